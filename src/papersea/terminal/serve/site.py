"""``papersea site``: the house for one device, as files."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlsplit

import click

from papersea.site import ForeignFolder, NotBuilt, write_site
from papersea.terminal.commands import Command
from papersea.terminal.folders import file_told
from papersea.terminal.screen.screen import Screen, open_console
from papersea.terminal.screen.words import Words
from papersea.terminal.speaking import spoken


def read_address(_: click.Context, __: click.Parameter, address: str | None) -> str | None:
    """Where a site will be, for a callback."""
    if address is None:
        return None
    try:
        parts = urlsplit(address)
    except ValueError:
        parts = urlsplit("")
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.query or parts.fragment:
        problem = spoken().text("site-no-address", address=address[:100])
        raise click.BadParameter(problem)
    return address


@click.command("site", cls=Command)
@click.argument("folder", type=click.Path(path_type=Path, file_okay=False))
@click.option("--address", callback=read_address)
@click.option("--add", "is_shared", is_flag=True)
def command(folder: Path, address: str | None, *, is_shared: bool) -> None:
    """``papersea site``."""
    texts = spoken()
    try:
        with file_told(folder):
            site = write_site(folder, language=texts.language, address=address, is_shared=is_shared)
    except NotBuilt as missing:
        raise click.ClickException(texts.text(f"site-not-built-{missing}")) from None
    except ForeignFolder:
        raise click.ClickException(texts.text("site-not-empty", folder=str(folder))) from None
    screen = Screen(open_console(is_plain=False), Words(texts))
    megabytes = screen.words.decimal(site.bytes / 1e6)
    screen.say("site-written", files=site.files, megabytes=megabytes, folder=str(folder))
    screen.say("site-how", style="dim", file=str(folder / "README.txt"))
