"""Worlds for a question about a bet: hidden cards as players keep them.

Whoever plays has seen two cards for each that they hold, and kept the better one. So each hidden
card of a hand is the better of two, and the other one lies on a pile. docs/odds.md tells how near
that comes to games that were played.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Annotated

from papersea.knowledge.script import NO_CARD
from papersea.players.policy.weights import PLACES, Reals
from papersea.players.policy.worth import points_gained
from papersea.rules import codes
from papersea.rules.dice import random_below
from papersea.rules.jit import jit, whole
from papersea.rules.options import MAX_PLAYERS
from papersea.rules.play import put_in_hand, put_on_pile
from papersea.rules.records import KernelRecord, Numbers, new_records
from papersea.rules.scoring import count_points, has_all_mermaids
from papersea.rules.state import State
from papersea.rules.tables import DECK_SIZE, KIND_OF, KINDS


class Unknown(KernelRecord):
    """What each world decides anew."""

    held: Annotated[Numbers, "u1", MAX_PLAYERS]  # hidden cards in each hand
    below: Annotated[Numbers, "u1", codes.PILES]  # cards of a pile, but a top that is known
    top: Annotated[Numbers, "u1", codes.PILES]  # or NO_CARD
    pool: Annotated[Numbers, "u1", DECK_SIZE]  # all cards that are not known
    pool_size: Annotated[int, "i8"]
    promise: Annotated[Reals, "f8", KINDS * PLACES]  # what a card is kept for beside its points


Unknowns = MutableSequence[Unknown]


def new_unknowns() -> Unknowns:
    return new_records(Unknown, 1)


@jit
def shuffle_pool(dice: State, unknown: Unknown) -> None:
    for place in range(1, unknown.pool_size):
        swap(unknown, place, random_below(dice, place + 1))


@jit
def swap(unknown: Unknown, one: int, other: int) -> None:
    card = unknown.pool[one]
    unknown.pool[one] = unknown.pool[other]
    unknown.pool[other] = card


@jit
def deal_cards(game: State, dice: State, unknown: Unknown, is_chosen: bool) -> bool:
    """Hidden hands, what lies in the piles, and the deck, from the end of the pool on; False if
    somebody has all mermaids. What hands have put down waits at its beginning, for the piles."""
    left = whole(unknown.pool_size)
    put_down = 0
    for seat in range(game.players):
        for _ in range(unknown.held[seat]):
            left -= 1
            if is_chosen and left > put_down:
                keep_better(game, unknown, seat, left, put_down)
                put_down += 1
            put_in_hand(game, seat, whole(unknown.pool[left]))
            put_down = min(put_down, left)
        count_points(game, seat)
        if has_all_mermaids(game, seat):
            return False
    for pile in range(codes.PILES):
        for _ in range(unknown.below[pile]):
            left -= 1
            if put_down > 0:
                put_down -= 1
                swap(unknown, left, put_down)
            put_on_pile(game, whole(unknown.pool[left]), pile)
        if unknown.top[pile] != NO_CARD:
            put_on_pile(game, whole(unknown.top[pile]), pile)
    for place in range(put_down):  # as if never seen
        swap(unknown, place, place + random_below(dice, left - place))
    for place in range(left):
        game.deck[place] = unknown.pool[place]
    game.deck_size = left
    return True


@jit
def keep_better(game: State, unknown: Unknown, seat: int, left: int, put_down: int) -> None:
    """Of the last two cards the one that is worth more to the seat stays last (T3)."""
    one, other = whole(unknown.pool[left]), whole(unknown.pool[left - 1])
    if liking(game, unknown, seat, other) > liking(game, unknown, seat, one):
        swap(unknown, left, left - 1)
    swap(unknown, left - 1, put_down)


@jit
def liking(game: State, unknown: Unknown, seat: int, card: int) -> float:
    """Points at once, and what the card promises."""
    kind = KIND_OF[card]
    held = min(PLACES - 1, whole(game.kinds[seat * KINDS + kind]))
    return points_gained(game, seat, card) + unknown.promise[kind * PLACES + held]
