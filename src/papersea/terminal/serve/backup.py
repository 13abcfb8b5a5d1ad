"""``papersea backup``: a copy of everything that a server keeps."""

from __future__ import annotations

from pathlib import Path

import click

from papersea.terminal.commands import Command
from papersea.terminal.folders import file_told
from papersea.terminal.screen.screen import Screen, open_console
from papersea.terminal.screen.words import Words
from papersea.terminal.serve.running import default_database, needs_server
from papersea.terminal.speaking import spoken


@click.command("backup", cls=Command)
@click.argument("target", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--database", envvar="PAPERSEA_DATABASE")
@needs_server
def command(target: Path, database: str | None) -> None:
    """Copy the server's tables, people and games to a file, even while the server runs."""
    from papersea.server.storage import backup

    with file_told(target):
        backup(database or default_database(), target)
    Screen(open_console(is_plain=False), Words(spoken())).say("backup-done", file=str(target))
