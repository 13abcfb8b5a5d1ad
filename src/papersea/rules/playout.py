"""Random play inside the kernel, in several manners.

Uniform play almost never empties the deck. The other manners choose among the legal moves by
weight, so that rare situations come up.
"""

from __future__ import annotations

from typing import Final

from papersea.rules import codes
from papersea.rules.dice import random_below
from papersea.rules.jit import constants, entry, jit, whole
from papersea.rules.play import advance, begin_game
from papersea.rules.state import Games, State

UNIFORM: Final = 0
RELUCTANT: Final = 1  # closes rarely
TAKING: Final = 2  # takes from the piles, closes rarely
HOARDING: Final = 3  # lays out little, closes rarely
MANNERS: Final = ("uniform", "reluctant", "taking", "hoarding")

# Weights by the first action of each range: draw, take, keep, lay, search, pick, rob, end,
# stop, last chance.
_STARTS = (
    *(codes.DRAW, codes.TAKE, codes.KEEP, codes.LAY, codes.SEARCH, codes.PICK, codes.ROB),
    *(codes.END, codes.STOP, codes.LAST_CHANCE),
)
_WEIGHTS = (
    (1, 1, 1, 1, 1, 1, 1, 1, 1, 1),
    (64, 64, 64, 64, 64, 64, 64, 64, 1, 1),
    (32, 64, 64, 64, 64, 64, 64, 64, 0, 1),
    (64, 32, 64, 8, 64, 64, 64, 64, 0, 1),
)


def _weight(manner: tuple[int, ...], action: int) -> int:
    return manner[sum(start <= action for start in _STARTS) - 1]


WEIGHT: Final = constants(
    [_weight(manner, action) for manner in _WEIGHTS for action in range(codes.ACTIONS)]
)


@jit
def random_action(game: State, manner: int) -> int:
    """A legal move, by the weights of a manner."""
    if manner == UNIFORM:
        return whole(game.legal[random_below(game, game.legal_count)])
    total = 0
    for number in range(game.legal_count):
        total += WEIGHT[manner * codes.ACTIONS + game.legal[number]]
    chosen = random_below(game, total)
    number = -1
    while chosen >= 0:
        number += 1
        chosen -= WEIGHT[manner * codes.ACTIONS + game.legal[number]]
    return whole(game.legal[number])


@entry
def play_random(games: Games, index: int, seed: int, decisions: int, manner: int) -> int:
    """Play games one after another until so many decisions are made; returns games ended."""
    if manner < 0 or manner >= len(MANNERS):
        raise IndexError("nobody plays in such a manner")
    game = games[index]
    ended = 0
    begin_game(game, seed)
    while decisions > 0:
        if game.step == codes.OVER:
            ended += 1
            begin_game(game, seed + ended)
        action = codes.NONE
        if game.step < codes.DECISIONS:
            action = random_action(game, manner)
            decisions -= 1
        advance(game, action)
    return ended
