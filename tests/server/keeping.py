"""Databases of earlier versions, as ``tests/kept`` has them: in SQLite as they were, and the same
rows in PostgreSQL."""

from __future__ import annotations

import gzip
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Boolean, Connection, MetaData, text

from papersea.server.storage.database import parse_address
from papersea.server.storage.migrating import upgrade
from papersea.server.storage.postgresql import postgresql_engine

KEPT = Path(__file__).parents[1] / "kept"
FIRST = "e6de945"
"""It knew tables, people and games, and nothing else yet; and it dealt in another way."""


@contextmanager
def kept_rows(version: str, file: Path | str = ":memory:") -> Iterator[sqlite3.Connection]:
    """What a version has left, in a new file."""
    sql = gzip.decompress((KEPT / version / "house.sql.gz").read_bytes()).decode()
    with closing(sqlite3.connect(file)) as database:
        database.executescript(sql)
        yield database


async def put_into_postgresql(version: str, address: str) -> None:
    """Into an empty database: the form that it had then, with the same rows."""
    engine = postgresql_engine(parse_address(address), 1)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(_put, version)
    finally:
        await engine.dispose()


def _put(connection: Connection, version: str) -> None:
    with kept_rows(version) as kept:
        (step,) = kept.execute("SELECT version_num FROM alembic_version").fetchone()
        upgrade(connection, step)
        metadata = MetaData()
        metadata.reflect(connection)
        kept.row_factory = sqlite3.Row
        for table in metadata.sorted_tables:
            if table.name != "alembic_version":
                flags = {each.name for each in table.columns if isinstance(each.type, Boolean)}
                rows = [_row(each, flags) for each in kept.execute(f"SELECT * FROM {table.name}")]
                if rows:
                    connection.execute(table.insert(), rows)


def _row(row: sqlite3.Row, flags: set[str]) -> dict[str, Any]:
    """SQLite says yes with a number."""
    return {name: bool(row[name]) if name in flags else row[name] for name in row.keys()}  # noqa: SIM118


async def rows_of(address: str) -> dict[str, list[tuple[Any, ...]]]:
    """All that is in a PostgreSQL, by table, with the names of its columns in front."""
    engine = postgresql_engine(parse_address(address), 1)
    try:
        async with engine.connect() as connection:
            return await connection.run_sync(_all_rows)
    finally:
        await engine.dispose()


def _all_rows(connection: Connection) -> dict[str, list[tuple[Any, ...]]]:
    metadata = MetaData()
    metadata.reflect(connection)
    found: dict[str, list[tuple[Any, ...]]] = {}
    for table in metadata.sorted_tables:
        rows = connection.execute(text(f"SELECT * FROM {table.name}")).fetchall()
        found[table.name] = [tuple(table.columns.keys()), *sorted(map(tuple, rows), key=repr)]
    return found
