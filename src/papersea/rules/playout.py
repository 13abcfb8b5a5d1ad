"""Random play inside the kernel, in several manners."""

from __future__ import annotations

from typing import Final

from papersea.rules import codes
from papersea.rules.chance import random_below
from papersea.rules.jit import entry, jit, whole
from papersea.rules.play import advance, begin_game
from papersea.rules.state import Games, State

UNIFORM: Final = 0
RELUCTANT: Final = 1
"""Closes a round one time in 64, so that decks run out."""


@jit
def random_action(game: State, manner: int) -> int:
    """A legal move; uniform play almost never empties the deck, reluctant play does."""
    choices = whole(game.legal_count)
    if manner == RELUCTANT and choices > 2 and game.legal[choices - 1] == codes.LAST_CHANCE:
        if random_below(game, 64) > 0:
            choices -= 2
    return whole(game.legal[random_below(game, choices)])


@entry
def play_random(games: Games, index: int, seed: int, decisions: int, manner: int) -> int:
    """Play games one after another until so many decisions are made; returns games ended."""
    game = games[index]
    ended = 0
    begin_game(game, seed)
    while decisions > 0:
        if game.step == codes.OVER:
            ended += 1
            begin_game(game, seed + ended)
        action = 0
        if game.step < codes.DECISIONS:
            action = random_action(game, manner)
            decisions -= 1
        advance(game, action)
    return ended
