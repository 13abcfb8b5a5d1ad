"""The logs of tables: made, read, and appended to.

Many appends, one commit: what came while the last commit ran goes into the next together.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from math import inf
from operator import attrgetter
from typing import Final

from msgspec import Struct
from sqlalchemy import Connection, func, insert, select
from sqlalchemy.exc import IntegrityError

from papersea.server.storage import people
from papersea.server.storage.database import StorageDown
from papersea.server.storage.schema import ATTENDANCE, EVENTS, TABLES
from papersea.server.storage.values import Listed

Key = tuple[str, int]
"""A table's code, and the number of one of its events."""


class Unchanged(Enum):
    """Says that a value stays as it is, where ``None`` is a value too."""

    KEEP = "keep"


KEEP: Final = Unchanged.KEEP


@dataclass(frozen=True, slots=True)
class StoredLine:
    """One event of a table's log."""

    number: int
    at: float
    body: str


@dataclass(frozen=True, slots=True)
class StoredLog:
    """A table's events. Its generation rises whenever they are rewritten: who has read them
    before must read them again before writing anything. ``is_closed``: by whoever runs the
    house. ``is_marked``: somebody could not read them, and nothing wakes the table."""

    generation: int
    lines: tuple[StoredLine, ...]
    is_closed: bool = False
    is_marked: bool = False


class TableChange(Struct, frozen=True):
    """What an event changes about its table; whatever is not given stays.

    ``joined`` and ``left``: people who sit there from now on, or no longer.
    """

    phase: str | None = None
    is_public: bool | None = None
    is_joinable: bool | None = None
    wake_at: float | Unchanged | None = KEEP
    listing: str | None = None
    joined: tuple[str, ...] = ()
    left: tuple[str, ...] = ()


class StoredEntry(Struct, frozen=True):
    """An event on its way into the log."""

    code: str
    number: int
    at: float
    body: str
    change: TableChange | None = None
    generation: int = 0

    @property
    def key(self) -> Key:
        return self.code, self.number

    @property
    def joined(self) -> tuple[str, ...]:
        return () if self.change is None else self.change.joined


def is_created(connection: Connection, table: Listed, body: str, person: str | None) -> bool:
    """Make a table with its first event; not if its code is taken."""
    if person is not None:
        people.check_present(connection, person)
    try:
        with connection.begin_nested():
            connection.execute(
                insert(TABLES).values(
                    code=table.code,
                    created_at=table.created_at,
                    changed_at=table.changed_at,
                    phase=table.phase,
                    is_public=table.is_public,
                    is_joinable=table.is_joinable,
                    wake_at=table.wake_at,
                    listing=table.listing,
                )
            )
    except IntegrityError:
        return False
    first = {"code": table.code, "number": 1, "at": table.created_at, "body": body}
    connection.execute(insert(EVENTS).values(first))
    if person is not None:
        connection.execute(insert(ATTENDANCE).values(code=table.code, person=person))
    return True


def read(connection: Connection, code: str) -> StoredLog:
    # First the generation: if the log is rewritten in between, what was read counts as old.
    wanted = select(TABLES.c.generation, TABLES.c.closed_at, TABLES.c.unreadable)
    state = connection.execute(wanted.where(TABLES.c.code == code)).one_or_none()
    generation, closed_at, reason = state or (0, None, None)
    found = connection.execute(
        select(EVENTS.c.number, EVENTS.c.at, EVENTS.c.body)
        .where(EVENTS.c.code == code)
        .order_by(EVENTS.c.number)
    )
    lines = tuple(StoredLine(number, at, body) for number, at, body in found)
    return StoredLog(
        generation, lines, is_closed=closed_at is not None, is_marked=reason is not None
    )


def head(connection: Connection, code: str) -> int:
    number = connection.scalar(select(func.max(EVENTS.c.number)).where(EVENTS.c.code == code))
    return number or 0


def layers(entries: Iterable[StoredEntry]) -> Iterable[Sequence[StoredEntry]]:
    """In the order of codes, and each with one event of a table at most: a statement does not
    see what it writes itself, and an event is written only after the one before it."""
    found: defaultdict[int, list[StoredEntry]] = defaultdict(list)
    earlier = Counter[str]()
    for entry in sorted(entries, key=attrgetter("key")):
        found[earlier[entry.code]].append(entry)
        earlier[entry.code] += 1
    return found.values()


_MOST: Final = 1000  # entries a commit: more would hardly be faster, and let the first ones wait

_Waiting = tuple[StoredEntry, "asyncio.Future[bool]"]


class GroupCommit:
    """Writes while there is something to write, one transaction at a time: ``write`` is given
    events whose keys all differ, and tells which were still free. ``gathering``: seconds between
    the beginnings of two commits. Where tables are few, nobody notices; where they are many, a
    transaction for each of them would cost more than the moves themselves."""

    def __init__(
        self, write: Callable[[Sequence[StoredEntry]], Awaitable[set[Key]]], gathering: float
    ) -> None:
        self._write_at_once = write
        self._gathering = gathering
        self._waiting: list[_Waiting] = []
        self._task: asyncio.Task[None] | None = None
        self._is_closed = False
        self._began = -inf
        self._last: frozenset[str] = frozenset()

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
                await self._gather()
                batch, self._waiting = self._waiting[:_MOST], self._waiting[_MOST:]
                await self._write(batch)
        finally:
            self._task = None
            for _, future in self._waiting:
                future.cancel()

    async def _gather(self) -> None:
        """Wait for others who come soon after a commit; not if somebody goes on whose last entry
        was in it, for they may be alone."""
        if self._last.isdisjoint(entry.code for entry, _ in self._waiting):
            await asyncio.sleep(max(0.0, self._began + self._gathering - time.monotonic()))
        self._began = time.monotonic()
        self._last = frozenset(entry.code for entry, _ in self._waiting)

    async def _write(self, batch: Sequence[_Waiting]) -> None:
        first: dict[Key, _Waiting] = {}
        for waiting in batch:
            if not waiting[1].done():
                first.setdefault(waiting[0].key, waiting)
        if not first:
            return
        try:
            won = await self._write_at_once([entry for entry, _ in first.values()])
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
