"""What the events of one batch change about their tables, one change for each table."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from operator import attrgetter

from papersea.server.storage.values import KEEP, Entry, Keep


@dataclass(frozen=True, slots=True)
class Change:
    code: str
    at: float
    phase: str | None
    is_public: bool | None
    is_joinable: bool | None
    listing: str | None
    sets_wake: bool
    wake_at: float | None


@dataclass(frozen=True, slots=True)
class Changes:
    """In the order of codes: whoever locks rows does so in one order, and none waits for ever."""

    tables: tuple[Change, ...]
    attendance: tuple[tuple[str, str, bool], ...]
    """Code, person, and whether they sit there now."""


def layers(entries: Iterable[Entry]) -> Iterable[Sequence[Entry]]:
    """In the order of codes, and each with one event of a table at most: a statement does not
    see what it writes itself, and an event is written only after the one before it."""
    found: defaultdict[int, list[Entry]] = defaultdict(list)
    earlier = Counter[str]()
    for entry in sorted(entries, key=attrgetter("key")):
        found[earlier[entry.code]].append(entry)
        earlier[entry.code] += 1
    return found.values()


def changes_of(entries: Iterable[Entry]) -> Changes:
    """Later events prevail over earlier ones of the same table."""
    tables: dict[str, Change] = {}
    attendance: dict[tuple[str, str], bool] = {}
    for entry in sorted(entries, key=attrgetter("key")):
        if entry.change is not None:
            tables[entry.code] = _after(tables.get(entry.code), entry)
            attendance.update(((entry.code, person), True) for person in entry.change.joined)
            attendance.update(((entry.code, person), False) for person in entry.change.left)
    rows = sorted((*who, is_seated) for who, is_seated in attendance.items())
    return Changes(tuple(tables.values()), tuple(rows))


_NOTHING = Change("", 0.0, None, None, None, None, sets_wake=False, wake_at=None)


def _after(earlier: Change | None, entry: Entry) -> Change:
    before, change = earlier or _NOTHING, entry.change
    assert change is not None
    keeps = isinstance(change.wake_at, Keep)
    return Change(
        code=entry.code,
        at=entry.at,
        phase=before.phase if change.phase is None else change.phase,
        is_public=before.is_public if change.is_public is None else change.is_public,
        is_joinable=before.is_joinable if change.is_joinable is None else change.is_joinable,
        listing=before.listing if change.listing is None else change.listing,
        sets_wake=before.sets_wake or not keeps,
        wake_at=before.wake_at if change.wake_at is KEEP else change.wake_at,
    )
