"""The chance to win a match from any score, as the search needs it.

The rounds that it is drawn from are played by one policy in all seats: it is the chance among equal
players.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from papersea.moves import Seat
from papersea.players.policy.judgement import policies_of, tuned
from papersea.players.search.match_table import BESIDE_GAINS, play_rounds, solve_match
from papersea.rules.records import new_array
from papersea.rules.state import game_at, new_games
from papersea.rules.ways import COMPILED

_MOST_CELLS: Final = {2: 40, 3: 35, 4: 15} if COMPILED else {2: 10, 3: 7, 4: 5}
_ROUNDS: Final = {2: 20000, 3: 2000, 4: 400} if COMPILED else {2: 30, 3: 30, 4: 30}
_SEED: Final = 5


@dataclass(frozen=True)
class MatchValues:
    """A table over who starts the next round and the scores of all seats, in cells of so many
    points."""

    cell: int
    cells: int
    values: Any

    def chance(self, scores: Sequence[int], seat: Seat, starter: Seat | None) -> float:
        """A seat's chance to win the match when the next cards are not dealt yet; ``None`` where
        chance will choose who starts."""
        if starter is None:
            each = [self.chance(scores, seat, Seat(number)) for number in range(len(scores))]
            return sum(each) / len(each)
        place = (starter - seat) % len(scores)
        for score in (*scores[seat:], *scores[:seat]):
            place = place * self.cells + score // self.cell
        return float(self.values[place])


@cache
def match_values(players: int, target: int) -> MatchValues:
    """Worked out once for a number of players and a target, in about a second."""
    return work_out(players, target, _MOST_CELLS[players], _ROUNDS[players])


def work_out(players: int, target: int, most_cells: int, rounds: int) -> MatchValues:
    """From so many imagined rounds, with so many cells for each seat at most."""
    cell = -(-target // most_cells)
    cells = -(-target // cell)
    games = new_games(1)
    game = game_at(games, 0)
    game.players, game.target = players, target
    gains = new_array("i8", rounds, players + BESIDE_GAINS)
    play_rounds(games, _SEED, policies_of(tuned(), tuned(), 0), cell, gains)
    values = new_array("f4", players * cells**players)
    scores, ahead = new_array("i8", players), new_array("f8", players, players + 1)
    solve_match(gains, players, cells, scores, ahead, values)
    return MatchValues(cell, cells, values)
