"""What a seat may believe, counted out: every way in which chance can have led to what it saw.

Slow and plain, for few hidden cards: the proof of the sampler, which is fast and is not plain.
Crabs are taken to pick any card of a pile, all equally likely.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from fractions import Fraction

from papersea.cards import CARDS, DECK, Card, Kind, sort_cards
from papersea.events import (
    DrewLast,
    Event,
    Fished,
    HandShown,
    Kept,
    LaidDuo,
    Picked,
    RoundStarted,
    Searched,
    Stole,
    TookTop,
)
from papersea.moves import Pile, Seat
from papersea.view import View

Cards = tuple[Card, ...]
Left = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Hidden:
    """Where the cards are, as far as somebody may not know: others' hands, sorted (the seat's
    own is empty here), the piles, bottom first, and how many of each card are left in the deck."""

    hands: tuple[Cards, ...]
    piles: tuple[Cards, Cards]
    left: Left


Odds = dict[Hidden, Fraction]


def count_out(view: View) -> Odds:
    """Every situation that the seat may be in, with its probability."""
    assert view.seat is not None
    everything = Counter(DECK)
    nothing = Hidden(((),) * len(view.seats), ((), ()), tuple(everything[card] for card in CARDS))
    odds: Odds = {nothing: Fraction(1)}
    for event in view.history:
        following: Odds = {}
        for hidden, weight in odds.items():
            for after, factor in _after(hidden, event, view.seat):
                if factor and not _has_won(after):
                    following[after] = following.get(after, Fraction(0)) + weight * factor
        odds = following
    total = sum(odds.values())
    return {hidden: weight / total for hidden, weight in odds.items()}


Ways = Iterable[tuple[Hidden, Fraction]]


def _after(hidden: Hidden, event: Event, observer: Seat) -> Ways:
    """What an event can have led to, and how likely that was."""
    match event:
        case RoundStarted(tops=(left, right)):
            for pile, top in ((Pile.LEFT, left), (Pile.RIGHT, right)):
                hidden = _put(hidden, pile, top)
            return [(hidden, Fraction(1))]
        case Kept(seat, card, discarded, pile):
            factor = Fraction(hidden.left[CARDS.index(discarded)])
            ways = _drawn(_put(hidden, pile, discarded), seat, card, observer)
            return [(after, factor * more) for after, more in ways]
        case DrewLast(seat, card) | Fished(seat, card):
            return _drawn(hidden, seat, card, observer)
        case TookTop(seat, pile, card, top):
            if _top(hidden, pile) != card:
                return []
            after = _gain(_without(hidden, pile, 1), seat, card, observer)
            return [(after, Fraction(_top(after, pile) == top))]
        case LaidDuo(seat, first, second) if seat != observer:
            return _lost(hidden, seat, first, second)
        case Searched(seat, pile, cards) if seat == observer:
            return [(hidden, Fraction(_pile(hidden, pile)[::-1] == cards))]
        case Picked():
            return _picked(hidden, event, observer)
        case Stole(thief, victim, card):
            return _stolen(hidden, thief, victim, card, observer)
        case HandShown(seat, cards) if seat != observer:
            return [(hidden, Fraction(hidden.hands[seat] == sort_cards(cards)))]
        case _:
            return [(hidden, Fraction(1))]


def _drawn(hidden: Hidden, seat: Seat, seen: Card | None, observer: Seat) -> Ways:
    for place, card in enumerate(CARDS):
        if seen in (None, card) and hidden.left[place]:
            after = _gain(_leave_deck(hidden, card), seat, card, observer)
            yield after, Fraction(hidden.left[place])


def _picked(hidden: Hidden, event: Picked, observer: Seat) -> Ways:
    cards = _pile(hidden, event.pile)
    for position in range(1, len(cards) + 1):
        if event.position in (None, position):
            after = _without(hidden, event.pile, position)
            after = _gain(after, event.seat, cards[-position], observer)
            yield after, Fraction(_top(after, event.pile) == event.top, len(cards))


def _stolen(hidden: Hidden, thief: Seat, victim: Seat, seen: Card | None, observer: Seat) -> Ways:
    if victim == observer:
        assert seen is not None, "whoever is robbed sees the card"
        return [(_gain(hidden, thief, seen, observer), Fraction(1))]
    hand = Counter(hidden.hands[victim])
    return [
        (_gain(after, thief, card, observer), Fraction(count, hand.total()))
        for card, count in hand.items()
        if seen in (None, card)
        for after, _ in _lost(hidden, victim, card)
    ]


def _lost(hidden: Hidden, seat: Seat, *cards: Card) -> Ways:
    if Counter(cards) - Counter(hidden.hands[seat]):
        return []
    left = (Counter(hidden.hands[seat]) - Counter(cards)).elements()
    return [(_with_hand(hidden, seat, left), Fraction(1))]


def _gain(hidden: Hidden, seat: Seat, card: Card, observer: Seat) -> Hidden:
    if seat == observer:
        return hidden
    return _with_hand(hidden, seat, (*hidden.hands[seat], card))


def _with_hand(hidden: Hidden, seat: Seat, cards: Iterable[Card]) -> Hidden:
    hands = list(hidden.hands)
    hands[seat] = sort_cards(cards)
    return replace(hidden, hands=tuple(hands))


def _leave_deck(hidden: Hidden, card: Card) -> Hidden:
    place = CARDS.index(card)
    left = (*hidden.left[:place], hidden.left[place] - 1, *hidden.left[place + 1 :])
    return replace(hidden, left=left)


def _put(hidden: Hidden, pile: Pile, card: Card) -> Hidden:
    hidden = _leave_deck(hidden, card)
    return _with_pile(hidden, pile, (*_pile(hidden, pile), card))


def _without(hidden: Hidden, pile: Pile, position: int) -> Hidden:
    cards = list(_pile(hidden, pile))
    del cards[-position]
    return _with_pile(hidden, pile, tuple(cards))


def _with_pile(hidden: Hidden, pile: Pile, cards: Cards) -> Hidden:
    left, right = hidden.piles
    return replace(hidden, piles=(cards, right) if pile is Pile.LEFT else (left, cards))


def _pile(hidden: Hidden, pile: Pile) -> Cards:
    return hidden.piles[0 if pile is Pile.LEFT else 1]


def _top(hidden: Hidden, pile: Pile) -> Card | None:
    cards = _pile(hidden, pile)
    return cards[-1] if cards else None


def _has_won(hidden: Hidden) -> bool:
    """G1: then the game would be over."""
    return any(sum(card.kind is Kind.MERMAID for card in hand) == 4 for hand in hidden.hands)
