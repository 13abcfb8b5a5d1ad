"""What scores are worth between rounds, by another table than the one that the analysis uses."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from papersea.players.search.kept_tables import read_table
from papersea.players.search.match import MatchValues, match_values, work_out


@dataclass(frozen=True, slots=True)
class TableError:
    """How far the table of the analysis may be wrong by its rounds, as a root mean square over all
    scores."""

    players: int
    cell: int
    rounds: int
    error: float
    made: str


@cache
def match_table(players: int, target: int, rounds: int) -> MatchValues:
    """From so many imagined rounds, with cells as fine as those of the analysis; the analysis' own
    without any."""
    own = match_values(players, target)
    return work_out(players, target, own.cells, rounds) if rounds else own


def measure_table(players: int, made: str) -> TableError:
    kept = read_table(players)
    return TableError(players, kept.cell, kept.rounds, kept.error, made)
