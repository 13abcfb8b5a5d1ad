"""The chance to win a match from any score, as the search needs it.

It is the chance among equal players: the rounds that it is drawn from are played by one policy in
all seats. Any judgement will do; the tables that are kept are of the tuned one.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from papersea.moves import Seat
from papersea.players.policy.judgement import Judgement, policies_of, tuned
from papersea.players.search.kept_tables import read_table
from papersea.players.search.match_table import ask_chances, solve_match
from papersea.rules import codes
from papersea.rules.options import Options
from papersea.rules.records import new_array
from papersea.rules.state import game_at, new_games
from papersea.rules.ways import COMPILED

_MOST_CELLS: Final = {2: 20, 3: 10, 4: 6} if COMPILED else {2: 5, 3: 3, 4: 2}
_ROUNDS: Final = {2: 400, 3: 100, 4: 60} if COMPILED else {2: 2, 3: 2, 4: 2}
_ERRORS: Final = {2: 0.01, 3: 0.02, 4: 0.03}
"""Of tables from so few rounds, about."""
_SEED: Final = 5


@dataclass(frozen=True)
class MatchValues:
    """A table over who starts the next round and the scores of all seats, in cells of so many
    points; and its error, of one standard deviation."""

    cell: int
    cells: int
    error: float
    values: Any

    def chance(self, scores: Sequence[int], seat: Seat, starter: Seat | None) -> float:
        """A seat's chance to win the match when the next cards are not dealt yet; ``None`` where
        chance will choose who starts."""
        if starter is None:
            each = [self.chance(scores, seat, Seat(number)) for number in range(len(scores))]
            return sum(each) / len(each)
        games = new_games(1)
        game = game_at(games, 0)
        game.players, game.starter, game.step = len(scores), starter, codes.DEALING
        for number, score in enumerate(scores):
            game.score[number] = score
        chances = new_array("f8", len(scores))
        ask_chances(games, self.cell, self.cells, self.values, chances)
        return float(chances[seat])


@cache
def match_values(players: int, target: int) -> MatchValues:
    """Of the usual targets from a file, of others worked out in about a second; once for each."""
    if target == Options().points_to_win(players):
        kept = read_table(players)
        values = new_array("f4", len(kept.chances))
        values[:] = array("f", kept.chances)
        return MatchValues(kept.cell, kept.cells, kept.error, values)
    return work_out(players, target, _MOST_CELLS[players], _ROUNDS[players])


def work_out(
    players: int,
    target: int,
    most_cells: int,
    rounds: int,
    seed: int = _SEED,
    judgement: Judgement | None = None,
) -> MatchValues:
    """From so many imagined rounds at each score, with so many cells for each seat at most."""
    cell = -(-target // most_cells)
    cells = -(-target // cell)
    games = new_games(1)
    game = game_at(games, 0)
    game.players, game.target = players, target
    everybody = judgement or tuned()
    policies = policies_of(everybody, everybody, 0)
    scores, ahead = new_array("i8", players), new_array("f8", 3 * players, players)
    values = new_array("f4", players * cells**players)
    solve_match(games, seed, policies, rounds, cell, cells, scores, ahead, values)
    return MatchValues(cell, cells, _ERRORS[players], values)
