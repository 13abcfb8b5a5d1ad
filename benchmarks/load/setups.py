"""The two ways in which a house is run: a file and a process, or databases and several."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Final

from benchmarks.load.house import PRESENT, Server, State, cores, on_cores, serving
from tests.server.services import start_postgres, start_redis

SETUPS: Final = ("SQLite", "PostgreSQL and Redis, two processes")
_PORTS: Final = (18_437, 18_438)


@contextmanager
def servers_of(setup: str, state: State = PRESENT) -> Iterator[list[Server]]:
    """With nothing stored yet, and not on the core of the load."""
    with ExitStack() as stack:
        stack.enter_context(on_cores(cores()[0]))  # what is started here stays there
        if setup == SETUPS[0]:
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            alone = serving(f"sqlite:///{folder}/load.db", None, _PORTS[:1], state=state)
            yield stack.enter_context(alone)
            return
        database = stack.enter_context(start_postgres()).database()
        redis = stack.enter_context(start_redis()).address
        yield stack.enter_context(serving(database, redis, _PORTS, state=state))
