"""The decisions of a record: what each seat saw when it had a choice, what it played, and what
that was worth."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from msgspec import structs

from papersea.analysis.explaining import explain
from papersea.analysis.judging import Judged, compare, judge
from papersea.analysis.values import Decision, Reason
from papersea.analysis.weighing import DEFAULT_BUDGET, weigh
from papersea.moves import Move, Seat
from papersea.players.budget import Budget
from papersea.players.search.expert import Weighed
from papersea.record import Record, moments
from papersea.view import View


@dataclass(frozen=True, slots=True)
class Question:
    """Move ``number`` of a record, which was a choice; ``turn`` counts within the round."""

    number: int
    turn: int
    view: View
    played: Move

    @property
    def seat(self) -> Seat:
        assert self.view.seat is not None, "a choice is a seat's"
        return self.view.seat


def questions(record: Record, seats: Collection[Seat] | None = None) -> tuple[Question, ...]:
    """Every choice between at least two moves, of all seats unless some are named.

    A record that breaks the rules raises ``BrokenRecord``.
    """
    return tuple(
        question
        for question in _choices(record)
        if len(question.view.legal) > 1 and (seats is None or question.seat in seats)
    )


def _choices(record: Record) -> Iterator[Question]:
    turn, before = 0, None
    for number, moment in enumerate(moments(record, seed=0)):
        if moment.played is not None:
            assert before is not None, "a game begins with a view"
            yield Question(number, turn, before, moment.played.move)
        after = moment.game.view(moment.game.turn)
        if before is None or after.round != before.round:
            turn = 1
        elif after.seat != before.seat:
            turn += 1
        before = after


@dataclass(frozen=True, slots=True)
class Answer:
    """A choice as it was judged, and why the best move is better than the one it is compared
    with."""

    question: Question
    judged: Judged
    reasons: tuple[Reason, ...]

    @classmethod
    def of(cls, question: Question, weighed: Sequence[Weighed]) -> Answer:
        """From what a search thinks of every legal move."""
        judged = judge(question.view, question.played, weighed)
        return cls(question, judged, reasons_of(judged))

    def decision(self, *later: Reason) -> Decision:
        """In its form for the wire, with reasons that are known only in hindsight."""
        compared = structs.asdict(compare(self.judged, (*self.reasons, *later)))
        return Decision(number=self.question.number, turn=self.question.turn, **compared)


def reasons_of(judged: Judged) -> tuple[Reason, ...]:
    """Why the best move is better than the one it is compared with."""
    return explain(judged.view, judged.best.move, judged.worse.move, judged.weighed)


def answer(question: Question, budget: Budget = DEFAULT_BUDGET, seed: int = 0) -> Answer:
    """All that is to be thought about one question. The same question, playouts and seed give the
    same answer."""
    return Answer.of(question, weigh(question.view, budget, seed))
