"""Redis or PostgreSQL are gone for a while, and two processes serve on."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
from redis.asyncio import Redis

from papersea.client import ErrorCode
from papersea.moves import parse_move
from papersea.server.news.notices import channel_of
from papersea.server.storage import Store
from papersea.table.commands import Phrase, Play, Say, ShowHand, Start
from papersea.table.facts import StoodIn
from papersea.table.settings import Bank, Settings
from tests.patience import PATIENT
from tests.server.kill.checking import check_table, read_log
from tests.server.kill.cluster import Cluster, clustered
from tests.server.kill.players import PlayedTable, Player, seated, until_played
from tests.server.services import Postgres
from tests.server.services import Redis as RedisService
from tests.sizes import sized, soak

pytestmark = pytest.mark.anyio

AT_ONCE = 100
THINKERS = sized(0, 1)
"""Bots play only in ``make soak`` here."""
MOVES = sized(30, 100)


@pytest.fixture(scope="module")
async def both(postgres: Postgres, redis: RedisService) -> AsyncIterator[Cluster]:
    async with clustered(postgres, redis, thinkers=THINKERS) as running:
        yield running


@pytest.fixture
async def cluster(both: Cluster) -> Cluster:
    """Whole, whatever the test before has killed."""
    await both.start()
    return both


async def begun(table: PlayedTable) -> tuple[Player, Player]:
    """A game of two, who both know of it: first whoever has to move, by drawing two cards."""
    await table.players[0].client.do(Start())
    await table.until(lambda: all(each.client.game is not None for each in table.players))
    one, other = table.players
    assert one.client.game is not None
    return (one, other) if one.client.game.legal else (other, one)


async def until_listening(redis: Redis, channel: str, processes: int) -> None:
    async with asyncio.timeout(PATIENT):
        while (await redis.pubsub_numsub(channel))[0][1] < processes:
            await asyncio.sleep(0.05)


async def test_both_processes_write_at_one_table_at_the_same_time(cluster: Cluster) -> None:
    async with seated(cluster.doors, Settings(players=2)) as table:
        toggles = [
            player.client.do(ShowHand(is_open=number % 2 == 0))
            for number in range(AT_ONCE)
            for player in table.players
        ]
        first = table.players[0].client.number + 1
        numbers = await asyncio.gather(*toggles)
        assert sorted(numbers) == list(range(first, first + len(numbers)))
        await table.until(lambda: {each.client.number for each in table.players} == {max(numbers)})
    assert sum(each.count_of("papersea_conflicts_total") for each in cluster.servers) > 0


async def test_without_redis_moves_are_acknowledged_and_heard_of_later(cluster: Cluster) -> None:
    async with seated(cluster.doors, Settings(players=2)) as table:
        mover, other = await begun(table)
        cluster.redis.stop()
        try:
            drawn = await mover.client.do(Play(parse_move("D"), mover.client.number))
            shown = await other.client.do(ShowHand(is_open=True))
            assert shown == drawn + 1, "who does something hears first what was missed"
            assert other.client.number == shown
        finally:
            cluster.redis.start()
        await table.until(lambda: mover.client.number == shown)


async def test_news_that_are_lost_on_their_way_are_noticed_before_long(cluster: Cluster) -> None:
    async with (
        seated(cluster.doors, Settings(players=2)) as table,
        Redis.from_url(cluster.redis.address) as ruling,
    ):
        mover, other = await begun(table)
        await ruling.acl_setuser("default", enabled=True, commands=["-publish"])
        try:
            drawn = await mover.client.do(Play(parse_move("D"), mover.client.number))
        finally:
            await ruling.acl_setuser("default", enabled=True, commands=["+publish"])
        await table.until(lambda: other.client.number == drawn)


async def test_news_that_cannot_be_read_make_nobody_deaf(cluster: Cluster) -> None:
    async with (
        seated(cluster.doors, Settings(players=2)) as table,
        Redis.from_url(cluster.redis.address) as newer,
    ):
        mover, other = await begun(table)
        channel = channel_of(table.code)
        await until_listening(newer, channel, 2)
        await newer.publish(channel, b"another release\nfrom the future")
        drawn = await mover.client.do(Play(parse_move("D"), mover.client.number))
        await table.until(lambda: other.client.number == drawn)


async def test_redis_and_a_process_are_lost_at_once(cluster: Cluster) -> None:
    async with seated(cluster.doors, Settings(players=2)) as table:
        mover, other = await begun(table)
        cluster.redis.stop()
        try:
            await mover.client.do(Play(parse_move("D"), mover.client.number))
            await cluster.kill(table.players.index(mover))
            assert mover.client.game is not None
            kept = await mover.client.do(Play(mover.client.game.legal[0], mover.client.number))
            await table.until(lambda: other.client.number == kept)
        finally:
            cluster.redis.start()


@soak
async def test_without_postgresql_moves_are_refused_and_none_is_lost(cluster: Cluster) -> None:
    async with (
        seated(cluster.doors, Settings(players=2)) as people,
        seated(cluster.doors[:1], Settings(players=2), ("gull", "20ms")) as with_bot,
    ):
        tables = (people, with_bot)
        for table in tables:
            table.begin()
        await until_played(tables, MOVES)
        cluster.postgres.stop()
        try:
            # By word, for a move may be due from somebody who has not heard of it and cannot now.
            async with asyncio.timeout(PATIENT):
                while ErrorCode.UNAVAILABLE not in people.refusals():
                    await people.players[0].attempt(Say(Phrase.HELLO))
        finally:
            cluster.postgres.start()
        for table in tables:
            await until_played([table], MOVES // 4)
            await table.end()
        store = await Store.open(cluster.database)
        try:
            for table in tables:
                assert await check_table(store, table) > 0
        finally:
            await store.close()


@soak
async def test_a_stand_in_comes_also_if_those_who_served_the_table_are_dead(
    cluster: Cluster,
) -> None:
    settings = Settings(players=2, clock=Bank(10))
    async with seated([cluster.servers[0].address] * 2, settings) as table:
        mover, _ = await begun(table)
        seat = mover.client.seat
        assert seat is not None
    await cluster.kill(0, 1)
    await asyncio.to_thread(cluster.servers[1].start)
    store = await Store.open(cluster.database)
    try:
        async with asyncio.timeout(PATIENT):
            while StoodIn(seat) not in [entry.fact for entry in await read_log(store, table.code)]:
                await asyncio.sleep(0.2)
    finally:
        await store.close()
