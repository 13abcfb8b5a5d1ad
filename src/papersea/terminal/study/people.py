"""``papersea study``: how well people play, from records of their games."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import click
from rich import box
from rich import progress as bars
from rich.table import Table

from papersea.terminal.commands import Command
from papersea.terminal.completing import offer_records
from papersea.terminal.screen.screen import Screen, open_console
from papersea.terminal.screen.words import Words, shown_name
from papersea.terminal.speaking import spoken
from papersea.terminal.study.analyse import read_budget
from papersea.terminal.study.replay import BROKEN, entries, show_problem
from papersea.texts import Texts

if TYPE_CHECKING:
    from papersea.players.budget import Budget
    from papersea.record import Record
    from papersea.study import Mean, Player, Study


@click.command("study", cls=Command)
@click.argument(
    "files",
    nargs=-1,
    required=True,
    type=click.Path(exists=True, dir_okay=False),
    shell_complete=offer_records,
)
@click.option(
    "--budget",
    metavar="400p",
    callback=read_budget,
)
@click.option("--json", "is_json", is_flag=True)
@click.option("--plain", is_flag=True)
def command(files: tuple[str, ...], budget: Budget | None, *, is_json: bool, plain: bool) -> None:
    """Measure how well people play."""
    from papersea.study import DEFAULT_BUDGET, study

    texts = spoken()
    screen = Screen(open_console(is_plain=plain, is_error=is_json), Words(texts))
    read = _Reading(screen, files)
    columns = (bars.TextColumn("{task.description}"), bars.TextColumn("{task.completed}"))
    with bars.Progress(*columns, console=screen.console, transient=True) as progress:
        task = progress.add_task(texts.text("study-games"), total=None)

        def hear(done: int) -> None:
            progress.update(task, completed=done)

        found = study(read.records(), budget=budget or DEFAULT_BUDGET, heard=hear)
    if is_json:
        import msgspec

        click.echo(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
    elif found.games == 0:
        screen.say("study-nothing")
    else:
        _show(screen, found)
    if read.refused:
        raise SystemExit(BROKEN)


class _Reading:
    """The records of some files, one after the other; wrong ones are told and passed over."""

    def __init__(self, screen: Screen, files: Sequence[str]) -> None:
        self._screen = screen
        self._files = files
        self.refused = 0

    def records(self) -> Iterator[Record]:
        from papersea.record import Refused

        for file in self._files:
            for number, entry in enumerate(entries(file), 1):
                if isinstance(entry, Refused):
                    self.refused += 1
                    show_problem(self._screen, number, "replay-refused", entry.error)
                else:
                    yield entry.record


def _show(screen: Screen, study: Study) -> None:
    """By company: who gives away least stands first."""
    texts = screen.words.texts
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for key in ("name", "against", "games", "loss", "wins", "adjusted"):
        is_word = key in ("name", "against")
        name = texts.text(f"study-column-{key}")
        table.add_column(name, justify="left" if is_word else "right", no_wrap=True)
    for player in sorted(study.players, key=lambda each: (each.company, each.loss.mean)):
        table.add_row(
            shown_name(player.name),
            _against(player, texts),
            str(player.games),
            _range(player.loss, screen.words, digits=2),
            screen.words.decimal(100 * player.wins.mean, digits=0),
            _range(player.adjusted, screen.words, digits=0),
        )
    screen.heading(texts.text("study-title"))
    screen.console.print(table)
    from papersea.players.catalogue import find_opponent
    from papersea.players.company import proper_name

    judge = proper_name(find_opponent(study.judge))
    screen.say("study-how", style="dim", judge=judge, budget=study.budget, games=study.games)


def _against(player: Player, texts: Texts) -> str:
    others = player.company.others
    if others in ("people", "mixed"):
        who = texts.text(f"study-against-{others}")
    else:
        who = texts.text(f"rung-{others}")
    return texts.text("study-company", who=who, players=player.company.players)


def _range(mean: Mean, words: Words, digits: int) -> str:
    """In hundredths, with half of its interval."""
    text = words.decimal(100 * mean.mean, digits)
    if mean.low is None or mean.high is None:
        return text
    return f"{text} ± {words.decimal(50 * (mean.high - mean.low), digits)}"
