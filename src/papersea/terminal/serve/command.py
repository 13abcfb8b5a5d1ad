"""``papersea serve``: tables for everybody."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from socket import AF_INET, SOCK_DGRAM, socket

import click

from papersea.server.settings import LIMIT_NAMES, Limits, RatingRules, ServerSettings
from papersea.terminal.commands import Command, Naming
from papersea.terminal.play.welcome import show_slow
from papersea.terminal.screen.screen import Screen, open_console
from papersea.terminal.screen.words import Words
from papersea.terminal.serve.checks import (
    alone_with_database,
    is_address,
    read_host,
    read_limits,
    read_manual,
    read_origins,
    warn,
)
from papersea.terminal.serve.running import (
    check_cluster,
    default_database,
    measure_option,
    needs_server,
    pace_option,
    push_option,
    rating_option,
    server_options,
    show_in_browser,
)
from papersea.terminal.speaking import spoken


@click.command("serve", cls=Command)
@server_options
@click.option(
    "--host",
    default="127.0.0.1",
    show_default=True,
    callback=read_host,
)
@click.option("--port", default=8000, show_default=True, type=click.IntRange(0, 65535))
@click.option(
    "--metrics-port",
    type=click.IntRange(1, 65535),
)
@click.option(
    "--thinkers",
    default=1,
    show_default=True,
    type=click.IntRange(0, 64),
)
@pace_option
@rating_option
@measure_option
@push_option
@click.option(
    "--origin",
    "origins",
    multiple=True,
    callback=read_origins,
)
@click.option(
    "--proxy",
    "proxies",
    multiple=True,
    metavar="ADDRESS",
)
@click.option("--secure", is_flag=True)
@click.option(
    "--manual",
    envvar="PAPERSEA_MANUAL",
    metavar="FOLDER|ADDRESS",
    callback=read_manual,
)
@click.option(
    "--limit",
    "limits",
    cls=Naming,
    names=LIMIT_NAMES,
    multiple=True,
    metavar="NAME=NUMBER",
    callback=read_limits,
)
@click.option("--open/--no-open", "is_shown")
@needs_server
def command(
    database: str | None,
    tables: dict[str, str],
    redis: str | None,
    log_level: str,
    host: str,
    port: int,
    metrics_port: int | None,
    thinkers: int,
    pace: float,
    rating: RatingRules,
    origins: tuple[str, ...],
    proxies: tuple[str, ...],
    manual: str | None,
    push_services: tuple[str, ...],
    limits: Limits,
    *,
    is_measuring: bool,
    secure: bool,
    is_shown: bool,
) -> None:
    """Open the house: tables by link, a lobby, bots on request."""
    from papersea.server.logs import log_to_stderr
    from papersea.server.serving import CannotListen, serve

    screen = Screen(open_console(is_plain=False), Words(spoken()))
    settings = ServerSettings(
        database=database or default_database(),
        tables=tables,
        redis=redis,
        host=host,
        port=port,
        metrics_port=metrics_port,
        origins=origins,
        proxies=proxies,
        is_secure=secure,
        thinkers=thinkers,
        pace=pace,
        limits=limits,
        rating=rating,
        is_measuring=is_measuring,
        push_services=push_services,
        manual=manual if is_address(manual) else None,
        manual_folder=Path(manual) if manual and not is_address(manual) else None,
    )
    check_cluster(settings.database, redis, tables)
    with alone_with_database(settings.database):
        log_to_stderr(log_level)

        def on_open(port: int) -> None:
            open_at = replace(settings, port=port)
            _welcome(screen, open_at)
            if is_shown:
                show_in_browser(_address(open_at))

        try:
            serve(settings, on_open)
        except CannotListen as error:
            raise click.ClickException(
                screen.words.text(
                    "serve-cannot-listen", host=host, port=str(error.port), reason=str(error)
                )
            ) from None


def _welcome(screen: Screen, settings: ServerSettings) -> None:
    screen.say("serve-address", address=_address(settings))
    if settings.database.startswith("sqlite:///"):
        file = Path(settings.database.removeprefix("sqlite:///"))
        screen.say("serve-kept-in", style="dim", file=str(file))
    show_slow(screen)
    warn(screen, settings)
    screen.say("serve-how-to-stop", style="dim")


def _address(settings: ServerSettings) -> str:
    """What to share: a server that listens everywhere has this machine's own address."""
    host = settings.host
    if host in ("0.0.0.0", "::"):
        with suppress(OSError), socket(AF_INET, SOCK_DGRAM) as probe:
            probe.connect(("192.0.2.1", 9))  # nothing is sent: it only chooses the way out
            host = probe.getsockname()[0]
    return f"http://[{host}]:{settings.port}" if ":" in host else f"http://{host}:{settings.port}"
