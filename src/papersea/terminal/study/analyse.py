"""``papersea analyse``: where a recorded game was won and lost, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click
from rich import progress as bars

from papersea.moves import Seat, format_seat
from papersea.problems import NotationError
from papersea.terminal.commands import Command
from papersea.terminal.completing import offer_records
from papersea.terminal.explaining import explained, explained_record
from papersea.terminal.parameters import Number
from papersea.terminal.screen.screen import Screen, open_console
from papersea.terminal.screen.words import Words, shown_name
from papersea.terminal.speaking import spoken
from papersea.terminal.study.one_game import find_game
from papersea.terminal.study.replay import BROKEN
from papersea.texts import Texts

if TYPE_CHECKING:
    from papersea.analysis import Analysis
    from papersea.players.budget import Budget
    from papersea.record import Record, Replayed


def read_budget(_: click.Context, __: click.Parameter, text: str | None) -> Budget | None:
    from papersea.players.budget import parse_budget

    try:
        return None if text is None else parse_budget(text)
    except NotationError as error:
        raise click.BadParameter(explained(error, spoken())) from None


@click.command("analyse", cls=Command)
@click.argument(
    "record", type=click.Path(exists=True, dir_okay=False), shell_complete=offer_records
)
@click.option("--game", type=Number(1, None))
@click.option(
    "--seat",
    "seats",
    metavar="A",
    multiple=True,
)
@click.option(
    "--budget",
    metavar="10000p",
    callback=read_budget,
)
@click.option("--json", "is_json", is_flag=True)
@click.option("--plain", is_flag=True)
def command(
    record: str,
    game: int | None,
    seats: tuple[str, ...],
    budget: Budget | None,
    *,
    is_json: bool,
    plain: bool,
) -> None:
    """Learn where a recorded game was won and lost."""
    texts = spoken()
    entry = _find(record, game, texts)
    found = entry.record
    words = Words(texts, tuple(map(shown_name, found.names or "ABCD"[: found.players])))
    screen = Screen(open_console(is_plain=plain, is_error=is_json), words)
    analysis = _analysed(screen, found, _read_seats(seats, found, texts), budget)
    if entry.is_cut:
        screen.say("analyse-cut", style="bold yellow")
    elif not entry.is_finished:
        screen.say("analyse-unfinished", style="bold yellow")
    if is_json:
        import msgspec

        click.echo(msgspec.json.format(msgspec.json.encode(analysis), indent=2).decode())
    else:
        from papersea.terminal.study.analysed import show_analysis

        show_analysis(screen, analysis)


def _find(file: str, number: int | None, texts: Texts) -> Replayed:
    """The game that is asked for; one that breaks the rules ends the program, as it is told."""
    from papersea.record import Refused

    found, count = find_game(file, number)
    if found is None:
        raise click.UsageError(texts.text("replay-nothing", file=file))
    if number is not None and count < number:
        raise click.UsageError(texts.text("analyse-no-game", file=file, count=count))
    if isinstance(found, Refused):
        click.echo(
            texts.text("replay-refused", problem=explained_record(found.error, texts)), err=True
        )
        raise SystemExit(BROKEN)
    return found


def _read_seats(asked: tuple[str, ...], record: Record, texts: Texts) -> frozenset[Seat] | None:
    """The seats by letter or name; all of them if none is named."""
    found = set()
    for text in asked:
        by_name = [Seat(seat) for seat, name in enumerate(record.names) if name == text]
        seats = map(Seat, range(record.players))
        by_letter = [seat for seat in seats if format_seat(seat) == text.upper()]
        if not by_name and not by_letter:
            raise click.UsageError(texts.text("analyse-no-seat", text=text[:30]))
        found.add((by_name or by_letter)[0])
    return frozenset(found) or None


def _analysed(
    screen: Screen, record: Record, seats: frozenset[Seat] | None, budget: Budget | None
) -> Analysis:
    from papersea.analysis import Progress, analyse

    with _bar(screen) as bar:
        task = bar.add_task(screen.words.text("analyse-weighing"), total=None)

        def heard(progress: Progress) -> None:
            bar.update(task, completed=progress.done, total=progress.total)

        return analyse(record, seats, budget=budget, heard=heard)


def _bar(screen: Screen) -> bars.Progress:
    return bars.Progress(
        bars.TextColumn("{task.description}"),
        bars.BarColumn(),
        bars.MofNCompleteColumn(),
        bars.TimeRemainingColumn(),
        console=screen.console,
        disable=not screen.console.is_terminal,
        transient=True,
    )
