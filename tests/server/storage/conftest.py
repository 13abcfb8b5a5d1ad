"""The same storage tests run against SQLite and against PostgreSQL."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from papersea.server.storage import Store
from papersea.server.storage.schema import METADATA
from tests.server.services import Postgres
from tests.server.storage.making import opened

DATABASES = ("sqlite", "postgresql")


def migrate(address: str) -> None:
    async def open_and_close() -> None:
        async with opened(address):
            pass

    with ThreadPoolExecutor(1) as apart:  # from the loop of the tests
        apart.submit(asyncio.run, open_and_close()).result()


@pytest.fixture(scope="session")
def migrated_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("migrated") / "papersea.db"
    migrate(f"sqlite:///{file}")
    return file


@pytest.fixture(scope="session")
def migrated_postgres(postgres: Postgres) -> str:
    address = postgres.database()
    migrate(address)
    return address


@pytest.fixture
def cleared_postgres(postgres: Postgres, migrated_postgres: str) -> Iterator[str]:
    yield migrated_postgres
    postgres.clear(migrated_postgres, METADATA.tables)


@pytest.fixture(params=DATABASES)
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database where no store was opened before."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'papersea.db'}"
    found = request.getfixturevalue("postgres_address")
    assert isinstance(found, str)
    return found


@pytest.fixture(params=DATABASES)
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Of a database with nothing in it: where a store was opened before, for it takes long to
    take all steps again for each test."""
    if request.param == "sqlite":
        file = tmp_path / "papersea.db"
        shutil.copy(request.getfixturevalue("migrated_file"), file)
        return f"sqlite:///{file}"
    found = request.getfixturevalue("cleared_postgres")
    assert isinstance(found, str)
    return found


@pytest.fixture
async def store(address: str) -> AsyncIterator[Store]:
    opened = await Store.open(address)
    yield opened
    await opened.close()


@pytest.fixture
async def other(address: str, store: Store) -> AsyncIterator[Store]:
    """A second store on the same database, as another process has it."""
    opened = await Store.open(address)
    yield opened
    await opened.close()
