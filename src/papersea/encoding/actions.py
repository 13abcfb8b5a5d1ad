"""Moves as a learned player names them.

Duos differ by their kind alone, cards are picked by what they are, and the two drawn cards are
the lower and the higher one: so what is learned of one card holds wherever it lies.
"""

from __future__ import annotations

from typing import Final

from papersea.rules import codes
from papersea.rules.jit import jit, unchecked, whole
from papersea.rules.options import MAX_PLAYERS
from papersea.rules.state import State
from papersea.rules.tables import DIFFERENT, DUO_FIRST, KIND_OF, MAX_PILE, SWIMMER

DRAW: Final = 0
TAKE: Final = 1  # + pile
KEEP: Final = TAKE + codes.PILES  # + 0 the lower or 1 the higher drawn card * PILES + pile
LAY: Final = KEEP + 2 * codes.PILES  # + kind of the duo's first card
SEARCH: Final = LAY + SWIMMER + 1  # + pile
PICK: Final = SEARCH + codes.PILES  # + card
ROB: Final = PICK + DIFFERENT  # + seats to the left, less one
END: Final = ROB + MAX_PLAYERS - 1
STOP: Final = END + 1
LAST_CHANCE: Final = STOP + 1
NAMES: Final = LAST_CHANCE + 1
"""How many names there are."""


@unchecked
def is_swapped(game: State) -> bool:
    """Whether the higher card was drawn first."""
    return game.drawn[0] > game.drawn[1]


@unchecked
def card_at_depth(game: State, depth: int) -> int:
    """The card of the searched pile that lies so deep."""
    place = game.searched * MAX_PILE + whole(game.pile_length[game.searched]) - 1
    while depth > 0 or game.gone[place] > 0:
        if game.gone[place] == 0:
            depth -= 1
        place -= 1
    return whole(game.pile[place])


@jit
def name_of(game: State, action: int) -> int:
    """The name of a legal action; several duos or cards may share one."""
    if action < codes.KEEP:
        return action
    if action < codes.LAY:
        choice = action - codes.KEEP
        return KEEP + (choice ^ codes.PILES if is_swapped(game) else choice)
    if action < codes.SEARCH:
        return LAY + whole(KIND_OF[DUO_FIRST[action - codes.LAY]])
    if action < codes.PICK:
        return SEARCH + action - codes.SEARCH
    if action < codes.ROB:
        return PICK + card_at_depth(game, action - codes.PICK)
    return ROB + action - codes.ROB
