"""The steps build what the schema says, whoever takes them and however many at once."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, text

from papersea.server.storage import StorageNewer, Store
from papersea.server.storage.database import parse_address, sqlite_file
from papersea.server.storage.migrating import upgrade
from papersea.server.storage.postgresql import postgresql_engine
from papersea.server.storage.schema import METADATA
from papersea.server.storage.sqlite import sqlite_engine
from tests.server.storage.making import opened
from tests.sizes import sized

pytestmark = pytest.mark.anyio

PROCESSES = sized(2, 4)
_OPEN = """
import asyncio, sys
from papersea.server.storage import Store
async def main():
    store = await Store.open(sys.argv[1])
    await store.ping()
    await store.close()
asyncio.run(main())
"""


@pytest.fixture
def address(empty: str) -> str:
    """Here every step is taken."""
    return empty


async def look(address: str, work: Callable[[Connection], Any]) -> Any:
    url = parse_address(address)
    if url.drivername == "sqlite":
        engine = sqlite_engine(sqlite_file(url), "BEGIN IMMEDIATE", 1)
        try:
            with engine.begin() as connection:
                return work(connection)
        finally:
            engine.dispose()
    asking = postgresql_engine(url, 1)
    try:
        async with asking.begin() as asked:
            return await asked.run_sync(work)
    finally:
        await asking.dispose()


def differences(connection: Connection) -> Any:
    context = MigrationContext.configure(
        connection, opts={"compare_type": True, "compare_server_default": True}
    )
    return compare_metadata(context, METADATA)


@pytest.mark.usefixtures("store")
async def test_migrations_and_schema_agree(address: str) -> None:
    assert await look(address, differences) == []


async def test_many_processes_may_start_at_once(address: str) -> None:
    command = (sys.executable, "-c", _OPEN, address)
    started = [await asyncio.create_subprocess_exec(*command) for _ in range(PROCESSES)]
    assert [await process.wait() for process in started] == [0] * PROCESSES
    assert await look(address, differences) == []


async def test_many_stores_may_open_at_once(address: str) -> None:
    stores = await asyncio.gather(*(Store.open(address) for _ in range(4)))
    try:
        assert await look(address, differences) == []
    finally:
        for store in stores:
            await store.close()


async def test_tables_of_an_older_papersea_are_still_listed(address: str) -> None:
    def make(connection: Connection) -> None:
        upgrade(connection, "0001")
        row = "(:code, 1, 1, 'open', true, null, :listing)"
        for code, listing in (
            ("waiting", '{"people":1,"free":10,"game":0}'),
            ("empty", '{"people":0,"free":2,"game":0}'),
            ("full", '{"people":2,"free":0,"game":0}'),
        ):
            values = {"code": code, "listing": listing}
            connection.execute(text(f"INSERT INTO tables VALUES {row}"), values)

    await look(address, make)
    async with opened(address) as store:
        assert [table.code for table in await store.joinable_tables()] == ["waiting"]


async def test_a_newer_database_is_left_alone(address: str, store: Store) -> None:
    await store.close()
    await look(
        address,
        lambda connection: connection.execute(
            text("UPDATE alembic_version SET version_num = '9999'")
        ),
    )
    with pytest.raises(StorageNewer):
        await Store.open(address)
