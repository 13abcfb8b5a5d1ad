"""Everything that the server keeps: one face for a SQLite file and for PostgreSQL."""

from __future__ import annotations

from collections.abc import Collection
from typing import Self

from sqlalchemy import select
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from papersea.server.storage import log, tables
from papersea.server.storage.database import Database
from papersea.server.storage.errors import AddressError
from papersea.server.storage.group_commit import GroupCommit
from papersea.server.storage.migrating import migrate
from papersea.server.storage.sqlite import SqliteDatabase, sqlite_file
from papersea.server.storage.values import Due, Entry, Line, Listed, Place, TableChange


class Store:
    """Every method is one transaction, durable when it returns.

    A database that cannot be reached raises ``StorageDown``; once it is back, so is the store.
    Texts may be anything but contain no NUL, which PostgreSQL cannot keep.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._log = GroupCommit(database)

    @classmethod
    async def open(cls, address: str) -> Self:
        """``sqlite:///path`` or ``postgresql://…``. Makes and migrates what is not there yet."""
        url = parse_address(address)
        await migrate(url)
        return cls(_database(url))

    async def close(self) -> None:
        """What was appended is written first."""
        await self._log.close()
        await self._database.close()

    async def ping(self) -> None:
        """``StorageDown`` unless the database answers."""
        await self._database.read(lambda connection: connection.execute(select(1)))

    async def create_table(
        self,
        code: str,
        at: float,
        body: str,
        listing: str,
        *,
        is_public: bool,
        wake_at: float | None,
        person: str | None,
        phase: str = "open",
    ) -> bool:
        """A table with ``body`` as its event 1; ``False`` if the code is taken."""
        table = Listed(code, at, at, phase, is_public, wake_at, listing)
        return await self._database.write(
            lambda connection: log.is_created(connection, table, body, person)
        )

    async def append(
        self, code: str, number: int, at: float, body: str, *, change: TableChange | None = None
    ) -> bool:
        """Durable when this is true. ``False``: the number is taken or the table is gone, and
        nothing was written, of the event or of ``change``.
        """
        if "\0" in body or not body.isascii():
            check_text(body)
        return await self._log.append(Entry(code, number, at, body, change))

    async def read(self, code: str, after: int = 0) -> list[Line]:
        """The events of a table past a number, in order."""
        return await self._database.read(lambda connection: log.lines(connection, code, after))

    async def head(self, code: str) -> int:
        """The number of the last event; 0 if there is no such table."""
        return await self._database.read(lambda connection: log.head(connection, code))

    async def due(self, now: float, limit: int) -> list[Due]:
        """Tables whose time has come, the longest waiting first."""
        return await self._database.read(lambda connection: tables.due(connection, now, limit))

    async def claim(self, code: str, seen: float, until: float) -> bool:
        """Put off a wake-up that was seen. Of all who saw it, one gets ``True``."""
        return await self._database.write(
            lambda connection: tables.is_claimed(connection, code, seen, until)
        )

    async def set_wake(self, code: str, wake_at: float | None) -> None:
        await self._database.write(lambda connection: tables.set_wake(connection, code, wake_at))

    async def table(self, code: str) -> Listed | None:
        return await self._database.read(lambda connection: tables.find(connection, code))

    async def public_tables(
        self, phases: Collection[str], limit: int, after: Place | None = None
    ) -> list[Listed]:
        """The newest first; ``after`` is the ``place`` of the last one of the page before."""
        return await self._database.read(
            lambda connection: tables.public(connection, phases, limit, after)
        )

    async def tables_of(self, person: str) -> list[Listed]:
        """Where somebody sits or sat, the newest first."""
        return await self._database.read(lambda connection: tables.attended_by(connection, person))

    async def purge(self, before: float, phases: Collection[str]) -> int:
        """Delete tables in these phases that nothing happened at since; returns how many."""
        return await self._database.write(
            lambda connection: tables.purge(connection, before, phases)
        )


def check_text(text: str) -> None:
    """``ValueError`` for what a database could not keep."""
    if "\0" in text:
        raise ValueError("a text with NUL cannot be kept")
    text.encode()


def parse_address(address: str) -> URL:
    """``AddressError`` unless it names a SQLite file or a PostgreSQL database."""
    try:
        url = make_url(address)
    except ArgumentError:
        raise AddressError("a database is sqlite:///path or postgresql://host/name") from None
    if url.drivername not in ("sqlite", "postgresql"):
        raise AddressError(f"{url.drivername} is neither sqlite nor postgresql")
    return url


def _database(url: URL) -> Database:
    if url.drivername == "sqlite":
        return SqliteDatabase(sqlite_file(url))
    from papersea.server.storage.postgresql import PostgresqlDatabase

    return PostgresqlDatabase(url)
