"""A SQLite file: one thread writes, a few read, and a transaction is one hop to a thread.

Whenever a thread comes back from SQLite it waits for the interpreter, and a busy event loop lets
it wait: so a batch is a few statements, however many events it has.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import closing, suppress
from dataclasses import dataclass
from functools import lru_cache, partial
from itertools import chain
from operator import attrgetter
from pathlib import Path
from sqlite3 import Connection as DriverConnection
from sqlite3 import Error
from sqlite3 import IntegrityError as BrokenPromise
from typing import Any, Final, cast

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.pool import PoolProxiedConnection

from papersea.server.storage.database import Result, StorageDamaged, StorageDown, Work
from papersea.server.storage.log import KEEP, Key, StoredEntry, Unchanged, layers

_USUAL: Final = 0.005  # seconds
_BETWEEN_PAUSES: Final = 0.001
_PAUSE: Final = 0.00005


async def in_thread(executor: Executor, work: Callable[[], Result]) -> Result:
    loop = asyncio.get_running_loop()
    working = loop.run_in_executor(executor, work)
    waiting = loop.call_later(_USUAL, _pause, loop, working)
    try:
        return await working
    finally:
        waiting.cancel()


def _pause(loop: asyncio.AbstractEventLoop, working: asyncio.Future[Result]) -> None:
    if not working.done():
        time.sleep(_PAUSE)
        loop.call_later(_BETWEEN_PAUSES, _pause, loop, working)


_READERS: Final = 4
_PATIENCE: Final = 30.0  # seconds for another process to finish its transaction
_PRAGMAS: Final = (
    "journal_mode = WAL",
    "synchronous = FULL",  # a commit is on the disk before it is told
    "fullfsync = ON",  # macOS: past the disk's own cache as well
    "foreign_keys = ON",
    "secure_delete = ON",  # who leaves is not found in free pages either
)

_INSPECTION: Final = "PRAGMA quick_check(1)"

_PRESENT: Final = "SELECT id FROM people WHERE id IN {} AND kind <> 'gone'"
_INSERT: Final = """
INSERT INTO events (code, number, at, body)
SELECT column1, column2, column3, column4 FROM (VALUES {}) AS given
WHERE EXISTS (SELECT 1 FROM tables WHERE code = column1 AND generation = column5)
    AND EXISTS (SELECT 1 FROM events WHERE code = column1 AND number = column2 - 1)
ON CONFLICT DO NOTHING
RETURNING code, number
"""
_CHANGE: Final = """
UPDATE tables SET
    changed_at = given.column2,
    phase = coalesce(given.column3, phase),
    is_public = coalesce(given.column4, is_public),
    is_joinable = coalesce(given.column5, is_joinable),
    listing = coalesce(given.column6, listing),
    wake_at = CASE WHEN given.column7 THEN given.column8 ELSE wake_at END
FROM (VALUES {}) AS given WHERE tables.code = given.column1
"""
_ATTEND: Final = (
    "INSERT INTO attendance (code, person, is_seated) VALUES (?, ?, ?) "
    "ON CONFLICT DO UPDATE SET is_seated = excluded.is_seated"
)


ONLY_MINE: Final = 0o600
"""Of a new file: all cards of games in play are in it, and whoever reads it need not guess."""


def sqlite_engine(file: Path, begin: str, connections: int) -> Engine:
    """Transactions begin as told: the driver's own late beginning cannot wait for its turn. What
    SQLite puts beside the file may be read by the same as the file."""
    with suppress(OSError):  # of what is wrong, SQLite tells
        file.touch(mode=ONLY_MINE)
    engine = create_engine(
        URL.create("sqlite", database=str(file)),
        pool_size=connections,
        max_overflow=0,
        connect_args={
            "isolation_level": None,
            "check_same_thread": False,
            "timeout": _PATIENCE,
        },
    )

    @event.listens_for(engine, "connect")
    def _set_up(connection: DriverConnection, _: object) -> None:
        with closing(connection.cursor()) as cursor:
            for pragma in _PRAGMAS:
                cursor.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


class SqliteDatabase:
    gathering = 0.005

    def __init__(self, file: Path) -> None:
        self._writer = sqlite_engine(file, "BEGIN IMMEDIATE", 2)
        self._log: PoolProxiedConnection | None = None  # the second one of the writer
        self._reader = sqlite_engine(file, "BEGIN", _READERS)
        self._writing = ThreadPoolExecutor(1, "papersea-write")
        self._reading = ThreadPoolExecutor(_READERS, "papersea-read")
        self._inspecting = ThreadPoolExecutor(1, "papersea-inspect")
        self._inspected: DriverConnection | None = None
        self._file = file
        self._is_closing = False
        self._damage: StorageDamaged | None = None

    async def read(self, work: Work[Result]) -> Result:
        return await in_thread(self._reading, partial(self._transact, self._reader, work))

    async def write(self, work: Work[Result]) -> Result:
        return await in_thread(self._writing, partial(self._transact, self._writer, work))

    async def check(self) -> None:
        """Part of a file may be damaged while all else works: whoever has met that part says so."""
        if self._damage is not None:
            raise StorageDamaged(*self._damage.args)

    async def inspect(self) -> None:
        """Every page is read, beside all other work and as fast as the disk allows: nobody waits
        for it."""
        await asyncio.get_running_loop().run_in_executor(self._inspecting, self._inspect)

    def _inspect(self) -> None:
        try:
            with closing(self._look_on()) as connection:
                self._inspected = connection  # so that it can be interrupted
                if self._is_closing:
                    return
                (found,) = connection.execute(_INSPECTION).fetchone()
                if found != "ok":
                    self._damage = StorageDamaged(f"SQLite: {found}")
        except Error as error:
            if not self._is_closing:
                raise self._told(error) from error
        finally:
            self._inspected = None
        if self._damage is not None:
            raise StorageDamaged(*self._damage.args)

    def _look_on(self) -> DriverConnection:
        """Of one who changes nothing."""
        address = f"{self._file.absolute().as_uri()}?mode=ro"
        return sqlite3.connect(address, uri=True, timeout=_PATIENCE, check_same_thread=False)

    def _transact(self, engine: Engine, work: Work[Result]) -> Result:
        try:
            with engine.begin() as connection:
                return work(connection)
        except IntegrityError:
            raise
        except DBAPIError as error:
            raise self._told(error.orig) from error

    def _told(self, error: BaseException | None) -> StorageDown:
        """Extended codes have their kind in the lowest byte."""
        kind = getattr(error, "sqlite_errorcode", 0) & 0xFF
        if kind not in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
            return StorageDown(f"SQLite: {error}")
        self._damage = StorageDamaged(f"SQLite: {error}")
        return self._damage

    async def append(self, entries: Sequence[StoredEntry]) -> set[Key]:
        return await in_thread(self._writing, partial(self._append, entries))

    def _append(self, entries: Sequence[StoredEntry]) -> set[Key]:
        """Straight through the driver: SQLAlchemy would cost more than SQLite does."""
        try:
            if self._log is None:
                self._log = self._writer.raw_connection()
            return _append(cast(DriverConnection, self._log.driver_connection), entries)
        except BrokenPromise:
            raise
        except (Error, DBAPIError) as error:
            raise self._told(error.orig if isinstance(error, DBAPIError) else error) from error

    async def close(self) -> None:
        await asyncio.to_thread(self._shut)

    def _shut(self) -> None:
        self._is_closing = True
        if (inspected := self._inspected) is not None:
            with suppress(Error):  # it has ended by itself just now
                inspected.interrupt()
        self._inspecting.shutdown()
        self._reading.shutdown()
        self._writing.shutdown()
        self._reader.dispose()
        if self._log is not None:
            self._log.close()
        self._writer.dispose()  # the last connection to close tidies the log away


@dataclass(frozen=True, slots=True)
class _RowChange:
    code: str
    at: float
    phase: str | None
    is_public: bool | None
    is_joinable: bool | None
    listing: str | None
    sets_wake: bool
    wake_at: float | None


@dataclass(frozen=True, slots=True)
class _Changes:
    """Of all the events that are written together."""

    tables: tuple[_RowChange, ...]
    attendance: tuple[tuple[str, str, bool], ...]
    """Code, person, and whether they sit there now."""


def _changes_of(entries: Iterable[StoredEntry]) -> _Changes:
    """Later events prevail over earlier ones of the same table."""
    tables: dict[str, _RowChange] = {}
    attendance: dict[tuple[str, str], bool] = {}
    for entry in sorted(entries, key=attrgetter("key")):
        if entry.change is not None:
            tables[entry.code] = _after(tables.get(entry.code), entry)
            attendance.update(((entry.code, person), True) for person in entry.change.joined)
            attendance.update(((entry.code, person), False) for person in entry.change.left)
    rows = sorted((*who, is_seated) for who, is_seated in attendance.items())
    return _Changes(tuple(tables.values()), tuple(rows))


_NOTHING = _RowChange("", 0.0, None, None, None, None, sets_wake=False, wake_at=None)


def _after(earlier: _RowChange | None, entry: StoredEntry) -> _RowChange:
    before, change = earlier or _NOTHING, entry.change
    assert change is not None
    keeps = isinstance(change.wake_at, Unchanged)
    return _RowChange(
        code=entry.code,
        at=entry.at,
        phase=before.phase if change.phase is None else change.phase,
        is_public=before.is_public if change.is_public is None else change.is_public,
        is_joinable=before.is_joinable if change.is_joinable is None else change.is_joinable,
        listing=before.listing if change.listing is None else change.listing,
        sets_wake=before.sets_wake or not keeps,
        wake_at=before.wake_at if change.wake_at is KEEP else change.wake_at,
    )


def _append(connection: DriverConnection, entries: Sequence[StoredEntry]) -> set[Key]:
    connection.execute("BEGIN IMMEDIATE")
    try:
        won = _write(connection, entries)
        connection.execute("COMMIT")
    except BaseException:
        connection.rollback()
        raise
    return won


def _write(connection: DriverConnection, entries: Sequence[StoredEntry]) -> set[Key]:
    allowed = _without_strangers(connection, entries)
    won = {key for layer in layers(allowed) for key in _insert(connection, layer)}
    changes = _changes_of(entry for entry in entries if entry.key in won)
    if changes.tables:
        rows = [_row(change) for change in changes.tables]
        connection.execute(_with_rows(_CHANGE, len(rows), 8), list(chain.from_iterable(rows)))
    if changes.attendance:
        connection.executemany(_ATTEND, changes.attendance)
    return won


@lru_cache(256)
def _with_rows(statement: str, rows: int, columns: int) -> str:
    """So many rows of values in a statement."""
    row = f"({','.join('?' * columns)})"
    return statement.format(",".join([row] * rows))


def _without_strangers(
    connection: DriverConnection, entries: Sequence[StoredEntry]
) -> Sequence[StoredEntry]:
    """Not the events with which somebody joins who does not exist any more."""
    joined = tuple({person for entry in entries for person in entry.joined})
    if not joined:
        return entries
    found = connection.execute(_with_rows(_PRESENT, 1, len(joined)), joined)
    present = {person for (person,) in found}
    return [entry for entry in entries if present.issuperset(entry.joined)]


def _insert(connection: DriverConnection, entries: Sequence[StoredEntry]) -> list[Key]:
    rows = ((each.code, each.number, each.at, each.body, each.generation) for each in entries)
    statement = _with_rows(_INSERT, len(entries), 5)
    return connection.execute(statement, list(chain.from_iterable(rows))).fetchall()


def _row(change: _RowChange) -> tuple[Any, ...]:
    return (
        change.code,
        change.at,
        change.phase,
        change.is_public,
        change.is_joinable,
        change.listing,
        change.sets_wake,
        change.wake_at,
    )
