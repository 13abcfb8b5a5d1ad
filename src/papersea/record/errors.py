"""What can be wrong with a record: it cannot be read, or it breaks the rules."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from papersea.cards import NotationError
from papersea.moves import Seat, format_seat


class RecordError(ValueError):
    """A record that cannot be used: the message names the line, if it has one, and the reason."""

    def __init__(self, reason: str, line: int | None = None) -> None:
        super().__init__(reason if line is None else f"line {line}: {reason}")
        self.reason = reason
        self.line = line


class UnreadableRecord(RecordError, NotationError):
    """A text that is no record: the reason says what was expected."""


class BrokenRecord(RecordError):
    """A record that breaks the rules, with the place where it first does.

    ``round`` is the game's own number of the round, and ``number`` counts its moves from 1. What
    does not belong to one move, such as a wrong result, leaves ``number`` and ``move`` empty.
    """

    def __init__(
        self,
        reason: str,
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
        super().__init__(f"{place}: {reason}" if place else reason, line)
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
        raise UnreadableRecord(str(error), line) from error
