"""``papersea replay``: recorded games, played back by the rules."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

import click
from rich.text import Text

from papersea.terminal.commands import Command
from papersea.terminal.completing import offer_records
from papersea.terminal.explaining import explained_record
from papersea.terminal.folders import file_problem
from papersea.terminal.screen.screen import Screen, open_console
from papersea.terminal.screen.words import Words, shown_name
from papersea.terminal.speaking import spoken

if TYPE_CHECKING:
    from papersea.record import RecordError, Refused, Replayed

BROKEN = 1
"""The exit code after a record that breaks the rules, or its promise."""


@click.command("replay", cls=Command)
@click.argument("file", type=click.Path(exists=True, dir_okay=False), shell_complete=offer_records)
@click.option("--moves", is_flag=True)
@click.option("--plain", is_flag=True)
def command(file: str, *, moves: bool, plain: bool) -> None:
    """Watch recorded games again."""
    screen = Screen(open_console(is_plain=plain), Words(spoken()))
    number = refused = 0
    for number, entry in zip(count(1), entries(file)):
        refused += not _show_entry(screen, number, entry, with_moves=moves)
    if not number:
        screen.say("replay-nothing", file=file)
    if refused:
        raise SystemExit(BROKEN)


def entries(file: str, read_from: Path | None = None) -> Iterator[Replayed | Refused]:
    """The games of a file, or of its copy; one that is no file of records ends the program."""
    from papersea.record import RecordError, replay_file

    try:
        yield from replay_file(read_from or file)
    except RecordError as error:
        click.echo(f"{file}: {explained_record(error, spoken())}", err=True)
        raise SystemExit(BROKEN) from None
    except OSError as error:
        click.echo(file_problem(error, file, spoken()), err=True)
        raise SystemExit(BROKEN) from None


def _show_entry(
    screen: Screen, number: int, entry: Replayed | Refused, *, with_moves: bool
) -> bool:
    """One line about a game; ``False`` if it breaks the rules."""
    from papersea.record import Refused

    if isinstance(entry, Refused):
        show_problem(screen, number, "replay-refused", entry.error)
        return False
    names = tuple(map(shown_name, entry.names or "ABCD"[: entry.players]))
    told = Screen(screen.console, Words(screen.words.texts, names))
    told.item(number_mark(number), _summary(entry, told.words))
    if with_moves:
        _show_moves(told, entry)
    return True


def number_mark(number: int) -> Text:
    """What stands before a game."""
    return Text(f"{number:>4}  ", style="bold cyan")


def show_problem(screen: Screen, number: int, key: str, error: RecordError) -> None:
    """One line about a game with which something is wrong."""
    problem = screen.words.text(key, problem=explained_record(error, screen.words.texts))
    screen.item(number_mark(number), problem, style="bold red")


def _summary(game: Replayed, words: Words) -> str:
    standing = ", ".join(
        f"{name} {score}" for name, score in zip(words.names, game.scores, strict=True)
    )
    winners = words.listed([words.names[seat] for seat in game.winners])
    key = "replay-finished" if game.is_finished else "replay-open"
    text = words.text(key, rounds=game.rounds, moves=game.moves, standing=standing, winners=winners)
    return f"{text} {words.text('replay-cut')}" if game.is_cut else text


def _show_moves(screen: Screen, entry: Replayed) -> None:
    from papersea.events import RoundStarted
    from papersea.record import replay
    from papersea.terminal.screen.story import sentence

    for event in replay(entry.record, seed=0).history:
        text = sentence(event, screen.words)
        if isinstance(event, RoundStarted):
            screen.heading(text or "")
        elif text:
            screen.write(text, indent=2)
    screen.line()
