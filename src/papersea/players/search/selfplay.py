"""The expert against itself, many games at once inside the kernel."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from papersea.knowledge.script import new_scripts, new_worlds
from papersea.players.policy.judgement import policies_of, tuned
from papersea.players.policy.weights import Policies
from papersea.players.search.expert import set_up_root
from papersea.players.search.match import match_values
from papersea.players.search.root import Root, new_roots
from papersea.players.search.whole_games import REAL_GAME, RoundRow, play_games
from papersea.rules.options import Options
from papersea.rules.records import new_records, record_at
from papersea.rules.settings import write_options
from papersea.rules.state import game_at, new_games

_EDGES: Final = 1 << 12
_DOUBT: Final = 1.0
"""More than usual: over few playouts a lead is seldom real."""
_MOST_ROUNDS: Final = 100
"""Of one game; void rounds make longer ones possible, but nobody has seen one."""


def play_itself(
    options: Options,
    players: int,
    playouts: int,
    seed: int,
    games: int,
    policies: Policies | None = None,
) -> Any:
    """The rounds of so many games of the expert, or of other policies, as an array of ``RoundRow``
    records. The same seed gives the same games."""
    return _play(
        options,
        players,
        policies_of(tuned(), tuned(), 0) if policies is None else policies,
        playouts,
        seed,
        games,
    )


def play_policies(
    options: Options, players: int, policies: Policies, seed: int, games: int
) -> list[float]:
    """How many of so many games each seat wins, all playing by policy alone; a shared win is a
    part of one."""
    rows = _play(options, players, policies, 0, seed, games)
    seats = [rows["winners"] >> seat & 1 for seat in range(players)]
    winners = np.maximum(1, np.sum(seats, axis=0))
    return [float(np.sum(won / winners)) for won in seats]


def _play(
    options: Options, players: int, policies: Policies, playouts: int, seed: int, games: int
) -> Any:
    room = new_games(REAL_GAME + 1)
    game = game_at(room, REAL_GAME)
    write_options(game, options, players)
    match = match_values(players, game.target)
    roots, edges = new_roots(_EDGES if playouts else 1)
    set_up_root(record_at(Root, roots, 0), match, doubt=_DOUBT)
    rows = new_records(RoundRow, _MOST_ROUNDS * games)
    written = play_games(
        room,
        new_scripts(1),
        new_worlds(1),
        roots,
        edges,
        policies,
        match.values,
        playouts,
        seed,
        games,
        rows,
    )
    return np.array(rows[:written])
