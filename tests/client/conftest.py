"""A server for all tests, one that a test may kill, and an event loop."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from papersea.server.settings import ServerSettings
from tests.client.serving import Server
from tests.ports import free_port
from tests.server.kill.processes import GENEROUS, Serving
from tests.server.kill.processes import server as serving


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"))
    try:
        running.start()
        yield running
    finally:
        running.kill()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Serving]:
    """Without bots: it starts in half the time."""
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    settings = ServerSettings(database, port=free_port(), thinkers=0, limits=GENEROUS)
    running = serving(settings)
    try:
        running.start()
        yield running
    finally:
        running.kill()
