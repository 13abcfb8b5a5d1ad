"""How far the cards of a last turn may carry.

What one more card would bring is counted; the chance that several bring enough is judged by the
sum of what they bring one by one. Together they may bring more, but moves come in the right order.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Annotated, Final

from papersea.players.policy.weights import Reals
from papersea.players.policy.worth import points_gained
from papersea.rules import codes
from papersea.rules.in_force import rules_for
from papersea.rules.jit import constants, rare, unchecked, whole
from papersea.rules.play import has_victim
from papersea.rules.records import KernelRecord, Numbers, new_records
from papersea.rules.scoring import are_all_mermaids
from papersea.rules.state import State
from papersea.rules.tables import (
    BOAT,
    CRAB,
    DIFFERENT,
    FISH,
    KIND_OF,
    KINDS,
    MERMAID,
    SHARK,
    SORTED_DECK,
    SWIMMER,
)

MOST: Final = 15
"""Points that are told apart; whoever lacks more has no hope."""
_LENGTH: Final = MOST + 1
_EFFECTS: Final = 3
"""None, one or two effects of a kind are told apart."""
_A_POINT: Final = 0.001
"""What a point is worth beside a chance."""
_COPIES: Final = constants([list(SORTED_DECK).count(card) for card in range(DIFFERENT)])


class Chase(KernelRecord):
    """What the player in the last turn thinks of."""

    need: Annotated[int, "i8"]  # points to more than the closer has
    unseen: Annotated[Numbers, "i8", DIFFERENT]  # in the deck and in hidden hands
    unseen_size: Annotated[int, "i8"]
    # by one more of each card: points, what still lacks, effects to come, whether crabs are there
    gain: Annotated[Numbers, "i8", DIFFERENT]
    lacking: Annotated[Numbers, "i8", DIFFERENT]
    effects: Annotated[Numbers, "i8", DIFFERENT]
    fetches: Annotated[Numbers, "i8", DIFFERENT]
    # how likely it is to gain 0, 1, 2 … points: by a card's own worth, by one card with what a
    # duo that it makes brings, and by the better of two such cards
    alone: Annotated[Reals, "f8", _LENGTH]
    one: Annotated[Reals, "f8", _LENGTH]
    two: Annotated[Reals, "f8", _LENGTH]
    # the same for so many single cards and so many pairs, at (singles * 3 + pairs) * length
    sums: Annotated[Reals, "f8", _EFFECTS * _EFFECTS * _LENGTH]
    # and for so much or more
    enough: Annotated[Reals, "f8", _EFFECTS * _EFFECTS * _LENGTH]


Chases = MutableSequence[Chase]


def new_chases() -> Chases:
    """Room for one player to think in."""
    return new_records(Chase, 1)


@rare
def look_around(game: State, chase: Chase) -> None:
    """Which cards may come, what each would bring, and how far others would carry then."""
    chase.unseen_size = 0
    can_steal = has_victim(game)
    for card in range(DIFFERENT):
        chase.unseen[card] = count_unseen(game, card)
        chase.unseen_size += chase.unseen[card]
        weigh_card(game, chase, card, can_steal)
    weigh_gains(game, chase)
    add_up(chase)


@unchecked
def count_unseen(game: State, card: int) -> int:
    unseen = _COPIES[card] - game.lying[card] - game.lying[DIFFERENT + card]
    for seat in range(game.players):
        unseen -= game.table[seat * DIFFERENT + card]
        if seat == game.turn or game.shown >> seat & 1 == 1:
            unseen -= game.hand[seat * DIFFERENT + card]
    if game.step == codes.KEEPING:
        unseen -= (1 if game.drawn[0] == card else 0) + (1 if game.drawn[1] == card else 0)
    return whole(unseen)


@unchecked
def weigh_card(game: State, chase: Chase, card: int, can_steal: bool) -> None:
    kind = KIND_OF[card]
    base = game.turn * KINDS
    gain = points_gained(game, whole(game.turn), card)
    chase.gain[card] = min(MOST, gain)
    chase.lacking[card] = chase.need - gain
    mermaids = whole(game.kinds[base + MERMAID])
    if kind == MERMAID and are_all_mermaids(mermaids + 1, rules_for(game, game.turn)):
        chase.lacking[card] = 0  # wins the whole game
    singles = pairs_of(game, FISH, kind) if game.deck_size > 0 else 0
    if can_steal:
        swimmers = whole(game.hand_kinds[base + SWIMMER]) + (1 if kind == SWIMMER else 0)
        sharks = whole(game.hand_kinds[base + SHARK]) + (1 if kind == SHARK else 0)
        singles += min(swimmers, sharks)
    turns = min(_EFFECTS - 1, pairs_of(game, BOAT, kind))
    chase.effects[card] = min(_EFFECTS - 1, singles) * _EFFECTS + turns
    chase.fetches[card] = min(1, pairs_of(game, CRAB, kind))


@unchecked
def pairs_of(game: State, kind: int, gained: int) -> int:
    """In hand, with one more card of the kind ``gained``."""
    held = whole(game.hand_kinds[game.turn * KINDS + kind])
    return (held + (1 if kind == gained else 0)) >> 1


@unchecked
def weigh_gains(game: State, chase: Chase) -> None:
    size = max(1, whole(chase.unseen_size))
    for points in range(_LENGTH):
        chase.alone[points] = 0.0
        chase.one[points] = 0.0
    for card in range(DIFFERENT):
        if chase.unseen[card] > 0:
            chase.alone[chase.gain[card]] += chase.unseen[card] / size
    better_of_two(chase.alone, chase.two)
    lying = best_lying(game, chase, -1)
    for card in range(DIFFERENT):
        if chase.unseen[card] > 0:
            weight = chase.unseen[card] / size
            gain = whole(chase.gain[card])
            kind = KIND_OF[card]
            makes = makes_duo(game, kind)
            if makes and kind == CRAB:
                chase.one[min(MOST, gain + lying)] += weight
            elif makes:
                for points in range(_LENGTH):
                    more = chase.two[points] if kind == BOAT else chase.alone[points]
                    chase.one[min(MOST, gain + points)] += weight * more
            else:
                chase.one[gain] += weight
    better_of_two(chase.one, chase.two)


@unchecked
def makes_duo(game: State, kind: int) -> bool:
    base = game.turn * KINDS
    swimmers, sharks = game.hand_kinds[base + SWIMMER], game.hand_kinds[base + SHARK]
    if kind == SWIMMER:
        return whole(swimmers) < whole(sharks)
    if kind == SHARK:
        return whole(sharks) < whole(swimmers)
    return kind in (CRAB, BOAT, FISH) and whole(game.hand_kinds[base + kind]) & 1 == 1


@unchecked
def better_of_two(one: Reals, two: Reals) -> None:
    below = 0.0
    for points in range(_LENGTH):
        up_to = below + one[points]
        two[points] = up_to * up_to - below * below
        below = up_to


@unchecked
def add_up(chase: Chase) -> None:
    for singles in range(_EFFECTS):
        for pairs in range(_EFFECTS):
            start = (singles * _EFFECTS + pairs) * _LENGTH
            for points in range(_LENGTH):
                chase.sums[start + points] = 0.0
            if singles > 0:
                convolve(chase, start - _EFFECTS * _LENGTH, chase.one, start)
            elif pairs > 0:
                convolve(chase, start - _LENGTH, chase.two, start)
            else:
                chase.sums[start] = 1.0
            total = 0.0
            for less in range(_LENGTH):
                total += chase.sums[start + MOST - less]
                chase.enough[start + MOST - less] = total


@unchecked
def convolve(chase: Chase, source: int, brought: Reals, target: int) -> None:
    for before in range(_LENGTH):
        if chase.sums[source + before] > 0.0:
            for points in range(_LENGTH):
                after = min(MOST, before + points)
                chase.sums[target + after] += chase.sums[source + before] * brought[points]


@unchecked
def chance_with(chase: Chase, card: int, in_reach: int) -> float:
    """How likely the turn succeeds with this card, and a little for its points; ``in_reach`` is
    what crabs can fetch."""
    lacking = whole(chase.lacking[card]) - whole(chase.fetches[card]) * in_reach
    chance = 0.0
    if lacking <= 0:
        chance = 1.0
    elif lacking <= MOST:
        chance = chase.enough[chase.effects[card] * _LENGTH + lacking]
    return chance + _A_POINT * chase.gain[card]


@unchecked
def best_lying(game: State, chase: Chase, without: int) -> int:
    """The most that a card on the piles brings, without one copy of a card."""
    best = 0
    for card in range(DIFFERENT):
        lying = whole(game.lying[card]) + whole(game.lying[DIFFERENT + card])
        if lying > (1 if card == without else 0):
            best = max(best, whole(chase.gain[card]))
    return best


@unchecked
def hope(game: State, chase: Chase) -> float:
    """What the deck promises: the better of two cards, and for crabs even both."""
    lying = best_lying(game, chase, -1)
    total = 0.0
    for first in range(DIFFERENT):
        if chase.unseen[first] > 0:
            total += chase.unseen[first] * hope_with(game, chase, first, lying)
    return total / chase.unseen_size


@unchecked
def hope_with(game: State, chase: Chase, first: int, lying: int) -> float:
    """The same, once the first of them is known."""
    others = chase.unseen_size - 1
    if game.deck_size == 1 or others == 0:
        return chance_with(chase, first, lying)
    fetched = max(lying, whole(chase.gain[first]))
    total = 0.0
    for second in range(DIFFERENT):
        copies = whole(chase.unseen[second]) - (1 if second == first else 0)
        if copies > 0:
            kept = chance_with(chase, first, max(lying, whole(chase.gain[second])))
            total += copies * max(kept, chance_with(chase, second, fetched))
    return total / others
