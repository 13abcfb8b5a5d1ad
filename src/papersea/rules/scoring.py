"""What cards are worth: always hand and table together (K1).

``kinds[base + kind]`` and ``colours[base + colour]`` count the cards of one player.
"""

from __future__ import annotations

from typing import Final

from papersea.rules import codes
from papersea.rules.jit import constants, unchecked, whole
from papersea.rules.records import Numbers
from papersea.rules.state import State
from papersea.rules.tables import (
    COLOURS,
    FACTOR,
    KINDS,
    MERMAID,
    MERMAIDS,
    MIXED,
    MULTIPLIED,
    MULTIPLIERS,
    PAIRED_FIRST,
    PAIRED_SECOND,
    SERIES,
    SERIES_LENGTH,
)

COUNTED: Final = constants(
    [
        *(codes.POINTS, codes.POINTS),  # R2: after a STOP
        *(codes.POINTS | codes.BONUS, codes.BONUS),  # R6: the bet is won
        *(codes.BONUS, codes.POINTS),  # R7: the bet is lost
        *(0, 0),  # R9: nobody scores
    ]
)
"""What counts for whoever closed, at twice the settlement, and then for the others."""


@unchecked
def what_counts(settlement: int, is_closer: bool) -> int:
    """Of which parts somebody's gain is made: one bit for the points, one for the bonus."""
    return COUNTED[2 * settlement + (0 if is_closer else 1)]


@unchecked
def gain_from(counted: int, points: int, bonus: int) -> int:
    """What cards with these points and this colour bonus bring, if so much of it counts."""
    gain = points if counted & codes.POINTS else 0
    return gain + bonus if counted & codes.BONUS else gain


@unchecked
def are_all_mermaids(count: int) -> bool:
    """G1: whether so many mermaids in one hand win the game."""
    return count >= MERMAIDS


@unchecked
def has_all_mermaids(game: State, seat: int) -> bool:
    return are_all_mermaids(whole(game.kinds[seat * KINDS + MERMAID]))


@unchecked
def series_points(kinds: Numbers, base: int, kind: int) -> int:
    """Pairs of one kind (K2) and collections (K11 to K14): by how many there are."""
    return SERIES[kind * SERIES_LENGTH + kinds[base + kind]]


@unchecked
def mixed_points(kinds: Numbers, base: int, pairing: int) -> int:
    """K2 for duos of two kinds, as a swimmer and a shark."""
    return min(
        whole(kinds[base + PAIRED_FIRST[pairing]]), whole(kinds[base + PAIRED_SECOND[pairing]])
    )


@unchecked
def multiplier_points(kinds: Numbers, base: int, kind: int) -> int:
    """K16, for each copy of the multiplier."""
    return kinds[base + kind] * FACTOR[kind] * kinds[base + MULTIPLIED[kind]]


@unchecked
def largest_colour(colours: Numbers, base: int, taken: int) -> int:
    """The colour with most cards among those whose bit is not in ``taken``."""
    best = 0
    most = -1
    for colour in range(COLOURS):
        if taken >> colour & 1 == 0 and colours[base + colour] > most:
            best = colour
            most = whole(colours[base + colour])
    return best


@unchecked
def mermaid_points(colours: Numbers, base: int, mermaids: int) -> int:
    """K9: each mermaid counts the cards of another colour, the most numerous first."""
    points = 0
    taken = 0
    for _ in range(mermaids):
        colour = largest_colour(colours, base, taken)
        points += colours[base + colour]
        taken |= 1 << colour
    return points


@unchecked
def count_points(game: State, seat: int) -> None:
    """Keep a seat's points up to date, as its cards have changed."""
    game.points[seat] = card_points(game, seat)
    game.bonus[seat] = colour_bonus(game, seat)


@unchecked
def card_points(game: State, seat: int) -> int:
    """The value of a seat's cards, without the colour bonus (Q11)."""
    base = seat * KINDS
    points = 0
    for pairing in MIXED:
        points += mixed_points(game.kinds, base, pairing)
    for kind in range(KINDS):
        points += series_points(game.kinds, base, kind)
    for kind in MULTIPLIERS:
        if game.kinds[base + kind] > 0:
            points += multiplier_points(game.kinds, base, kind)
    mermaids = whole(game.kinds[base + MERMAID])
    if mermaids > 0:
        points += mermaid_points(game.colours, seat * COLOURS, mermaids)
    return points


@unchecked
def colour_bonus(game: State, seat: int) -> int:
    """R8: one point for each card of the colour the seat has most of."""
    most = 0
    for colour in range(COLOURS):
        most = max(most, whole(game.colours[seat * COLOURS + colour]))
    return most
