"""``papersea work``: bots for servers that leave the thinking to others."""

from __future__ import annotations

import click

from papersea.terminal.screen.screen import Screen, open_console
from papersea.terminal.screen.words import Words
from papersea.terminal.serve.running import (
    check_cluster,
    default_database,
    needs_server,
    server_options,
)
from papersea.texts import Texts


@click.command("work")
@server_options
@click.option(
    "--thinkers",
    default=1,
    show_default=True,
    type=click.IntRange(1, 64),
    help="Processes in which bots think.",
)
@needs_server
def command(database: str | None, redis: str | None, log_level: str, thinkers: int) -> None:
    """Find bots' moves for `papersea serve --thinkers 0`, on this machine or another.

    Any number of workers may run against one PostgreSQL and one Redis.
    """
    if redis is None:
        raise click.UsageError("servers hear of a worker's moves through Redis: give --redis too")
    database = database or default_database()
    check_cluster(database, redis)
    import asyncio

    from papersea.server.logs import log_to_stderr
    from papersea.server.settings import ServerSettings
    from papersea.server.worker import work

    screen = Screen(open_console(is_plain=False), Words(Texts.load()))
    log_to_stderr(log_level)
    screen.say("work-ready", thinkers=thinkers)
    asyncio.run(work(ServerSettings(database, redis, thinkers=thinkers)))
