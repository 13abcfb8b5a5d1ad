"""Searches that know where cards lie: all hands, or the deck's order too."""

from __future__ import annotations

from papersea.knowledge.script import SEEN_GAME, WORLD_GAME, Determinisation, Worlds
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
from papersea.players.value.network import Scratches, check_net
from papersea.players.value.race import race_world
from papersea.rules.dice import random_word, shuffle_left
from papersea.rules.jit import entry, jit, whole
from papersea.rules.records import ShortRows, copy_record
from papersea.rules.state import Games

_WARM_UP = 16
"""Playouts of each move before one can leave the race."""


@jit
def enter_truth(world: Determinisation, games: Games, sees_deck: int) -> None:
    """The world of ``SEEN_GAME``, which is the truth; the deck is shuffled for who does not see
    it, and thefts are left to chance."""
    copy_record(games, SEEN_GAME, WORLD_GAME)
    for number in range(4):
        games[WORLD_GAME].random[number] = random_word(world)
    if sees_deck == 0:
        shuffle_left(games[WORLD_GAME])


@entry
def cheat(
    worlds: Worlds,
    games: Games,
    roots: Roots,
    edges: Edges,
    policies: Policies,
    values: Values,
    scratches: Scratches,
    net: ShortRows,
    turns: int,
    sees_deck: int,
    playouts: int,
    tries: int,
) -> int:
    """Go on thinking about the truth; the number of the best move. By value, if a playout is to be
    cut after so many own turns."""
    check_edges(edges)
    check_net(whole(games[SEEN_GAME].players), net)
    root = roots[0]
    end = root.playouts + playouts
    while root.playouts < end and root.racing != 1:
        enter_truth(worlds[0], games, sees_deck)
        if turns > 0:
            race_world(games, root, scratches[0], net, values, turns)
        else:
            if root.moves == 0:
                enter_moves(games[WORLD_GAME], root, policies)
            run_world(games, root, edges, policies, values)
            if root.visits[0] >= _WARM_UP:
                drop_slow(root)
    return best_move(root)
