"""``python -m tests.server.kill.program serve|work SETTINGS``, the settings as JSON: what the
commands run, with settings that they do not offer."""

from __future__ import annotations

import asyncio
import sys

import msgspec

from papersea.server.logs import log_to_stderr
from papersea.server.serving import serve
from papersea.server.settings import ServerSettings
from papersea.server.worker import work


def main(what: str, text: str) -> None:
    settings = msgspec.json.decode(text, type=ServerSettings)
    log_to_stderr("info")
    if what == "serve":
        serve(settings, on_open=print)
    else:
        asyncio.run(work(settings, is_asked=True, on_open=print))


if __name__ == "__main__":
    main(*sys.argv[1:])
