"""What the storage takes and gives, as typed values. Texts in them are opaque to it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, StrEnum
from typing import Final


class Keep(Enum):
    """Says that a value stays as it is, where ``None`` is a value too."""

    KEEP = "keep"


KEEP: Final = Keep.KEEP

Place = tuple[float, str]
"""Where a page of a list ended: the time and the code or id of its last entry."""


@dataclass(frozen=True, slots=True)
class Line:
    """One event of a table's log."""

    number: int
    at: float
    body: str


@dataclass(frozen=True, slots=True)
class TableChange:
    """What an event changes about its table; whatever is not given stays."""

    phase: str | None = None
    is_public: bool | None = None
    wake_at: float | Keep | None = KEEP
    listing: str | None = None
    joined: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Entry:
    """An event on its way into the log."""

    code: str
    number: int
    at: float
    body: str
    change: TableChange | None = None

    @property
    def key(self) -> tuple[str, int]:
        return self.code, self.number


@dataclass(frozen=True, slots=True)
class Due:
    """A table that wants to be woken. ``wake_at`` is what ``claim`` wants to have been seen."""

    code: str
    wake_at: float


@dataclass(frozen=True, slots=True)
class Listed:
    """A table as it is listed."""

    code: str
    created_at: float
    changed_at: float
    phase: str
    is_public: bool
    wake_at: float | None
    listing: str

    @property
    def place(self) -> Place:
        return self.created_at, self.code


class PersonKind(StrEnum):
    PERSON = "person"
    BOT = "bot"


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody with a token; a bot has an owner."""

    id: str
    name: str
    language: str
    created_at: float
    seen_at: float
    kind: PersonKind = PersonKind.PERSON
    owner: str | None = None


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong somebody is among so many players, and after how many games."""

    mu: float
    sigma: float
    games: int = 0


@dataclass(frozen=True, slots=True)
class FinishedSeat:
    """How a game ended for one seat. The ratings are the storage's to fill in."""

    seat: int
    person: str | None
    name: str
    opponent: str | None
    rank: int
    score: int
    rounds: int
    stops: int
    bets: int
    bets_won: int
    mermaid_win: bool
    before: Rating | None = None
    after: Rating | None = None


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A game that is over: the ``number``-th of its table."""

    id: str
    code: str
    number: int
    ended_at: float
    options: str
    players: int
    is_rated: bool
    outcome: str
    record: str
    seats: tuple[FinishedSeat, ...]

    @property
    def place(self) -> Place:
        return self.ended_at, self.id


@dataclass(frozen=True, slots=True)
class Statistics:
    """All of a person's games with one number of players, added up."""

    games: int
    wins: int
    mean_rank: float
    points: int
    rounds: int
    stops: int
    bets: int
    bets_won: int
    mermaid_wins: int
