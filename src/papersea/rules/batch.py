"""Many games at once, in arrays: step them all, and fill in what each player to move knows."""

from __future__ import annotations

from typing import Any, Final

from papersea.rules import codes
from papersea.rules.jit import clear_bytes, entry, jit, unchecked, whole
from papersea.rules.observe import fill_observation
from papersea.rules.play import advance, begin_game, begin_match
from papersea.rules.state import Games, State

Array = Any
"""A NumPy array, or lists in the same shape where rules are interpreted."""

ALL_LEGAL: Final = -1


@unchecked
def is_legal(game: State, action: int) -> bool:
    for number in range(game.legal_count):
        if game.legal[number] == action:
            return True
    return False


@jit
def settle(game: State) -> None:
    """Let chance decide until a player has to, or the game is over."""
    while game.step > codes.OVER:
        advance(game, codes.NONE)


@unchecked
def observe(game: State, observation: Array, mask: Array) -> None:
    """What the player to move knows, and which moves are legal."""
    fill_observation(game, game.turn, observation)
    clear_bytes(mask, codes.ACTIONS)
    for number in range(game.legal_count):
        mask[game.legal[number]] = 1


@entry
def start_games(
    games: Games, seeds: Array, observations: Array, masks: Array, seats: Array
) -> None:
    """Seed and deal every game."""
    for index in range(len(games)):
        game = games[index]
        begin_game(game, whole(seeds[index]))
        settle(game)
        observe(game, observations[index], masks[index])
        seats[index] = game.turn


@entry
def step_games(
    games: Games, actions: Array, observations: Array, masks: Array, seats: Array, winners: Array
) -> int:
    """Play one move in every game. A game that ends writes who won, one bit a seat, and
    starts again. If a move is illegal nothing is played, and the game's index returned."""
    for index in range(len(games)):
        if not is_legal(games[index], actions[index]):
            return index
    for index in range(len(games)):
        game = games[index]
        advance(game, whole(actions[index]))
        settle(game)
        winners[index] = 0
        if game.step == codes.OVER:
            winners[index] = game.winners
            begin_match(game)
            settle(game)
        observe(game, observations[index], masks[index])
        seats[index] = game.turn
    return ALL_LEGAL
