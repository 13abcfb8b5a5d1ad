"""The services of the tests leave nothing behind, however a run ends."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

from tests.server.services import start_redis, wait_until

_RUN = """
import sys, time
from tests.server.services import start_postgres, start_redis
with start_postgres() as postgres, start_redis() as redis:
    print(postgres.room, redis.room, flush=True)
    time.sleep(600)
"""


def test_a_killed_run_leaves_neither_processes_nor_files() -> None:
    run = subprocess.Popen([sys.executable, "-c", _RUN], stdout=subprocess.PIPE, text=True)
    assert run.stdout is not None
    try:
        with run.stdout as output:
            rooms = [Path(room) for room in output.readline().split()]
        assert len(rooms) == 2
        assert all(room.exists() for room in rooms)
    finally:
        run.send_signal(signal.SIGKILL)
        run.wait()
    wait_until(lambda: not any(room.exists() for room in rooms))


def test_a_service_stops_and_starts() -> None:
    with start_redis() as redis:
        redis.restart()
        redis.stop()
        redis.stop()
