"""A friendly opponent: plays as a person does who knows the rules and counts only their own cards.

It keeps what adds most, takes a pile's top when that beats a fresh draw, lays out duos for
their effects, robs the leader, and closes when waiting looks risky.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from typing import Final

from papersea.cards import COPIES, DECK, Card, Effect, Kind, effect_of
from papersea.moves import (
    DrawTwo,
    EndTurn,
    Keep,
    LastChance,
    LayDuo,
    Move,
    Pick,
    Pile,
    Search,
    Seat,
    Steal,
    Stop,
    TakeTop,
)
from papersea.players.budget import Budget
from papersea.rules.options import DeckOutAfterCall
from papersea.score import score_cards, score_seen
from papersea.view import View

_LOOKS = 8  # imagined draws before the deck is compared with the piles
_USELESS = -1.0
_ANY_USE = 2.0  # of a duo that it does not know
_CLEARLY_AHEAD = 4
_CLOSE_TO_SEVEN = 5
# What one more card of a kind promises beyond the points it already brings.
_PROMISE = {
    Kind.CRAB: 0.5,
    Kind.BOAT: 0.7,
    Kind.FISH: 0.6,
    Kind.SWIMMER: 0.4,
    Kind.SHARK: 0.4,
    Kind.SHELL: 0.8,
    Kind.OCTOPUS: 1.0,
    Kind.PENGUIN: 0.6,
    Kind.SAILOR: 0.8,
    Kind.LIGHTHOUSE: 0.6,
    Kind.SHOAL: 0.6,
    Kind.PENGUIN_COLONY: 0.6,
    Kind.CAPTAIN: 0.5,
    Kind.MERMAID: 1.5,
}
_UNKNOWN_PROMISE = 0.5
_COLOUR = 0.2
_LIKING: Final = 4
"""How much likelier a liked move is than any other."""


class SimplePlayer:
    """Plays from its view alone; the same seed and views give the same moves."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def choose(self, view: View, budget: Budget) -> Move:
        """The move that looks best; among equals, any."""
        liked = {move: self._like(view, move) for move in view.legal}
        best = max(liked.values())
        return self._random.choice([move for move in view.legal if liked[move] == best])

    def _like(self, view: View, move: Move) -> float:
        match move:
            case DrawTwo():
                return self._hope(view)
            case TakeTop(pile):
                top = view.pile(pile).top
                assert top is not None, "an empty pile has no top to take"
                return _gain(view, top)
            case Keep(card, pile):
                covered = view.pile(pile).top
                return _gain(view, card) - (_gain(view, covered) / 10 if covered else 0)
            case LayDuo():
                return _use_of_duo(view, move)
            case Search(pile):
                return _best_in(view, pile)
            case Pick(position):
                assert view.searched is not None, "in this step a pile is looked through"
                return _gain(view, view.pile(view.searched).remembered[-position])
            case Steal(victim):
                return view.seats[victim].score + _expected_points(view, victim)
            case EndTurn():
                return 0.0
            case Stop():
                return 1.0 if _should_stop(view) else _USELESS
            case LastChance():
                return 2.0 if _is_safe_bet(view) else _USELESS
            case _:
                return 0.0

    def _hope(self, view: View) -> float:
        """What the better of two cards from the deck brings on average."""
        unseen = list((Counter(DECK) - Counter(_seen(view))).elements())
        pairs = [self._random.sample(unseen, 2) for _ in range(_LOOKS) if len(unseen) > 1]
        gains = [max(_gain(view, card) for card in pair) for pair in pairs]
        return sum(gains) / len(gains) if gains else 0.0


def _own(view: View) -> tuple[Card, ...]:
    return (*view.own.known, *view.own.laid_cards)


def _seen(view: View) -> list[Card]:
    held = [card for seat in view.seats for card in (*seat.known, *seat.laid_cards)]
    tops = [pile.top for pile in view.piles if pile.top is not None]
    return held + tops


def _gain(view: View, card: Card) -> float:
    own = _own(view)
    return hand_worth((*own, card)) - hand_worth(own)


def _best_in(view: View, pile: Pile) -> float:
    own = _own(view)
    # what was stolen from somebody whose crabs had taken it unseen is not there any more
    lying = (card for card in view.pile(pile).remembered if own.count(card) < COPIES[card])
    return max((_gain(view, card) for card in lying), default=_USELESS)


def _use_of_duo(view: View, duo: LayDuo) -> float:
    """Above zero if laying it out now does something; boats last, with all else done."""
    match effect_of(duo.first.kind, duo.second.kind):
        case Effect.SEARCH:
            return 3.0 if max(_best_in(view, pile) for pile in Pile) > 0.5 else _USELESS
        case Effect.FISH:
            return 5.0 if view.deck_size > 1 else _USELESS
        case Effect.TURN_AGAIN:
            return 2.5 if view.deck_size > 2 else _USELESS
        case Effect.STEAL:
            return 4.0 if view.victims else _USELESS
        case _:
            return _ANY_USE


def _others(view: View) -> list[Seat]:
    return [Seat(seat) for seat in range(len(view.seats)) if seat != view.seat]


def _expected_points(view: View, seat: Seat) -> float:
    other = view.seats[seat]
    hidden = other.hand_size - len(other.known)
    return score_seen(other).points + 0.9 * hidden


def _should_stop(view: View) -> bool:
    points = score_seen(view.own).points
    expected = max(_expected_points(view, seat) for seat in _others(view))
    if view.own.score + points >= view.target:
        rivals = (view.seats[seat].score + _expected_points(view, seat) for seat in _others(view))
        return view.own.score + points > max(rivals)
    return points >= expected - 1 and (expected > _CLOSE_TO_SEVEN or view.deck_size < 12)


def _is_safe_bet(view: View) -> bool:
    expected = max(_expected_points(view, seat) for seat in _others(view))
    needed = 2 * len(_others(view))
    is_void = view.options.deck_out_after_call is DeckOutAfterCall.VOID
    is_ahead = score_seen(view.own).points >= expected + _CLEARLY_AHEAD
    return is_ahead and not (is_void and view.deck_size <= needed)


def hand_worth(cards: Sequence[Card]) -> float:
    """Points, plus what started pairs, collections and colours promise."""
    score = score_cards(cards)
    kinds = Counter(card.kind for card in cards)
    return score.points + _COLOUR * score.bonus + sum(map(_promise, kinds))


def _promise(kind: Kind) -> float:
    return _PROMISE.get(kind, _UNKNOWN_PROMISE)


class RandomPlayer:
    """Any legal move, all equally likely unless the piles are liked; the same seed and views
    give the same moves."""

    def __init__(self, seed: int, *, likes_piles: bool = False) -> None:
        self._random = random.Random(seed)
        self._likes_piles = likes_piles

    def choose(self, view: View, budget: Budget) -> Move:
        if not self._likes_piles:
            return self._random.choice(view.legal)
        weights = [_LIKING if isinstance(move, TakeTop) else 1 for move in view.legal]
        return self._random.choices(view.legal, weights)[0]
