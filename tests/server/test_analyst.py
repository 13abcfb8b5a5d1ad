"""Analyses are worked out in turn, once, and only as long as somebody waits for them."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from typing import Any

import pytest

from papersea.analysis.analysing import Progress
from papersea.analysis.questions import answer
from papersea.record import Record, parse_record
from papersea.server.routes.analysis import _lines
from papersea.server.thinking.analyst import Analyst, AnswerCache
from papersea.server.thinking.thinkers import Reckoner
from papersea.table.refused import ErrorCode, Refused
from tests.patience import PATIENT
from tests.server.http.test_analysis import FEW_MOVES

pytestmark = pytest.mark.anyio

RECORD = parse_record(FEW_MOVES)
OTHER = parse_record(FEW_MOVES.replace("A: L .", ""))
LATER = parse_record(FEW_MOVES.replace("A: L .", "A: R ."))


class Counting(Reckoner):
    """Notes whose questions are thought about at once, and what was asked."""

    def __init__(self, *, is_busy: bool = False) -> None:
        super().__init__(None)
        self.is_busy = is_busy
        self.asked: Counter[str] = Counter()
        self.now: set[str] = set()
        self.most = 0
        self.stops_at: int | None = None
        self.has_stopped, self.is_given_up = asyncio.Event(), asyncio.Event()

    async def work(self, asker: str, work: Any, *arguments: Any, **facts: Any) -> Any:
        assert asker not in self.now, "one analysis of an address at a time"
        self.asked[asker] += 1
        self.now.add(asker)
        self.most = max(self.most, len(self.now))
        try:
            await self._think(asker)
        finally:
            self.now.remove(asker)
        if self.is_busy:
            raise Refused(ErrorCode.UNAVAILABLE)
        little = (arguments[0], type(arguments[1])(50), 0) if work is answer else ()
        return await asyncio.to_thread(work, *(little or arguments), **facts)

    async def _think(self, asker: str) -> None:
        if self.asked[asker] != self.stops_at:
            await asyncio.sleep(0.005)
            return
        self.has_stopped.set()
        try:
            await asyncio.Event().wait()
        finally:
            self.is_given_up.set()


async def followed(analyst: Analyst, record: Record, asker: str) -> list[Progress | bytes]:
    return [each async for each in analyst.follow(record, asker)]


async def test_of_each_address_one_game_is_analysed_at_a_time() -> None:
    reckoner = Counting()
    analyst = Analyst(reckoner, at_once=6)
    askers = ((RECORD, "a"), (OTHER, "a"), (LATER, "b"))
    told = await asyncio.gather(*(followed(analyst, *each) for each in askers))
    assert all(isinstance(each[-1], bytes) for each in told)
    assert reckoner.most == 2


async def test_of_each_address_only_so_many_analyses_wait() -> None:
    analyst = Analyst(Counting(), at_once=2)
    askers = ((RECORD, "a"), (OTHER, "a"), (LATER, "a"), (LATER, "b"))
    asking = (followed(analyst, *each) for each in askers[:3])
    *told, refused = await asyncio.gather(*asking, return_exceptions=True)
    assert not any(isinstance(each, BaseException) for each in told)
    assert isinstance(refused, Refused)
    assert refused.code is ErrorCode.TOO_FAST
    for each in askers[2:]:
        assert isinstance((await followed(analyst, *each))[-1], bytes), "others, and then they too"


def test_what_was_asked_for_last_is_kept_longest() -> None:
    kept: AnswerCache[str] = AnswerCache(most_bytes=10)
    for key in "abc":
        kept.keep(key, b"1234")
    assert [kept.find(key) for key in "abc"] == [None, b"1234", b"1234"]
    assert kept.find("b")
    kept.keep("d", b"123456")
    assert [kept.find(key) for key in "bcd"] == [b"1234", None, b"123456"]
    kept.keep("b", b"12345678901")
    assert [kept.find(key) for key in "bd"] == [None, None], "too large to be kept at all"


async def test_whoever_asks_for_the_same_game_gets_the_same_analysis() -> None:
    reckoner = Counting()
    analyst = Analyst(reckoner, at_once=6)
    first, second = await asyncio.gather(*(followed(analyst, RECORD, each) for each in "ab"))
    assert first[-1] == second[-1]
    assert await followed(analyst, RECORD, "c") == first[-1:]
    assert set(reckoner.asked) == {"a"}


async def test_an_analysis_that_nobody_waits_for_is_given_up() -> None:
    reckoner = Counting()
    analyst = Analyst(reckoner, at_once=6)
    reckoner.stops_at = 2
    following = asyncio.create_task(followed(analyst, RECORD, "a"))
    async with asyncio.timeout(PATIENT):
        await reckoner.has_stopped.wait()
        following.cancel()
        await reckoner.is_given_up.wait()
    assert isinstance((await followed(analyst, RECORD, "a"))[-1], bytes), "it is begun anew"
    assert reckoner.asked["a"] > 2 + 2


async def test_where_there_is_no_time_whoever_waits_is_told() -> None:
    reckoner = Counting(is_busy=True)
    analyst = Analyst(reckoner, at_once=6)
    with pytest.raises(Refused):
        await followed(analyst, RECORD, "a")
    reckoner.is_busy = False
    assert isinstance((await followed(analyst, RECORD, "a"))[-1], bytes)


async def test_an_analysis_that_fails_says_so_in_its_last_line() -> None:
    async def failing() -> AsyncIterator[Progress | bytes]:
        yield Progress(1, 9)
        raise AssertionError("a broken promise of ours")

    lines = [line async for line in _lines(failing())]
    assert b'"under_way"' in lines[0]
    assert lines[-1] == b'{"type":"not_analysed","code":"unavailable"}\n'
