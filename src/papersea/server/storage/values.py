"""What the storage takes and gives, as typed values. Texts in them are opaque to it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from papersea.answers.people import Measuring, PersonKind, Rating
from papersea.table.faces import Face

DAY: Final = 86_400.0


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


@dataclass(frozen=True, slots=True)
class Unreadable:
    """A table that could not be read, since something happened there last, and why."""

    code: str
    changed_at: float
    reason: str


@dataclass(frozen=True, slots=True)
class Act:
    """Something that whoever runs the house has done. ``about``: a code, an id or a network, never
    a name. The number is the storage's to give."""

    at: float
    who: str
    what: str
    about: str = ""
    reason: str = ""
    number: int = 0


@dataclass(frozen=True, slots=True)
class Ban:
    """Of a person or of a network; ``until`` is ``None`` if it is for good."""

    person: str | None
    network: str | None
    since: float
    until: float | None = None
    reason: str = ""
    number: int = 0

    def holds(self, now: float) -> bool:
        return self.until is None or now < self.until


CLOSED: Final = "closed"
UNREADABLE: Final = "unreadable"


@dataclass(frozen=True, slots=True)
class TableSeen:
    """A table as whoever runs the house sees it."""

    table: Listed
    entries: int
    unreadable: str | None
    closed_at: float | None

    @property
    def state(self) -> str:
        """Its phase, unless nobody can play there."""
        if self.unreadable is not None:
            return UNREADABLE
        return self.table.phase if self.closed_at is None else CLOSED


@dataclass(frozen=True, slots=True)
class StoredPerson:
    """Somebody with a token. Bots and companions, who play at another's device, have an owner.
    ``pseudonym``: who they are in games that are measured, while they let them be."""

    id: str
    name: str
    language: str
    created_at: float
    seen_at: float
    kind: PersonKind = PersonKind.PERSON
    owner: str | None = None
    measuring: Measuring = Measuring.UNASKED
    pseudonym: str | None = None
    face: Face | None = None


@dataclass(frozen=True, slots=True)
class Meeting:
    """A rated game that two or more of some people have played: those of them who were there, whose
    ratings it changed, and who gave it up in its first round."""

    at: float
    people: frozenset[str]
    changed: frozenset[str] = frozenset()
    gave_up: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Company:
    """What is known of people who play a rated game: who they are, the ratings of those who have
    one, and the rated games of the last day in which they met."""

    people: Mapping[str, StoredPerson]
    ratings: Mapping[str, Rating]
    met: tuple[Meeting, ...] = ()


@dataclass(frozen=True, slots=True)
class Rated:
    """New ratings, and why others have what they had."""

    after: Mapping[str, Rating]
    unrated: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class StoredAnnouncement:
    """What the house has to say. ``gone_at``: when it is not told any more; ``texts``: the text by
    language, as JSON."""

    id: str
    at: float | None
    until: float | None
    gone_at: float | None
    text: str
    texts: str = "{}"


class ReportReason(StrEnum):
    """Why somebody is reported."""

    NAME = "name"
    BEHAVIOUR = "behaviour"
    UNFAIR = "unfair"
    OTHER = "other"


@dataclass(frozen=True, slots=True)
class Report:
    """What somebody said of another who sat at the same table. Without a ``reporter``, they have
    left since; ``closed_with`` is what the host wrote when it was settled."""

    id: str
    at: float
    code: str
    reporter: str | None
    about: str
    reason: ReportReason
    note: str
    closed_at: float | None = None
    closed_with: str = ""


@dataclass(frozen=True, slots=True)
class ListedReport:
    """A report as a host reads it: with the names that the two have now, and the games of that
    table, the last first."""

    report: Report
    reporter_name: str
    about_name: str
    games: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Subscription:
    """A device at which somebody wants to be called. ``key`` and ``secret`` are the browser's, for
    nobody else to read what is sent; ``site`` is where it was asked for. Between the two minutes of
    its day, in its ``zone``, it is quiet."""

    id: str
    person: str
    endpoint: str
    key: str
    secret: str
    site: str
    zone: str
    quiet_from: int | None
    quiet_until: int | None
    created_at: float


@dataclass(frozen=True, slots=True)
class Reachable:
    """Such a device, the language of whoever has it, and what it was called for last at a table, by
    kind."""

    subscription: Subscription
    language: str
    called: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Forgotten:
    """Who was deleted, and the tables whose logs read differently now."""

    people: tuple[str, ...]
    codes: tuple[str, ...]
