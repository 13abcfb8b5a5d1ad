"""Two servers are replaced one after the other while people play at both."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import text

from papersea.server.storage.database import parse_address
from papersea.server.storage.postgresql import postgresql_engine
from papersea.table.settings import Bank, Settings
from tests.server.kill.checking import check_table
from tests.server.kill.cluster import clustered
from tests.server.kill.earlier import earlier_server, sources_of
from tests.server.kill.players import PlayedTable, seated, until_played
from tests.server.kill.processes import server
from tests.server.services import Postgres, Redis
from tests.server.storage.making import opened
from tests.sizes import sized, soak

pytestmark = pytest.mark.anyio

TURNS = sized(1, 10)
MOVES = sized(20, 100)
RATED = Settings(players=2, clock=Bank(7200), is_rated=True, allows_take_back=False, stand_in=None)


def tracebacks(said: str) -> list[str]:
    """The lines of logs that have one."""
    return [line for line in said.splitlines() if "Traceback" in line]


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
    assert tracebacks(cluster.said()) == []


async def step_of(address: str) -> str:
    """How far a database was brought."""
    engine = postgresql_engine(parse_address(address), 1)
    try:
        async with engine.connect() as connection:
            found = await connection.execute(text("SELECT version_num FROM alembic_version"))
            return str(found.scalar_one())
    finally:
        await engine.dispose()


@soak
@pytest.mark.parametrize(("commit", "step"), [("c673807", "0003"), ("a3c11bb", "0009")])
async def test_nobody_loses_a_move_when_an_earlier_version_is_replaced(
    commit: str, step: str, postgres: Postgres, redis: Redis, tmp_path: Path
) -> None:
    """The first server of this version brings the database up to date under the other, which goes
    on with it: both serve the same tables, and tables are opened at either."""
    newest = await step_of(postgres.house())
    make = partial(earlier_server, sources_of(commit, tmp_path))
    async with AsyncExitStack() as stack:
        cluster = await stack.enter_async_context(clustered(postgres, redis, thinkers=0, make=make))
        tables: list[PlayedTable] = []
        said = ""

        async def more_tables() -> None:
            """One opened at each server, with a player at each."""
            for doors in (cluster.doors, cluster.doors[::-1]):
                table = await stack.enter_async_context(seated(doors, RATED))
                table.begin()
                tables.append(table)
            for table in tables:
                await until_played([table], MOVES)

        await more_tables()
        assert await step_of(cluster.database) == step
        for number, settings in enumerate(cluster.settings):
            replaced = cluster.servers[number]
            assert await asyncio.to_thread(replaced.stop) == 0
            said += replaced.said()
            await until_played(tables, MOVES)
            cluster.servers[number] = server(settings)
            await asyncio.to_thread(cluster.servers[number].start)
            assert await step_of(cluster.database) == newest
            await more_tables()
        await asyncio.gather(*(table.end() for table in tables))
        async with opened(cluster.database) as store:
            for table in tables:
                assert await check_table(store, table) > 0
    assert tracebacks(said + cluster.said()) == []
