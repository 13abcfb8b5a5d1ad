"""One server to attack for the tests of a module."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest

from tests.server.conftest import anyio_backend as anyio_backend  # noqa: PLC0414
from tests.server.conftest import one_minute as one_minute  # noqa: PLC0414
from tests.server.conftest import postgres as postgres  # noqa: PLC0414
from tests.server.conftest import postgres_house as postgres_house  # noqa: PLC0414
from tests.server.reaching import limits_are_reached as limits_are_reached  # noqa: PLC0414
from tests.server.socket.conftest import server as server  # noqa: PLC0414


@pytest.fixture(autouse=True)
def nobody_fills_the_log(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """What an attacker does is counted. An error in the log is one of ours."""
    yield
    assert [e.getMessage() for e in caplog.get_records("call") if e.levelno >= logging.ERROR] == []
