"""A PostgreSQL database, for any number of server processes."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from operator import attrgetter
from typing import Any, Final

import asyncpg
from sqlalchemy import Connection, event
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError, DisconnectionError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from papersea.server.storage.changes import Changes, changes_of
from papersea.server.storage.database import Key, Result, Work
from papersea.server.storage.errors import StorageDown
from papersea.server.storage.values import Entry

_CONNECTIONS: Final = 10
_PATIENCE: Final = 30.0  # seconds for an answer
_TRIES: Final = 4
# A deadlock, a serialization failure, and an event for a table that was deleted meanwhile.
_TRY_AGAIN: Final = frozenset({"40P01", "40001", "23503"})

# In one order everywhere, so that two processes never wait for each other in a circle.
_INSERT: Final = """
INSERT INTO events (code, number, at, body)
SELECT given.code, given.number, given.at, given.body
FROM unnest($1::text[], $2::int[], $3::float8[], $4::text[])
    WITH ORDINALITY AS given (code, number, at, body, place)
WHERE EXISTS (SELECT FROM tables WHERE tables.code = given.code)
ORDER BY given.place
ON CONFLICT DO NOTHING
RETURNING code, number
"""
_LOCK: Final = "SELECT FROM tables WHERE code = ANY($1::text[]) ORDER BY code FOR NO KEY UPDATE"
_CHANGE: Final = """
UPDATE tables SET
    changed_at = given.at,
    phase = coalesce(given.phase, tables.phase),
    is_public = coalesce(given.is_public, tables.is_public),
    listing = coalesce(given.listing, tables.listing),
    wake_at = CASE WHEN given.sets_wake THEN given.wake_at ELSE tables.wake_at END
FROM unnest(
    $1::text[], $2::float8[], $3::text[], $4::bool[], $5::text[], $6::bool[], $7::float8[]
) AS given (code, at, phase, is_public, listing, sets_wake, wake_at)
WHERE tables.code = given.code
"""
_JOIN: Final = """
INSERT INTO attendance (code, person)
SELECT * FROM unnest($1::text[], $2::text[]) ON CONFLICT DO NOTHING
"""


def postgresql_engine(address: URL, connections: int = _CONNECTIONS) -> AsyncEngine:
    """A pool that opens connections anew when it finds them closed."""
    engine = create_async_engine(
        address.set(drivername="postgresql+asyncpg"),
        pool_size=connections,
        max_overflow=0,
        pool_timeout=_PATIENCE,
        connect_args={"command_timeout": _PATIENCE, "timeout": _PATIENCE},
    )

    @event.listens_for(engine.sync_engine, "checkout")
    def _is_open(connection: Any, _record: object, _proxy: object) -> None:
        if connection.driver_connection.is_closed():
            raise DisconnectionError

    return engine


@asynccontextmanager
async def told_when_down() -> AsyncIterator[None]:
    """Every way in which a database can be lost, as ``StorageDown``."""
    try:
        yield
    except (OperationalError, InterfaceError, PoolTimeout, OSError) as error:
        raise StorageDown(f"PostgreSQL: {error}") from error
    except (asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise StorageDown(f"PostgreSQL: {error}") from error
    except DBAPIError as error:
        if error.connection_invalidated:
            raise StorageDown(f"PostgreSQL: {error}") from error
        raise


class PostgresqlDatabase:
    def __init__(self, address: URL) -> None:
        self._engine = postgresql_engine(address)

    async def read(self, work: Work[Result]) -> Result:
        return await self.write(work)

    async def write(self, work: Work[Result]) -> Result:
        async with told_when_down():
            for _ in range(_TRIES - 1):
                try:
                    return await self._transact(work)
                except DBAPIError as error:
                    if getattr(error.orig, "sqlstate", None) not in _TRY_AGAIN:
                        raise
            return await self._transact(work)

    async def _transact(self, work: Work[Result]) -> Result:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def append(self, entries: Sequence[Entry]) -> set[Key]:
        return await self.write(lambda connection: _append(connection, entries))

    async def close(self) -> None:
        await self._engine.dispose()


def _append(connection: Connection, entries: Sequence[Entry]) -> set[Key]:
    ordered = sorted(entries, key=attrgetter("key"))
    columns = (
        [entry.code for entry in ordered],
        [entry.number for entry in ordered],
        [entry.at for entry in ordered],
        [entry.body for entry in ordered],
    )
    won = {(code, number) for code, number in connection.exec_driver_sql(_INSERT, columns)}
    _change(connection, changes_of(entry for entry in ordered if entry.key in won))
    return won


def _change(connection: Connection, changes: Changes) -> None:
    if changes.tables:
        columns = (
            [change.code for change in changes.tables],
            [change.at for change in changes.tables],
            [change.phase for change in changes.tables],
            [change.is_public for change in changes.tables],
            [change.listing for change in changes.tables],
            [change.sets_wake for change in changes.tables],
            [change.wake_at for change in changes.tables],
        )
        if len(changes.tables) > 1:
            connection.exec_driver_sql(_LOCK, (columns[0],))
        connection.exec_driver_sql(_CHANGE, columns)
    if changes.joined:
        codes, people = zip(*changes.joined, strict=True)
        connection.exec_driver_sql(_JOIN, (list(codes), list(people)))
