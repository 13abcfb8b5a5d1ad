"""Playing an arena from its first deal to its results."""

from __future__ import annotations

import logging
import os
from collections import defaultdict
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing, nullcontext
from dataclasses import replace
from typing import Literal

from papersea.arena.crew import FinishedTask, cores, play_alone, play_on_ray, play_together
from papersea.arena.deciding import Umpire
from papersea.arena.folder import Folder
from papersea.arena.lineups import Seating
from papersea.arena.outcomes import Outcome, outcome_of
from papersea.arena.plan import Plan
from papersea.arena.playing import DealTask
from papersea.arena.results import Results, summarise
from papersea.players.guard import Patience
from papersea.record import parse_headline

Watch = Callable[[Sequence[Outcome]], None]
Workers = int | Literal["ray"]
"""So many processes of this machine, or whatever cores a Ray cluster has."""


def run(
    plan: Plan,
    *,
    directory: str | os.PathLike[str] | None = None,
    workers: Workers | None = None,
    patience: Patience | None = None,
    watch: Watch | None = None,
    takes_luck_off: bool = True,
    until_decided: bool = False,
) -> Results:
    """Play what is still to be played, and sum up all of it.

    A directory keeps every deal as soon as it is finished: one that holds this arena already is
    taken up where it was left, and one that holds anything else is refused with ``ArenaError``.
    ``workers`` are processes, as many as there are cores unless told; one plays in this process.
    ``"ray"`` are those of a Ray cluster; ``NoCluster`` if there is none.
    ``watch`` is told the games of each deal, and first of all those that the directory held.
    Entrants are trusted to answer in time, unless there is a limit to ``patience``.

    ``takes_luck_off`` works out what chance brought in each game, also for those of before, so that
    standings have ``adjusted`` too. ``until_decided`` stops as soon as the first entrant is surely
    above or below par, and counts only the deals up to there.
    """
    with nullcontext() if directory is None else Folder.open(directory, plan) as folder:
        held = _held(folder, takes_luck_off=takes_luck_off)
        if watch and held:
            watch(held)
        games = {each.sitting: each for each in held}
        umpire = Umpire(plan, takes_luck_off=takes_luck_off)
        if until_decided:
            umpire.hear(held)
        tasks = list(_open_tasks(plan, folder, held, asks_luck=takes_luck_off))
        with closing(_play(plan, tasks, patience, workers)) as playing:
            while not umpire.is_decided and (finished := next(playing, None)):
                if folder:
                    folder.add(finished.task.deal, finished.games)
                told = _outcomes(plan, finished)
                games |= {each.sitting: each for each in told}
                if until_decided:
                    umpire.hear(told)
                if watch and (new := told[len(finished.task.untold) :]):
                    watch(new)
        results = summarise(plan, umpire.counted(games.values()), umpire.decision)
        if folder:
            folder.keep(results)
    return results


def _held(folder: Folder | None, *, takes_luck_off: bool) -> list[Outcome]:
    held = folder.outcomes if folder else ()
    return [each if takes_luck_off else replace(each, luck=None) for each in held]


def _play(
    plan: Plan, tasks: Sequence[DealTask], patience: Patience | None, workers: Workers | None
) -> Generator[FinishedTask, None, None]:
    if workers == "ray":
        return play_on_ray(plan, tasks, patience)
    workers = min(workers or cores(), len(tasks))
    if workers == 1:
        return play_alone(plan, tasks, patience)
    return play_together(plan, tasks, patience, workers)


def _open_tasks(
    plan: Plan, folder: Folder | None, held: Sequence[Outcome], *, asks_luck: bool
) -> Iterator[DealTask]:
    done = {each.sitting for each in held}
    untold = [each.sitting for each in held if asks_luck and each.luck is None]
    records: defaultdict[int, dict[Seating, str]] = defaultdict(dict)
    for (deal, seating), line in (folder.records(untold) if folder else {}).items():
        records[deal][seating] = line
    for deal in range(plan.deals):
        left = tuple(each for each in plan.seatings_of(deal) if (deal, each) not in done)
        if left or records[deal]:
            yield DealTask(deal, left, asks_luck, records[deal])


def _outcomes(plan: Plan, finished: FinishedTask) -> list[Outcome]:
    for entry in finished.log:
        logging.getLogger(entry.name).handle(entry)
    deal = finished.task.deal
    return [
        replace(outcome_of(plan, deal, parse_headline(game.line)), luck=game.luck)
        for game in finished.games
    ]
