"""News between processes: the same inside one process and through Redis."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import AsyncIterator
from contextlib import aclosing, asynccontextmanager
from dataclasses import dataclass

import pytest
from redis.asyncio import Redis as AsyncRedis

from papersea.server.news import redis_link
from papersea.server.news.bus import Bus
from papersea.server.news.link import BusDown, MemoryLink, Notice, Reconnected
from tests.patience import PATIENT
from tests.server.services import Redis, start_redis

pytestmark = pytest.mark.anyio


@dataclass(frozen=True, slots=True)
class Pair:
    """Two ends; only one of them is listened to."""

    speaker: Bus
    listener: Bus


@pytest.fixture(autouse=True)
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """However busy the machine, Redis is not given up for being slow."""
    monkeypatch.setattr(redis_link, "_PATIENCE", PATIENT)


@pytest.fixture(params=["memory", "redis"])
async def pair(request: pytest.FixtureRequest) -> AsyncIterator[Pair]:
    if request.param == "memory":
        link = await MemoryLink.open()
        try:
            yield Pair(Bus(link, "speaker"), Bus(link, "listener"))
        finally:
            await link.close()
        return
    redis = request.getfixturevalue("redis")
    assert isinstance(redis, Redis)
    async with opened(redis, "speaker") as speaker, opened(redis, "listener") as listener:
        yield Pair(speaker, listener)


@asynccontextmanager
async def opened(redis: Redis | None, name: str) -> AsyncIterator[Bus]:
    bus = await Bus.open(redis.address if redis else None, name)
    try:
        yield bus
    finally:
        await bus.close()


async def heard(bus: Bus, count: int) -> list[Notice | Reconnected]:
    found: list[Notice | Reconnected] = []
    async with asyncio.timeout(PATIENT), aclosing(bus.news()) as news:
        while len(found) < count:
            found.append(await anext(news))
    return found


async def test_what_is_published_is_heard_in_order(pair: Pair) -> None:
    await pair.listener.subscribe("table:A")
    await pair.listener.subscribe("table:B")
    sent = [Notice(f"table:{'AB'[number % 2]}", b"\n%d\0" % number) for number in range(50)]
    for notice in sent:
        assert await pair.speaker.publish(notice.channel, notice.data)
    assert await heard(pair.listener, 50) == sent


async def test_nobody_hears_themselves(pair: Pair) -> None:
    await pair.listener.subscribe("table:A")
    assert await pair.listener.publish("table:A", b"own")
    assert await pair.speaker.publish("table:A", b"other")
    assert await heard(pair.listener, 1) == [Notice("table:A", b"other")]


async def test_only_what_is_subscribed_is_heard(pair: Pair) -> None:
    await pair.listener.subscribe("table:A")
    await pair.listener.subscribe("table:B")
    await pair.listener.unsubscribe("table:A")
    for channel in ("table:A", "table:B", "table:C"):
        assert await pair.speaker.publish(channel, b"x")
    await pair.listener.subscribe("table:A")
    assert await pair.speaker.publish("table:A", b"again")
    assert await heard(pair.listener, 2) == [Notice("table:B", b"x"), Notice("table:A", b"again")]


async def test_a_link_that_works_answers(pair: Pair) -> None:
    await pair.listener.ping()


@asynccontextmanager
async def refusing_news(redis: Redis) -> AsyncIterator[None]:
    client = AsyncRedis.from_url(redis.address)
    await client.acl_setuser("default", commands=["-publish"], nopass=True, enabled=True)
    try:
        yield
    finally:
        await client.acl_setuser("default", commands=["+publish"], nopass=True, enabled=True)
        await client.aclose()


async def test_news_that_redis_refuses_do_not_spoil_the_next_ones(redis: Redis) -> None:
    async with opened(redis, "speaker") as speaker, opened(redis, "listener") as listener:
        await listener.subscribe("table:A")
        async with refusing_news(redis):
            told = await asyncio.gather(*(speaker.publish("table:A", b"lost") for _ in range(3)))
            assert told == [False] * 3
        for number in range(3):
            assert await speaker.publish("table:A", b"%d" % number)
        assert await heard(listener, 3) == [Notice("table:A", b"%d" % each) for each in range(3)]


@asynccontextmanager
async def nobody_waits_for_news(redis: Redis) -> AsyncIterator[redis_link.RedisLink]:
    """News are on their way, and whoever told them is gone. In the end nothing may be left open,
    and the loop may not complain that nobody has asked how it ended."""
    link = await redis_link.RedisLink.open(redis.address, "speaker")
    try:
        telling = asyncio.create_task(link.publish("table:A", b"news"))
        await asyncio.sleep(0)
        sending = link._publishing._next
        assert sending
        while link._publishing._connection is None:
            await asyncio.sleep(0)
        telling.cancel()
        yield link
        await asyncio.wait({telling, sending})
        del telling, sending
        gc.collect()
    finally:
        await link.close()


async def test_news_that_nobody_waits_for_may_be_refused(redis: Redis) -> None:
    async with refusing_news(redis), nobody_waits_for_news(redis):
        pass


async def test_news_that_nobody_waits_for_go_with_their_connection(redis: Redis) -> None:
    async with nobody_waits_for_news(redis) as link:
        await link._publishing.hang_up()


async def test_a_process_alone_has_nobody_to_tell() -> None:
    async with opened(None, "alone") as bus:
        assert not bus.is_shared
        assert await bus.publish("table:A", b"x")


def test_a_name_is_one_line() -> None:
    with pytest.raises(ValueError, match="one line"):
        Bus(MemoryLink.__new__(MemoryLink), "two\nlines")


async def linked(bus: Bus) -> None:
    async with asyncio.timeout(PATIENT):
        while True:
            try:
                return await bus.ping()
            except BusDown:
                await asyncio.sleep(0.01)


async def test_a_restarted_redis_is_found_again(caplog: pytest.LogCaptureFixture) -> None:
    """With all subscriptions, those made meanwhile too; and whoever listens is told."""
    with start_redis() as redis:
        async with opened(redis, "speaker") as speaker, opened(redis, "listener") as listener:
            assert listener.is_shared
            await listener.subscribe("table:A")
            await listener.subscribe("table:gone")
            redis.stop()
            with caplog.at_level(logging.WARNING, "papersea.server.news.bus"):
                for _ in range(5):
                    assert not await speaker.publish("table:A", b"lost")
            assert (
                len([each for each in caplog.records if each.name == "papersea.server.news.bus"])
                == 1
            )
            await listener.subscribe("table:B")
            await listener.unsubscribe("table:gone")
            with pytest.raises(BusDown):
                await speaker.ping()
            redis.start()
            for bus in (listener, speaker):  # one that has not noticed yet would answer, then fail
                assert await heard(bus, 1) == [Reconnected()]
            for channel in ("table:gone", "table:A", "table:B"):
                assert await speaker.publish(channel, b"found")
            assert await heard(listener, 2) == [
                Notice("table:A", b"found"),
                Notice("table:B", b"found"),
            ]


async def test_redis_may_come_later() -> None:
    with start_redis() as redis:
        redis.stop()
        async with opened(redis, "early") as bus, opened(redis, "other") as other:
            with pytest.raises(BusDown):
                await bus.ping()
            await bus.subscribe("table:A")
            assert not await bus.publish("table:A", b"x")
            redis.start()
            await linked(bus)
            await linked(other)
            assert await other.publish("table:A", b"x")
            assert await heard(bus, 2) == [Reconnected(), Notice("table:A", b"x")]


async def test_a_subscription_that_is_confirmed_late_is_told(
    redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before that, something may have been missed."""
    confirm, confirmed = redis_link.RedisLink._confirmed, asyncio.Event()

    def hold(link: redis_link.RedisLink, channel: str) -> None:
        if channel == "table:A":
            confirmed.set()
        else:
            confirm(link, channel)

    monkeypatch.setattr(redis_link.RedisLink, "_confirmed", hold)
    async with opened(redis, "listener") as listener:
        monkeypatch.setattr(redis_link, "_PATIENCE", 0.0)
        await listener.subscribe("table:A")
        async with asyncio.timeout(PATIENT):
            await confirmed.wait()
        assert isinstance(listener._link, redis_link.RedisLink)
        confirm(listener._link, "table:A")
        assert await heard(listener, 1) == [Notice("table:A", b"")]


async def test_nothing_published_after_subscribing_is_missed(redis: Redis) -> None:
    async with opened(redis, "speaker") as speaker, opened(redis, "listener") as listener:
        for number in range(200):
            await listener.subscribe(f"table:{number}")
            assert await speaker.publish(f"table:{number}", b"x")
        assert len(await heard(listener, 200)) == 200
