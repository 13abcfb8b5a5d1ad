"""``papersea serve``: tables for everybody."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from papersea.terminal.kernel import prepare
from papersea.terminal.screen import Screen, open_console
from papersea.terminal.serving import default_database, needs_server, server_options
from papersea.terminal.words import Words
from papersea.texts import Texts

if TYPE_CHECKING:
    from papersea.server.settings import ServerSettings


@click.command("serve")
@server_options
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on.")
@click.option(
    "--port", default=8000, show_default=True, type=click.IntRange(0, 65535), help="The port."
)
@click.option(
    "--thinkers",
    default=1,
    show_default=True,
    type=click.IntRange(0, 64),
    help="Processes in which bots think; with 0, `papersea work` does it elsewhere.",
)
@click.option("--origin", "origins", multiple=True, help="A page's origin that may connect too.")
@click.option("--behind-proxy", is_flag=True, help="Trust X-Forwarded headers of a proxy.")
@click.option("--secure", is_flag=True, help="Cookies only over HTTPS.")
@click.option(
    "--sockets-per-address",
    default=64,
    show_default=True,
    type=click.IntRange(1),
    help="Connections that one address may have.",
)
@needs_server
def command(
    database: str | None,
    redis: str | None,
    log_level: str,
    host: str,
    port: int,
    thinkers: int,
    origins: tuple[str, ...],
    sockets_per_address: int,
    *,
    behind_proxy: bool,
    secure: bool,
) -> None:
    """Open the house: tables by link, a lobby, bots on request.

    Everything is kept in one SQLite file in your data directory, unless --database names another
    file or a PostgreSQL. For more than one process or machine: docs/hosting.md.
    """
    from papersea.server.logs import log_to_stderr
    from papersea.server.serving import serve
    from papersea.server.settings import Limits, ServerSettings

    screen = Screen(open_console(is_plain=False), Words(Texts.load()))
    prepare(screen)
    settings = ServerSettings(
        database=database or default_database(),
        redis=redis,
        host=host,
        port=port,
        origins=origins,
        is_behind_proxy=behind_proxy,
        is_secure=secure,
        thinkers=thinkers,
        limits=Limits(sockets_per_address=sockets_per_address),
    )
    log_to_stderr(log_level)
    _welcome(screen, settings)
    serve(settings)


def _welcome(screen: Screen, settings: ServerSettings) -> None:
    shown = f"[{settings.host}]" if ":" in settings.host else settings.host
    screen.say("serve-address", address=f"http://{shown}:{settings.port}")
    if settings.database.startswith("sqlite:///"):
        file = Path(settings.database.removeprefix("sqlite:///"))
        screen.say("serve-kept-in", style="dim", file=str(file))
    screen.say("serve-how-to-stop", style="dim")
