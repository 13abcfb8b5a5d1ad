"""A guard beside a player: whatever the player does, the game gets a legal move in time."""

from __future__ import annotations

import logging
import threading
import time
import weakref
from dataclasses import dataclass, field
from queue import Empty, SimpleQueue
from typing import Final

from papersea.moves import Move, format_seat
from papersea.players.budget import Budget, Milliseconds
from papersea.players.interface import Player
from papersea.players.simple import SimplePlayer
from papersea.view import View

_LOG: Final = logging.getLogger(__name__)
_STEP: Final = 0.1


@dataclass(frozen=True, slots=True)
class Patience:
    """How long a guard waits for an answer: far beyond the budget, so that a busy machine or a
    first call that compiles is forgiven, and a player that hangs is not."""

    times_budget: float = 2.0
    and_seconds: float = 1.0
    without_clock: float = 60.0

    def seconds(self, budget: Budget) -> float:
        if isinstance(budget, Milliseconds):
            return budget.count / 1000 * self.times_budget + self.and_seconds
        return self.without_clock


class Guarded:
    """Asks a player, and a fallback where the player raises, answers with an illegal move or
    does not answer in time. Only that choice is lost, with one warning in the log.

    A player that hangs is left alone until it has answered; what it says then counts for
    nothing. With ``patience=None`` there is no limit of time and no second thread: for players
    that are known to answer. A forced move is played without asking anybody.
    """

    def __init__(
        self,
        player: Player,
        name: str,
        *,
        fallback: Player | None = None,
        patience: Patience | None = Patience(),  # noqa: B008 - a frozen value
    ) -> None:
        self._player = player
        self._name = name
        self._fallback = fallback or SimplePlayer(0)
        self._asked = None if patience is None else _Asked(player, patience)

    def choose(self, view: View, budget: Budget) -> Move:
        """One of ``view.legal``, whatever happens."""
        if len(view.legal) == 1:
            return view.legal[0]
        try:
            move = (self._asked or self._player).choose(view, budget)
            if move in view.legal:
                return move
            problem: str | Exception = f"answered {str(move)[:30]!r}, which is not legal"
        except Exception as error:
            problem = error
        self._warn(view, problem)
        return self._fallback.choose(view, budget)

    def _warn(self, view: View, problem: str | Exception) -> None:
        seat = "?" if view.seat is None else format_seat(view.seat)
        is_traced = isinstance(problem, Exception) and _LOG.isEnabledFor(logging.DEBUG)
        _LOG.warning(
            "%s at seat %s %s: another player chooses this once",
            self._name,
            seat,
            problem if isinstance(problem, str | _TooLate) else f"raised {problem!r}",
            exc_info=problem if is_traced and isinstance(problem, Exception) else None,
        )


class _TooLate(Exception):
    """No answer in time."""


class _Failed(Exception):
    """What a player raised that is no ``Exception``: in a thread of its own nobody else did."""


@dataclass(slots=True)
class _Question:
    view: View
    budget: Budget
    answers: SimpleQueue[Move | BaseException] = field(default_factory=SimpleQueue)


class _Asked:
    """A player in a thread of its own, which ends with this object and never keeps a program
    from ending. Every question has its own place for the answer, so a late one gets lost."""

    def __init__(self, player: Player, patience: Patience) -> None:
        self._player = player
        self._patience = patience
        self._questions: SimpleQueue[_Question | None] = SimpleQueue()
        self._open: _Question | None = None
        self._has_thread = False

    def choose(self, view: View, budget: Budget) -> Move:
        if self._open is not None and self._open.answers.empty():
            raise _TooLate("still thinks about an earlier choice")
        self._start()
        self._open = question = _Question(view, budget)
        self._questions.put(question)
        answer = _wait(question, self._patience.seconds(budget))
        self._open = None
        if isinstance(answer, Exception):
            raise answer
        if isinstance(answer, BaseException):
            raise _Failed(repr(answer)) from answer
        return answer

    def _start(self) -> None:
        if not self._has_thread:
            target, arguments = _answer_all, (self._player, self._questions)
            threading.Thread(target=target, args=arguments, daemon=True).start()
            weakref.finalize(self, self._questions.put, None)
            self._has_thread = True


def _wait(question: _Question, seconds: float) -> Move | BaseException:
    """In small steps: one long wait would not hear Ctrl-C on every system."""
    until = time.monotonic() + seconds
    while (left := until - time.monotonic()) > 0:
        try:
            return question.answers.get(timeout=min(left, _STEP))
        except Empty:
            continue
    raise _TooLate(f"has not answered within {seconds:.1f} s")


def _answer_all(player: Player, questions: SimpleQueue[_Question | None]) -> None:
    while (question := questions.get()) is not None:
        try:
            question.answers.put(player.choose(question.view, question.budget))
        except BaseException as error:
            question.answers.put(error)
