"""``python -m tests.server.kill.program serve|work|hang SETTINGS``, the settings as JSON: what the
commands run, with settings that they do not offer. ``hang`` works, but for bots that hang."""

from __future__ import annotations

import asyncio
import sys

import msgspec

from papersea.server.logs import log_to_stderr
from papersea.server.serving import serve
from papersea.server.settings import ServerSettings
from papersea.server.thinking import thinkers
from papersea.server.worker import work
from tests.server.hanging import hang


def main(what: str, text: str) -> None:
    settings = msgspec.json.decode(text, type=ServerSettings)
    log_to_stderr("info")
    if what == "serve":
        serve(settings, on_open=print)
        return
    if what == "hang":
        thinkers._think = hang
    asyncio.run(work(settings, is_asked=True, on_open=print))


if __name__ == "__main__":
    main(*sys.argv[1:])
