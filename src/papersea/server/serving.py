"""Running the server until it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
from collections.abc import Callable
from socket import AddressFamily, create_server
from socket import socket as Socket  # noqa: N812
from types import FrameType

import uvicorn
from litestar import Litestar

from papersea.server.app import create_app
from papersea.server.context import Context
from papersea.server.settings import ServerSettings
from papersea.server.storage import Store

_SECONDS_TO_FINISH = 5
_BACKLOG = 2048
_SECONDS_KEPT_ALIVE = 75
"""Of an idle connection. Longer than clients and proxies keep theirs, so that it is they who close
it: a request must not meet a connection that closes just then."""
_SECONDS_FOR_GOODBYES = 0.2


class CannotListen(Exception):
    """The address is not this machine's, or somebody else listens there."""


def serve(settings: ServerSettings, on_open: Callable[[int], None]) -> None:
    """Until SIGINT or SIGTERM. What was acknowledged is safe before and after; open requests
    get a few seconds, sockets are told to come back. ``on_open`` hears the port."""
    with _listening(settings.host, settings.port) as socket:
        asyncio.run(_check_database(settings.database))
        app = create_app(settings)
        _collect_garbage_seldom()
        _Server(uvicorn_config(app, settings), app, on_open).run([socket])


def _listening(host: str, port: int) -> Socket:
    family = AddressFamily.AF_INET6 if ":" in host else AddressFamily.AF_INET
    try:
        return create_server((host, port), family=family, backlog=_BACKLOG)
    except OSError as error:
        raise CannotListen(os.strerror(error.errno or 0)) from error


async def _check_database(address: str) -> None:
    """What is wrong with it is better said before anything else is."""
    await (await Store.open(address)).close()


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


def uvicorn_config(app: Litestar, settings: ServerSettings) -> uvicorn.Config:
    """How the application meets the net."""
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        ws="websockets-sansio",
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
