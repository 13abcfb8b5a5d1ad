"""A house that is opened for the first time, as a person opens it: ``papersea serve``."""

from __future__ import annotations

import os
import socket
import subprocess
import sysconfig
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from urllib.error import URLError
from urllib.request import urlopen

PROGRAM: Final = str(Path(sysconfig.get_path("scripts")) / "papersea")
_PATIENCE: Final = 120.0
_BETWEEN_KNOCKS: Final = 0.005


@dataclass(frozen=True, slots=True)
class House:
    address: str
    process: subprocess.Popen[bytes]
    seconds_to_page: float
    """From calling the program until it answered with its page."""


@contextmanager
def opened() -> Iterator[House]:
    """Nothing is kept from an earlier time."""
    with tempfile.TemporaryDirectory() as folder:
        address = f"http://127.0.0.1:{_free_port()}"
        command = [PROGRAM, "serve", "--port", address.rpartition(":")[2], "--log-level", "error"]
        own = dict.fromkeys(("XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME"), folder)
        began = time.perf_counter()
        process = subprocess.Popen(command, env=os.environ | own, stdout=subprocess.DEVNULL)
        try:
            _knock(process, address, began + _PATIENCE)
            yield House(address, process, time.perf_counter() - began)
        finally:
            process.terminate()
            process.wait()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _knock(process: subprocess.Popen[bytes], address: str, until: float) -> None:
    while True:
        try:
            with urlopen(f"{address}/", timeout=_PATIENCE) as answer:
                answer.read()
                return
        except (URLError, ConnectionError):
            if process.poll() is not None or time.perf_counter() > until:
                raise
            time.sleep(_BETWEEN_KNOCKS)
