"""Whatever takes a while is thought about in processes of their own, never on the event loop: bots'
moves, odds and the rest. Nobody keeps all the others waiting: of each asker one thing at a time."""

from __future__ import annotations

import asyncio
import logging
import os
import random
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
from papersea.players.budget import Milliseconds, parse_budget
from papersea.players.guard import USUAL
from papersea.players.ladder.simple import SimplePlayer
from papersea.players.odds.bets import BetOdds, bet_odds
from papersea.players.odds.situation import Situation
from papersea.processes import end_with_parent
from papersea.rules.settings import MAX_SEED
from papersea.server.logs import failed
from papersea.server.metrics import METRICS
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
_LONGEST_PAUSE: Final = 1.0
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


def _get_ready(niceness: int) -> None:
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
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

    def __init__(self, processes: int, *, niceness: int = 0) -> None:
        self._processes = processes
        self._niceness = niceness
        self._turns = Turns()
        self._pool = self._hire()

    def _hire(self) -> ProcessPoolExecutor:
        context = get_context("spawn")
        pool = ProcessPoolExecutor(self._processes, context, _get_ready, (self._niceness,))
        pool.submit(_nothing)  # the first one starts now, before anybody waits for it
        return pool

    async def choose(self, question: MoveQuestion) -> Move:
        if len(question.view.legal) == 1:
            return question.view.legal[0]
        async with self._turns.of(question.host):
            return await self._choose(question)

    async def _choose(self, question: MoveQuestion) -> Move:
        seconds = _QUEUE_SECONDS + USUAL.seconds(parse_budget(question.budget))
        try:
            answer = await self._ask(seconds, _think, question, secrets.randbelow(MAX_SEED))
        except Exception:
            failed("thinking", "a bot has failed, and plays a simple move")
        else:
            if answer is not None:
                return answer
            METRICS.failures.labels("thinking").inc()
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
                METRICS.failures.labels("thinking").inc()
                _LOG.warning("a thinking process has ended: others are started")
                if pool is self._pool:
                    pool.shutdown(wait=False, cancel_futures=True)
                    self._pool = self._hire()
        return None

    def close(self) -> None:
        for process in (self._pool._processes or {}).values():
            process.kill()
        self._pool.shutdown(wait=True, cancel_futures=True)


class Paced:
    """Bots that take their time, whatever they have to choose from: a turn with one legal move and
    one with many are answered after the same while. ``seconds`` is more than almost any of them
    thinks by the usual budget; what chance adds hides how much more the others took."""

    def __init__(self, thinkers: Thinkers, seconds: float) -> None:
        self._thinkers = thinkers
        self._seconds = seconds
        self._random = random.Random(secrets.randbits(64))

    async def choose(self, question: MoveQuestion) -> Move:
        pause = asyncio.sleep(self._pause(question))
        move, _ = await asyncio.gather(self._thinkers.choose(question), pause)
        return move

    def _pause(self, question: MoveQuestion) -> float:
        """Of a bot with more time to think, all of it, as long as nobody gets bored."""
        if not self._seconds:
            return 0.0
        budget = parse_budget(question.budget)
        allowed = budget.count / 1000 if isinstance(budget, Milliseconds) else 0.0
        seconds = max(self._seconds, min(allowed, _LONGEST_PAUSE))
        return seconds * self._random.uniform(1.0, 1.3)


def _simple_answer(question: MoveQuestion) -> Move:
    return SimplePlayer(0).choose(question.view, parse_budget(question.budget))


_LESSONS: Final = "lessons"


_BEHIND_EVERYBODY: Final = 10
"""How nice a process is that must take no time from those who play."""


class Reckoner:
    """Asks a thinking process. A server that leaves bots to workers starts one of its own with the
    first question: whatever is asked, nobody who plays waits for it."""

    def __init__(self, thinkers: ThinkingProcesses | None) -> None:
        self._thinkers = thinkers
        self._own: ThinkingProcesses | None = None
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
            self._thinkers = self._own = ThinkingProcesses(1, niceness=_BEHIND_EVERYBODY)
        return await self._thinkers.work(asker, work, *arguments, **facts)

    def close(self) -> None:
        """End the process that was started for questions alone, if one was."""
        if self._own is not None:
            self._own.close()

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
