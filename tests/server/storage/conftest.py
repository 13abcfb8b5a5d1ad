"""The same storage tests run against SQLite and against PostgreSQL."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from papersea.server.storage import Store

DATABASES = ("sqlite", "postgresql")


@pytest.fixture(params=DATABASES)
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'papersea.db'}"
    found = request.getfixturevalue("postgres_address")
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
