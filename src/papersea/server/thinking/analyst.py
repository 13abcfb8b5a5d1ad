"""Whole games weighed, a decision at a time, so that nobody else waits long for an answer."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Final, Generic, TypeVar

import msgspec

from papersea.analysis.analysing import Progress, assemble
from papersea.analysis.questions import Question, answer, questions
from papersea.analysis.values import Analysis
from papersea.analysis.weighing import budget_for
from papersea.moves import Seat
from papersea.record import Record
from papersea.record.jsonline import format_line
from papersea.server.limits import Occupancy
from papersea.server.thinking.thinkers import Reckoner, Turns
from papersea.table.refused import ErrorCode

Key = TypeVar("Key")


class AnswerCache(Generic[Key]):
    """Answers of at most so many bytes together; what was asked for last stays longest."""

    def __init__(self, most_bytes: int) -> None:
        self._most = most_bytes
        self._bytes = 0
        self._answers: OrderedDict[Key, bytes] = OrderedDict()

    def find(self, key: Key) -> bytes | None:
        found = self._answers.get(key)
        if found is not None:
            self._answers.move_to_end(key)
        return found

    def keep(self, key: Key, answer: bytes) -> None:
        self._bytes += len(answer) - len(self._answers.pop(key, b""))
        self._answers[key] = answer
        while self._bytes > self._most:
            _, oldest = self._answers.popitem(last=False)
            self._bytes -= len(oldest)


_MOST_BYTES: Final = 16_000_000
"""Of the analyses that a process keeps: some hundred."""
_TELL_SECONDS: Final = 0.25
_SEED: Final = 0

Encoded = bytes
"""An analysis as it goes over the wire."""
_Key = tuple[bytes, Seat | None]
"""Of which game, and of whose choices."""

NOTHING_YET: Final = Progress(0, 0)


@dataclass(slots=True, eq=False)
class _Work:
    """An analysis under way, and how many wait for it."""

    task: asyncio.Task[Encoded]
    progress: Progress = NOTHING_YET
    followers: int = 0

    def counting(self, asked: Sequence[Question]) -> Iterator[Question]:
        """One after the other, and it is known how far it is."""
        for done, question in enumerate(asked):
            self.progress = Progress(done, len(asked))
            yield question
        self.progress = Progress(len(asked), len(asked))


class Analyst:
    """One analysis of each address at a time, while some others wait; those who ask for the same
    one get the same one."""

    def __init__(self, reckoner: Reckoner, *, at_once: int) -> None:
        self._reckoner = reckoner
        self._kept: AnswerCache[_Key] = AnswerCache(_MOST_BYTES)
        self._waiting = Occupancy(at_once, "analyses_at_once", ErrorCode.TOO_FAST)
        self._under_way: dict[_Key, _Work] = {}
        self._turns = Turns()

    async def follow(
        self, record: Record, asker: str, seat: Seat | None = None
    ) -> AsyncIterator[Progress | Encoded]:
        """How far it is, now and then, and the analysis at last, of all seats or of one. It names
        nobody. ``Refused`` if there is no time for it, or too many of the asker wait. When nobody
        waits for it any more, it is given up."""
        nameless = replace(record, names=(), fair=None)
        key = sha256(format_line(nameless).encode()).digest(), seat
        if (kept := self._kept.find(key)) is not None:
            yield kept
            return
        work = self._under_way.get(key) or self._begin(key, nameless, asker)
        work.followers += 1
        try:
            told: Progress | None = None
            while not work.task.done():
                if work.progress != told:
                    yield (told := work.progress)
                await asyncio.wait((work.task,), timeout=_TELL_SECONDS)
            yield work.task.result()
        finally:
            work.followers -= 1
            if not work.followers:
                work.task.cancel()
                self._let_go(key, work)

    def _begin(self, key: _Key, record: Record, asker: str) -> _Work:
        work = _Work(asyncio.create_task(self._in_turn(key, record, asker)))
        self._under_way[key] = work
        work.task.add_done_callback(lambda _: self._let_go(key, work))
        return work

    def _let_go(self, key: _Key, work: _Work) -> None:
        if self._under_way.get(key) is work:
            del self._under_way[key]

    async def _in_turn(self, key: _Key, record: Record, asker: str) -> Encoded:
        with self._waiting.one_more(asker):
            async with self._turns.of(asker):
                analysis = await self._analyse(key, record, asker)
        encoded = msgspec.json.encode(analysis)
        self._kept.keep(key, encoded)
        return encoded

    async def _analyse(self, key: _Key, record: Record, asker: str) -> Analysis:
        seats = None if key[1] is None else (key[1],)
        asked = await self._reckoner.work(asker, questions, record, seats)
        work, budget = self._under_way[key], budget_for(len(asked))
        answers = [
            await self._reckoner.work(asker, answer, question, budget, _SEED)
            for question in work.counting(asked)
        ]
        return await self._reckoner.work(
            asker, assemble, record, answers, seats=seats, budget=budget
        )
