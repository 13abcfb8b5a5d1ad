"""What scores are worth between rounds, by a finer table than the one that the analysis uses."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import sqrt

import numpy as np

from papersea.players.search.match import MatchValues, match_values, work_out
from papersea.rules.options import Options


@dataclass(frozen=True, slots=True)
class TableGap:
    """How far the table of the analysis is from one of so many rounds: root mean square over all
    scores."""

    players: int
    rounds: int
    gap: float
    made: str


@cache
def match_table(players: int, target: int, rounds: int) -> MatchValues:
    """From so many imagined rounds, with cells as fine as those of the analysis; the analysis' own
    without any."""
    own = match_values(players, target)
    return work_out(players, target, own.cells, rounds) if rounds else own


def measure_table(players: int, rounds: int, made: str) -> TableGap:
    target = Options().points_to_win(players)
    own, finer = (match_table(players, target, each).values for each in (0, rounds))
    gaps = np.array(own.tolist()) - np.array(finer.tolist())
    return TableGap(players, rounds, sqrt(float(np.mean(gaps**2))), made)
