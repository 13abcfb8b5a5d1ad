"""Running the server until it is told to stop."""

from __future__ import annotations

import gc
import signal
from types import FrameType

import uvicorn
from litestar import Litestar

from papersea.server.app import create_app
from papersea.server.settings import ServerSettings

_SECONDS_TO_FINISH = 5


def serve(settings: ServerSettings) -> None:
    """Until SIGINT or SIGTERM. What was acknowledged is safe before and after; open requests
    get a few seconds, sockets are told to come back."""
    config = uvicorn_config(create_app(settings), settings)
    _collect_garbage_seldom()
    _Server(config).run()


class _Server(uvicorn.Server):
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
        proxy_headers=settings.is_behind_proxy,
        forwarded_allow_ips="*" if settings.is_behind_proxy else None,
        timeout_graceful_shutdown=_SECONDS_TO_FINISH,
        lifespan="on",
    )


def _collect_garbage_seldom() -> None:
    """Tables hold many small objects and hardly a cycle: looking through all of them again and
    again would make everybody wait."""
    gc.freeze()
    gc.set_threshold(50_000, 20, 1_000)
