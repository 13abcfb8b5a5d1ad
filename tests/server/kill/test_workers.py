"""Bots of a server without thinkers think in workers, which may be killed as well."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable

import httpx
import pytest

from papersea.client import TableClient
from papersea.server.storage import Store
from papersea.table.commands import Play, Start
from papersea.table.facts import Moved
from papersea.table.settings import Settings
from tests.patience import PATIENT
from tests.server.kill.checking import read_log
from tests.server.kill.cluster import Cluster, clustered
from tests.server.kill.players import seated
from tests.server.services import Postgres, Redis

pytestmark = pytest.mark.anyio

QUICK = ("gull", "20ms")


@pytest.fixture(scope="module")
async def cluster(postgres: Postgres, redis: Redis) -> AsyncIterator[Cluster]:
    async with clustered(postgres, redis, servers=1, thinkers=0) as running:
        yield running


@pytest.fixture
async def store(cluster: Cluster) -> AsyncIterator[Store]:
    opened = await Store.open(cluster.database)
    yield opened
    await opened.close()


async def until(is_so: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(PATIENT):
        while not await is_so():
            await asyncio.sleep(0.05)


async def hand_over(client: TableClient) -> None:
    """Play until it is the bot's turn."""
    if client.game is None:
        await client.do(Start())
    while client.game is None or client.game.turn == client.seat:
        if client.game is not None and client.game.legal:
            await client.do(Play(client.game.legal[0], client.number))
        else:
            await client.changed()


async def bot_moves(store: Store, code: str) -> int:
    """As storage has them: whoever makes them."""
    log = await read_log(store, code)
    return sum(isinstance(entry.fact, Moved) and entry.fact.by_bot for entry in log)


async def test_a_worker_that_is_killed_in_a_thought_is_replaced(
    cluster: Cluster, store: Store
) -> None:
    async with seated(cluster.doors, Settings(players=2), QUICK) as table:
        client = table.players[0].client
        await hand_over(client)

        async def is_claimed() -> bool:
            listed = await store.table(table.code)
            assert listed is not None
            assert listed.wake_at is not None, "somebody has to move for the bot"
            return listed.wake_at > time.time()

        assert not await is_claimed(), "a server without thinkers leaves it to workers"
        before = await bot_moves(store, table.code)
        with cluster.working(is_hanging=True) as first:
            await until(is_claimed)
            await asyncio.to_thread(first.kill)
        assert await bot_moves(store, table.code) == before, "it hung in its thought"

        async def has_moved() -> bool:
            return await bot_moves(store, table.code) > before

        with cluster.working() as second:
            await until(has_moved)
            await table.until(lambda: client.game is not None and bool(client.game.legal))
            await hand_over(client)  # the player sees it, and plays on
            assert await asyncio.to_thread(second.stop) == 0
            assert "Traceback" not in second.said()


async def test_workers_find_the_bots_that_wait_also_without_redis(
    cluster: Cluster, store: Store
) -> None:
    async with seated(cluster.doors, Settings(players=2), QUICK) as table:
        client = table.players[0].client
        with cluster.working():
            await hand_over(client)
            await table.until(lambda: client.game is not None and bool(client.game.legal))
            before = await bot_moves(store, table.code)

            async def has_moved() -> bool:
                return await bot_moves(store, table.code) > before

            cluster.redis.stop()
            try:
                await hand_over(client)
                await until(has_moved)
            finally:
                cluster.redis.start()
            await table.until(lambda: client.game is not None and bool(client.game.legal))
        assert client.number == await store.head(table.code)


async def test_a_worker_tells_its_health_and_its_figures(cluster: Cluster) -> None:
    with cluster.working() as worker:
        async with httpx.AsyncClient(base_url=worker.address, timeout=PATIENT) as http:
            assert (await http.get("/health/ready")).json() == {"status": "ok"}
            assert "papersea_thinking_seconds" in (await http.get("/metrics")).text
            cluster.redis.stop()
            try:

                async def is_deaf() -> bool:
                    return bool((await http.get("/health/ready")).json() == {"status": "no_news"})

                await until(is_deaf)
            finally:
                cluster.redis.start()
            cluster.postgres.stop()
            try:
                assert (await http.get("/health/ready")).status_code == 503
                assert (await http.get("/health/live")).status_code == 200
            finally:
                cluster.postgres.start()

            async def is_back() -> bool:
                return (await http.get("/health/ready")).status_code == 200

            await until(is_back)
