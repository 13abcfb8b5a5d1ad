"""What one more card is worth to a seat: the points it brings at once, and what it promises."""

from __future__ import annotations

from papersea.players.policy.weights import PLACES, Weights
from papersea.rules import codes
from papersea.rules.in_force import do_mermaids_score, is_duo, rules_for, series_of
from papersea.rules.jit import rare, unchecked, whole
from papersea.rules.play import lose_card, put_in_hand
from papersea.rules.scoring import are_all_mermaids, card_points
from papersea.rules.state import State
from papersea.rules.tables import (
    ADDS_UP,
    COLOUR_OF,
    COLOURS,
    DECK_SIZE,
    FACTOR,
    KIND_OF,
    KINDS,
    MERMAID,
    MIXED,
    MULTIPLIED,
    MULTIPLIERS,
    PAIRED_FIRST,
    PAIRED_SECOND,
)

SURE_WIN = 1000.0


@unchecked
def points_gained(game: State, seat: int, card: int) -> int:
    """How much the seat's points grow with this card."""
    if not ADDS_UP:
        return points_with(game, seat, card) - card_points(game, seat)
    rules = rules_for(game, seat)
    kind, colour = KIND_OF[card], COLOUR_OF[card]
    kinds = seat * KINDS
    held = whole(game.kinds[kinds + kind])
    points = series_of(kind, held + 1, rules) - series_of(kind, held, rules)
    for multiplier in MULTIPLIERS:
        if MULTIPLIED[multiplier] == kind:
            points += FACTOR[multiplier] * whole(game.kinds[kinds + multiplier])
    if FACTOR[kind] > 0:
        points += FACTOR[kind] * whole(game.kinds[kinds + MULTIPLIED[kind]])
    for pairing in MIXED:
        first, second = PAIRED_FIRST[pairing], PAIRED_SECOND[pairing]
        if kind == first and held < game.kinds[kinds + second] and is_duo(pairing, rules):
            points += 1
        if kind == second and held < game.kinds[kinds + first] and is_duo(pairing, rules):
            points += 1
    if not do_mermaids_score(rules):
        return points
    mermaids = whole(game.kinds[kinds + MERMAID])
    if kind == MERMAID:
        points += most_numerous(game, seat, mermaids + 1, colour)
        points -= most_numerous(game, seat, mermaids, -1)
    elif mermaids > 0:
        points += most_numerous(game, seat, mermaids, colour)
        points -= most_numerous(game, seat, mermaids, -1)
    return points


@rare
def points_with(game: State, seat: int, card: int) -> int:
    """The seat's points if it had one more card; the game is as it was."""
    put_in_hand(game, seat, card)
    points = card_points(game, seat)
    lose_card(game, seat, card)
    return points


@unchecked
def most_numerous(game: State, seat: int, colours: int, gained: int) -> int:
    """How many cards the seat has of so many colours, the most numerous ones, with one more of
    the colour ``gained``."""
    taken = 0
    total = 0
    for _ in range(colours):
        most = -1
        best = 0
        for colour in range(COLOURS):
            count = whole(game.colours[seat * COLOURS + colour])
            if colour == gained:
                count += 1
            if taken >> colour & 1 == 0 and count > most:
                most = count
                best = colour
        taken |= 1 << best
        total += most
    return total


@unchecked
def horizon(game: State, late: float, early: float) -> float:
    """Between two values by what is left of the deck."""
    return late + (early - late) * game.deck_size / DECK_SIZE


@unchecked
def worth(game: State, seat: int, card: int, weights: Weights) -> float:
    """Points at once, and what the card promises while the round goes on."""
    kind = KIND_OF[card]
    held = whole(game.kinds[seat * KINDS + kind])
    if kind == MERMAID and are_all_mermaids(held + 1, rules_for(game, seat)):
        return SURE_WIN
    value = float(points_gained(game, seat, card))
    same = game.colours[seat * COLOURS + COLOUR_OF[card]]
    leads = 1.0 if same >= game.bonus[seat] else 0.0
    if game.closer != codes.NOBODY:
        return value + 0.3 * leads + 0.1 * weights.promise[kind * PLACES + min(held, PLACES - 1)]
    hope = weights.promise[kind * PLACES + min(held, PLACES - 1)]
    hope += weights.colour * leads
    return value + hope * horizon(game, weights.horizon[0], weights.horizon[1])
