"""Looking at a finished game again: where it was won and lost, and another try at any choice."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from papersea.analysis.values import Analysis
from papersea.answers.sources import Source
from papersea.moves import Move, Seat
from papersea.table.commands import SeatNumber
from papersea.table.refused import ErrorCode, Refused


class News(Struct, frozen=True, tag_field="type"):
    """A line about an analysis."""


class UnderWay(News, frozen=True, tag="under_way"):
    """So many of all decisions are weighed."""

    done: int
    total: int


class Analysed(News, frozen=True, tag="analysed"):
    """The last line. The seats have no names in it."""

    analysis: Analysis


class NotAnalysed(News, frozen=True, tag="not_analysed"):
    """The last line, if nothing came of it."""

    code: ErrorCode


AnalysisNews = UnderWay | Analysed | NotAnalysed


class AnalysisQuestion(Source, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Whose choices are weighed; without a seat, everybody's."""

    seat: SeatNumber | None = None


class Looking(Source, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Through whose eyes; without a seat, the public's."""

    eyes: SeatNumber | None = None


class OtherChoice(Source, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What somebody would rather have played as move ``number`` of the record."""

    number: Annotated[int, Meta(ge=1)]
    move: Move


def checked_seat(seat: int | None, players: int) -> Seat | None:
    """``Refused`` if nobody sits there."""
    if seat is not None and not 0 <= seat < players:
        raise Refused(ErrorCode.NO_SUCH_SEAT)
    return None if seat is None else Seat(seat)
