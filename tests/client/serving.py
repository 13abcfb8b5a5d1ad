"""A real ``papersea serve`` process, which can be killed and started again on the same file."""

from __future__ import annotations

import subprocess
import time
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from tests.patience import PATIENT
from tests.ports import free_port
from tests.terminal.running import start_program


class Server:
    """Listens on one port for as long as the test lasts, killed or not."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self._port = free_port()
        self._folder = folder
        self._arguments = arguments
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    def launch(self) -> None:
        """Start, and do not wait until it answers."""
        database = f"sqlite:///{self._folder / 'tables.db'}"
        where = ("--port", str(self._port), "--database", database, "--pace", "0")
        arguments = ("serve", *where, *self._arguments)
        with (self._folder / "server.log").open("ab") as log:
            self._process = start_program(
                *arguments,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )

    def start(self) -> None:
        self.launch()
        self.wait()

    def wait(self) -> None:
        """Until it answers."""
        until = time.monotonic() + PATIENT
        while not self._is_ready():
            assert self._process is not None
            assert self._process.poll() is None, self.log()
            assert time.monotonic() < until, self.log()
            time.sleep(0.05)

    def _is_ready(self) -> bool:
        try:
            with urlopen(f"{self.address}/health/ready", timeout=PATIENT) as answer:
                return bool(answer.status == 200)
        except (URLError, ConnectionError):
            return False

    def kill(self) -> None:
        """As ``kill -9`` does."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()

    def log(self) -> str:
        return (self._folder / "server.log").read_text()
