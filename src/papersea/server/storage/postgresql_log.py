"""Appending to logs in PostgreSQL: one statement a batch, on a connection of its own.

Straight through the driver: the way through SQLAlchemy cost the event loop five times as much.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

import asyncpg
from sqlalchemy.exc import DBAPIError, InterfaceError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from papersea.server.storage.database import StorageDown
from papersea.server.storage.log import Key, StoredEntry, Unchanged, layers

PATIENCE: Final = 30.0
"""Seconds for an answer."""
TRIES: Final = 4

# A deadlock, a serialization failure, and an event for a table that was deleted meanwhile.
_TRY_AGAIN: Final = frozenset({"40P01", "40001", "23503"})
# Classes: connection, read-only standby, authorization, no such database, resources, operator,
# system.
_DOWN: Final = frozenset({"08", "25", "28", "3D", "53", "57", "58"})


def is_worth_another_try(error: BaseException | None) -> bool:
    return getattr(error, "sqlstate", None) in _TRY_AGAIN


def _is_down(error: BaseException | None) -> bool:
    return (getattr(error, "sqlstate", None) or "")[:2] in _DOWN


@asynccontextmanager
async def told() -> AsyncIterator[None]:
    """Every way in which a database can be lost, as ``StorageDown``."""
    try:
        yield
    except (InterfaceError, asyncpg.InterfaceError, PoolTimeout, OSError) as error:
        raise StorageDown(f"PostgreSQL: {error}") from error
    except DBAPIError as error:
        if error.connection_invalidated or _is_down(error.orig):
            raise StorageDown(f"PostgreSQL: {error.orig}") from error
        raise
    except asyncpg.PostgresError as error:
        if _is_down(error):
            raise StorageDown(f"PostgreSQL: {error}") from error
        raise


# People and tables are locked in this order everywhere, and each kind by its key, so that no two
# processes wait for each other in a circle. A table is locked before anything is judged: whoever
# rewrites its log at the same time comes before or after.
_APPEND: Final = """
WITH given AS MATERIALIZED (
    SELECT *
    FROM unnest($1::text[], $2::int[], $3::float8[], $4::text[], $5::int[])
        AS given (code, number, at, body, generation)
), attending AS MATERIALIZED (
    SELECT *
    FROM unnest($14::text[], $15::int[], $16::text[], $17::bool[])
        AS given (code, number, person, is_seated)
), present AS MATERIALIZED (
    SELECT id FROM people
    WHERE id IN (SELECT person FROM attending WHERE is_seated) AND kind <> 'gone'
    ORDER BY id FOR KEY SHARE
), strangers AS MATERIALIZED (
    SELECT code FROM attending
    WHERE is_seated AND person NOT IN (SELECT id FROM present)
), locked AS MATERIALIZED (
    SELECT tables.code FROM tables JOIN given USING (code)
    WHERE tables.generation = given.generation
        AND tables.code NOT IN (SELECT code FROM strangers)
    ORDER BY tables.code FOR NO KEY UPDATE OF tables
), won AS (
    INSERT INTO events (code, number, at, body)
    SELECT given.code, given.number, given.at, given.body
    FROM given JOIN locked USING (code)
    WHERE EXISTS (
        SELECT FROM events
        WHERE events.code = given.code AND events.number = given.number - 1
    )
    ORDER BY given.code
    ON CONFLICT DO NOTHING
    RETURNING code, number, at
), changes AS (
    SELECT *
    FROM unnest(
        $6::text[], $7::int[], $8::text[], $9::bool[], $10::bool[], $11::text[], $12::bool[],
        $13::float8[]
    ) AS given (code, number, phase, is_public, is_joinable, listing, sets_wake, wake_at)
    JOIN won USING (code, number)
), changed AS (
    UPDATE tables SET
        changed_at = changes.at,
        phase = coalesce(changes.phase, tables.phase),
        is_public = coalesce(changes.is_public, tables.is_public),
        is_joinable = coalesce(changes.is_joinable, tables.is_joinable),
        listing = coalesce(changes.listing, tables.listing),
        wake_at = CASE WHEN changes.sets_wake THEN changes.wake_at ELSE tables.wake_at END
    FROM changes
    WHERE tables.code = changes.code
), attended AS (
    INSERT INTO attendance (code, person, is_seated)
    SELECT attending.code, attending.person, attending.is_seated
    FROM attending JOIN won USING (code, number)
    ORDER BY attending.code, attending.person
    ON CONFLICT (code, person) DO UPDATE SET is_seated = excluded.is_seated
)
SELECT code, number FROM won
"""


class PostgresqlLog:
    """Opens its connection when it is needed, and anew when it was lost."""

    def __init__(self, options: Mapping[str, Any]) -> None:
        self._options = options
        self._connection: asyncpg.Connection | None = None

    async def append(self, entries: Sequence[StoredEntry]) -> set[Key]:
        won: set[Key] = set()
        async with told():
            for layer in layers(entries):
                won |= await self._append(_columns(layer))
        return won

    async def close(self) -> None:
        if self._connection is not None:
            await self._connection.close()
            self._connection = None

    async def _append(self, columns: tuple[list[Any], ...]) -> set[Key]:
        for _ in range(TRIES - 1):
            try:
                return await self._statement(columns)
            except asyncpg.PostgresError as error:
                if not is_worth_another_try(error):
                    raise
        return await self._statement(columns)

    async def _statement(self, columns: tuple[list[Any], ...]) -> set[Key]:
        if self._connection is None or self._connection.is_closed():
            self._connection = await asyncpg.connect(
                **self._options, timeout=PATIENCE, command_timeout=PATIENCE
            )
        return {(code, number) for code, number in await self._connection.fetch(_APPEND, *columns)}


def _columns(entries: Sequence[StoredEntry]) -> tuple[list[Any], ...]:
    changes = [(entry, entry.change) for entry in entries if entry.change is not None]
    attending = [(entry, who, True) for entry, change in changes for who in change.joined]
    attending += [(entry, who, False) for entry, change in changes for who in change.left]
    return (
        [entry.code for entry in entries],
        [entry.number for entry in entries],
        [entry.at for entry in entries],
        [entry.body for entry in entries],
        [entry.generation for entry in entries],
        [entry.code for entry, _ in changes],
        [entry.number for entry, _ in changes],
        [change.phase for _, change in changes],
        [change.is_public for _, change in changes],
        [change.is_joinable for _, change in changes],
        [change.listing for _, change in changes],
        [not isinstance(change.wake_at, Unchanged) for _, change in changes],
        [
            None if isinstance(change.wake_at, Unchanged) else change.wake_at
            for _, change in changes
        ],
        [entry.code for entry, _, _ in attending],
        [entry.number for entry, _, _ in attending],
        [person for _, person, _ in attending],
        [is_seated for _, _, is_seated in attending],
    )
