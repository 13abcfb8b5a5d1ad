"""What a host chooses for a table."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

from papersea.game import CLASSIC
from papersea.players.budget import Budget, Milliseconds, Playouts, parse_budget
from papersea.players.catalogue import find_opponent
from papersea.problems import NotationError
from papersea.rules.options import MAX_PLAYERS, MIN_PLAYERS, Options
from papersea.table.refused import ErrorCode, Refused

_MOST_THOUGHT: Final[dict[type[Budget], int]] = {Milliseconds: 5_000, Playouts: 100_000}


class NoClock(Struct, frozen=True, tag="none", forbid_unknown_fields=True):
    """Nobody is timed; the table's patience alone ends a wait."""


class Bank(Struct, frozen=True, tag="bank", forbid_unknown_fields=True):
    """So many seconds for the whole game, and some more after every turn."""

    seconds: Annotated[int, Meta(ge=10, le=7200)]
    increment: Annotated[int, Meta(ge=0, le=300)] = 0


class Days(Struct, frozen=True, tag="days", forbid_unknown_fields=True):
    """So many days for every turn."""

    days: Annotated[int, Meta(ge=1, le=14)]


Clock = NoClock | Bank | Days


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """The rules, the clock, and who may do what.

    ``patience``: seconds after which the stand-in plays for a seat that should move and does
    not, where no clock says so; ``None`` waits for ever. ``stand_in`` is ``None`` if no bot may.
    """

    players: Annotated[int, Meta(ge=MIN_PLAYERS, le=MAX_PLAYERS)] = MIN_PLAYERS
    options: Options = CLASSIC
    clock: Clock = NoClock()
    is_public: bool = False
    is_rated: bool = False
    allows_take_back: bool = True
    starts_when_full: bool = False
    stand_in: str | None = "gull"
    patience: Annotated[int, Meta(ge=15, le=86_400)] | None = 120


def check_settings(settings: Settings) -> Settings:
    """The settings, if they go together; else ``Refused`` says which does not."""
    if settings.stand_in is not None:
        check_opponent(settings.stand_in)
    if settings.is_rated and isinstance(settings.clock, NoClock):
        raise Refused(ErrorCode.BAD_SETTINGS, field="clock")
    if settings.is_rated and settings.allows_take_back:
        raise Refused(ErrorCode.BAD_SETTINGS, field="allows_take_back")
    if settings.is_rated and settings.stand_in is not None:
        raise Refused(ErrorCode.BAD_SETTINGS, field="stand_in")  # bots win no ratings for people
    return settings


def check_opponent(name: str) -> str:
    """The opponent's own name, also if its rung was named."""
    try:
        return find_opponent(name).name
    except NotationError:
        raise Refused(ErrorCode.NO_SUCH_OPPONENT) from None


def check_budget(text: str) -> str:
    """A budget that a table may ask of the server: not longer than it may think."""
    try:
        budget = parse_budget(text)
    except NotationError:
        raise Refused(ErrorCode.BAD_SETTINGS, field="budget") from None
    if budget.count > _MOST_THOUGHT[type(budget)]:
        raise Refused(ErrorCode.BAD_SETTINGS, field="budget")
    return str(budget)
