"""The decisions of a record: what each seat saw when it had a choice, and what it played."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from papersea.moves import Move, Seat
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
