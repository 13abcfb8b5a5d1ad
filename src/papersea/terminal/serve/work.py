"""``papersea work``: bots for servers that leave the thinking to others."""

from __future__ import annotations

import click

from papersea.server.settings import RatingRules, ServerSettings
from papersea.terminal.commands import Command
from papersea.terminal.screen.screen import Screen, open_console
from papersea.terminal.screen.words import Words
from papersea.terminal.serve.checks import read_host
from papersea.terminal.serve.running import (
    check_cluster,
    default_database,
    measure_option,
    needs_server,
    pace_option,
    push_option,
    rating_option,
    server_options,
)
from papersea.terminal.speaking import spoken


@click.command("work", cls=Command)
@server_options
@click.option(
    "--thinkers",
    default=1,
    show_default=True,
    type=click.IntRange(1, 64),
)
@pace_option
@rating_option
@measure_option
@push_option
@click.option(
    "--host",
    default="127.0.0.1",
    show_default=True,
    callback=read_host,
)
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
)
@needs_server
def command(
    database: str | None,
    tables: dict[str, str],
    redis: str | None,
    log_level: str,
    thinkers: int,
    pace: float,
    rating: RatingRules,
    host: str,
    port: int | None,
    push_services: tuple[str, ...],
    *,
    is_measuring: bool,
) -> None:
    """Find bots' moves for `papersea serve --thinkers 0`, on this machine or another."""
    if redis is None:
        raise click.UsageError(spoken().text("work-needs-redis"))
    database = database or default_database()
    check_cluster(database, redis, tables)
    import asyncio

    from papersea.server.logs import log_to_stderr
    from papersea.server.serving import CannotListen
    from papersea.server.worker import work

    screen = Screen(open_console(is_plain=False), Words(spoken()))
    log_to_stderr(log_level)
    screen.say("work-ready", thinkers=thinkers)
    settings = ServerSettings(
        database,
        redis,
        host,
        port or 0,
        thinkers=thinkers,
        tables=tables,
        pace=pace,
        rating=rating,
        is_measuring=is_measuring,
        push_services=push_services,
    )

    def on_open(chosen: int) -> None:
        screen.say("work-health", style="dim", host=host, port=str(chosen))

    try:
        asyncio.run(work(settings, is_asked=port is not None, on_open=on_open))
    except CannotListen as error:
        raise click.ClickException(
            screen.words.text(
                "serve-cannot-listen", host=host, port=str(error.port), reason=str(error)
            )
        ) from None
