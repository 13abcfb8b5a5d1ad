"""``python -m tests.web.program SETTINGS CLIENT DECK``: a server to be killed, whose cards lie as
the test says."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
import uvicorn

from papersea.server.app import create_app
from papersea.server.serving import uvicorn_config
from papersea.server.settings import ServerSettings
from tests.server.kill.processes import GENEROUS, Serving, free_port, started
from tests.web.houses import Deal, StackedDealer


def program(folder: Path, client: Path, deck: str) -> Serving:
    """On one port and one database for as long as the test lasts."""
    port = free_port()
    settings = ServerSettings(
        f"sqlite:///{folder / 'tables.db'}", port=port, thinkers=0, limits=GENEROUS
    )
    text = msgspec.json.encode(settings).decode()
    line = [sys.executable, "-m", "tests.web.program", text, str(client), deck]
    return Serving(started(line), port)


def main(text: str, client: str, deck: str) -> None:
    settings = msgspec.json.decode(text, type=ServerSettings)
    dealer = StackedDealer(otherwise=Deal([deck]))
    app = create_app(settings, dealer=dealer, client=Path(client))
    config = uvicorn_config(app, settings)
    uvicorn.Server(config).run()


if __name__ == "__main__":
    main(*sys.argv[1:])
