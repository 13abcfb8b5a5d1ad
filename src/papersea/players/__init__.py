"""Players that see only a view: from simple ones to those that think ahead."""

from __future__ import annotations

from typing import Protocol

from papersea.moves import Move
from papersea.players.budget import Budget
from papersea.view import View


class Player(Protocol):
    """Plays one seat of one game."""

    def choose(self, view: View, budget: Budget) -> Move:
        """One of ``view.legal``, which is never empty when a player is asked.

        The budget is a limit, not a duty: who knows the answer at once says so at once.
        """
        ...
