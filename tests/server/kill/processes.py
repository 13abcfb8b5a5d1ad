"""Real ``papersea serve`` and ``papersea work`` processes, to be killed and started again."""

from __future__ import annotations

import os
import signal
import subprocess
import threading
import time
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import IO, Protocol
from urllib.error import URLError
from urllib.request import urlopen

import msgspec

from papersea.server.settings import ServerSettings
from tests.patience import PATIENT
from tests.ports import free_port as free_port  # noqa: PLC0414 (tests of the page ask here)
from tests.server.generous import ANYBODY as ANYBODY  # noqa: PLC0414
from tests.server.generous import GENEROUS as GENEROUS  # noqa: PLC0414
from tests.terminal.running import command_line


class Running(Protocol):
    """A process that was begun, as ``subprocess`` tells of it, in a session of its own as services
    have: signals for all of them reach no test."""

    @property
    def pid(self) -> int: ...

    def poll(self) -> int | None: ...

    def wait(self, timeout: float | None) -> int: ...


Begin = Callable[[], tuple[Running, IO[bytes]]]
"""And what it says."""


def started(command: list[str]) -> Begin:
    """As a shell does it."""

    def begin() -> tuple[Running, IO[bytes]]:
        process = subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        assert process.stdout is not None
        return process, process.stdout

    return begin


class Forked:
    """``tests.server.kill.program``, forked from a process that has loaded it: to load a server
    takes most of what its start takes."""

    def __init__(self, what: str, settings: ServerSettings) -> None:
        forks = get_context("forkserver")
        forks.set_forkserver_preload(["tests.server.kill.program"])
        reading, writing = os.pipe()
        with Connection(writing, readable=False) as says:
            self._process = forks.Process(target=_run, args=(says, what, settings))
            self._process.start()
        self.said: IO[bytes] = os.fdopen(reading, "rb")

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    def poll(self) -> int | None:
        return self._process.exitcode

    def wait(self, timeout: float | None) -> int:
        self._process.join(timeout)
        code = self._process.exitcode
        assert code is not None, "it has not ended"
        return code


def _run(says: Connection, what: str, settings: ServerSettings) -> None:
    from tests.server.kill.program import main

    os.setsid()
    for number in (1, 2):
        os.dup2(says.fileno(), number)
    says.close()
    main(what, settings)


def forked(what: str, settings: ServerSettings) -> Begin:
    def begin() -> tuple[Running, IO[bytes]]:
        process = Forked(what, settings)
        return process, process.said

    return begin


class Process:
    """What it and all that it has started say is kept. Whoever holds the other end of that pipe
    lives: so its end is the end of them all."""

    def __init__(self, begin: Begin) -> None:
        self._begin = begin
        self._process: Running | None = None
        self._reader: threading.Thread | None = None
        self._said: list[bytes] = []

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        assert not self.is_running
        self._process, says = self._begin()
        self._reader = threading.Thread(target=self._read, args=(says,), daemon=True)
        self._reader.start()

    def _read(self, says: IO[bytes]) -> None:
        with says as lines:
            for line in lines:
                self._said.append(line)

    def said(self) -> str:
        return b"".join(self._said).decode()

    def kill(self) -> None:
        """As ``kill -9`` does; what it has started ends by itself."""
        if self.is_running:
            self.end_by(signal.SIGKILL)

    def stop(self) -> int:
        """As service managers do it, who tell all that it has started as well."""
        return self.end_by(signal.SIGTERM, to=os.killpg)

    def end_by(
        self, number: signal.Signals, to: Callable[[int, signal.Signals], None] = os.kill
    ) -> int:
        """Send a signal; the exit code, when nothing that the process has started lives."""
        assert self._process is not None
        assert self._reader is not None
        to(self.pid, number)
        code = self._process.wait(PATIENT)
        self._reader.join(PATIENT)
        assert not self._reader.is_alive(), "whatever a process has started ends with it"
        return code


class Serving(Process):
    """A server on one port for as long as the test lasts, killed or not."""

    def __init__(self, begin: Begin, port: int) -> None:
        super().__init__(begin)
        self.port = port

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Until it answers."""
        self.launch()
        until = time.monotonic() + PATIENT
        while not self._is_ready():
            assert self.is_running, self.said()
            assert time.monotonic() < until, self.said()
            time.sleep(0.05)

    def launch(self) -> None:
        super().start()

    def count_of(self, metric: str) -> float:
        """What the server itself has counted."""
        with urlopen(f"{self.address}/metrics", timeout=PATIENT) as answer:
            lines = answer.read().decode().splitlines()
        return sum(float(line.split()[-1]) for line in lines if line.startswith(f"{metric} "))

    def _is_ready(self) -> bool:
        try:
            with urlopen(f"{self.address}/health/live", timeout=PATIENT) as answer:
                return bool(answer.status == 200)
        except (URLError, OSError):
            return False


def command_server(file: Path, *more: str) -> Serving:
    """The command as anybody would type it, with more allowed."""
    port = free_port()
    limits = [
        part
        for option, allowed in (("--limit", GENEROUS), ("--rating", ANYBODY))
        for name, number in msgspec.to_builtins(allowed).items()
        for part in (option, f"{name}={number}")
    ]
    where = ("--port", str(port), "--database", f"sqlite:///{file}", "--pace", "0")
    return Serving(started(command_line("serve", *where, *limits, *more)), port)


def server(settings: ServerSettings) -> Serving:
    """With settings that the command does not offer."""
    return Serving(forked("serve", settings), settings.port)


def worker(settings: ServerSettings, *, is_hanging: bool = False) -> Serving:
    return Serving(forked("hang" if is_hanging else "work", settings), settings.port)
