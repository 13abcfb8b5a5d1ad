"""A SQLite file: one thread writes, a few read, and a transaction is one hop to a thread.

Whenever a thread comes back from SQLite it waits for the interpreter, and a busy event loop lets
it wait: so a batch is a few statements, however many events it has.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from functools import partial
from pathlib import Path
from sqlite3 import Connection as DriverConnection
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError, IntegrityError

from papersea.server.storage.changes import Change, changes_of
from papersea.server.storage.database import Key, Result, Work
from papersea.server.storage.errors import StorageDown
from papersea.server.storage.threads import in_thread
from papersea.server.storage.values import Entry

_READERS: Final = 4
_PATIENCE: Final = 30.0  # seconds for another process to finish its transaction
_PRAGMAS: Final = (
    "journal_mode = WAL",
    "synchronous = FULL",  # a commit is on the disk before it is told
    "fullfsync = ON",  # macOS: past the disk's own cache as well
    "foreign_keys = ON",
    "secure_delete = ON",  # who leaves is not found in free pages either
)

_INSERT: Final = "INSERT INTO events (code, number, at, body) VALUES "
_INSERT_ONE: Final = (
    "INSERT INTO events (code, number, at, body) SELECT ?1, ?2, ?3, ?4 "
    "WHERE EXISTS (SELECT 1 FROM tables WHERE code = ?1) ON CONFLICT DO NOTHING"
)
_CHANGE: Final = """
UPDATE tables SET
    changed_at = given.column2,
    phase = coalesce(given.column3, phase),
    is_public = coalesce(given.column4, is_public),
    listing = coalesce(given.column5, listing),
    wake_at = CASE WHEN given.column6 THEN given.column7 ELSE wake_at END
FROM (VALUES {}) AS given WHERE tables.code = given.column1
"""
_JOIN: Final = "INSERT INTO attendance (code, person) VALUES (?, ?) ON CONFLICT DO NOTHING"


def sqlite_engine(file: Path, begin: str, connections: int) -> Engine:
    """Transactions begin as told: the driver's own late beginning cannot wait for its turn."""
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
    def __init__(self, file: Path) -> None:
        self._writer = sqlite_engine(file, "BEGIN IMMEDIATE", 1)
        self._reader = sqlite_engine(file, "BEGIN", _READERS)
        self._writing = ThreadPoolExecutor(1, "papersea-write")
        self._reading = ThreadPoolExecutor(_READERS, "papersea-read")

    async def read(self, work: Work[Result]) -> Result:
        return await in_thread(self._reading, partial(_transact, self._reader, work))

    async def write(self, work: Work[Result]) -> Result:
        return await in_thread(self._writing, partial(_transact, self._writer, work))

    async def append(self, entries: Sequence[Entry]) -> set[Key]:
        return await self.write(lambda connection: _append(connection, entries))

    async def close(self) -> None:
        await asyncio.to_thread(self._shut)

    def _shut(self) -> None:
        self._reading.shutdown()
        self._writing.shutdown()
        self._reader.dispose()
        self._writer.dispose()  # the last connection to close tidies the log away


def _transact(engine: Engine, work: Work[Result]) -> Result:
    try:
        with engine.begin() as connection:
            return work(connection)
    except IntegrityError:
        raise
    except DBAPIError as error:
        raise StorageDown(f"SQLite: {error.orig}") from error


def _append(connection: Connection, entries: Sequence[Entry]) -> set[Key]:
    won = _insert(connection, entries)
    changes = changes_of(entry for entry in entries if entry.key in won)
    if changes.tables:
        marks = ",".join(["(?, ?, ?, ?, ?, ?, ?)"] * len(changes.tables))
        values = tuple(value for change in changes.tables for value in _row(change))
        connection.exec_driver_sql(_CHANGE.format(marks), values)
    if changes.joined:
        connection.exec_driver_sql(_JOIN, list(changes.joined))
    return won


def _insert(connection: Connection, entries: Sequence[Entry]) -> set[Key]:
    marks = ",".join(["(?, ?, ?, ?)"] * len(entries))
    values = tuple(
        value for entry in entries for value in (entry.code, entry.number, entry.at, entry.body)
    )
    try:
        connection.exec_driver_sql(_INSERT + marks, values)
    except IntegrityError:
        return {entry.key for entry in entries if _is_inserted(connection, entry)}
    return {entry.key for entry in entries}


def _is_inserted(connection: Connection, entry: Entry) -> bool:
    values = (entry.code, entry.number, entry.at, entry.body)
    return connection.exec_driver_sql(_INSERT_ONE, values).rowcount == 1


def _row(change: Change) -> tuple[Any, ...]:
    return (
        change.code,
        change.at,
        change.phase,
        change.is_public,
        change.listing,
        change.sets_wake,
        change.wake_at,
    )
