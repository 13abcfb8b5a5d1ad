"""The whole server in a thread of this process, on a free port, with a clock and a dealer of the
test's own."""

from __future__ import annotations

import asyncio
import socket
import tempfile
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import uvicorn
from litestar import Litestar
from uvicorn.loops.auto import auto_loop_factory

from papersea.fair import Dealer
from papersea.server.app import create_app
from papersea.server.context import Context
from papersea.server.gate import Gate
from papersea.server.people.bans import Bans
from papersea.server.serving import uvicorn_config
from papersea.server.settings import GRACE, Limits, RatingRules, ServerSettings
from papersea.server.storage import Store
from papersea.site.client import STATIC
from tests.patience import PATIENT
from tests.server.generous import ANYBODY as ANYBODY  # noqa: PLC0414 (tests ask here)
from tests.server.generous import GENEROUS as GENEROUS  # noqa: PLC0414

# The first loop of this kind opens a pipe for the whole process: before any test does.
auto_loop_factory()().close()

Found = TypeVar("Found")


@dataclass
class Hosted:
    """A server that answers."""

    app: Litestar
    port: int
    server: uvicorn.Server
    gate: Gate
    listening: socket.socket

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def context(self) -> Context:
        context: Context = self.app.state.context
        return context

    def stop(self) -> None:
        """As on SIGTERM; does not wait for it."""
        self.server.should_exit = True

    def run(self, work: Coroutine[Any, Any, Found]) -> Found:
        """Do something where the server runs."""
        loop = self.server.servers[0].get_loop()
        return asyncio.run_coroutine_threadsafe(work, loop).result(PATIENT)


@contextmanager
def hosted(
    folder: Path,
    *,
    limits: Limits = GENEROUS,
    clock: Callable[[], float] | None = None,
    wall: Callable[[], float] = time.time,
    dealer: Dealer | None = None,
    database: str | None = None,
    thinkers: int = 0,
    is_secure: bool = False,
    origins: tuple[str, ...] = (),
    proxies: tuple[str, ...] = (),
    host: str = "127.0.0.1",
    pace: float = 0.0,
    client: Path = STATIC,
    rating: RatingRules = ANYBODY,
    is_measuring: bool = False,
    grace: float = GRACE,
    manual: str | None = None,
    manual_folder: Path | None = None,
    push_services: tuple[str, ...] = (),
) -> Iterator[Hosted]:
    if database is None and not (folder / "tables.db").exists():
        (folder / "tables.db").write_bytes(_empty_database())
    settings = ServerSettings(
        database=database or f"sqlite:///{folder / 'tables.db'}",
        thinkers=thinkers,
        is_secure=is_secure,
        limits=limits,
        origins=origins,
        proxies=proxies,
        pace=pace,
        rating=rating,
        is_measuring=is_measuring,
        grace=grace,
        manual=manual,
        manual_folder=manual_folder,
        push_services=push_services,
    )
    bans = Bans()
    app = create_app(settings, clock=clock, wall=wall, dealer=dealer, client=client, bans=bans)
    gate = Gate(settings, bans=bans)
    server = uvicorn.Server(uvicorn_config(app, settings, gate))
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.create_server((host, 0), family=family) as listening:
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
        thread.start()
        try:
            _wait_for(server, thread)
            yield Hosted(app, listening.getsockname()[1], server, gate, listening)
        finally:
            server.should_exit = True
            thread.join(PATIENT)
            assert not thread.is_alive(), "a server stops when it is told to"


@cache
def _empty_database() -> bytes:
    """As a server leaves it that has opened a new file: to take all steps again takes a fifth of
    the time in which such a server starts and stops."""

    async def open_and_close(file: Path) -> None:
        await (await Store.open(f"sqlite:///{file}")).close()

    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(1) as apart:
        file = Path(folder) / "tables.db"
        apart.submit(asyncio.run, open_and_close(file)).result()  # not in the loop of a test
        return file.read_bytes()


def _wait_for(server: uvicorn.Server, thread: threading.Thread) -> None:
    until = time.monotonic() + PATIENT
    while not server.started:
        assert thread.is_alive(), "the server has not started"
        assert time.monotonic() < until, "the server takes too long to start"
        time.sleep(0.01)
