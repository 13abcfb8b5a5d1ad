"""A server in a process of its own, and ``papersea admin`` beside it in another."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from papersea.table.refused import ErrorCode
from tests.client.serving import Server
from tests.server.admin.test_acts import hears
from tests.server.guests import guests, playing
from tests.server.lines import line
from tests.terminal.running import run_program

pytestmark = pytest.mark.anyio


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path, "--thinkers", "0", "--proxy", "127.0.0.1")
    server.launch()
    try:
        server.wait()
        yield server
    finally:
        server.kill()


async def test_a_server_that_runs_heeds_what_another_process_does_to_its_file(
    server: Server, tmp_path: Path
) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"

    async def admin(*arguments: str) -> object:
        line = ("admin", *arguments, "--database", database, "--json")
        said = await asyncio.to_thread(run_program, *line)
        assert said.returncode == 0, said.stderr
        return json.loads(said.stdout)

    async with guests(server.address, "Ann", "Bob") as (ann, bob):
        async with playing(ann, bob) as lines:
            code = lines[0].latest.table.code
            await admin("ban", bob.id)
            assert await hears(lines[1]) is ErrorCode.BANNED
            await admin("close", code)
            assert await hears(lines[0]) is ErrorCode.CLOSED_TABLE
        other = await ann.open_table()
        there = {"x-forwarded-for": "203.0.113.7"}
        async with line(server.address, other, ann.token, additional_headers=there) as inside:
            await admin("ban", "203.0.113.0/24")
            assert await hears(inside) is ErrorCode.BANNED
        banned = await ann.http.get("/api/about", headers=there)
        assert banned.status_code == 403
