"""A server that is killed when a game ends keeps it for measuring once, not twice and not never."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from papersea.record import read_records
from papersea.server.storage.values import Measuring
from tests.server.admin.conftest import admin
from tests.server.guests import guests, playing
from tests.server.http.test_measuring import answer, filed
from tests.server.kill.processes import command_server
from tests.server.lines import line, play_on

pytestmark = pytest.mark.anyio


async def test_a_game_is_kept_once_however_often_its_server_is_killed(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    server = command_server(database, "--measure")
    async with AsyncExitStack() as stack:
        stack.callback(server.kill)
        await asyncio.to_thread(server.start)
        async with guests(server.address, "Ann", "Bob") as people:
            for each in people:
                await answer(each, Measuring.ALLOWED)
            async with playing(*people) as lines:
                code = lines[0].latest.table.code
                await play_on(*lines)
                await asyncio.to_thread(server.kill)  # before it is filed, or after
            for number in range(2):
                await asyncio.to_thread(server.start)
                async with line(server.address, code, people[0].token) as one:
                    await filed(people[0], one)
                file = tmp_path / f"{number}.jsonl"
                await admin(f"sqlite:///{database}", "export", str(file), "--measured")
                assert len(list(read_records(file))) == 1
                await asyncio.to_thread(server.kill)
