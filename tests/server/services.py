"""A real PostgreSQL and a real Redis for tests, on any machine, without a network.

They listen on sockets in a directory of their own and end with whoever started them.
"""

from __future__ import annotations

import asyncio
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import TypeVar

from tests.patience import PATIENT
from tests.server.binaries import postgres_binaries, reachable, redis_binary, service_user

_SUPERVISOR = Path(__file__).with_name("supervising.py")
_POSTGRES_SETTINGS = {
    "listen_addresses": "",
    "max_connections": "200",
    "shared_buffers": "32MB",
    "fsync": "off",  # no test pulls the plug of the machine: what is written outlives processes
    "full_page_writes": "off",
    "autovacuum": "off",
    "jit": "off",
}


class Service:
    """A server that can be stopped and started again, with what it keeps still there."""

    def __init__(
        self, room: Path, user: str, signal: str, command: list[str], is_ready: Callable[[], bool]
    ) -> None:
        self.room = room
        self._command = [sys.executable, str(_SUPERVISOR), signal, user, str(room), *command]
        self._is_ready = is_ready
        self._supervisor: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        assert self._supervisor is None
        with (self.room / "output").open("ab") as output:
            self._supervisor = subprocess.Popen(
                self._command,
                stdin=subprocess.PIPE,
                stdout=output,
                stderr=output,
                start_new_session=True,  # Ctrl-C is for the tests; they tell
            )
        wait_until(self._is_ready, lambda: (self.room / "output").read_text(errors="replace"))

    def stop(self) -> None:
        """At once, without any goodbye to clients."""
        if self._supervisor is not None:
            self._supervisor.communicate(b"keep")
            self._supervisor = None

    def descriptors(self) -> list[int]:
        """What it holds open in this process, since it was last started."""
        holds = self._supervisor and self._supervisor.stdin
        return [holds.fileno()] if holds else []

    def programs(self) -> list[int]:
        """What runs for it now."""
        return [self._supervisor.pid] if self._supervisor else []

    def restart(self) -> None:
        self.stop()
        self.start()


Kind = TypeVar("Kind", bound=Service)


class Postgres(Service):
    def __init__(self, room: Path) -> None:
        user = service_user()
        self._binaries = reachable(postgres_binaries(), user, room)
        self._numbers = count(1)
        self._opened: str | None = None
        data = room / "data"
        if user:
            shutil.chown(room, user)
        manner = ("-U", "papersea", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
        subprocess.run(
            [str(self._binaries / "initdb"), "-D", str(data), *manner],
            user=user or None,
            cwd=room,
            check=True,
            capture_output=True,
        )
        settings = (part for pair in _POSTGRES_SETTINGS.items() for part in ("-c", "=".join(pair)))
        command = [str(self._binaries / "postgres"), "-D", str(data), "-k", str(room), *settings]
        pid = data / "postmaster.pid"
        super().__init__(room, user, "SIGQUIT", command, lambda: is_ready_says(pid))

    def database(self, manner: str = "") -> str:
        """The address of a new, empty database."""
        name = f"papersea_{next(self._numbers)}"
        self.tell(f"CREATE DATABASE {name} {manner}")
        return f"postgresql://papersea@/{name}?host={self.room}"

    def house(self) -> str:
        """The address of a new database as a server leaves it that has opened it: to copy one is
        far cheaper than to take all steps again."""
        if self._opened is None:
            self._opened = self.database()
            with ThreadPoolExecutor(1) as apart:  # from the loop of a test
                apart.submit(asyncio.run, _open_and_close(self._opened)).result()
        return self.database(f"TEMPLATE {_name(self._opened)}")

    def clear(self, address: str, tables: Iterable[str]) -> None:
        """Take out all that is in these tables: a database is far cheaper to clear than to make."""
        self.tell(f"TRUNCATE {', '.join(tables)} RESTART IDENTITY", _name(address))

    def drop(self, address: str) -> None:
        self.tell(f"DROP DATABASE {_name(address)} WITH (FORCE)")

    def tell(self, statement: str, database: str = "postgres") -> None:
        asked = ["-h", str(self.room), "-U", "papersea", "-d", database]
        command = [str(self._binaries / "psql"), "-X", *asked, "-c", statement]
        subprocess.run(command, check=True, capture_output=True)


async def _open_and_close(address: str) -> None:
    from papersea.server.storage import Store

    await (await Store.open(address)).close()


def _name(address: str) -> str:
    return address.partition("@/")[2].partition("?")[0]


class Redis(Service):
    def __init__(self, room: Path) -> None:
        file = room / "redis.sock"
        self.address = f"unix://{file}"
        settings = ["--port", "0", "--unixsocket", str(file), "--save", "", "--appendonly", "no"]
        command = [str(redis_binary()), *settings, "--dir", str(room)]
        super().__init__(room, "", "SIGKILL", command, lambda: answers(file))


@contextmanager
def start_postgres() -> Iterator[Postgres]:
    with _room() as room:
        yield from _running(Postgres(room))


@contextmanager
def start_redis() -> Iterator[Redis]:
    with _room() as room:
        yield from _running(Redis(room))


def wait_until(is_so: Callable[[], bool], explain: Callable[[], str] = str) -> None:
    """An assertion that may take a while to become true."""
    end = time.monotonic() + PATIENT
    while not is_so():
        assert time.monotonic() < end, explain()
        time.sleep(0.01)


def is_ready_says(pid: Path) -> bool:
    return pid.exists() and pid.read_text(encoding="utf-8").rstrip().endswith("ready")


def answers(file: Path) -> bool:
    with socket.socket(socket.AF_UNIX) as asking:
        asking.settimeout(PATIENT)
        try:
            asking.connect(str(file))
            asking.sendall(b"PING\r\n")
            return asking.recv(16).startswith(b"+PONG")
        except OSError:
            return False


@contextmanager
def _room() -> Iterator[Path]:
    room = Path(tempfile.mkdtemp(prefix="papersea-"))
    try:
        yield room
    finally:
        shutil.rmtree(room, ignore_errors=True)


def _running(service: Kind) -> Iterator[Kind]:
    service.start()
    try:
        yield service
    finally:
        service.stop()
