"""Whatever takes a while is thought about in processes of their own, never on the event loop: bots'
moves, odds and the rest. Nobody keeps all the others waiting: of each asker one thing at a time."""

from __future__ import annotations

import asyncio
import logging
import secrets
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Final, ParamSpec, Protocol, TypeVar
from weakref import WeakValueDictionary

from papersea.lessons import Scene, Walk
from papersea.lessons.walking import LEARNER
from papersea.moves import Move
from papersea.players.budget import parse_budget
from papersea.players.guard import USUAL
from papersea.players.ladder.simple import SimplePlayer
from papersea.players.odds.bets import BetOdds, bet_odds
from papersea.players.odds.situation import Situation
from papersea.processes import end_with_parent
from papersea.rules.settings import MAX_SEED
from papersea.table.refused import ErrorCode, Refused
from papersea.view import View


class Turns:
    """A lock for each asker, as long as somebody holds it or waits for it."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def of(self, asker: str) -> asyncio.Lock:
        return self._locks.setdefault(asker, asyncio.Lock())


Parameters = ParamSpec("Parameters")
Answer = TypeVar("Answer")

_LOG: Final = logging.getLogger(__name__)
_QUEUE_SECONDS: Final = 30.0
"""How long a question may wait for its turn, beside the time to think about it."""


@dataclass(frozen=True, slots=True)
class MoveQuestion:
    """Which move would this opponent make, at the table of this host?"""

    opponent: str
    budget: str
    view: View
    host: str


class Thinkers(Protocol):
    """Whoever finds bots' moves."""

    async def choose(self, question: MoveQuestion) -> Move:
        """A legal move, whatever happens."""
        ...


def _get_ready() -> None:
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)  # stopping is for the parent
    threading.Thread(target=end_with_parent, daemon=True).start()


def _think(question: MoveQuestion, seed: int) -> Move:
    from papersea.players.catalogue import find_opponent
    from papersea.players.guard import Guarded

    player = find_opponent(question.opponent).seated(seed)
    guarded = Guarded(player, question.opponent, patience=None)
    return guarded.choose(question.view, parse_budget(question.budget))


def _nothing() -> None:
    """To be asked at once."""


class ThinkingProcesses:
    """So many processes. One that is killed is replaced; a question that is not answered in
    time gets a simple answer. Of each asker's questions (a host's bots, an address) one is thought
    about at a time, so that nobody keeps all the others waiting."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._turns = Turns()
        self._pool = self._hire()

    def _hire(self) -> ProcessPoolExecutor:
        context = get_context("spawn")
        pool = ProcessPoolExecutor(self._processes, mp_context=context, initializer=_get_ready)
        pool.submit(_nothing)  # the first one starts now, before anybody waits for it
        return pool

    async def choose(self, question: MoveQuestion) -> Move:
        if len(question.view.legal) == 1:
            return question.view.legal[0]
        async with self._turns.of(question.host):
            return await self._choose(question)

    async def _choose(self, question: MoveQuestion) -> Move:
        seconds = _QUEUE_SECONDS + USUAL.seconds(parse_budget(question.budget))
        answer = await self._ask(seconds, _think, question, secrets.randbelow(MAX_SEED))
        if answer is not None:
            return answer
        _LOG.warning("a bot has not answered in time", extra={"bot": question.opponent})
        return await asyncio.to_thread(_simple_answer, question)

    async def work(
        self,
        asker: str,
        work: Callable[Parameters, Answer],
        *arguments: Parameters.args,
        **facts: Parameters.kwargs,
    ) -> Answer:
        """What a function of a module says to these arguments, when it is the asker's turn;
        ``Refused`` if there is no time for it."""
        async with self._turns.of(asker):
            answer = await self._ask(_QUEUE_SECONDS, work, *arguments, **facts)
        if answer is None:
            raise Refused(ErrorCode.UNAVAILABLE)
        return answer

    async def _ask(
        self,
        seconds: float,
        work: Callable[Parameters, Answer],
        *arguments: Parameters.args,
        **facts: Parameters.kwargs,
    ) -> Answer | None:
        """``None`` if nobody has answered in time."""
        for _ in range(2):
            pool = self._pool
            try:
                answer = asyncio.wrap_future(pool.submit(work, *arguments, **facts))
                return await asyncio.wait_for(answer, seconds)
            except TimeoutError:
                return None
            except BrokenProcessPool:
                _LOG.warning("a thinking process has ended: others are started")
                if pool is self._pool:
                    pool.shutdown(wait=False, cancel_futures=True)
                    self._pool = self._hire()
        return None

    def close(self) -> None:
        for process in (self._pool._processes or {}).values():
            process.kill()
        self._pool.shutdown(wait=True, cancel_futures=True)


def _simple_answer(question: MoveQuestion) -> Move:
    return SimplePlayer(0).choose(question.view, parse_budget(question.budget))


_LESSONS: Final = "lessons"


class Reckoner:
    """Asks a thinking process; a server without any asks a thread."""

    def __init__(self, thinkers: ThinkingProcesses | None) -> None:
        self._thinkers = thinkers
        self._chances: dict[Scene, float] = {}
        self._scene = asyncio.Lock()

    async def work(
        self,
        asker: str,
        work: Callable[Parameters, Answer],
        *arguments: Parameters.args,
        **facts: Parameters.kwargs,
    ) -> Answer:
        """What a function of a module says to these arguments. Of each asker one question is
        thought about at a time; ``Refused`` if there is no time for it."""
        if self._thinkers is None:
            return await asyncio.to_thread(work, *arguments, **facts)
        return await self._thinkers.work(asker, work, *arguments, **facts)

    async def odds(self, asked: Situation, asker: str) -> BetOdds:
        """Of a bet."""
        return await self.work(asker, bet_odds, asked)

    async def chance(self, scene: Scene) -> float | None:
        """Of a bet at the beginning of a scene that tells of it, by what the learner sees. However
        many ask, it is worked out once."""
        if not scene.odds:
            return None
        async with self._scene:
            if scene not in self._chances:
                asked = Situation.of(Walk(scene).game.view(LEARNER))
                try:
                    self._chances[scene] = (await self.odds(asked, _LESSONS)).chance
                except Refused:
                    return None  # a lesson goes on without
        return self._chances[scene]
