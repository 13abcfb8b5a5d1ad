"""What cards are worth: always hand and table together (K1).

``kinds[base + kind]`` and ``colours[base + colour]`` count the cards of one player, and
``hand_kinds`` those in the hand: what lies on the table is paired for good.
"""

from __future__ import annotations

from typing import Final

from papersea.rules import codes
from papersea.rules.in_force import (
    do_mermaids_score,
    is_duo,
    mermaids_to_win,
    rules_for,
    series_of,
)
from papersea.rules.jit import constants, rare, unchecked, whole
from papersea.rules.records import Numbers
from papersea.rules.state import State
from papersea.rules.tables import (
    CHOSEN,
    COLOURS,
    FACTOR,
    HAS_CHOICE,
    KINDS,
    MERMAID,
    MIXED,
    MULTIPLIED,
    MULTIPLIERS,
    PAIRED_FIRST,
    PAIRED_SECOND,
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
def are_all_mermaids(count: int, rules: int) -> bool:
    """G1: whether so many mermaids in one hand win the game."""
    return count >= mermaids_to_win(rules)


@unchecked
def has_all_mermaids(game: State, seat: int) -> bool:
    return are_all_mermaids(whole(game.kinds[seat * KINDS + MERMAID]), rules_for(game, seat))


@unchecked
def series_points(kinds: Numbers, base: int, rules: int) -> int:
    """Pairs of one kind (K2) and collections (K11 to K14): by how many there are."""
    points = 0
    for kind in range(KINDS):
        points += series_of(kind, kinds[base + kind], rules)
    return points


@unchecked
def mixed_points(kinds: Numbers, base: int, pairing: int, rules: int) -> int:
    """K2 for duos of two kinds, as a swimmer and a shark."""
    if not is_duo(pairing, rules):
        return 0
    return min(
        whole(kinds[base + PAIRED_FIRST[pairing]]), whole(kinds[base + PAIRED_SECOND[pairing]])
    )


@unchecked
def most_pairs(kinds: Numbers, base: int, pairing: int) -> int:
    """How many duos of a pairing there are, if none of their cards has another partner."""
    first, second = PAIRED_FIRST[pairing], PAIRED_SECOND[pairing]
    if first == second:
        return whole(kinds[base + first]) >> 1
    return min(whole(kinds[base + first]), whole(kinds[base + second]))


@rare
def best_choice(kinds: Numbers, base: int, rules: int) -> int:
    """K2 where kinds have several partners: the most duos that can be made of these cards.

    All ways are tried. One is a number with a digit for each pairing of ``CHOSEN``: how many of
    its duos are made, to the base of one more than there can be.
    """
    ways = 1
    for pairing in CHOSEN:
        ways *= most_pairs(kinds, base, pairing) + 1
    best = 0
    most = 0
    for way in range(ways):
        pairs = 0
        for pairing in CHOSEN:
            pairs += pairs_in(way, pairing, kinds, base)
        if pairs > most and is_possible(way, kinds, base, rules):
            best = way
            most = pairs
    return best


@unchecked
def pairs_in(way: int, pairing: int, kinds: Numbers, base: int) -> int:
    """How many duos of a pairing are made in this way."""
    for other in CHOSEN:
        size = most_pairs(kinds, base, other) + 1
        if other == pairing:
            return way % size
        way //= size
    return 0


@unchecked
def is_possible(way: int, kinds: Numbers, base: int, rules: int) -> bool:
    """Whether there are cards enough for it, and all of it are duos now."""
    for kind in range(KINDS):
        left = whole(kinds[base + kind])
        for pairing in CHOSEN:
            pairs = pairs_in(way, pairing, kinds, base)
            if pairs > 0 and not is_duo(pairing, rules):
                return False
            left -= pairs if PAIRED_FIRST[pairing] == kind else 0
            left -= pairs if PAIRED_SECOND[pairing] == kind else 0
        if left < 0:
            return False
    return True


@rare
def chosen_points(kinds: Numbers, hand_kinds: Numbers, base: int, rules: int) -> int:
    """K2 for kinds with several partners: of what lies on the table every two cards are a duo."""
    way = best_choice(hand_kinds, base, rules)
    pairs = 0
    for pairing in CHOSEN:
        pairs += pairs_in(way, pairing, hand_kinds, base)
    laid = 0
    for kind in range(KINDS):
        if is_chosen(kind):
            laid += whole(kinds[base + kind]) - whole(hand_kinds[base + kind])
    return pairs + laid // 2


@unchecked
def is_chosen(kind: int) -> bool:
    """Whether a kind stands in one of ``CHOSEN``."""
    for pairing in CHOSEN:
        if kind in (PAIRED_FIRST[pairing], PAIRED_SECOND[pairing]):
            return True
    return False


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
    rules = rules_for(game, seat)
    points = 0
    for pairing in MIXED:
        points += mixed_points(game.kinds, base, pairing, rules)
    points += series_points(game.kinds, base, rules)
    if HAS_CHOICE:
        points += chosen_points(game.kinds, game.hand_kinds, base, rules)
    for kind in MULTIPLIERS:
        if game.kinds[base + kind] > 0:
            points += multiplier_points(game.kinds, base, kind)
    mermaids = whole(game.kinds[base + MERMAID])
    if mermaids > 0 and do_mermaids_score(rules):
        points += mermaid_points(game.colours, seat * COLOURS, mermaids)
    return points


@unchecked
def colour_bonus(game: State, seat: int) -> int:
    """R8: one point for each card of the colour the seat has most of."""
    most = 0
    for colour in range(COLOURS):
        most = max(most, whole(game.colours[seat * COLOURS + colour]))
    return most
