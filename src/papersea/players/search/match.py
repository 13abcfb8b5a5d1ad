"""The chance to win a match from any score, as the search needs it.

The rounds that it is drawn from are played by one policy in all seats, and what a round brings does
not depend on the scores: it is the chance among equal players, who play every round alike.
"""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from papersea.moves import Seat
from papersea.players.policy.judgement import policies_of, tuned
from papersea.players.search.kept_tables import read_table
from papersea.players.search.match_table import (
    BESIDE_GAINS,
    ask_chances,
    play_rounds,
    solve_match,
)
from papersea.rules import codes
from papersea.rules.options import Options
from papersea.rules.records import new_array, write_numbers
from papersea.rules.state import game_at, new_games
from papersea.rules.ways import COMPILED

_MOST_CELLS: Final = {2: 40, 3: 35, 4: 15} if COMPILED else {2: 10, 3: 7, 4: 5}
_ROUNDS: Final = {2: 50_000, 3: 5000, 4: 1000} if COMPILED else {2: 30, 3: 30, 4: 30}
_ERRORS: Final = {2: 0.005, 3: 0.01, 4: 0.02}
"""Of tables from so few rounds, about: the root mean square of what `tools.match_tables` finds."""
_SEED: Final = 5

Rounds = Mapping[tuple[int, ...], int]
"""What rounds have brought, as a row of ``gains`` tells it, and how often each of that was so."""


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
    players: int, target: int, most_cells: int, rounds: int, seed: int = _SEED
) -> MatchValues:
    """From so many imagined rounds, with so many cells for each seat at most."""
    cell = -(-target // most_cells)
    return solve(imagine(players, target, cell, rounds, seed), players, target, cell)


def imagine(players: int, target: int, cell: int, rounds: int, seed: int) -> Rounds:
    """So many rounds with the tuned policy in all seats, in cells of so many points."""
    games = new_games(1)
    game = game_at(games, 0)
    game.players, game.target = players, target
    gains = new_array("i8", rounds, players + BESIDE_GAINS)
    play_rounds(games, seed, policies_of(tuned(), tuned(), 0), cell, gains)
    return Counter(tuple(gains.row(number).tolist()[:-1]) for number in range(rounds))


def solve(rounds: Rounds, players: int, target: int, cell: int) -> MatchValues:
    """What rounds of any players, in cells of so many points, make of a match."""
    gains = new_array("i8", len(rounds), players + BESIDE_GAINS)
    for number, (brought, times) in enumerate(sorted(rounds.items())):
        write_numbers(gains.row(number), [*brought, times])
    cells = -(-target // cell)
    values = new_array("f4", players * cells**players)
    scores, ahead = new_array("i8", players), new_array("f8", players, players + 1)
    solve_match(gains, players, cells, scores, ahead, values)
    return MatchValues(cell, cells, _ERRORS[players], values)
