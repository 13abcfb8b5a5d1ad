"""``papersea benchmark``: how strong a bot is, in a number that others can compare."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Literal

import click
from rich import box
from rich.table import Table

from papersea.terminal.arena.command import arena_errors
from papersea.terminal.arena.standings import percent
from papersea.terminal.commands import Command
from papersea.terminal.completing import offer_entrants
from papersea.terminal.folders import command_line
from papersea.terminal.parameters import Number
from papersea.terminal.screen.screen import Screen, open_console
from papersea.terminal.screen.words import Words, visible
from papersea.terminal.speaking import spoken

if TYPE_CHECKING:
    from papersea.arena import Interval, Plan, ScoreCard
    from papersea.arena.running import Watch
    from papersea.players.catalogue import Entrant

_MOST_WORKERS = 1024


@click.command("benchmark", cls=Command)
@click.argument("bot", metavar="BOT", shell_complete=offer_entrants)
@click.option("--out", type=click.Path(file_okay=False))
@click.option("--workers", type=Number(1, _MOST_WORKERS))
@click.option("--on", type=click.Choice(["ray"]))
@click.option("--json", "is_json", is_flag=True)
@click.option("--plain", is_flag=True)
def command(
    bot: str,
    out: str | None,
    workers: int | None,
    on: Literal["ray"] | None,
    *,
    is_json: bool,
    plain: bool,
) -> None:
    """Measure a bot by the fixed suite, beside our ladder."""
    texts = spoken()
    screen = Screen(open_console(is_plain=plain, is_error=is_json), Words(texts))
    if workers and on:
        raise click.UsageError(texts.text("arena-workers-beside"))
    with arena_errors(out, texts):
        from papersea.arena.benchmark import USUAL_BUDGET
        from papersea.players.budget import Milliseconds
        from papersea.players.catalogue import parse_entrant

        entrant = parse_entrant(bot, budget=USUAL_BUDGET)
        if isinstance(entrant.budget, Milliseconds):
            screen.say("benchmark-clock", style="yellow")
        card = _measured(screen, entrant, out, on or workers)
    if is_json:
        click.echo(json.dumps(card.as_fields(), indent=2))
    else:
        _show(screen, card)


def _measured(
    screen: Screen, bot: Entrant, out: str | None, workers: int | Literal["ray"] | None
) -> ScoreCard:
    from papersea.arena import WorkerLost, run_benchmark
    from papersea.arena.benchmark import SUITE
    from papersea.terminal.arena.progress import ProgressBar
    from papersea.terminal.screen.lapses import lapses_told

    @contextmanager
    def watching(plan: Plan) -> Iterator[Watch]:
        screen.say(
            "benchmark-part",
            style="dim",
            bot=visible(str(bot)),
            opponent=plan.names[1],
            players=plan.players,
            games=plan.whole_games,
        )
        with ProgressBar(screen, plan) as progress:
            yield progress.add

    screen.say("benchmark-suite", version=SUITE.version)
    try:
        with lapses_told(screen):
            return run_benchmark(bot, SUITE, directory=out, workers=workers, watching=watching)
    except (KeyboardInterrupt, WorkerLost):
        if out is not None:
            where = ["--on", "ray"] if workers == "ray" else []
            screen.line()
            screen.say("arena-resume", style="dim")
            screen.raw(f"  {command_line('benchmark', str(bot), '--out', out, *where)}")
        raise


def _show(screen: Screen, card: ScoreCard) -> None:
    from papersea.arena import reference_cards

    words = screen.words
    screen.heading(words.text("benchmark-title", bot=visible(card.bot), version=card.suite))
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="bold")
    table.add_column(words.text("benchmark-column-opponent"), no_wrap=True)
    for key in ("benchmark-column-par", "arena-column-wins", "arena-column-adjusted"):
        table.add_column(words.text(key), justify="right", no_wrap=True)
    table.add_column(words.text("arena-column-games"), justify="right", no_wrap=True)
    for part in card.parts:
        copies = f"{part.players - 1} × {part.opponent}" if part.players > 2 else part.opponent
        table.add_row(
            copies,
            percent(part.par, words),
            percent(part.wins.mean, words),
            _give_or_take(part.adjusted, words),
            str(part.games),
        )
    screen.console.print(table)
    score = _give_or_take(card.score, words)
    screen.say("benchmark-score", style="bold", bot=visible(card.bot), score=score)
    screen.say("benchmark-how", style="dim")
    screen.heading(words.text("benchmark-ladder"))
    _show_ladder(screen, card, [each for each in reference_cards() if each.suite == card.suite])


def _show_ladder(screen: Screen, card: ScoreCard, ladder: list[ScoreCard]) -> None:
    """Where the bot stands among ours."""
    others = [each for each in ladder if each.bot != card.bot]
    table = Table(box=None, pad_edge=False, show_header=False)
    for each in sorted([*others, card], key=lambda one: -one.score.mean):
        style = "bold" if each is card else ""
        mark = "→" if each is card and not screen.console.options.ascii_only else ""
        score = _give_or_take(each.score, screen.words)
        table.add_row(mark, visible(each.bot), score, style=style)
    screen.console.print(table)


def _give_or_take(interval: Interval, words: Words) -> str:
    half = (interval.high - interval.low) / 2
    return f"{words.decimal(100 * interval.mean)} ± {words.decimal(100 * half)}"
