"""Two servers are replaced one after the other while people play at both."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

import pytest

from papersea.table.settings import Bank, Settings
from tests.server.kill.checking import check_table
from tests.server.kill.cluster import clustered
from tests.server.kill.players import seated, until_played
from tests.server.services import Postgres, Redis
from tests.server.storage.making import opened
from tests.sizes import sized

pytestmark = pytest.mark.anyio

TURNS = sized(1, 10)
MOVES = sized(20, 100)
RATED = Settings(players=2, clock=Bank(7200), is_rated=True, allows_take_back=False, stand_in=None)


async def test_nobody_loses_a_move_when_servers_are_replaced_in_turn(
    postgres: Postgres, redis: Redis
) -> None:
    """As docs/hosting.md describes it: each is told to stop, and is back before the next."""
    async with AsyncExitStack() as stack:
        cluster = await stack.enter_async_context(clustered(postgres, redis, thinkers=0))
        tables = [await stack.enter_async_context(seated(cluster.doors, RATED)) for _ in range(2)]
        for table in tables:
            table.begin()
        for _ in range(TURNS):
            for server in cluster.servers:
                await until_played(tables, MOVES)
                assert await asyncio.to_thread(server.stop) == 0
                await until_played(tables, MOVES)
                await asyncio.to_thread(server.start)
        await until_played(tables, MOVES)
        await asyncio.gather(*(table.end() for table in tables))
        async with opened(cluster.database) as store:
            for table in tables:
                assert await check_table(store, table) > 0
    assert "Traceback" not in cluster.said()
