"""Work out the match tables of the usual targets, and how far they may be wrong.

``python -m tools.match_tables`` writes them into the package, each the mean of two of different
rounds, which is half as far from the truth as they are from each other; ``--players`` writes some.
``--errors`` writes nothing: it tells how far those that are kept may be wrong by their rounds, and
how far a table is from one of finer cells. All of it takes a core some minutes.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from statistics import fmean
from typing import Final

from papersea.moves import Seat
from papersea.players.search import kept_tables
from papersea.players.search.kept_tables import KeptTable, format_table, name_of, read_table
from papersea.players.search.match import MatchValues, work_out
from papersea.rules.options import Options

_CELL: Final = {2: 1, 3: 2, 4: 3}
_ROUNDS: Final = {2: 5000, 3: 2000, 4: 1500}
FINER: Final = {3: 1, 4: 2}
"""Cells that those of the tables are held against, with a part of the rounds: how far they differ
is told too high rather than too low, for few rounds differ by chance, too."""
_PART: Final = 10
_SEEDS: Final = (1, 2)
_PLACES: Final = 20_000


@dataclass(frozen=True, slots=True)
class Gap:
    """Between two tables, in points of chance: the root mean square over all starters and scores,
    what one place in a hundred exceeds, and the largest."""

    typical: float
    high: float
    most: float

    @classmethod
    def of(cls, gaps: Sequence[float]) -> Gap:
        sizes = sorted(100 * abs(each) for each in gaps)
        typical = sqrt(fmean(each**2 for each in sizes))
        return cls(typical, sizes[int(0.99 * len(sizes))], sizes[-1])

    def __str__(self) -> str:
        return f"{self.typical:.2f} typically, {self.high:.2f} seldom, {self.most:.2f} at most"


def table_of(players: int, cell: int, rounds: int, seed: int) -> MatchValues:
    target = Options().points_to_win(players)
    return work_out(players, target, -(-target // cell), rounds, seed)


def keep(players: int, folder: Path) -> str:
    """Write the mean of two tables, and tell how far it may be wrong."""
    cell, rounds = _CELL[players], _ROUNDS[players]
    one, other = (table_of(players, cell, rounds, seed) for seed in _SEEDS)
    gap = by_rounds(one, other)
    pairs = zip(one.values.tolist(), other.values.tolist(), strict=True)
    chances = [(first + second) / 2 for first, second in pairs]
    error = round(gap.typical / 100 / 2, 4)
    kept = KeptTable(players, cell, one.cells, rounds, _SEEDS, error, chances)
    data = format_table(kept)
    folder.joinpath(name_of(players)).write_bytes(data)
    return f"{players} players: {len(data)} bytes; two tables of {rounds:,} rounds: {gap}"


def by_rounds(one: MatchValues, other: MatchValues) -> Gap:
    pairs = zip(one.values.tolist(), other.values.tolist(), strict=True)
    return Gap.of([first - second for first, second in pairs])


def by_cells(players: int) -> Gap | None:
    """How far the cells are from finer ones with the same luck, at random scores; ``None`` where
    there are none."""
    if players not in FINER:
        return None
    target, rounds = Options().points_to_win(players), _ROUNDS[players] // _PART
    cells = (_CELL[players], FINER[players])
    own, finer = (table_of(players, cell, rounds, 3) for cell in cells)
    dice, gaps = random.Random(0), []
    for _ in range(_PLACES):
        scores = [dice.randrange(target) for _ in range(players)]
        seat, starter = Seat(dice.randrange(players)), Seat(dice.randrange(players))
        gaps.append(own.chance(scores, seat, starter) - finer.chance(scores, seat, starter))
    return Gap.of(gaps)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, nargs="*", default=[2, 3, 4], choices=[2, 3, 4])
    parser.add_argument("--errors", action="store_true")
    asked = parser.parse_args()
    for players in asked.players:
        if asked.errors:
            kept = read_table(players)
            print(f"{players} players, by {kept.rounds:,} rounds twice: {100 * kept.error:.2f}")
            if gap := by_cells(players):
                print(f"{players} players, cells of {kept.cell} and {FINER[players]}: {gap}")
        else:
            print(keep(players, Path(kept_tables.__file__).parent))


if __name__ == "__main__":
    main()
