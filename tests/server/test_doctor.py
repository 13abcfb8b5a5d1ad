"""`papersea doctor` reaches a PostgreSQL and a Redis that are there."""

from __future__ import annotations

import json

from click.testing import CliRunner

from papersea.terminal.main import cli
from tests.server.services import Redis


def test_services_that_answer_are_well(postgres_address: str, redis: Redis) -> None:
    asked = ("--database", postgres_address, "--redis", redis.address)
    result = CliRunner().invoke(cli, ["doctor", "--json", *asked])
    assert result.exit_code == 0, result.output
    states = {each["name"]: each["state"] for each in json.loads(result.output)["findings"]}
    assert states["database"] == states["redis"] == "good"
