"""Two processes serve the same tables at once; one or both are killed in the middle of games."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

import pytest

from papersea.server.storage import Store
from papersea.table.settings import Bank, Settings
from tests.server.kill.checking import check_table
from tests.server.kill.cluster import clustered
from tests.server.kill.players import seated, until_played
from tests.server.services import Postgres, Redis
from tests.sizes import SOAK, sized

pytestmark = pytest.mark.anyio

KILLS = sized(1, SOAK)
MOVES_BETWEEN_KILLS = sized(30, 200)
MOVES_AFTER_RETURN = sized(5, 200)
RATED = Settings(players=2, clock=Bank(7200), is_rated=True, allows_take_back=False, stand_in=None)
TABLES: list[tuple[int, Settings, tuple[str, str] | None]] = [
    *[(2, RATED, None)] * sized(2, 6),
    *[(3, Settings(players=3), None)] * sized(1, 3),
    *[(2, Settings(players=3), ("gull", "20ms"))] * sized(1, 3),
]


async def test_clients_of_a_killed_process_go_on_with_the_other(
    postgres: Postgres, redis: Redis
) -> None:
    async with AsyncExitStack() as stack:
        cluster = await stack.enter_async_context(clustered(postgres, redis))
        spread = [*cluster.doors, cluster.doors[0]]
        tables = [
            await stack.enter_async_context(seated(spread[:people], settings, bot))
            for people, settings, bot in TABLES
        ]
        for table in tables:
            table.begin()
        for number in range(KILLS):
            await until_played(tables, MOVES_BETWEEN_KILLS)
            await cluster.kill(number % 2)
            await until_played(tables, MOVES_BETWEEN_KILLS)
            await cluster.start()
            await until_played(tables, MOVES_AFTER_RETURN)
            if SOAK:
                await cluster.kill(0, 1)
                await cluster.start()
                await until_played(tables, MOVES_BETWEEN_KILLS)
        await asyncio.gather(*(table.end() for table in tables))
        store = await Store.open(cluster.database)
        stack.push_async_callback(store.close)
        games = [await check_table(store, table) for table in tables]
        assert all(games), "every table has finished a game"
    assert "Traceback" not in cluster.said()
