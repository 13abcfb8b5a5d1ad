"""How puzzles are looked for: all that decides what is found."""

from __future__ import annotations

import random
from typing import Final

from msgspec import Struct

from papersea.players.budget import Budget, parse_budget

TABLES: Final = (2, 3, 2, 4)
"""Players of one game after another."""


class Plan(Struct, frozen=True):
    """``look`` is the budget with which every move of the games is weighed, and played; ``check``
    the much deeper one by which a puzzle must hold. The best move leads by ``least_lead``, in easy
    puzzles by ``easy_lead``; it wins ``least_chance`` of matches, for where all is lost a choice is
    dull; and it is found by no more than ``most_found`` of weaker players' tries."""

    seed: int = 2
    look: str = "1000p"
    check: str = "20000p"
    least_lead: float = 0.07
    easy_lead: float = 0.1
    least_chance: float = 0.2
    most_found: float = 0.65

    @property
    def look_budget(self) -> Budget:
        return parse_budget(self.look)

    @property
    def check_budget(self) -> Budget:
        return parse_budget(self.check)

    def players(self, game: int) -> int:
        return TABLES[game % len(TABLES)]

    def chance(self, game: int) -> random.Random:
        """All chance of a game and of those who look at it."""
        return random.Random(f"puzzles {self.seed} {game}")
