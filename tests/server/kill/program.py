"""What ``papersea serve`` and ``papersea work`` run, with settings that they do not offer. ``hang``
works, but for bots that hang."""

from __future__ import annotations

import asyncio

from papersea.server.logs import log_to_stderr
from papersea.server.serving import serve
from papersea.server.settings import ServerSettings
from papersea.server.thinking import thinkers
from papersea.server.worker import work
from tests.server.hanging import hang


def main(what: str, settings: ServerSettings) -> None:
    log_to_stderr("info")
    if what == "serve":
        serve(settings, on_open=print)
        return
    if what == "hang":
        thinkers.think = hang  # type: ignore[attr-defined]
    asyncio.run(work(settings, is_asked=True, on_open=print))
