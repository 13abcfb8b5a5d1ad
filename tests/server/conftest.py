"""One PostgreSQL and one Redis for each test worker, started when a test first asks."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.leftovers import lasting
from tests.server.services import Postgres, Redis, start_postgres, start_redis


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with start_postgres() as running, lasting(running.descriptors):
        yield running


@pytest.fixture
def postgres_address(postgres: Postgres) -> Iterator[str]:
    """An empty database of its own for each test."""
    address = postgres.database()
    yield address
    postgres.drop(address)


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    with start_redis() as running, lasting(running.descriptors):
        yield running
