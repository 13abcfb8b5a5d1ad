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
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import partial
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from typing import Any, Final, ParamSpec, Protocol, TypeVar
from weakref import WeakValueDictionary

from papersea.answers.lessons import bet_in
from papersea.answers.thinking import MoveQuestion, pause_of, think
from papersea.lessons import Scene
from papersea.moves import Move
from papersea.players.budget import parse_budget
from papersea.players.guard import USUAL
from papersea.players.ladder.simple import SimplePlayer
from papersea.players.odds.bets import BetOdds, bet_odds
from papersea.players.odds.situation import Situation
from papersea.processes import end_with_parent
from papersea.rules.settings import MAX_SEED
from papersea.rules.ways import NUMBA, WAY
from papersea.server.logs import failed
from papersea.server.metrics import METRICS
from papersea.table.refused import ErrorCode, Refused


class Turns:
    """A lock for each asker, as long as somebody holds it or waits for it."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def of(self, asker: str) -> asyncio.Lock:
        return self._locks.setdefault(asker, asyncio.Lock())


Parameters = ParamSpec("Parameters")
Answer = TypeVar("Answer")

_LOG: Final = logging.getLogger(__name__)
_ANSWER_SECONDS: Final = 30.0
"""How long an answer may take, of a bot beyond its budget: on however busy a machine, whoever takes
longer hangs."""
_QUEUE_SECONDS: Final = 40.0
"""How long a question may wait until a process is free: longer than for one that hangs."""
_START_SECONDS: Final = 300.0
"""How long a process may take to start: one behind everybody gets little of a busy machine."""
_SECONDS_TO_ROOM: Final = 1.0
"""Until a process that the machine had no room for is tried again."""
_COMPILE_SECONDS: Final = 900.0
"""Where the kernel is compiled when it is first needed, nobody hangs who waits for that."""


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


def _nothing() -> None:
    """To be asked at once."""


class _Thinker:
    """One process, which thinks about one question at a time. ``is_overdue``: it was ended, for its
    answer had not come in time."""

    def __init__(self, niceness: int) -> None:
        self.is_overdue = False
        self._pool = ProcessPoolExecutor(1, get_context("spawn"), _get_ready, (niceness,))
        self._started: Future[None] | None = None

    @property
    def process(self) -> BaseProcess | None:
        """None before it is started."""
        return next(iter((self._pool._processes or {}).values()), None)

    @property
    def has_started(self) -> bool:
        return self._started is not None and self._started.done()

    def start(self) -> None:
        """Before anybody waits for it."""
        if self._started is None:
            self._started = self._pool.submit(_nothing)

    def ask(
        self,
        seconds: float,
        work: Callable[Parameters, Answer],
        *arguments: Parameters.args,
        **facts: Parameters.kwargs,
    ) -> asyncio.Future[Answer]:
        """``BrokenProcessPool`` if the process ends, for whatever reason: also because the answer
        has not come within these seconds, to which those are added that it takes to start.
        ``OSError`` if the machine has no room for it just now."""
        loop = asyncio.get_running_loop()
        try:
            self.start()
            answer = asyncio.wrap_future(self._pool.submit(work, *arguments, **facts))
        except (BrokenProcessPool, OSError) as error:  # ended since its last answer, or no room
            answer = loop.create_future()
            answer.set_exception(error)
            return answer
        if not self.has_started:
            seconds += _START_SECONDS
        if WAY.name == NUMBA:
            seconds += _COMPILE_SECONDS
        overdue = loop.call_later(seconds, self._look_at, answer)
        answer.add_done_callback(lambda _: overdue.cancel())
        return answer

    def _look_at(self, answer: asyncio.Future[Any]) -> None:
        if not answer.done():  # it may have come while the whole house stood still
            self.give_up()

    def give_up(self) -> None:
        """Nothing else ends a thought that never ends, and nobody else could be answered here."""
        self.is_overdue = True
        self.kill()

    def kill(self) -> None:
        if (process := self.process) is not None:
            process.kill()

    def let_go(self, *, wait: bool = False) -> None:
        """Of a process that is killed; if ``wait``, until nothing of it is left."""
        self._pool.shutdown(wait=wait, cancel_futures=True)


class ThinkingProcesses:
    """So many processes. One that is killed is replaced, and so is one that does not answer in
    time, whose question gets a simple answer. Of each asker's questions (a host's bots, an address)
    one is thought about at a time, so that nobody keeps all the others waiting."""

    def __init__(self, processes: int, *, niceness: int = 0) -> None:
        self._niceness = niceness
        self._turns = Turns()
        self._thinkers: set[_Thinker] = set()
        # Whoever has answered last is asked first: the others need not be started before.
        self._idle: asyncio.LifoQueue[_Thinker] = asyncio.LifoQueue()
        self._is_closed = False
        for _ in range(processes - 1):
            self._hire()
        self._hire().start()  # now, before anybody waits for it

    def _hire(self) -> _Thinker:
        thinker = _Thinker(self._niceness)
        self._thinkers.add(thinker)
        self._idle.put_nowait(thinker)
        return thinker

    async def choose(self, question: MoveQuestion) -> Move:
        if len(question.view.legal) == 1:
            return question.view.legal[0]
        async with self._turns.of(question.host):
            return await self._choose(question)

    async def _choose(self, question: MoveQuestion) -> Move:
        seconds = _ANSWER_SECONDS + USUAL.seconds(parse_budget(question.budget))
        try:
            answer = await self._ask(seconds, 0.0, think, question, secrets.randbelow(MAX_SEED))
        except Exception:
            failed("thinking", "a bot has failed, and plays a simple move")
        else:
            if answer is not None:
                return answer
            _LOG.warning(
                "a bot has not answered in time, and plays a simple move",
                extra={"bot": question.opponent},
            )
        return await asyncio.to_thread(_simple_answer, question)

    async def work(
        self,
        asker: str,
        work: Callable[Parameters, Answer],
        *arguments: Parameters.args,
        **facts: Parameters.kwargs,
    ) -> Answer:
        """What a function of a module says to these arguments, when it is the asker's turn;
        ``Refused`` if there is no time for it. A process that has yet to start is waited for: there
        is no simple answer instead, as there is to a bot's question."""
        async with self._turns.of(asker):
            answer = await self._ask(_ANSWER_SECONDS, _START_SECONDS, work, *arguments, **facts)
        if answer is None:
            raise Refused(ErrorCode.UNAVAILABLE)
        return answer

    async def _ask(
        self,
        seconds: float,
        to_start: float,
        work: Callable[Parameters, Answer],
        *arguments: Parameters.args,
        **facts: Parameters.kwargs,
    ) -> Answer | None:
        """``None`` if nobody has answered in time: within these seconds of being asked, and before
        that somebody must have been free. ``to_start``: so much longer may it take where a process
        has to start for it."""
        for _ in range(2):
            in_queue = _QUEUE_SECONDS
            if not any(each.has_started for each in self._thinkers):
                in_queue += to_start
            try:
                async with asyncio.timeout(in_queue):
                    thinker = await self._idle.get()
            except TimeoutError:
                METRICS.failures.labels("thinking").inc()
                _LOG.warning("no thinking process was free in time")
                return None
            longest = seconds if thinker.has_started else seconds + to_start
            answer = thinker.ask(seconds, work, *arguments, **facts)
            answer.add_done_callback(partial(self._take_back, thinker))
            # An asker who goes away ends no thought: its process is free when it has answered.
            await asyncio.wait((answer,), timeout=longest)
            if not answer.done() or thinker.is_overdue:
                return None
            with suppress(BrokenProcessPool):
                return answer.result()
        return None

    def _take_back(self, thinker: _Thinker, answer: asyncio.Future[Any]) -> None:
        """Who has answered is free; in the place of one whose process has ended comes another."""
        if self._is_closed:
            return
        has_ended = isinstance(answer.exception(), BrokenProcessPool)
        if not has_ended and not thinker.is_overdue:
            self._idle.put_nowait(thinker)
            return
        METRICS.failures.labels("thinking").inc()
        why = "has not answered in time" if thinker.is_overdue else "has ended"
        _LOG.warning("a thinking process %s: another is started", why)
        self._thinkers.discard(thinker)
        thinker.kill()  # what it said could not be read, perhaps
        thinker.let_go()
        self._replace()

    def _replace(self) -> None:
        """Where the machine has no room for a process just now, there may be some later."""
        if self._is_closed:
            return
        try:
            thinker = self._hire()
        except OSError:
            failed("thinking", "no thinking process can be started: tried again soon")
            asyncio.get_running_loop().call_later(_SECONDS_TO_ROOM, self._replace)
            return
        with suppress(OSError):  # else when it is asked
            thinker.start()

    def close(self) -> None:
        self._is_closed = True
        for thinker in self._thinkers:
            thinker.kill()
        for thinker in self._thinkers:
            thinker.let_go(wait=True)


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
        return pause_of(question, self._seconds) * self._random.uniform(1.0, 1.3)


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
                asked = bet_in(scene)
                try:
                    self._chances[scene] = (await self.odds(asked, _LESSONS)).chance
                except Refused:
                    return None  # a lesson goes on without
        return self._chances[scene]
