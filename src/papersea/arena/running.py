"""Playing an arena from its first deal to its results."""

from __future__ import annotations

import logging
import os
from collections import defaultdict
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing, nullcontext

from papersea.arena.crew import FinishedTask, cores, play_alone, play_together
from papersea.arena.folder import Folder
from papersea.arena.lineups import Seating
from papersea.arena.outcomes import Outcome, outcome_of
from papersea.arena.plan import Plan
from papersea.arena.playing import DealTask
from papersea.arena.results import Results, summarise
from papersea.players.guard import Patience
from papersea.record import parse_headline

Watch = Callable[[Sequence[Outcome]], None]


def run(
    plan: Plan,
    *,
    directory: str | os.PathLike[str] | None = None,
    workers: int | None = None,
    patience: Patience | None = None,
    watch: Watch | None = None,
) -> Results:
    """Play what is still to be played, and sum up all of it.

    A directory keeps every deal as soon as it is finished: one that holds this arena already is
    taken up where it was left, and one that holds anything else is refused with ``ArenaError``.
    ``workers`` are processes, as many as there are cores unless told; one plays in this process.
    ``watch`` is told the games of each deal, and first of all those that the directory held.
    Entrants are trusted to answer in time, unless there is a limit to ``patience``.
    """
    with nullcontext() if directory is None else Folder.open(directory, plan) as folder:
        outcomes = folder.outcomes() if folder else []
        if watch and outcomes:
            watch(outcomes)
        with closing(_play(plan, outcomes, patience, workers)) as playing:
            for finished in playing:
                if folder:
                    folder.add(finished.lines)
                new = _outcomes(plan, finished)
                outcomes += new
                if watch:
                    watch(new)
        results = summarise(plan, outcomes)
        if folder:
            folder.keep(results)
    return results


def _play(
    plan: Plan, played: Sequence[Outcome], patience: Patience | None, workers: int | None
) -> Generator[FinishedTask, None, None]:
    tasks = list(_open_tasks(plan, played))
    workers = min(workers or cores(), len(tasks))
    if workers == 1:
        return play_alone(plan, tasks, patience)
    return play_together(plan, tasks, patience, workers)


def _open_tasks(plan: Plan, played: Sequence[Outcome]) -> Iterator[DealTask]:
    done: defaultdict[int, set[Seating]] = defaultdict(set)
    for outcome in played:
        done[outcome.deal].add(outcome.seating)
    for deal in range(plan.deals):
        seatings = plan.seatings_of(deal)
        if left := tuple(each for each in seatings if each not in done[deal]):
            yield DealTask(deal, left)


def _outcomes(plan: Plan, finished: FinishedTask) -> list[Outcome]:
    for entry in finished.log:
        logging.getLogger(entry.name).handle(entry)
    return [outcome_of(plan, finished.task.deal, parse_headline(line)) for line in finished.lines]
