"""What every player is: someone who sees a view and answers with a move."""

from __future__ import annotations

from typing import Protocol

from papersea.moves import Move
from papersea.view import View


class Player(Protocol):
    """Plays one seat of one game."""

    def choose(self, view: View) -> Move:
        """One of ``view.legal``, which is never empty when a player is asked."""
        ...
