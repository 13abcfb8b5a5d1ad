"""What the storage takes and gives, as typed values. Texts in them are opaque to it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


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
    is_joinable: bool
    wake_at: float | None
    listing: str


class PersonKind(StrEnum):
    PERSON = "person"
    BOT = "bot"


@dataclass(frozen=True, slots=True)
class StoredPerson:
    """Somebody with a token. Bots and companions, who play at another's device, have an owner."""

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
    """A game that is over: the ``number``-th of its table. ``is_counted``: in statistics."""

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
    is_counted: bool = True


@dataclass(frozen=True, slots=True)
class Forgotten:
    """Who was deleted, and the tables whose logs read differently now."""

    people: tuple[str, ...]
    codes: tuple[str, ...]


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
