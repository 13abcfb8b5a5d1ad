"""Servers to put a load on, as processes of their own."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Final
from urllib.error import URLError
from urllib.request import urlopen

_OF_ONE_ADDRESS: Final = (
    "sockets_per_address",
    "connections_per_address",
    "connections",
    "connections_a_minute",
    "sockets_a_minute",
    "requests_a_minute",
    "pages_a_minute",
    "guests_a_minute",
    "tables_a_minute",
    "messages_per_address",
)
BOUNDLESS: Final = tuple(f"{name}=10000000" for name in _OF_ONE_ADDRESS)
"""The whole load comes from one address."""
_SECONDS_TO_START: Final = 120
_SECONDS_TO_END: Final = 15
_PROGRAM: Final = "import sys; from papersea.terminal.main import main; sys.exit(main())"
_LIMIT_NAMES: Final = "from papersea.server.settings import LIMIT_NAMES; print(*LIMIT_NAMES)"


@dataclass(frozen=True)
class State:
    """Of the repository, from which servers are started. ``source``: the directory of an older
    state's package, which comes before the installed one; all other packages are the same."""

    name: str
    source: Path | None = None

    def start(self, *arguments: str) -> subprocess.Popen[bytes]:
        """``papersea``, with these arguments."""
        command = [sys.executable, "-c", _PROGRAM, *arguments]
        return subprocess.Popen(command, stdout=sys.stderr, env=self._environment())

    @cached_property
    def limit_names(self) -> frozenset[str]:
        """Those that its servers have."""
        command = [sys.executable, "-c", _LIMIT_NAMES]
        said = subprocess.check_output(command, text=True, env=self._environment())
        return frozenset(said.split())

    def _environment(self) -> dict[str, str]:
        path = {} if self.source is None else {"PYTHONPATH": str(self.source)}
        return os.environ | path


PRESENT: Final = State("now")


def cores() -> tuple[set[int], set[int]]:
    """Those for servers and databases, and the one for the load."""
    *others, last = sorted(os.sched_getaffinity(0))
    return set(others or [last]), {last}


@contextmanager
def on_cores(which: set[int]) -> Iterator[None]:
    """Whatever is started meanwhile runs there."""
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, which)
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


@dataclass(frozen=True, slots=True)
class Server:
    port: int
    pid: int

    def memory(self) -> int:
        """Bytes that the process has in memory."""
        status = Path(f"/proc/{self.pid}/status").read_text(encoding="utf-8")
        (line,) = (each for each in status.splitlines() if each.startswith("VmRSS"))
        return int(line.split()[1]) * 1024

    def cpu_seconds(self) -> float:
        """Of all its threads so far."""
        fields = (
            Path(f"/proc/{self.pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        )
        return (int(fields[11]) + int(fields[12])) / 100


@contextmanager
def serving(
    database: str,
    redis: str | None,
    ports: tuple[int, ...],
    limits: tuple[str, ...] = BOUNDLESS,
    state: State = PRESENT,
) -> Iterator[list[Server]]:
    """One process for each port, without bots. A limit that the state does not have is none."""
    options = ["--database", database, "--thinkers", "0", "--log-level", "warning"]
    options += ["--redis", redis] if redis else []
    for limit in limits:
        if limit.partition("=")[0] in state.limit_names:
            options += ["--limit", limit]
    processes = [state.start("serve", "--port", str(port), *options) for port in ports]
    servers = [Server(port, each.pid) for port, each in zip(ports, processes, strict=True)]
    try:
        for server in servers:
            _wait(server)
        yield servers
    finally:
        for process in processes:
            process.terminate()
        for process in processes:
            _end(process)


def _end(process: subprocess.Popen[bytes]) -> None:
    """An older server may not come to an end by itself after an attack."""
    try:
        process.wait(_SECONDS_TO_END)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def _wait(server: Server) -> None:
    until = time.monotonic() + _SECONDS_TO_START
    while time.monotonic() < until:
        try:
            with urlopen(f"http://127.0.0.1:{server.port}/health/ready", timeout=5):
                return
        except (URLError, OSError):
            time.sleep(0.1)
    raise TimeoutError("the server did not get ready")
