"""Servers to put a load on, as processes of their own."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from urllib.error import URLError
from urllib.request import urlopen

_LIMITS: Final = ("sockets_per_address=100000", "requests_a_minute=10000000")
_SECONDS_TO_START: Final = 120


@dataclass(frozen=True, slots=True)
class Server:
    port: int
    process: subprocess.Popen[bytes]

    def memory(self) -> int:
        """Bytes that the process has in memory."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        (line,) = (each for each in status.splitlines() if each.startswith("VmRSS"))
        return int(line.split()[1]) * 1024

    def cpu_seconds(self) -> float:
        """Of all its threads so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / 100


@contextmanager
def serving(database: str, redis: str | None, ports: tuple[int, ...]) -> Iterator[list[Server]]:
    """One process for each port, without bots."""
    program = Path(sys.executable).with_name("papersea")
    options = ["--database", database, "--thinkers", "0", "--log-level", "warning"]
    options += ["--redis", redis] if redis else []
    for limit in _LIMITS:
        options += ["--limit", limit]
    servers = [
        Server(port, subprocess.Popen([program, "serve", "--port", str(port), *options]))
        for port in ports
    ]
    try:
        for server in servers:
            _wait(server)
        yield servers
    finally:
        for server in servers:
            server.process.terminate()
        for server in servers:
            server.process.wait()


def _wait(server: Server) -> None:
    until = time.monotonic() + _SECONDS_TO_START
    while time.monotonic() < until:
        try:
            with urlopen(f"http://127.0.0.1:{server.port}/health/ready", timeout=5):
                return
        except (URLError, OSError):
            time.sleep(0.1)
    raise TimeoutError("the server did not get ready")
