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
    interpreted,
    kernel,
    open_spiel,
    pgx_games,
    python_games,
)
from benchmarks.comparing import missing
from benchmarks.machine import this_machine
from benchmarks.measuring import Pace, Subject, measure, pin_to_one_core
from benchmarks.report import Report, show, to_json, to_markdown
from benchmarks.starting import all_starts

FULL = Pace(rounds=5, seconds=0.25)
QUICK = Pace(rounds=2, seconds=0.04)
_FILE_WIDTH = 110


_MODULES = (kernel, batches, calls, expert, interpreted, open_spiel)
_ENVIRONMENTS = (python_games, environments, pgx_games)


def all_subjects() -> Iterator[Subject]:
    return chain.from_iterable(module.subjects() for module in (*_MODULES, *_ENVIRONMENTS))


def run(pace: Pace, console: Console) -> Report:
    """Everything once."""
    with console.status("") as status:
        figures = measure(all_subjects(), pace, status.update)
        punctuality = expert.punctuality(300 if pace is FULL else 30, status.update)
        status.update("starting programs")
        starts = all_starts()
    return Report(this_machine(), pace, figures, starts, punctuality)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a minute of rough figures, not 6")
    parser.add_argument("--json", type=Path, metavar="FILE", help="keep all figures in a file")
    parser.add_argument("--markdown", type=Path, metavar="FILE", help="write the page of figures")
    return parser.parse_args()


def main() -> None:
    wanted = arguments()
    console = Console(width=None if sys.stdout.isatty() else _FILE_WIDTH)
    pin_to_one_core()
    if left_out := missing():
        console.print(f"Not installed here, so measuring without: {', '.join(left_out)}.")
    report = run(QUICK if wanted.quick else FULL, console)
    show(report, console)
    for file, form in ((wanted.json, to_json), (wanted.markdown, to_markdown)):
        if file:
            file.write_text(form(report), encoding="utf-8")


if __name__ == "__main__":
    main()
