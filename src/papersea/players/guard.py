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
from papersea.players import Player
from papersea.players.budget import Budget, Milliseconds
from papersea.players.ladder.simple import SimplePlayer
from papersea.view import View

_LOG: Final = logging.getLogger(__name__)
_STEP: Final = 0.1
_LONGEST: Final = 200


@dataclass(frozen=True, slots=True)
class Patience:
    """How long a guard waits for an answer: far beyond the budget, so that a busy machine is
    forgiven and a player that hangs is not."""

    times_budget: float = 2.0
    and_seconds: float = 1.0
    without_clock: float = 60.0
    playouts_a_second: float = 10_000.0

    def seconds(self, budget: Budget) -> float:
        if isinstance(budget, Milliseconds):
            return budget.count / 1000 * self.times_budget + self.and_seconds
        return self.without_clock + budget.count / self.playouts_a_second


USUAL: Final = Patience()


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
        patience: Patience | None = USUAL,
    ) -> None:
        self._player = player if patience is None else _Hurried(player, patience)
        self._name = name
        self._fallback = fallback or SimplePlayer(0)

    def choose(self, view: View, budget: Budget) -> Move:
        """One of ``view.legal``, whatever happens."""
        if len(view.legal) == 1:
            return view.legal[0]
        try:
            answer: object = self._player.choose(view, budget)
            if isinstance(answer, Move) and answer in view.legal:
                return answer
            what = "which is not legal" if isinstance(answer, Move) else "which is no move"
            self._warn(view, f"answered {answer!s:.30}, {what}")
        except _NoAnswer as problem:
            self._warn(view, str(problem), problem.__cause__)
        except Exception as error:
            self._warn(view, f"raised {error!r}", error)
        return self._ask_fallback(view, budget)

    def _ask_fallback(self, view: View, budget: Budget) -> Move:
        try:
            move = self._fallback.choose(view, budget)
        except Exception as error:
            self._warn(view, f"has a fallback that raised {error!r}", error)
            move = view.legal[0]
        return move if move in view.legal else view.legal[0]

    def _warn(self, view: View, reason: str, error: BaseException | None = None) -> None:
        seat = "?" if view.seat is None else format_seat(view.seat)
        trace = error if _LOG.isEnabledFor(logging.DEBUG) else None
        text = "%s at seat %s %s: a fallback chooses this move"
        reason = " ".join(reason.split())[:_LONGEST]
        _LOG.warning(text, self._name, seat, reason, exc_info=trace, extra={"lapse_of": self._name})


class _NoAnswer(Exception):
    """A player in its own thread has raised, or not answered in time."""


@dataclass(slots=True)
class _Question:
    view: View
    budget: Budget
    answers: SimpleQueue[Move | BaseException] = field(default_factory=SimpleQueue)


class _Hurried:
    """A player in a thread of its own, which ends with this object and never keeps a program
    from ending. Every question has its own place for the answer, so a late one gets lost."""

    def __init__(self, player: Player, patience: Patience) -> None:
        self._player = player
        self._patience = patience
        self._questions: SimpleQueue[_Question | None] | None = None
        self._last: _Question | None = None

    def choose(self, view: View, budget: Budget) -> Move:
        if self._last is not None and self._last.answers.empty():
            raise _NoAnswer("still thinks about an earlier move")
        self._last = question = _Question(view, budget)
        self._ask(question)
        answer = _wait(question, self._patience.seconds(budget))
        self._last = None
        if isinstance(answer, BaseException):
            raise _NoAnswer(f"raised {answer!r}") from answer
        return answer

    def _ask(self, question: _Question) -> None:
        if self._questions is None:
            self._questions = SimpleQueue()
            work = (self._player, self._questions)
            threading.Thread(target=_answer_all, args=work, daemon=True).start()
            weakref.finalize(self, self._questions.put, None)
        self._questions.put(question)


def _wait(question: _Question, seconds: float) -> Move | BaseException:
    """In small steps: one long wait would not hear Ctrl-C on every system."""
    until = time.monotonic() + seconds
    while (left := until - time.monotonic()) > 0:
        try:
            return question.answers.get(timeout=min(left, _STEP))
        except Empty:
            continue
    raise _NoAnswer(f"has not answered within {seconds:.1f} s")


def _answer_all(player: Player, questions: SimpleQueue[_Question | None]) -> None:
    while (question := questions.get()) is not None:
        try:
            question.answers.put(player.choose(question.view, question.budget))
        except BaseException as error:
            question.answers.put(error)
