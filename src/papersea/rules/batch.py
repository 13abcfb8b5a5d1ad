"""Many games at once, in arrays: step them all, and fill in what each player to move knows."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from papersea.rules import codes
from papersea.rules.jit import clear_bytes, entry, rare, unchecked, whole
from papersea.rules.observe import fill_observation
from papersea.rules.play import advance, begin_game, begin_match
from papersea.rules.state import Games, State

Array = Any
"""A NumPy array, or lists in the same shape where rules are interpreted."""

ALL_LEGAL: Final = -1
BITS: Final = 32
"""So many actions are marked in each number of ``allowed``."""


def new_allowed(count: int) -> Array:
    """The legal actions of each game as bits, out of reach of the caller's own mistakes."""
    return np.zeros((count, -(-codes.ACTIONS // BITS)), np.int64)


@unchecked
def observe(game: State, observation: Array, mask: Array, allowed: Array) -> None:
    """What the player to move knows, and which moves are legal."""
    fill_observation(game, game.turn, observation)
    clear_bytes(mask, codes.ACTIONS)
    for word in range(len(allowed)):
        allowed[word] = 0
    for number in range(game.legal_count):
        action = whole(game.legal[number])
        mask[action] = 1
        allowed[action // BITS] |= 1 << action % BITS


@rare
def settle(game: State) -> int:
    """Let chance decide until a player has to. A game that is over starts again; the winners
    of it are returned, one bit a seat."""
    winners = 0
    while game.step >= codes.OVER:
        if game.step == codes.OVER:
            winners = game.winners
            begin_match(game)
        advance(game, codes.NONE)
    return winners


@entry
def start_games(
    games: Games, seeds: Array, observations: Array, masks: Array, allowed: Array, seats: Array
) -> None:
    """Seed and deal every game."""
    for index in range(len(games)):
        game = games[index]
        begin_game(game, whole(seeds[index]))
        settle(game)
        observe(game, observations[index], masks[index], allowed[index])
        seats[index] = game.turn


@entry
def step_games(
    games: Games,
    actions: Array,
    observations: Array,
    masks: Array,
    allowed: Array,
    seats: Array,
    winners: Array,
) -> int:
    """Play one move in every game. A game that ends writes who won, one bit a seat, and
    starts again. If a move is illegal nothing is played, and the game's index returned."""
    for index in range(len(games)):
        action = whole(actions[index])
        if action < 0 or action >= codes.ACTIONS:
            return index
        if allowed[index, action // BITS] >> action % BITS & 1 == 0:
            return index
    for index in range(len(games)):
        game = games[index]
        advance(game, whole(actions[index]))
        winners[index] = settle(game) if game.step >= codes.OVER else 0
        observe(game, observations[index], masks[index], allowed[index])
        seats[index] = game.turn
    return ALL_LEGAL
