"""The databases of a house: the main one, and those among which its tables are spread.

A table's code begins with the name of its shard, so where it is never changes, and nobody has to
look it up: docs/decisions/0035-tables-in-several-databases.md
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from math import inf
from typing import Final, Protocol

from sqlalchemy import Connection, func, select
from sqlalchemy.engine import URL

from papersea.answers.people import CODE_ALPHABET, CODE_LENGTH
from papersea.server.storage import presence
from papersea.server.storage.database import (
    AddressError,
    Result,
    StorageDown,
    StorageError,
    Work,
    parse_address,
    sqlite_file,
)
from papersea.server.storage.log import GroupCommit, Key, StoredEntry
from papersea.server.storage.migrating import migrate
from papersea.server.storage.schema import TABLES
from papersea.server.storage.sqlite import SqliteDatabase

_LOG: Final = logging.getLogger(__name__)

MAIN: Final = ""
"""The main database's name in codes."""
TRIES_EVERY: Final = 3.0
"""Seconds: whoever asks more often whether something can be written hears the last answer."""


class Database(Protocol):
    """Every call is a transaction of its own, and ``StorageDown`` if there is no database.
    ``gathering``: seconds from one commit of appended events to the next, where tables are many."""

    gathering: float

    async def read(self, work: Work[Result]) -> Result: ...

    async def write(self, work: Work[Result]) -> Result:
        """Returns once all is durable; whatever ``work`` raises undoes it."""
        ...

    async def append(self, entries: Sequence[StoredEntry]) -> set[Key]:
        """Write events whose keys all differ; returns the keys that were still free."""
        ...

    async def check(self) -> None:
        """``StorageDamaged`` if part of it was found to be."""
        ...

    async def inspect(self) -> None:
        """``StorageDamaged`` if part of it is, also where nobody has met it yet. It may take long,
        and nothing else waits for it."""
        ...

    async def close(self) -> None: ...


def shard_in(code: str) -> str:
    """The name of the shard that a table with this code is in."""
    return code[0] if len(code) == CODE_LENGTH + 1 else MAIN


def check_shards(main: str, tables: Mapping[str, str]) -> None:
    """``AddressError`` unless names are such as codes can begin with, and no address is given
    twice."""
    for name in tables:
        if len(name) != 1 or name not in CODE_ALPHABET:
            raise AddressError(f"{name!r} is no name for a database: one of {CODE_ALPHABET}")
    addresses = [parse_address(each) for each in (main, *tables.values())]
    if len(set(addresses)) < len(addresses):
        raise AddressError("the same database is named twice")


class Shard:
    """A database that may be away at any time, also when the house opens: it is brought up to date
    when it first answers. ``is_away``: it did not answer when it was last asked; if it could not
    write, reading does not make up for that. ``is_silent``: not even reading went well."""

    def __init__(self, name: str, address: URL) -> None:
        self.name = name
        self.is_away = False
        self.is_silent = False
        self._is_lost_to_writers = False
        self._address = address
        self._database = _database(address)
        self._log = GroupCommit(self._append, self._database.gathering)
        self._preparing = asyncio.Lock()
        self._is_prepared = False
        self._trying = asyncio.Lock()
        self._tried_at = -inf
        self._is_written = False

    async def prepare(self) -> None:
        """Make and migrate what is not there yet."""
        async with self._preparing:
            if not self._is_prepared:
                await migrate(self._address)
                await self._database.read(self._check_codes)
                self._is_prepared = True

    async def read(self, work: Work[Result]) -> Result:
        async with self._reached(is_write=False):
            return await self._database.read(work)

    async def write(self, work: Work[Result]) -> Result:
        async with self._reached(is_write=True):
            return await self._database.write(work)

    async def append(self, entry: StoredEntry) -> bool:
        return await self._log.append(entry)

    async def ping(self) -> None:
        await self.read(lambda connection: connection.execute(select(1)))

    async def check(self, process: str) -> None:
        """``StorageDown`` unless it answers, is whole as far as anybody knows, and has let this
        process write within the last seconds."""
        await self.ping()
        await self._database.check()
        async with self._trying:
            now = time.monotonic()
            if now >= self._tried_at + TRIES_EVERY:
                self._is_written, self._tried_at = False, now
                await self.write(lambda connection: presence.try_writing(connection, process))
                self._is_written = True
        if not self._is_written:
            raise StorageDown("nothing could be written a moment ago")

    async def inspect(self) -> None:
        """``StorageDamaged`` if part of it is, wherever; it is known from then on."""
        await self._database.inspect()

    async def close(self) -> None:
        """What was appended is written first."""
        await self._log.close()
        await self._database.close()

    async def _append(self, entries: Sequence[StoredEntry]) -> set[Key]:
        async with self._reached(is_write=True):
            return await self._database.append(entries)

    @asynccontextmanager
    async def _reached(self, *, is_write: bool) -> AsyncIterator[None]:
        try:
            if not self._is_prepared:
                await self._prepare_late()
            yield
        except StorageDown as error:
            error.shard = self.name
            self.note_away(is_silent=not is_write)
            self._is_lost_to_writers |= is_write
            raise
        self.is_silent = False
        if self.is_away and (is_write or not self._is_lost_to_writers):
            self.is_away = self._is_lost_to_writers = False
            _LOG.warning("a database is back", extra={"database": self.name or "main"})

    def note_away(self, *, is_silent: bool) -> None:
        self.is_silent |= is_silent
        if not self.is_away:
            self.is_away = True
            _LOG.warning("a database is away", extra={"database": self.name or "main"})

    async def _prepare_late(self) -> None:
        try:
            await self.prepare()
        except StorageDown:
            raise
        except StorageError as error:  # one that cannot be used: its tables wait, no others
            raise StorageDown(str(error)) from error

    def _check_codes(self, connection: Connection) -> None:
        """``AddressError`` if this is the database of another shard."""
        ends = connection.execute(select(func.min(TABLES.c.code), func.max(TABLES.c.code)))
        others = {shard_in(code) for code in ends.one() if code} - {self.name}
        if others:
            given, other = self.name or "main", others.pop() or "main"
            raise AddressError(f"the database given as {given!r} has tables of {other!r}")


def _database(url: URL) -> Database:
    if url.drivername == "sqlite":
        return SqliteDatabase(sqlite_file(url))
    from papersea.server.storage.postgresql import PostgresqlDatabase

    return PostgresqlDatabase(url)
