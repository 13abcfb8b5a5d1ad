"""Games in which every seat searches, and what was found about closing the round."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np

from papersea.players.kernel.calls import call_by_rule, call_inputs, can_close
from papersea.players.kernel.policy import best_duo
from papersea.players.kernel.script import Scripts, Worlds
from papersea.players.kernel.search import Thought, Thoughts, Values
from papersea.players.kernel.selfplay import REAL_GAME, decide_move
from papersea.players.kernel.tree import Edges
from papersea.players.kernel.weights import CALL_INPUTS, Minds
from papersea.rules import codes
from papersea.rules.jit import entry, jit
from papersea.rules.play import advance, begin_match
from papersea.rules.state import Games, State

Array = Any

CALLS: Final = 3
"""Going on, STOP and LAST CHANCE: so their actions follow each other, too."""


class Calls(NamedTuple):
    """Searched calls side by side."""

    inputs: Array  # [row, input]
    lead: Array  # [row, call]: over the move that was thought of first, in winning chances


def new_calls(count: int) -> Calls:
    return Calls(np.zeros((count, CALL_INPUTS)), np.zeros((count, CALLS)))


@entry
def watch_calls(
    games: Games,
    scripts: Scripts,
    worlds: Worlds,
    thoughts: Thoughts,
    edges: Edges,
    minds: Minds,
    values: Values,
    playouts: int,
    calls: Calls,
) -> None:
    """Fill all rows, match after match, with so many playouts for a move."""
    game = games[REAL_GAME]
    thought = thoughts[0]
    row = 0
    while row < calls.lead.shape[0]:
        if game.step == codes.OVER:
            begin_match(game)
        action = codes.NONE
        if game.step < codes.DECISIONS:
            thought.moves = 0
            action = decide_move(games, scripts, worlds, thoughts, edges, minds, values, playouts)
            if is_call(game, minds) and write_call(game, thought, minds, calls, row):
                row += 1
        advance(game, action)


@jit
def is_call(game: State, minds: Minds) -> bool:
    """Whether nothing is left to do but to close the round or to go on."""
    if game.step != codes.DUO_STEP or not can_close(game):
        return False
    return best_duo(game, minds[game.turn]) == codes.END


@jit
def write_call(game: State, thought: Thought, minds: Minds, calls: Calls, row: int) -> bool:
    """False if not all three were searched."""
    searched = 0
    for number in range(thought.moves):
        call = thought.action[number] - codes.END
        if call >= 0 and thought.visits[number] > 0:
            calls.lead[row, call] = thought.lead[number] / thought.visits[number]
            searched += 1
    weights = minds[game.turn]
    inputs = call_inputs(game, call_by_rule(game, weights), weights)
    for number in range(CALL_INPUTS):
        calls.inputs[row, number] = inputs[number]
    return searched == CALLS
