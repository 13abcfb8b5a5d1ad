"""The generated documents say what the wire says."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest
from msgspec import Struct

from papersea.protocol.codec import decode_from_client, decode_from_server, encode
from papersea.protocol.messages import VERSION, AnyFromClient, AnyFromServer
from papersea.table.refused import MEANINGS, ErrorCode
from tests.protocol.kinds import EVERY_KIND, FROM_CLIENT, FROM_SERVER, example, examples
from tests.protocol.references import refs, resolve
from tools.wire import __main__ as wire
from tools.wire.asyncapi import asyncapi
from tools.wire.page import page
from tools.wire.pretty import WIDTH, pretty
from tools.wire.typescript import typescript
from tools.wire.vocabulary import classes, name_of

TYPES = typescript()


@cache
def document() -> Any:
    """A whole story is played for it: not whenever tests are collected."""
    return json.loads(json.dumps(asyncapi(examples())))


def schemas() -> dict[str, Any]:
    found: dict[str, Any] = document()["components"]["schemas"]
    return found


def message_at(reference: dict[str, str]) -> Any:
    """An operation names a channel's message, which is one of the components."""
    return resolve(document(), resolve(document(), reference["$ref"])["$ref"])


def validator(name: str) -> jsonschema_rs.Draft7Validator:
    schema = {"$ref": f"#/components/schemas/{name}", "components": {"schemas": schemas()}}
    return jsonschema_rs.Draft7Validator(schema)


def test_every_reference_leads_somewhere() -> None:
    for ref in set(refs(document())):
        assert isinstance(resolve(document(), ref), dict), ref


def test_the_operations_name_every_message_by_its_direction() -> None:
    for operation, kinds in (("fromClient", FROM_CLIENT), ("fromServer", FROM_SERVER)):
        messages = map(message_at, document()["operations"][operation]["messages"])
        payloads = [resolve(document(), message["payload"]["$ref"]) for message in messages]
        assert [payload["title"] for payload in payloads] == [kind.__name__ for kind in kinds]


def test_it_speaks_of_this_version() -> None:
    assert document()["info"]["version"] == str(VERSION)
    assert f"PROTOCOL_VERSION = {VERSION};" in TYPES


def test_schemas_are_schemas_of_draft_7_that_explain_themselves() -> None:
    for name, schema in schemas().items():
        jsonschema_rs.meta.validate(
            {"$schema": "http://json-schema.org/draft-07/schema#", **schema}
        )
        assert schema["description"], name
        text = json.dumps(schema)
        assert "``" not in text, name
        assert "prefixItems" not in text, name


def choices(value: Any) -> Iterator[dict[str, Any]]:
    if isinstance(value, dict):
        if "discriminator" in value:
            yield value
        value = list(value.values())
    if isinstance(value, list):
        for each in value:
            yield from choices(each)


def test_a_discriminator_is_in_every_choice_with_a_word_of_its_own() -> None:
    found = list(choices(schemas()))
    assert {choice["discriminator"] for choice in found} == {"do", "kind", "event", "type"}
    for choice in found:
        field = choice["discriminator"]
        kinds = [resolve(document(), each["$ref"]) for each in choice["oneOf"]]
        assert all(field in kind["required"] for kind in kinds)
        words = [word for kind in kinds for word in kind["properties"][field]["enum"]]
        assert len(set(words)) == len(kinds)


@pytest.mark.parametrize("kind", EVERY_KIND)
def test_examples_fit_their_schema(kind: type[Struct]) -> None:
    plain = json.loads(encode(example(kind)))
    assert validator(kind.__name__).is_valid(plain)
    assert not validator(kind.__name__).is_valid({**plain, _tag_field(kind): "nonsense"})


def _tag_field(kind: type[Struct]) -> str:
    assert kind.__struct_config__.tag_field is not None
    return kind.__struct_config__.tag_field


def test_examples_of_the_document_decode() -> None:
    for operation, decode in (
        ("fromClient", decode_from_client),
        ("fromServer", decode_from_server),
    ):
        for ref in document()["operations"][operation]["messages"]:
            for shown in message_at(ref)["examples"]:
                decode(json.dumps(shown["payload"]))


def test_examples_of_the_page_are_those_of_the_story() -> None:
    shown = re.findall(r"```json\n(.*?)\n```", page(examples()), re.DOTALL)
    told = [json.loads(encode(example(kind))) for kind in examples()]
    assert len(shown) == len(told)
    assert all(json.loads(text) in told for text in shown)


def test_the_page_has_every_code_with_its_meaning() -> None:
    assert set(MEANINGS) == set(ErrorCode)
    told = page(examples())
    for code in ErrorCode:
        assert f"| `{code.value}` | {MEANINGS[code]} |" in told


def test_types_for_the_web_name_everything_once() -> None:
    named = re.findall(r"^export (?:interface|type) (\w+)", TYPES, re.MULTILINE)
    assert len(set(named)) == len(named)
    assert {name_of(kind) for kind in classes([AnyFromClient, AnyFromServer])} <= set(named)
    for code in ErrorCode:
        assert f'  "{code.value}",\n' in TYPES


def test_only_clients_leave_fields_out() -> None:
    sit = TYPES[TYPES.index("interface Sit ") :].partition("}")[0]
    settings = TYPES[TYPES.index("interface Settings ") :].partition("}")[0]
    assert "readonly seat?: Seat | null;" in sit
    assert "?" not in settings


def test_pretty_json_is_the_same_json_in_short_lines() -> None:
    value = [json.loads(encode(each)) for each in examples().values()]
    text = pretty(value)
    assert json.loads(text) == value
    assert max(map(len, text.splitlines())) <= WIDTH


def test_a_file_that_differs_is_out_of_date(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire, "ROOT", tmp_path)
    (tmp_path / "same").write_text("as before\n", encoding="utf-8")
    (tmp_path / "other").write_text("as before\n", encoding="utf-8")
    written = {"same": "as before\n", "other": "new\n", "missing": "new\n"}
    assert list(wire.out_of_date(written)) == ["other", "missing"]
