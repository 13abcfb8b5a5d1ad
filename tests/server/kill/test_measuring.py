"""A game is kept for measuring once, not twice and not never: whoever is killed when it ends, and
however many file it."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from papersea.answers.people import Measuring
from papersea.record import read_records
from papersea.table.commands import SeatBot, Sit
from papersea.table.settings import Settings
from tests.server.admin.conftest import admin
from tests.server.guests import guests, playing, start
from tests.server.http.test_measuring import answer, filed, play_beside_bots
from tests.server.kill.cluster import clustered
from tests.server.kill.processes import command_server
from tests.server.lines import line, play_on
from tests.server.services import Postgres, Redis

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


async def test_all_processes_know_what_everybody_has_said(
    postgres: Postgres, redis: Redis, tmp_path: Path
) -> None:
    """People at two servers, one of whom answers during the game, and a bot of a worker's."""
    file = tmp_path / "games.jsonl"
    async with clustered(postgres, redis, thinkers=0, is_measuring=True) as cluster:
        first, second = (each.address for each in cluster.servers)
        async with AsyncExitStack() as stack:
            stack.enter_context(cluster.working())
            ann, bob = await stack.enter_async_context(guests(first, "Ann", "Bob"))
            await answer(ann, Measuring.ALLOWED)
            code = await ann.open_table(Settings(players=3))
            one = await stack.enter_async_context(line(first, code, ann.token))
            other = await stack.enter_async_context(line(second, code, bob.token))
            await other.do(Sit())
            await one.do(SeatBot(2, "driftwood"))
            await start(one, other)
            await answer(bob, Measuring.ALLOWED)
            await play_beside_bots(one, other)
            await filed(ann, one)
            await admin(cluster.database, "export", str(file), "--measured")
    (kept,) = read_records(file)
    assert kept.names[2] == "Driftwood"
