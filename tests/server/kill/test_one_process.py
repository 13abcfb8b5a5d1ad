"""One server on a SQLite file is killed in the middle of many games, again and again."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from papersea.server.storage import Store
from papersea.table.settings import Bank, Settings
from tests.server.kill.checking import check_table
from tests.server.kill.players import seated, until_played
from tests.server.kill.processes import command_server
from tests.sizes import SOAK, sized

pytestmark = pytest.mark.anyio

KILLS = sized(1, 3 * SOAK)
MOVES_BETWEEN_KILLS = sized(25, 200)
RATED = Settings(players=2, clock=Bank(7200), is_rated=True, allows_take_back=False, stand_in=None)
TABLES: list[tuple[int, Settings, tuple[str, str] | None]] = [
    *[(2, RATED, None)] * sized(1, 6),
    *[(3, Settings(players=3), None)] * sized(1, 3),
    *[(2, Settings(players=3), ("gull", "20ms"))] * sized(1, 3),
]


async def test_nothing_acknowledged_is_lost_and_everybody_resumes(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    server = command_server(file)
    async with AsyncExitStack() as stack:
        stack.callback(server.kill)
        await asyncio.to_thread(server.start)
        tables = [
            await stack.enter_async_context(seated([server.address] * people, settings, bot))
            for people, settings, bot in TABLES
        ]
        for table in tables:
            table.begin()
        for _ in range(KILLS):
            await until_played(tables, MOVES_BETWEEN_KILLS)
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
        await until_played(tables, MOVES_BETWEEN_KILLS)
        await asyncio.gather(*(table.end() for table in tables))
        store = await Store.open(f"sqlite:///{file}")
        stack.push_async_callback(store.close)
        games = [await check_table(store, table) for table in tables]
    assert all(games), "every table has finished a game"
    assert sum(games) > len(games) or not SOAK, "and some have played again"
    assert "Traceback" not in server.said()
