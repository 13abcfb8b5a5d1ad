"""An arena on the screen: what will be played, how far it is, and how it was stopped."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from papersea.arena import (
    Outcome,
    Plan,
    Results,
    TooFewDeals,
    WorkerLost,
    Workers,
    can_draw,
    cores,
    draw,
    run,
    summarise,
)
from papersea.arena.ratings import can_rate, is_pool
from papersea.extras import install_command
from papersea.terminal.arena.progress import ProgressBar
from papersea.terminal.arena.standings import show_results
from papersea.terminal.folders import command_line
from papersea.terminal.screen.lapses import lapses_told
from papersea.terminal.screen.screen import Screen


@dataclass(frozen=True, slots=True)
class Counting:
    """How games are counted, and for how long: whoever goes on says so again."""

    takes_luck_off: bool = True
    until_decided: bool = False

    @property
    def arguments(self) -> list[str]:
        no_luck, until = [] if self.takes_luck_off else ["--no-luck"], ["--until-decided"]
        return no_luck + until * self.until_decided


def play(
    screen: Screen, plan: Plan, folder: str | None, workers: Workers | None, counting: Counting
) -> Results:
    """Play to the end; Ctrl-C shows what there is and how to go on."""
    workers = workers or cores()
    _announce(screen, plan, workers)
    outcomes: list[Outcome] = []
    try:
        with lapses_told(screen), ProgressBar(screen, plan) as progress:

            def watch(new: Sequence[Outcome]) -> None:
                outcomes.extend(new)
                progress.add(new)

            return run(
                plan,
                directory=folder,
                workers=workers,
                watch=watch,
                takes_luck_off=counting.takes_luck_off,
                until_decided=counting.until_decided,
            )
    except (KeyboardInterrupt, WorkerLost):
        _show_stopped(screen, plan, outcomes)
        if folder is not None and outcomes:
            where = ["--on", "ray"] if workers == "ray" else []
            again = command_line("arena", "--resume", folder, *counting.arguments, *where)
            screen.say("arena-resume", style="dim")
            screen.raw(f"  {again}")
        raise


def keep(screen: Screen, results: Results, folder: str | None) -> None:
    """Draw the plot, and say where everything is and what is missing."""
    is_whole = can_draw() and can_rate()
    if folder is not None:
        if can_draw():
            draw(results, folder)
        screen.say("arena-kept", style="dim", folder=folder)
    if not is_whole and (folder is not None or is_pool(results.plan)):
        screen.say("arena-extra", style="dim", install=install_command("arena"))


def _announce(screen: Screen, plan: Plan, workers: Workers) -> None:
    lineups = len(plan.lineups)
    screen.say(
        "arena-plan",
        games=plan.whole_games,
        deals=plan.deals,
        seatings=len(plan.seatings[0]),
        lineups=lineups,
        workers=workers,
    )
    if plan.whole_games != plan.games:
        screen.say("arena-rounded", games=plan.games, whole=plan.whole_games, style="dim")


def _show_stopped(screen: Screen, plan: Plan, outcomes: list[Outcome]) -> None:
    screen.line()
    screen.say("arena-stopped", games=len(outcomes), whole=plan.whole_games)
    try:
        show_results(screen, summarise(plan, outcomes))
    except TooFewDeals:
        screen.say("arena-too-few", style="dim")
