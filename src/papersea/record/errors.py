"""What can be wrong with a record: it cannot be read, or it breaks the rules."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from papersea.moves import Seat, format_seat
from papersea.problems import NotationError


class RecordError(ValueError):
    """A record that cannot be used: the message names the line, if it has one, and the reason.

    ``problem`` is what is wrong, for those who say it in other words.
    """

    def __init__(self, problem: NotationError, line: int | None = None, place: str = "") -> None:
        reason = f"{place}: {problem}" if place else str(problem)
        ValueError.__init__(self, reason if line is None else f"line {line}: {reason}")
        self.problem = problem
        self.reason = reason
        self.line = line

    def __reduce__(self) -> str | tuple[Any, ...]:
        """As any other: what is in it comes along."""
        return ValueError.__reduce__(self)


class UnreadableRecord(RecordError, NotationError):
    """A text that is no record: the reason says what was expected."""


class BrokenRecord(RecordError):
    """A record that breaks the rules, with the place where it first does.

    ``round`` is the game's own number of the round, and ``number`` counts its moves from 1. What
    does not belong to one move, such as a wrong result, leaves ``number`` and ``move`` empty.
    """

    def __init__(
        self,
        problem: NotationError,
        *,
        line: int | None = None,
        round_number: int | None = None,
        number: int | None = None,
        seat: Seat | None = None,
        move: str | None = None,
    ) -> None:
        place = "" if round_number is None else f"round {round_number}"
        place += "" if number is None else f", move {number}"
        place += "" if seat is None else f" by {format_seat(seat)}"
        super().__init__(problem, line, place)
        self.round = round_number
        self.number = number
        self.seat = seat
        self.move = move


class CutRecord(UserWarning):
    """The last line of a file was cut off while it was written."""


@contextmanager
def on_line(line: int | None) -> Iterator[None]:
    """Name the line of whatever cannot be read."""
    try:
        yield
    except NotationError as error:
        raise UnreadableRecord(error, line) from error
