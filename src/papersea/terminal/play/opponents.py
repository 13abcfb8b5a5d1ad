"""``papersea opponents``: whom you can play against, rung by rung."""

from __future__ import annotations

import json
from itertools import groupby
from typing import TYPE_CHECKING

import click
from rich.text import Text

from papersea.terminal.commands import Command
from papersea.terminal.folders import command_line
from papersea.terminal.screen.screen import Screen, open_console
from papersea.terminal.screen.words import Words
from papersea.terminal.speaking import spoken
from papersea.texts import Texts, text_key

if TYPE_CHECKING:
    from papersea.players.catalogue import Opponent


@click.command("opponents", cls=Command)
@click.option("--json", "is_json", is_flag=True)
@click.option("--plain", is_flag=True)
def command(*, is_json: bool, plain: bool) -> None:
    """Meet the opponents, from the gentlest to the strongest."""
    from papersea.players.catalogue import OPPONENTS

    texts = spoken()
    if is_json:
        ours = [_as_json(each, texts) for each in OPPONENTS]
        click.echo(
            json.dumps([*ours, *(_outside_json(*each) for each in _guests(texts))], indent=2)
        )
    else:
        _show(Screen(open_console(is_plain=plain), Words(texts)))


def _show(screen: Screen) -> None:
    from papersea.players.catalogue import OPPONENTS
    from papersea.players.company import proper_name
    from papersea.terminal.play.welcome import show_opponent

    screen.say("opponents-title")
    width = max(len(opponent.name) for opponent in OPPONENTS)
    for rung, opponents in groupby(OPPONENTS, lambda opponent: opponent.rung):
        screen.heading(f"{screen.words.text(text_key('rung', rung.value))} ({rung.value})")
        for each in opponents:
            show_opponent(screen, proper_name(each), width, each, with_leanings=True)
    _show_guests(screen)
    screen.line()
    screen.say("opponents-how", style="dim")
    screen.raw(f"  {command_line('play', '--against', 'otter', '--against', 'solid')}")


def _show_guests(screen: Screen) -> None:
    """Bots that installed packages offer, if there are any."""
    guests = _guests(screen.words.texts)
    if guests:
        screen.heading(screen.words.text("opponents-installed"))
    width = max((len(name) for name, _, _ in guests), default=0)
    for name, _, line in guests:
        pieces = [Text(word) for word in line.split()]
        first = Text(f"  {name:<{width}}  ", style="bold cyan")
        screen.flow(pieces, first=first, width=screen.width)


def _guests(texts: Texts) -> list[tuple[str, str, str]]:
    """Name, place and line of each; of one that cannot be loaded, why."""
    from papersea.players.outside import installed, load
    from papersea.problems import NotationError
    from papersea.terminal.explaining import explained
    from papersea.terminal.play.welcome import description

    found = []
    for each in installed():
        try:
            line = description(load(each), texts)
        except NotationError as error:
            line = explained(error, texts)
        found.append((each.name, each.target, line))
    return found


def _outside_json(name: str, place: str, line: str) -> dict[str, object]:
    return {"name": name, "rung": None, "style": None, "description": line, "place": place}


def _as_json(opponent: Opponent, texts: Texts) -> dict[str, object]:
    from dataclasses import asdict

    from papersea.terminal.play.welcome import description

    return {
        "name": opponent.name,
        "rung": opponent.rung.value,
        "style": asdict(opponent.style),
        "description": description(opponent, texts),
    }
