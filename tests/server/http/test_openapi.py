"""The HTTP API is what its description says, whatever is asked of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from schemathesis import Case
from schemathesis.checks import CheckFunction
from schemathesis.schemas import BaseSchema
from schemathesis.specs.openapi.checks import allow_header_conformance, positive_data_acceptance

from papersea.server.people.identity import COOKIE
from tests.patience import PATIENT
from tests.server.hosting import Hosted
from tests.sizes import examples, sized

DOCUMENT = Path(__file__).parents[3] / "docs" / "protocol" / "openapi.json"
NOT_PROMISED: list[CheckFunction] = [
    positive_data_acceptance,  # a name, a language or settings may be refused for their sense
    allow_header_conformance,  # the framework answers OPTIONS for each handler, not each path
]
REJECTED = [400, 401, 403, 404, 405, 413, 415, 429]
"""How the server answers what its description does not admit."""


def read(request: pytest.FixtureRequest, *, is_covered: bool) -> BaseSchema:
    """When it is tried, and not when tests are collected: to think out what could be asked takes
    seconds, in every worker. Covered is also every limit of every field."""
    vars(request.node).setdefault("_nodeid", request.node.nodeid)  # as Schemathesis calls it
    config = schemathesis.Config.from_dict(
        {
            "checks": {"negative_data_rejection": {"expected-statuses": REJECTED}},
            "phases": {"coverage": {"enabled": is_covered}},
        }
    )
    return schemathesis.openapi.from_path(DOCUMENT, config=config)


@pytest.fixture
def description(request: pytest.FixtureRequest) -> BaseSchema:
    return read(request, is_covered=True)


@pytest.fixture
def description_for_nobody(request: pytest.FixtureRequest) -> BaseSchema:
    """Most is refused before any field is looked at."""
    return read(request, is_covered=sized(quick=False, whole=True))


api = schemathesis.pytest.from_fixture("description")
api_for_nobody = schemathesis.pytest.from_fixture("description_for_nobody")


def new_token(server: Hosted) -> str:
    response = httpx.post(
        f"{server.address}/api/people", json={"name": "Ann"}, verify=False, timeout=PATIENT
    )
    return response.cookies[COOKIE]


@pytest.fixture(scope="module")
def token(server: Hosted) -> str:
    return new_token(server)


@api.parametrize()
@examples(25)
def test_every_answer_is_described(case: Case[Any], server: Hosted, token: str) -> None:
    is_last = case.method == "DELETE"
    bearer = {"authorization": f"Bearer {new_token(server) if is_last else token}"}
    case.call_and_validate(base_url=server.address, headers=bearer, excluded_checks=NOT_PROMISED)


@api_for_nobody.parametrize()
@examples(5)
def test_so_is_every_answer_to_nobody(case: Case[Any], server: Hosted) -> None:
    case.call_and_validate(base_url=server.address, excluded_checks=NOT_PROMISED)
