"""The HTTP API beside the socket: one document, one set of types, one set of codes."""

from __future__ import annotations

import re

import jsonschema_rs
import pytest
from msgspec import Struct

from tests.protocol.references import refs, resolve
from tools.wire.errors import occurrences
from tools.wire.http_part import HttpPart, http_part
from tools.wire.typescript import typescript
from tools.wire.vocabulary import classes, is_object, name_of

DIALECT = "https://json-schema.org/draft/2020-12/schema"


@pytest.fixture(scope="module")
def http() -> HttpPart:
    return http_part()


def test_every_reference_leads_somewhere(http: HttpPart) -> None:
    for ref in set(refs(http.document)):
        assert isinstance(resolve(http.document, ref), dict), ref


def test_schemas_are_schemas(http: HttpPart) -> None:
    for schema in http.document["components"]["schemas"].values():
        jsonschema_rs.meta.validate({"$schema": DIALECT, **schema})


def test_every_request_is_explained(http: HttpPart) -> None:
    for path, methods in http.document["paths"].items():
        for method, request in methods.items():
            assert request.get("description") or request.get("summary"), f"{method} {path}"


def test_every_body_has_one_type_for_the_web(http: HttpPart) -> None:
    types = typescript(http.asked, http.answered)
    named = re.findall(r"^export (?:interface|type) (\w+)", types, re.MULTILINE)
    assert len(set(named)) == len(named)
    assert {name_of(kind) for kind in classes([*http.asked, *http.answered])} <= set(named)


def test_no_body_of_a_request_lets_unknown_fields_pass(http: HttpPart) -> None:
    for kind in filter(is_object, classes(http.asked)):
        assert issubclass(kind, Struct), kind
        assert kind.__struct_config__.forbid_unknown_fields, kind


def test_every_code_can_occur() -> None:
    assert [code.value for code, places in occurrences().items() if not places] == []
