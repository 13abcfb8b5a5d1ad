"""A player without a plan: for tests, and as the lowest rung of any ladder."""

from __future__ import annotations

import random

from papersea.moves import Move
from papersea.players.budget import Budget
from papersea.view import View


class RandomPlayer:
    """Any legal move, all equally likely; the same seed and views give the same moves."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def choose(self, view: View, budget: Budget) -> Move:
        return self._random.choice(view.legal)
