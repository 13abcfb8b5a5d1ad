"""One PostgreSQL and one Redis for each test worker, started when a test first asks."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
from litestar.middleware import rate_limit
from litestar.stores.base import StorageObject

from tests.leftovers import lasting
from tests.server.reaching import limits_are_reached as limits_are_reached  # noqa: PLC0414
from tests.server.services import Postgres, Redis, start_postgres, start_redis


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def one_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    """For whoever counts requests in a server of this process, however long they take."""
    now = time.time()
    monkeypatch.setattr(rate_limit, "time", lambda: now)
    monkeypatch.setattr(StorageObject, "expired", property(lambda _: False))


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with start_postgres() as running, lasting(running.descriptors, running.programs):
        yield running


@pytest.fixture
def postgres_address(postgres: Postgres) -> Iterator[str]:
    """An empty database of its own for each test."""
    address = postgres.database()
    yield address
    postgres.drop(address)


@pytest.fixture
def postgres_house(postgres: Postgres) -> Iterator[str]:
    """A database of its own for each test, which a server has opened before."""
    address = postgres.house()
    yield address
    postgres.drop(address)


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    with start_redis() as running, lasting(running.descriptors, running.programs):
        yield running
