"""Bring a database to the form that this papersea knows."""

from __future__ import annotations

import asyncio
from pathlib import Path
from threading import Lock
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError

from papersea.server.storage.database import StorageDown, StorageNewer, sqlite_file
from papersea.server.storage.sqlite import sqlite_engine

# Any number will do, as long as it stays: whoever holds it is the only one who migrates.
_ADVISORY_LOCK: Final = 7_243_661_902
# Alembic keeps what it is doing in variables of its modules.
_ONE_AT_A_TIME: Final = Lock()


async def migrate(address: URL) -> None:
    """Safe when several processes start at once: one does it, the others find it done.

    ``StorageNewer`` if the database is ahead of this papersea.
    """
    await asyncio.to_thread(_migrate, address)


def _migrate(address: URL) -> None:
    with _ONE_AT_A_TIME:
        if address.get_backend_name() == "sqlite":
            _migrate_sqlite(sqlite_file(address))
        else:
            asyncio.run(_migrate_postgresql(address))


def _migrate_sqlite(file: Path) -> None:
    engine = sqlite_engine(file, "BEGIN IMMEDIATE", 1)
    try:
        with engine.begin() as connection:
            upgrade(connection)
    except DBAPIError as error:
        raise StorageDown(f"{file}: {error.orig}") from error
    finally:
        engine.dispose()


async def _migrate_postgresql(address: URL) -> None:
    from papersea.server.storage.postgresql import postgresql_engine
    from papersea.server.storage.postgresql_log import told

    engine = postgresql_engine(address, connections=1)
    try:
        async with told(), engine.begin() as connection:
            await connection.execute(
                text("SELECT pg_advisory_xact_lock(:number)"), {"number": _ADVISORY_LOCK}
            )
            await connection.run_sync(upgrade)
    finally:
        await engine.dispose()


def upgrade(connection: Connection, to: str = "head") -> None:
    """Take all steps that are missing, in the transaction that is under way."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    present = MigrationContext.configure(connection).get_current_heads()
    if not known.issuperset(present):
        raise StorageNewer("this database was made by a newer papersea: update this one")
    command.upgrade(config, to)
