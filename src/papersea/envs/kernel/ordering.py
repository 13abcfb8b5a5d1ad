"""An order for what has none at the table."""

from __future__ import annotations

from papersea.rules import codes
from papersea.rules.jit import unchecked
from papersea.rules.state import State


def _order_drawn(game: State) -> None:
    """The lower one of two drawn cards is the first, so that an observation, which counts copies,
    tells which card each action keeps."""
    if game.step == codes.KEEPING and game.drawn[0] > game.drawn[1]:
        first = game.drawn[0]
        game.drawn[0] = game.drawn[1]
        game.drawn[1] = first


order_drawn = _order_drawn
"""For one game from Python."""
order_drawn_compiled = unchecked(_order_drawn)
"""For the kernel."""
