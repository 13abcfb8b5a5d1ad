"""A search that knows where every card lies: only thefts are left to chance."""

from __future__ import annotations

from papersea.knowledge.script import SEEN_GAME, WORLD_GAME, Worlds
from papersea.players.policy.weights import Policies
from papersea.players.search.root import (
    Roots,
    Values,
    best_move,
    drop_slow,
    enter_moves,
    run_world,
)
from papersea.players.search.tree import Edges, check_edges
from papersea.rules.dice import random_word
from papersea.rules.jit import entry
from papersea.rules.records import copy_record
from papersea.rules.state import Games

_WARM_UP = 16
"""Playouts of each move before one can leave the race."""


@entry
def cheat(
    worlds: Worlds,
    games: Games,
    roots: Roots,
    edges: Edges,
    policies: Policies,
    values: Values,
    playouts: int,
    tries: int,
) -> int:
    """Go on thinking about ``SEEN_GAME``, which is the truth; the number of the best move."""
    check_edges(edges)
    root = roots[0]
    end = root.playouts + playouts
    while root.playouts < end and root.racing != 1:
        copy_record(games, SEEN_GAME, WORLD_GAME)
        for number in range(4):
            games[WORLD_GAME].random[number] = random_word(worlds[0])
        if root.moves == 0:
            enter_moves(games[WORLD_GAME], root, policies)
        run_world(games, root, edges, policies, values)
        if root.visits[0] >= _WARM_UP:
            drop_slow(root)
    return best_move(root)
