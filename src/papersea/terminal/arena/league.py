"""``papersea league``: a tournament of bots, round by round, with a page that has its results."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

import click
from click.core import ParameterSource

from papersea.rules.options import MAX_PLAYERS, MIN_PLAYERS
from papersea.terminal.arena.command import arena_errors
from papersea.terminal.commands import Command
from papersea.terminal.completing import offer_entrants
from papersea.terminal.folders import command_line
from papersea.terminal.parameters import Number, rules_option
from papersea.terminal.screen.screen import Screen, open_console
from papersea.terminal.screen.words import Words
from papersea.terminal.speaking import spoken
from papersea.texts import Texts

if TYPE_CHECKING:
    from papersea.arena import LeaguePlan, LeagueResults, Plan
    from papersea.arena.running import Watch

_MOST_GAMES = 10**6
_MOST_ROUNDS = 1000
_MOST_WORKERS = 1024


@click.command("league", cls=Command)
@click.argument("entrants", nargs=-1, shell_complete=offer_entrants)
@click.option(
    "--system",
    type=click.Choice(["round-robin", "swiss"]),
    default="round-robin",
    show_default=True,
)
@click.option("--rounds", type=Number(1, _MOST_ROUNDS))
@click.option("--games", type=Number(1, _MOST_GAMES), default=40, show_default=True)
@click.option(
    "--players",
    type=Number(MIN_PLAYERS, MAX_PLAYERS),
    default=MIN_PLAYERS,
    show_default=True,
)
@rules_option
@click.option("--seed", type=Number(0, 2**63 - 1), default=0, show_default=True)
@click.option("--title", default="")
@click.option("--out", type=click.Path(file_okay=False))
@click.option("--resume", type=click.Path(exists=True, file_okay=False))
@click.option("--workers", type=Number(1, _MOST_WORKERS))
@click.option("--on", type=click.Choice(["ray"]))
@click.option("--json", "is_json", is_flag=True)
@click.option("--plain", is_flag=True)
@click.pass_context
def command(
    context: click.Context,
    /,
    out: str | None,
    resume: str | None,
    workers: int | None,
    on: Literal["ray"] | None,
    *,
    is_json: bool,
    plain: bool,
    **asked: Any,
) -> None:
    """A tournament of bots: who is the strongest of them?"""
    texts = spoken()
    screen = Screen(open_console(is_plain=plain, is_error=is_json), Words(texts))
    folder = out or resume
    if workers and on:
        raise click.UsageError(texts.text("arena-workers-beside"))
    with arena_errors(folder, texts):
        plan = _plan(context, asked, out, resume, texts)
        results = _play(screen, plan, folder, on or workers)
        from papersea.terminal.arena.league_page import show_league, write_page

        if is_json:
            click.echo(json.dumps(results.as_fields(), indent=2))
        else:
            show_league(screen, results)
        if folder is not None:
            page = write_page(Path(folder), results, screen.words)
            screen.say("league-kept", style="dim", file=str(page))


def _plan(
    context: click.Context, asked: dict[str, Any], out: str | None, resume: str | None, texts: Texts
) -> LeaguePlan:
    from papersea.arena import LeaguePlan, System, check_same_league, read_league
    from papersea.players.catalogue import parse_entrant

    entrants = tuple(map(parse_entrant, asked["entrants"]))
    system = System(asked["system"])
    rounds = asked["rounds"]
    if rounds and rounds > 1 and system is System.ROUND_ROBIN and resume is None:
        raise click.UsageError(texts.text("league-rounds"))
    named = ("players", "games", "seed", "options", "title")
    if resume is None:
        if len(entrants) < 2:
            raise click.UsageError(texts.text("arena-two"))
        if out is not None and Path(out).exists() and any(Path(out).iterdir()):
            again = command_line("league", "--resume", out)
            raise click.UsageError(texts.text("league-not-empty", folder=out, command=again))
        usual = LeaguePlan.usual_rounds(system, len(entrants), asked["players"])
        given = {name: asked[name] for name in named}
        return LeaguePlan(entrants, system, rounds or usual, **given)
    if out is not None:
        raise click.UsageError(texts.text("arena-out-beside"))
    begun = read_league(resume)
    given = {
        name: asked[name]
        for name in named
        if context.get_parameter_source(name) is ParameterSource.COMMANDLINE
    }
    if entrants:
        given["entrants"] = entrants
    if context.get_parameter_source("system") is ParameterSource.COMMANDLINE:
        given["system"] = system
    if rounds:
        given["rounds"] = rounds
    plan = replace(begun, **given)
    check_same_league(begun, plan)
    return plan


def _play(
    screen: Screen, plan: LeaguePlan, folder: str | None, workers: int | Literal["ray"] | None
) -> LeagueResults:
    from papersea.arena import WorkerLost, run_league
    from papersea.terminal.arena.progress import ProgressBar
    from papersea.terminal.screen.lapses import lapses_told

    @contextmanager
    def watching(number: int, arena: Plan) -> Iterator[Watch]:
        if plan.rounds > 1:
            screen.say("league-round", number=number, rounds=plan.rounds, games=arena.whole_games)
        else:
            screen.say("league-games", games=arena.whole_games, matches=len(arena.lineups))
        with ProgressBar(screen, arena) as progress:
            yield progress.add

    try:
        with lapses_told(screen):
            return run_league(plan, directory=folder, workers=workers, watching=watching)
    except (KeyboardInterrupt, WorkerLost):
        if folder is not None:
            where = ["--on", "ray"] if workers == "ray" else []
            screen.line()
            screen.say("arena-resume", style="dim")
            screen.raw(f"  {command_line('league', '--resume', folder, *where)}")
        raise
