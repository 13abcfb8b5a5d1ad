"""A server for all tests, one that a test may kill, and an event loop."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.client.serving import Server


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    yield from _running(tmp_path_factory.mktemp("server"))


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    yield from _running(tmp_path)


def _running(folder: Path) -> Iterator[Server]:
    running = Server(folder)
    try:
        running.start()
        yield running
    finally:
        running.kill()
