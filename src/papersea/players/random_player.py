"""A player without a plan: for tests, and as the lowest rung of the ladder."""

from __future__ import annotations

import random
from typing import Final

from papersea.moves import Move, TakeTop
from papersea.players.budget import Budget
from papersea.view import View

_LIKING: Final = 4
"""How much likelier a liked move is than any other."""


class RandomPlayer:
    """Any legal move, all equally likely unless the piles are liked; the same seed and views
    give the same moves."""

    def __init__(self, seed: int, *, likes_piles: bool = False) -> None:
        self._random = random.Random(seed)
        self._likes_piles = likes_piles

    def choose(self, view: View, budget: Budget) -> Move:
        if not self._likes_piles:
            return self._random.choice(view.legal)
        weights = [_LIKING if isinstance(move, TakeTop) else 1 for move in view.legal]
        return self._random.choices(view.legal, weights)[0]
