"""A house upon either database, and whoever runs it, at a terminal."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from papersea.terminal.admin.command import command
from tests.server.hosting import Hosted, hosted

PROXY = "127.0.0.1"


@dataclass
class Desk:
    """``papersea admin`` upon the database of a server that runs."""

    server: Hosted
    options: tuple[str, ...] = ()

    async def __call__(self, *arguments: str, is_refused: bool = False) -> Any:
        return await admin(
            self.server.context.settings.database, *arguments, *self.options, is_refused=is_refused
        )


async def admin(database: str, *arguments: str, is_refused: bool = False) -> Any:
    """What it says, as a program reads it; if it is refused, the sentence."""
    line = [*arguments, "--database", database, "--json"]
    said = await asyncio.to_thread(CliRunner().invoke, command, line)
    if is_refused:
        assert said.exit_code != 0, said.output
        return said.stderr
    assert said.exit_code == 0, said.output
    return json.loads(said.stdout)


@pytest.fixture(params=("sqlite", "postgresql"))
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Hosted]:
    address = None
    if request.param == "postgresql":
        address = str(request.getfixturevalue("postgres_house"))
    with hosted(tmp_path, database=address, proxies=(PROXY,)) as running:
        yield running


@pytest.fixture
def desk(server: Hosted) -> Desk:
    return Desk(server)
