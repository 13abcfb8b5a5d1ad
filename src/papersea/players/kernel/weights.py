"""The numbers that a policy plays by."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Annotated, Any, Final, get_type_hints

import numpy as np

from papersea.rules.jit import COMPILED
from papersea.rules.options import MAX_PLAYERS
from papersea.rules.tables import KINDS

Reals = MutableSequence[float]

PLACES: Final = 6
"""Promises are told apart for the first to the sixth card of a kind."""


class Weights:
    """How one seat judges cards and calls; everything is in points."""

    # what a card promises beyond the points that it brings at once
    promise: Annotated[Reals, KINDS * PLACES]  # by kind, and how many one has
    colour: Annotated[float, 0]  # one more of the colour one has most of
    mermaid_colour: Annotated[float, 0]
    horizon: Annotated[Reals, 2]  # how promises fade as the deck runs out: at its end, at its start
    effect: Annotated[Reals, KINDS]  # of laying out a duo that begins with this kind
    # drawing
    draw: Annotated[Reals, 2]  # what two cards from the deck are hoped to bring: late, early
    deny: Annotated[Reals, KINDS]  # what a card on a pile is feared to bring to the next player
    # effects
    crab_from: Annotated[float, 0]
    # calls
    estimate: Annotated[Reals, 3]  # of others' points: by card held, by card laid out, at all
    last_chance: Annotated[Reals, 4]  # lead to bet with: at all, by opponent, by deck, by points
    stop: Annotated[Reals, 4]  # lead to stop with: at all, by opponent, by deck, by points

    def __init__(self) -> None:
        for name, length in FIELDS:
            setattr(self, name, [0.0] * length if length else 0.0)


FIELDS: Final[tuple[tuple[str, int], ...]] = tuple(
    (name, hint.__metadata__[0])
    for name, hint in get_type_hints(Weights, include_extras=True).items()
)
RECORD: Final = np.dtype(
    [(name, np.float64, length) if length else (name, np.float64) for name, length in FIELDS]
)


def new_weights(count: int = MAX_PLAYERS) -> Any:
    """Weights for so many seats, all 0."""
    return np.zeros(count, dtype=RECORD) if COMPILED else [Weights() for _ in range(count)]
