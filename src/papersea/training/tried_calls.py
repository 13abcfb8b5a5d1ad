"""Games in which every seat searches; wherever a round can be closed, all calls are tried."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np

from papersea.knowledge.script import Scripts, Worlds
from papersea.players.policy.actions import best_duo
from papersea.players.policy.calls import call_by_rule, call_inputs, can_close
from papersea.players.policy.weights import CALL_INPUTS, Policies
from papersea.players.search.match_table import match_value
from papersea.players.search.root import Roots, Values
from papersea.players.search.tree import Edges
from papersea.players.search.whole_games import REAL_GAME, decide_move
from papersea.rules import codes
from papersea.rules.dice import random_below, random_word
from papersea.rules.jit import entry, jit, rare, whole
from papersea.rules.play import advance, begin_match
from papersea.rules.records import copy_record
from papersea.rules.state import Games, State

Array = Any

CALLS: Final = 3
"""Going on, STOP and LAST CHANCE: so their actions follow each other, too."""
SAVED_GAME: Final = REAL_GAME + 1  # the game that goes on
TRIED_GAME: Final = REAL_GAME + 2  # the same, with other cards to come


class Calls(NamedTuple):
    """Tried calls side by side."""

    inputs: Array  # [row, input]
    outcome: Array  # [row, call]: the chance to win the match after the round


def new_calls(count: int) -> Calls:
    return Calls(np.zeros((count, CALL_INPUTS)), np.zeros((count, CALLS)))


@entry  # tmp
def watch_calls(
    games: Games,
    scripts: Scripts,
    worlds: Worlds,
    roots: Roots,
    edges: Edges,
    policies: Policies,
    values: Values,
    playouts: int,
    calls: Calls,
) -> None:
    """Fill all rows, match after match, with so many playouts for a move."""
    game = games[REAL_GAME]
    row = 0
    while row < calls.outcome.shape[0]:
        if game.step == codes.OVER:
            begin_match(game)
        action = codes.NONE
        if game.step < codes.DECISIONS:
            if is_call(game, policies):
                write_inputs(game, policies, calls, row)
                try_calls(
                    games, scripts, worlds, roots, edges, policies, values, playouts, calls, row
                )
                row += 1
            action = decide_move(games, scripts, worlds, roots, edges, policies, values, playouts)
        advance(game, action)


@jit
def is_call(game: State, policies: Policies) -> bool:
    """Whether nothing is left to do but to close the round or to go on."""
    if game.step != codes.DUO_STEP or not can_close(game):
        return False
    return best_duo(game, policies[game.turn]) == codes.END


@jit
def write_inputs(game: State, policies: Policies, calls: Calls, row: int) -> None:
    weights = policies[game.turn]
    inputs = call_inputs(game, call_by_rule(game, weights), weights)
    for number in range(CALL_INPUTS):
        calls.inputs[row, number] = inputs[number]


@rare
def try_calls(
    games: Games,
    scripts: Scripts,
    worlds: Worlds,
    roots: Roots,
    edges: Edges,
    policies: Policies,
    values: Values,
    playouts: int,
    calls: Calls,
    row: int,
) -> None:
    """What comes of each call in this world, with the same cards to come, if everybody goes on
    searching. The game is as before afterwards."""
    game, root = games[REAL_GAME], roots[0]
    seat = whole(game.turn)
    copy_record(games, REAL_GAME, SAVED_GAME)
    copy_record(games, REAL_GAME, TRIED_GAME)
    reshuffle(games[TRIED_GAME])
    for call in range(CALLS):
        copy_record(games, TRIED_GAME, REAL_GAME)
        advance(game, codes.END + call)
        while game.step < codes.DECISIONS or game.step == codes.STEALING:
            action = codes.NONE
            if game.step < codes.DECISIONS:
                action = decide_move(
                    games, scripts, worlds, roots, edges, policies, values, playouts
                )
            advance(game, action)
        value = match_value(game, seat, root.cell, root.cells, values)
        calls.outcome[row, call] = value
    copy_record(games, SAVED_GAME, REAL_GAME)


@jit
def reshuffle(game: State) -> None:
    """Other cards to come than those that the game has in store."""
    for place in range(game.deck_size - 1, 0, -1):
        other = random_below(game, place + 1)
        card = game.deck[place]
        game.deck[place] = game.deck[other]
        game.deck[other] = card
    for number in range(4):
        game.random[number] = random_word(game)
