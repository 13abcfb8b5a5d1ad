"""Many appends, one commit: what came while the last commit ran goes into the next together."""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from operator import attrgetter
from typing import Final

from papersea.server.storage.database import Database, StorageDown
from papersea.server.storage.values import KEEP, StoredEntry, Unchanged


@dataclass(frozen=True, slots=True)
class RowChange:
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

    tables: tuple[RowChange, ...]
    attendance: tuple[tuple[str, str, bool], ...]
    """Code, person, and whether they sit there now."""


def layers(entries: Iterable[StoredEntry]) -> Iterable[Sequence[StoredEntry]]:
    """In the order of codes, and each with one event of a table at most: a statement does not
    see what it writes itself, and an event is written only after the one before it."""
    found: defaultdict[int, list[StoredEntry]] = defaultdict(list)
    earlier = Counter[str]()
    for entry in sorted(entries, key=attrgetter("key")):
        found[earlier[entry.code]].append(entry)
        earlier[entry.code] += 1
    return found.values()


def changes_of(entries: Iterable[StoredEntry]) -> Changes:
    """Later events prevail over earlier ones of the same table."""
    tables: dict[str, RowChange] = {}
    attendance: dict[tuple[str, str], bool] = {}
    for entry in sorted(entries, key=attrgetter("key")):
        if entry.change is not None:
            tables[entry.code] = _after(tables.get(entry.code), entry)
            attendance.update(((entry.code, person), True) for person in entry.change.joined)
            attendance.update(((entry.code, person), False) for person in entry.change.left)
    rows = sorted((*who, is_seated) for who, is_seated in attendance.items())
    return Changes(tuple(tables.values()), tuple(rows))


_NOTHING = RowChange("", 0.0, None, None, None, None, sets_wake=False, wake_at=None)


def _after(earlier: RowChange | None, entry: StoredEntry) -> RowChange:
    before, change = earlier or _NOTHING, entry.change
    assert change is not None
    keeps = isinstance(change.wake_at, Unchanged)
    return RowChange(
        code=entry.code,
        at=entry.at,
        phase=before.phase if change.phase is None else change.phase,
        is_public=before.is_public if change.is_public is None else change.is_public,
        is_joinable=before.is_joinable if change.is_joinable is None else change.is_joinable,
        listing=before.listing if change.listing is None else change.listing,
        sets_wake=before.sets_wake or not keeps,
        wake_at=before.wake_at if change.wake_at is KEEP else change.wake_at,
    )


_MOST: Final = 1000  # entries a commit: more would hardly be faster, and let the first ones wait

_Waiting = tuple[StoredEntry, "asyncio.Future[bool]"]


class GroupCommit:
    """Writes while there is something to write, one transaction at a time."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: list[_Waiting] = []
        self._task: asyncio.Task[None] | None = None
        self._is_closed = False

    async def append(self, entry: StoredEntry) -> bool:
        """Whether its number was still free; then it is durable.

        Whoever stops waiting leaves the others in peace; the entry may be written or not.
        """
        if self._is_closed:
            raise StorageDown("the storage is closed")
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((entry, future))
        if self._task is None:
            self._task = asyncio.create_task(self._write_all())
        return await future

    async def close(self) -> None:
        """Write what is waiting, and take no more."""
        self._is_closed = True
        if self._task is not None:
            await self._task

    async def _write_all(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting[:_MOST], self._waiting[_MOST:]
                await self._write(batch)
        finally:
            self._task = None
            for _, future in self._waiting:
                future.cancel()

    async def _write(self, batch: Sequence[_Waiting]) -> None:
        first: dict[tuple[str, int], _Waiting] = {}
        for waiting in batch:
            if not waiting[1].done():
                first.setdefault(waiting[0].key, waiting)
        if not first:
            return
        try:
            won = await self._database.append([entry for entry, _ in first.values()])
        except asyncio.CancelledError:
            for _, future in batch:
                future.cancel()
            raise
        except Exception as error:
            for _, future in batch:
                if not future.done():
                    future.set_exception(error)
            return
        for waiting in batch:
            entry, future = waiting
            if not future.done():
                future.set_result(entry.key in won and first[entry.key] is waiting)
