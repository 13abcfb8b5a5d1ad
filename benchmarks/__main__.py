"""Measure papersea's speed, on one core, and show it beside other engines."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

from rich.console import Console

from benchmarks import (
    batches,
    calls,
    environments,
    expert,
    kernel,
    open_spiel,
    pgx_games,
    python_games,
    ways,
)
from benchmarks.comparing import missing
from benchmarks.goals import start_goals, vector_goals, way_goals
from benchmarks.machine import this_machine
from benchmarks.measuring import Pace, Subject, measure, pin_to_one_core
from benchmarks.report import Report, show, to_json, to_markdown
from benchmarks.sizes import all_sizes
from benchmarks.starting import all_starts
from benchmarks.tables import (
    Table,
    goals_table,
    sizes_table,
    starts_table,
    vector_table,
    ways_table,
)

FULL = Pace(rounds=5, seconds=0.25)
QUICK = Pace(rounds=2, seconds=0.04)
_FILE_WIDTH = 110


_MODULES = (kernel, batches, calls, expert, open_spiel)
_ENVIRONMENTS = (python_games, environments, pgx_games)


def all_subjects() -> Iterator[Subject]:
    return chain.from_iterable(module.subjects() for module in (*_MODULES, *_ENVIRONMENTS))


def run(pace: Pace, console: Console) -> Report:
    """Everything once."""
    with console.status("starting programs") as status:
        starts, sizes = all_starts(), all_sizes()
        pin_to_one_core()
        with ways.subjects() as by_ways:
            figures = measure(chain(by_ways, all_subjects()), pace, status.update)
        punctuality = expert.punctuality(300 if pace is FULL else 30, status.update)
    return Report(this_machine(), pace, figures, starts, sizes, punctuality)


def run_ways(pace: Pace, console: Console) -> Iterator[Table]:
    """The ways to run the kernel alone."""
    pin_to_one_core()
    with console.status("") as status, ways.subjects() as by_ways:
        figures = measure(by_ways, pace, status.update)
    yield goals_table(way_goals(figures), "")
    yield ways_table(figures)


def run_starting(_: Pace, console: Console) -> Iterator[Table]:
    """Starts and sizes alone."""
    with console.status("starting programs"):
        starts, sizes = all_starts(), all_sizes()
    yield goals_table(start_goals(starts), "")
    yield starts_table(starts)
    yield sizes_table(sizes)


def run_observations(pace: Pace, console: Console) -> Iterator[Table]:
    """Both versions of the observation alone."""
    pin_to_one_core()
    with console.status("") as status:
        figures = measure(environments.versions(), pace, status.update)
    yield goals_table(vector_goals(figures), "")
    yield vector_table(figures)


PARTS = {"ways": run_ways, "starting": run_starting, "observations": run_observations}


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a minute of rough figures, not 6")
    parser.add_argument("--only", choices=PARTS, help="show this part and nothing else")
    parser.add_argument("--json", type=Path, metavar="FILE", help="keep all figures in a file")
    parser.add_argument("--markdown", type=Path, metavar="FILE", help="write the page of figures")
    wanted = parser.parse_args()
    if wanted.only and (wanted.json or wanted.markdown):
        parser.error("a part alone is not written to files")
    return wanted


def main() -> None:
    wanted = arguments()
    console = Console(width=None if sys.stdout.isatty() else _FILE_WIDTH)
    pace = QUICK if wanted.quick else FULL
    if wanted.only:
        show(this_machine(), pace, PARTS[wanted.only](pace, console), console)
        return
    if left_out := missing():
        console.print(f"Not installed here, so measuring without: {', '.join(left_out)}.")
    report = run(pace, console)
    show(report.machine, report.pace, report.tables(), console)
    for file, form in ((wanted.json, to_json), (wanted.markdown, to_markdown)):
        if file:
            file.write_text(form(report), encoding="utf-8")


if __name__ == "__main__":
    main()
