"""Measure how far the numbers of an analysis agree with games played out to the end.

``python -m tools.analysis_calibration`` takes positions from games and asks the analysis for the
chance of the best move and for the loss of another one. Then many worlds are dealt that the seat
cannot tell from its own, and in each the match is played to its end after either move, with the
same chance to come, by strong players. It goes on where it was stopped, and writes
docs/strength/calibration.md and calibration.svg; ``--page`` writes them from what has been played.
"""

from __future__ import annotations

import argparse
import os
import platform
import subprocess
import sys
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import product
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from papersea.analysis import DEFAULT_BUDGET
from papersea.analysis.weighing import JUDGE
from papersea.players.budget import parse_budget
from papersea.players.catalogue import parse_entrant
from tools.analysis_calibration.measuring import Plan, Row, Whole, measure, measure_whole
from tools.analysis_calibration.page import page
from tools.analysis_calibration.plot import draw
from tools.analysis_calibration.tables import TableError, measure_table

ROOT: Final = Path(__file__).resolve().parents[2]
PLAYED: Final = ROOT / "build" / "calibration"
FOLDER: Final = ROOT / "docs" / "strength"
_TABLES: Final = (2, 3, 4)
_ASKED: Final = ("games", "worlds", "wholes", "by", "budget", "rounds", "seed")
"""The options on which the numbers depend."""
_ROUNDS: Final = 1000

Value = TypeVar("Value", Row, Whole, TableError)


def _read(file: Path, kind: type[Value]) -> list[Value]:
    if not file.exists():
        return []
    return [msgspec.json.decode(line, type=kind) for line in file.read_bytes().splitlines()]


def _add(file: Path, rows: Iterable[Row | Whole | TableError]) -> None:
    with file.open("ab") as kept:
        kept.writelines(msgspec.json.encode(row) + b"\n" for row in rows)


class Measurement:
    """What was asked for, and the files with what has been measured of it."""

    def __init__(self, told: argparse.Namespace) -> None:
        self.told = told
        played = told.folder or PLAYED
        played.mkdir(parents=True, exist_ok=True)
        name = f"{JUDGE}-{told.by}-{told.budget}-{told.worlds}-{told.rounds}"
        self._rows = played / f"{name}.jsonl"
        self._wholes = played / f"whole-{JUDGE}-{told.budget}.jsonl"
        self._tables = played / "tables.jsonl"

    def rows(self) -> list[Row]:
        """Of these games, and of no others that may have been measured."""
        told = self.told
        seeds = range(told.seed, told.seed + told.games)
        return sorted(
            (row for row in _read(self._rows, Row) if row.seed in seeds),
            key=lambda row: (row.players, row.seed),
        )

    def wholes(self) -> list[Whole]:
        seeds = range(self.told.seed, self.told.seed + self.told.wholes)
        return [whole for whole in _read(self._wholes, Whole) if whole.seed in seeds]

    def tables(self) -> list[TableError]:
        return sorted(_read(self._tables, TableError), key=lambda each: each.players)

    def measure(self) -> None:
        """All that has not been measured yet."""
        self._measure_positions()
        done = {(row.players, row.seed) for row in self.wholes()}
        seeds = range(self.told.seed, self.told.seed + self.told.wholes)
        for seed, players in product(seeds, _TABLES):  # one after the other: their time is told
            if (players, seed) not in done:
                _add(self._wholes, [measure_whole(self._plan(players), seed)])
        known = {each.players for each in self.tables()}
        for players in _TABLES:
            if players not in known:
                _add(self._tables, [measure_table(players, _made())])

    def _measure_positions(self) -> None:
        """On so many cores."""
        told, done = self.told, {(row.players, row.seed) for row in self.rows()}
        with ProcessPoolExecutor(told.workers) as pool:
            asked = [
                pool.submit(measure, self._plan(players), seed)
                for seed in range(told.seed, told.seed + told.games)
                for players in _TABLES
                if (players, seed) not in done
            ]
            for number, future in enumerate(as_completed(asked), 1):
                _add(self._rows, future.result())
                sys.stdout.write(f"\r{number} of {len(asked)} games")
                sys.stdout.flush()
        sys.stdout.write("\n")

    def _plan(self, players: int) -> Plan:
        told = self.told
        by, budget = parse_entrant(told.by), parse_budget(told.budget)
        return Plan(players, told.worlds, by, budget, _finer(players, told.rounds), _made())

    def introduction(self) -> str:
        """What was measured, and how to do it again."""
        told, rows = self.told, self.rows()
        games = len({(row.players, row.seed) for row in rows})
        options = " ".join(f"--{name} {getattr(told, name)}" for name in _ASKED)
        by = {row.made for row in rows} | {whole.made for whole in self.wholes()}
        made = "; ".join(sorted(by | {each.made for each in self.tables()}))
        table = (
            f"a table of its own from {told.rounds:,} rounds, five times as many with two players"
            if told.rounds
            else "the very table of the analysis: its errors cannot show there"
        )
        return (
            f"{len(rows)} positions from {games} games were judged by `{JUDGE}`, with "
            f"{told.budget} for each decision. Then, in worlds that the seat could not tell from "
            f"its own ({told.worlds} for each position), the match was played to its end by "
            f"`{told.by}` in every seat, after the best move and after another one. What scores "
            f"are worth at the end of the round says {table}."
            f"\n\nCommit {made}: `python -m tools.analysis_calibration {options}`"
        )


def _finer(players: int, rounds: int) -> int:
    """With two players the analysis' own table has many rounds already."""
    return 5 * rounds if players == 2 else rounds


def _made() -> str:
    """Where it is measured, and of which state of the code."""
    told = ["git", "describe", "--always", "--dirty", "--abbrev=7", "--exclude=*"]
    done = subprocess.run(told, cwd=ROOT, capture_output=True, text=True, check=True)
    cores, machine, python = os.cpu_count(), platform.machine(), platform.python_version()
    return f"`{done.stdout.strip()}`, {cores} cores, {machine}, Python {python}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=84, help="for each number of players")
    parser.add_argument("--worlds", type=int, default=32, help="for each position")
    parser.add_argument("--wholes", type=int, default=4, help="whole games, for their time")
    parser.add_argument("--by", default=f"{JUDGE}@100p", help="who plays the matches out")
    parser.add_argument("--budget", default=str(DEFAULT_BUDGET), help="of the analysis")
    parser.add_argument(
        "--rounds",
        type=int,
        default=_ROUNDS,
        help="of the table that says what scores are worth; 0: that of the analysis",
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("--folder", type=Path, help="for everything, to try it out")
    parser.add_argument("--page", action="store_true", help="only write page and plot")
    told = parser.parse_args()
    measurement = Measurement(told)
    if not told.page:
        measurement.measure()
    folder, rows = told.folder or FOLDER, measurement.rows()
    folder.mkdir(exist_ok=True)
    draw(rows, folder / "calibration.svg")
    text = page(rows, measurement.wholes(), measurement.tables(), measurement.introduction())
    (folder / "calibration.md").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
