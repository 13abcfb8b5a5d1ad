"""Many games at once, in arrays: step them all, and fill in what each player to move knows."""

from __future__ import annotations

from typing import Any, Final

from papersea.rules import codes
from papersea.rules.jit import entry, jit
from papersea.rules.observe import fill_observation
from papersea.rules.play import advance, begin_game, begin_match
from papersea.rules.state import Games, State

Array = Any
"""A NumPy array, or lists in the same shape where rules are interpreted."""

ALL_LEGAL: Final = -1


@jit
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


@entry
def start_games(games: Games, seeds: Array) -> None:
    """Seed and deal every game."""
    for index in range(len(games)):
        begin_game(games[index], seeds[index])
        settle(games[index])


@entry
def step_games(games: Games, actions: Array, winners: Array) -> int:
    """Play one move in every game. A game that ends writes who won, one bit a seat, and
    starts again. If a move is illegal nothing is played, and the game's index returned."""
    for index in range(len(games)):
        if not is_legal(games[index], actions[index]):
            return index
    for index in range(len(games)):
        game = games[index]
        advance(game, actions[index])
        settle(game)
        winners[index] = 0
        if game.step == codes.OVER:
            winners[index] = game.winners
            begin_match(game)
            settle(game)
    return ALL_LEGAL


@entry
def observe_games(games: Games, observations: Array, masks: Array, seats: Array) -> None:
    """For every game: who is to move, what they know, and which moves are legal."""
    for index in range(len(games)):
        game = games[index]
        seats[index] = game.turn
        fill_observation(game, game.turn, observations[index])
        mask = masks[index]
        for action in range(codes.ACTIONS):
            mask[action] = 0
        for number in range(game.legal_count):
            mask[game.legal[number]] = 1
