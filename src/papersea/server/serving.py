"""Running the server until it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from socket import AddressFamily, create_server
from socket import socket as Socket  # noqa: N812
from types import FrameType

import uvicorn
from litestar import Litestar
from prometheus_client import start_http_server

from papersea.server.app import create_app
from papersea.server.context import Context
from papersea.server.gate import Gate
from papersea.server.people.bans import Bans
from papersea.server.settings import Limits, ServerSettings
from papersea.server.storage import Store

_SECONDS_TO_FINISH = 5
_BACKLOG = 2048
_SECONDS_KEPT_ALIVE = 75
"""Of an idle connection. Longer than clients and proxies keep theirs, so that it is they who close
it: a request must not meet a connection that closes just then."""
_SECONDS_FOR_GOODBYES = 0.2
_OTHER_FILES = 200
"""Of storage, Redis and whatever else is not a connection."""
_FILES_OF_A_THINKER = 12
"""The six by which a thinking process is asked and watched, twice over: when it has to be
ended, the next one may begin before it is gone."""


class CannotListen(Exception):
    """The address is not this machine's, or somebody else listens there."""

    def __init__(self, error: OSError, port: int) -> None:
        super().__init__(os.strerror(error.errno or 0))
        self.port = port


def serve(settings: ServerSettings, on_open: Callable[[int], None]) -> None:
    """Until SIGINT or SIGTERM. What was acknowledged is safe before and after; open requests
    get a few seconds, sockets are told to come back. ``on_open`` hears the port."""
    settings = replace(settings, limits=with_room(settings.limits, settings.thinkers))
    with listening(settings.host, settings.port) as socket:
        asyncio.run(_check_databases(settings))
        bans = Bans()
        app = create_app(settings, bans=bans)
        _collect_garbage_seldom()
        with _showing_metrics(settings):
            config = uvicorn_config(app, settings, Gate(settings, bans=bans))
            _Server(config, app, on_open).run([socket])


def with_room(limits: Limits, thinkers: int) -> Limits:
    """As many open files as connections need, as far as the system lets this process; and no more
    connections than it has room for. A process without any left could not even reach its tables."""
    others = _OTHER_FILES + _FILES_OF_A_THINKER * thinkers
    if sys.platform == "win32":
        return limits
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = limits.connections + others
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        return replace(limits, connections=max(1, soft - others))
    return limits


@contextmanager
def _showing_metrics(settings: ServerSettings) -> Iterator[None]:
    """At a port of their own, if they are to have one."""
    if settings.metrics_port is None:
        yield
        return
    try:
        server, thread = start_http_server(settings.metrics_port, settings.host)
    except OSError as error:
        raise CannotListen(error, settings.metrics_port) from error
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def listening(host: str, port: int) -> Socket:
    family = AddressFamily.AF_INET6 if ":" in host else AddressFamily.AF_INET
    try:
        return create_server((host, port), family=family, backlog=_BACKLOG)
    except OSError as error:
        raise CannotListen(error, port) from error


async def _check_databases(settings: ServerSettings) -> None:
    """What is wrong with them is better said before anything else is."""
    await (await Store.open(settings.database, settings.tables)).close()


class _Server(uvicorn.Server):
    def __init__(
        self, config: uvicorn.Config, app: Litestar, on_open: Callable[[int], None]
    ) -> None:
        super().__init__(config)
        self._app = app
        self._on_open = on_open

    async def startup(self, sockets: list[Socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and sockets:
            self._on_open(sockets[0].getsockname()[1])

    async def shutdown(self, sockets: list[Socket] | None = None) -> None:
        for server in self.servers:
            server.close()  # whoever comes back at once finds another process, or waits
        context: Context = self._app.state.context
        context.house.rooms.say_goodbye()
        await asyncio.sleep(_SECONDS_FOR_GOODBYES)
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Uvicorn's own would end the process by the same signal once everything is closed, as
        if something had gone wrong."""
        if self.should_exit and sig == signal.SIGINT:
            self.force_exit = True
        self.should_exit = True


def uvicorn_config(
    app: Litestar, settings: ServerSettings, gate: Gate | None = None
) -> uvicorn.Config:
    """How the application meets the net."""
    gate = gate or Gate(settings)
    return uvicorn.Config(
        gate.front(app),
        host=settings.host,
        port=settings.port,
        **gate.protocols(),
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        timeout_keep_alive=_SECONDS_KEPT_ALIVE,
        timeout_graceful_shutdown=_SECONDS_TO_FINISH,
        lifespan="on",
    )


def _collect_garbage_seldom() -> None:
    """Tables hold many small objects and hardly a cycle: looking through all of them again and
    again would make everybody wait."""
    gc.freeze()
    gc.set_threshold(50_000, 20, 1_000)
