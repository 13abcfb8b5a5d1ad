"""What cards are worth: always hand and table together (K1)."""

from __future__ import annotations

from papersea.rules.jit import jit, whole
from papersea.rules.state import Numbers, State
from papersea.rules.tables import (
    COLOURS,
    FACTOR,
    KINDS,
    MERMAID,
    MULTIPLIED,
    SERIES,
    SERIES_LENGTH,
    SHARK,
    SWIMMER,
)


@jit
def kind_points(kinds: Numbers, base: int, kind: int) -> int:
    """What the cards of one kind bring, mermaids apart; ``kinds[base:]`` counts by kind."""
    count = kinds[base + kind]
    if kind == SHARK:
        return min(whole(count), whole(kinds[base + SWIMMER]))
    if FACTOR[kind] > 0:
        return count * FACTOR[kind] * kinds[base + MULTIPLIED[kind]]
    return SERIES[kind * SERIES_LENGTH + count]


@jit
def largest_colour(colours: Numbers, base: int, taken: int) -> int:
    """The colour with most cards among those whose bit is not in ``taken``."""
    best = 0
    most = -1
    for colour in range(COLOURS):
        if taken >> colour & 1 == 0 and colours[base + colour] > most:
            best = colour
            most = whole(colours[base + colour])
    return best


@jit
def mermaid_points(colours: Numbers, base: int, mermaids: int) -> int:
    """K9: each mermaid counts the cards of another colour, the most numerous first."""
    points = 0
    taken = 0
    for _ in range(mermaids):
        colour = largest_colour(colours, base, taken)
        points += colours[base + colour]
        taken |= 1 << colour
    return points


@jit
def card_points(game: State, seat: int) -> int:
    """The value of a seat's cards, without the colour bonus (Q11)."""
    kinds = seat * KINDS
    points = 0
    for kind in range(KINDS):
        if game.kinds[kinds + kind] > 0:
            points += kind_points(game.kinds, kinds, kind)
    mermaids = whole(game.kinds[kinds + MERMAID])
    if mermaids > 0:
        points += mermaid_points(game.colours, seat * COLOURS, mermaids)
    return points


@jit
def colour_bonus(game: State, seat: int) -> int:
    """R8: one point for each card of the colour the seat has most of."""
    colours = seat * COLOURS
    return whole(game.colours[colours + largest_colour(game.colours, colours, 0)])
