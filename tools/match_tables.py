"""Work out the match tables of the usual targets, and how far they may be wrong.

``python -m tools.match_tables`` writes them into the package; ``--players`` works out some.
``--errors`` writes nothing: it tells how far tables of different rounds are apart, and how far a
table is from one of the finest cells. All of it takes a core some minutes.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from statistics import fmean
from typing import Final

from papersea.moves import Seat
from papersea.players.search import kept_tables
from papersea.players.search.kept_tables import KeptTable, format_table, name_of
from papersea.players.search.match import MatchValues, Rounds, imagine, solve
from papersea.rules.options import Options

_CELL: Final = {2: 1, 3: 1, 4: 2}
_ROUNDS: Final = {2: 4_000_000, 3: 2_000_000, 4: 1_000_000}
_FINE_ROUNDS: Final = 100_000
"""Of both tables when cells are compared: each finest cell looks at all rounds that differ."""
_PORTION: Final = 100_000
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


def work_out(players: int, cell: int, rounds: int, seed: int) -> MatchValues:
    """By rounds in portions, each of a seed of its own."""
    target = Options().points_to_win(players)
    brought: Counter[tuple[int, ...]] = Counter()
    for portion in range(-(-rounds // _PORTION)):
        brought.update(_portion(players, target, cell, seed * 1000 + portion))
    return solve(brought, players, target, cell)


def _portion(players: int, target: int, cell: int, seed: int) -> Rounds:
    return imagine(players, target, cell, _PORTION, seed)


def keep(players: int, folder: Path) -> str:
    """Write a table with its error, and tell of it."""
    cell, rounds, (seed, other) = _CELL[players], _ROUNDS[players], _SEEDS
    table = work_out(players, cell, rounds, seed)
    gap = by_rounds(table, work_out(players, cell, rounds, other))
    error = round(gap.typical / 100 / sqrt(2), 5)
    chances = table.values.tolist()
    kept = KeptTable(players, cell, table.cells, rounds, seed, error, chances)
    data = format_table(kept)
    folder.joinpath(name_of(players)).write_bytes(data)
    return f"{players} players: {len(data)} bytes; two tables of {rounds:,} rounds: {gap}"


def by_rounds(one: MatchValues, other: MatchValues) -> Gap:
    pairs = zip(one.values.tolist(), other.values.tolist(), strict=True)
    return Gap.of([first - second for first, second in pairs])


def by_cells(players: int) -> Gap:
    """How far the kept cells are from the finest, at random scores."""
    target = Options().points_to_win(players)
    own, fine = (work_out(players, cell, _FINE_ROUNDS, 3) for cell in (_CELL[players], 1))
    dice, gaps = random.Random(0), []
    for _ in range(_PLACES):
        scores = [dice.randrange(target) for _ in range(players)]
        seat, starter = Seat(dice.randrange(players)), Seat(dice.randrange(players))
        gaps.append(own.chance(scores, seat, starter) - fine.chance(scores, seat, starter))
    return Gap.of(gaps)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, nargs="*", default=[2, 3, 4], choices=[2, 3, 4])
    parser.add_argument("--errors", action="store_true")
    asked = parser.parse_args()
    for players in asked.players:
        if asked.errors:
            cell, rounds = _CELL[players], _ROUNDS[players]
            one, other = (work_out(players, cell, rounds, seed) for seed in _SEEDS)
            print(f"{players} players, two tables of {rounds:,} rounds: {by_rounds(one, other)}")
            if cell > 1:
                print(f"{players} players, cells of {cell} points and of one: {by_cells(players)}")
        else:
            print(keep(players, Path(kept_tables.__file__).parent))


if __name__ == "__main__":
    main()
