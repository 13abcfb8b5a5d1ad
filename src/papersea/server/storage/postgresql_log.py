"""Appending to logs in PostgreSQL: one statement a batch, on a connection of its own.

Straight through the driver: the way through SQLAlchemy cost the event loop five times as much.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from operator import attrgetter
from typing import Any, Final

import asyncpg

from papersea.server.storage.database import Key
from papersea.server.storage.postgresql_errors import PATIENCE, TRIES, is_worth_another_try, told
from papersea.server.storage.values import Entry, Keep

# Rows are inserted and locked in one order everywhere, so that no two processes wait for each
# other in a circle.
_APPEND: Final = """
WITH won AS (
    INSERT INTO events (code, number, at, body)
    SELECT given.code, given.number, given.at, given.body
    FROM unnest($1::text[], $2::int[], $3::float8[], $4::text[])
        WITH ORDINALITY AS given (code, number, at, body, place)
    WHERE EXISTS (SELECT FROM tables WHERE tables.code = given.code)
    ORDER BY given.place
    ON CONFLICT DO NOTHING
    RETURNING code, number, at
), changes AS (
    SELECT *
    FROM unnest(
        $5::text[], $6::int[], $7::text[], $8::bool[], $9::text[], $10::bool[], $11::float8[]
    ) AS given (code, number, phase, is_public, listing, sets_wake, wake_at)
    JOIN won USING (code, number)
), locked AS MATERIALIZED (
    SELECT code FROM tables WHERE code IN (SELECT code FROM changes)
    ORDER BY code FOR NO KEY UPDATE
), changed AS (
    UPDATE tables SET
        changed_at = changes.at,
        phase = coalesce(changes.phase, tables.phase),
        is_public = coalesce(changes.is_public, tables.is_public),
        listing = coalesce(changes.listing, tables.listing),
        wake_at = CASE WHEN changes.sets_wake THEN changes.wake_at ELSE tables.wake_at END
    FROM changes JOIN locked USING (code)
    WHERE tables.code = changes.code
), joined AS (
    INSERT INTO attendance (code, person)
    SELECT given.code, given.person
    FROM unnest($12::text[], $13::int[], $14::text[]) AS given (code, number, person)
    JOIN won USING (code, number)
    ORDER BY given.code, given.person
    ON CONFLICT DO NOTHING
)
SELECT code, number FROM won
"""


class PostgresqlLog:
    """Opens its connection when it is needed, and anew when it was lost."""

    def __init__(self, options: Mapping[str, Any]) -> None:
        self._options = options
        self._connection: asyncpg.Connection | None = None

    async def append(self, entries: Sequence[Entry]) -> set[Key]:
        won: set[Key] = set()
        async with told():
            for layer in _layers(entries):
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


def _layers(entries: Sequence[Entry]) -> Iterable[Sequence[Entry]]:
    """In the order of keys, and each with one change of a table at most: a statement's limit."""
    layers: defaultdict[int, list[Entry]] = defaultdict(list)
    changes = Counter[str]()
    for entry in sorted(entries, key=attrgetter("key")):
        layers[changes[entry.code]].append(entry)
        changes[entry.code] += entry.change is not None
    return layers.values()


def _columns(entries: Sequence[Entry]) -> tuple[list[Any], ...]:
    changes = [(entry, entry.change) for entry in entries if entry.change is not None]
    joined = [(entry, person) for entry, change in changes for person in change.joined]
    return (
        [entry.code for entry in entries],
        [entry.number for entry in entries],
        [entry.at for entry in entries],
        [entry.body for entry in entries],
        [entry.code for entry, _ in changes],
        [entry.number for entry, _ in changes],
        [change.phase for _, change in changes],
        [change.is_public for _, change in changes],
        [change.listing for _, change in changes],
        [not isinstance(change.wake_at, Keep) for _, change in changes],
        [None if isinstance(change.wake_at, Keep) else change.wake_at for _, change in changes],
        [entry.code for entry, _ in joined],
        [entry.number for entry, _ in joined],
        [person for _, person in joined],
    )
