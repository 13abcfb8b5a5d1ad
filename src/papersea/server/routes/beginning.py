"""A game that goes on from the middle of another one, at a table of its own against bots."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice

from papersea.moves import Seat
from papersea.record import Record, moments
from papersea.table.facts import Origin
from papersea.table.refused import ErrorCode, Refused


@dataclass(frozen=True, slots=True)
class Beginning:
    """Where a game is taken up, and who is to play which seat: what was played before, with all
    cards of the round as they lie. Nobody's name is in it, for it is kept in the table's log."""

    record: Record
    seat: Seat
    origin: Origin


def beginning_of(record: Record, origin: Origin, seat: Seat) -> Beginning:
    """So many moves into a record; ``Refused`` where nothing is left to be played."""
    if seat >= record.players:
        raise Refused(ErrorCode.NO_SUCH_SEAT)
    moment = next(islice(moments(record), origin.moves, None), None)
    if moment is None or moment.game.is_over:
        raise Refused(ErrorCode.BAD_SETTINGS, field="moves")
    return Beginning(Record.of(moment.game), seat, origin)
