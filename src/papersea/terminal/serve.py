"""``papersea serve``: tables for everybody."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from socket import AF_INET, SOCK_DGRAM, socket

import click

from papersea.server.settings import LIMIT_NAMES, Limits, ServerSettings
from papersea.terminal.kernel import prepare
from papersea.terminal.screen import Screen, open_console
from papersea.terminal.serving import default_database, needs_server, server_options
from papersea.terminal.words import Words
from papersea.texts import Texts


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
    "--limit",
    "limits",
    multiple=True,
    metavar="NAME=NUMBER",
    help=f"Another limit for one address or person: {', '.join(LIMIT_NAMES)}.",
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
    limits: tuple[str, ...],
    *,
    behind_proxy: bool,
    secure: bool,
) -> None:
    """Open the house: tables by link, a lobby, bots on request.

    Everything is kept in one SQLite file in your data directory, unless --database names another
    file or a PostgreSQL. For more than one process or machine: docs/hosting.md.
    """
    from papersea.server.logs import log_to_stderr
    from papersea.server.serving import CannotListen, serve

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
        limits=_read_limits(limits),
    )
    log_to_stderr(log_level)
    try:
        serve(settings, lambda port: _welcome(screen, replace(settings, port=port)))
    except CannotListen as error:
        raise click.ClickException(
            screen.words.text("serve-cannot-listen", host=host, port=str(port), reason=str(error))
        ) from None


def _read_limits(texts: tuple[str, ...]) -> Limits:
    limits = Limits()
    for text in texts:
        name, _, number = text.partition("=")
        if name not in LIMIT_NAMES or not number.isdecimal():
            raise click.BadParameter(
                f"{text!r}: expected NAME=NUMBER with one of {', '.join(LIMIT_NAMES)}",
                param_hint="--limit",
            )
        limits = replace(limits, **{name: int(number)})
    return limits


def _welcome(screen: Screen, settings: ServerSettings) -> None:
    screen.say("serve-address", address=_address(settings))
    if settings.database.startswith("sqlite:///"):
        file = Path(settings.database.removeprefix("sqlite:///"))
        screen.say("serve-kept-in", style="dim", file=str(file))
    screen.say("serve-how-to-stop", style="dim")


def _address(settings: ServerSettings) -> str:
    """What to share: a server that listens everywhere has this machine's own address."""
    host = settings.host
    if host in ("0.0.0.0", "::"):
        with suppress(OSError), socket(AF_INET, SOCK_DGRAM) as probe:
            probe.connect(("192.0.2.1", 9))  # nothing is sent: it only chooses the way out
            host = probe.getsockname()[0]
    return f"http://[{host}]:{settings.port}" if ":" in host else f"http://{host}:{settings.port}"
