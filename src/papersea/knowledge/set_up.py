"""What a seat knows of a round that was set up: its story begins in the middle.

The view's piles take the place of the deal. How cards went from hand to hand since then is
told as ever; a card that crabs took and that the view no longer remembers counts as hidden.
"""

from __future__ import annotations

from collections import Counter
from typing import assert_never

from papersea.cards import CARDS, DECK, Card, index_of
from papersea.events import (
    Called,
    DrawSkipped,
    Drew,
    DrewLast,
    Event,
    Fished,
    GameEnded,
    HandShown,
    Kept,
    LaidDuo,
    NoEffect,
    Picked,
    RoundScored,
    RoundStarted,
    RoundVoid,
    Searched,
    Stole,
    TookTop,
    TurnAgain,
    TurnEnded,
)
from papersea.knowledge.piles import PilesNow
from papersea.knowledge.script import NO_CARD
from papersea.knowledge.seen import Knowledge, in_sight
from papersea.moves import Pile, Seat
from papersea.translate import PILES
from papersea.view import View


def sum_up(view: View, observer: Seat) -> Knowledge:
    """All that a view tells of a round that was set up."""
    knowledge = Knowledge(observer)
    knowledge.piles = PilesNow(
        knowledge.lines,
        cards=[[index_of(card) for card in pile.remembered] for pile in view.piles],
        tops=[NO_CARD if pile.top is None else index_of(pile.top) for pile in view.piles],
        picks=[_picks(view, pile) for pile in PILES],
        remembered=[pile.gone for pile in view.piles],
    )
    for seat, size in enumerate(_first_hands(view)):
        for _ in range(size if seat != observer else 0):
            knowledge.hide(Seat(seat))
    for event in view.history:
        knowledge.add(event)
    knowledge.unseen = _never_seen(view, observer)
    _find(knowledge, view)
    return knowledge


def _never_seen(view: View, observer: Seat) -> list[int]:
    """By card: all but what is in sight or left the piles openly; what came out of a hidden hand
    was hidden before."""
    seen = in_sight(view)
    for seat, other in enumerate(view.seats):
        if seat != observer:
            seen.subtract(other.known)
    revealed: Counter[Card] = Counter()
    for event in view.history:
        match event:
            case TookTop(seat, _, card) if seat != observer:
                seen[card] += 1
            case Stole(thief, _, card) if card is not None:
                (revealed if thief == observer else seen)[card] += 1
            case LaidDuo(seat) if seat != observer:
                revealed.update(event.cards)
            case _:
                pass
    left = Counter(DECK)
    left.subtract(seen)
    left.update(revealed)
    return [left[card] for card in CARDS]


def _first_hands(view: View) -> list[int]:
    """How many cards everybody held at first."""
    sizes = [seat.hand_size for seat in view.seats]
    for event in view.history:
        match event:
            case Kept(seat) | DrewLast(seat) | Fished(seat) | TookTop(seat) | Picked(seat):
                sizes[seat] -= 1
            case LaidDuo(seat):
                sizes[seat] += len(event.cards)
            case Stole(thief, victim):
                sizes[thief] -= 1
                sizes[victim] += 1
            case RoundStarted() | Drew() | Searched() | TurnEnded() | Called() | HandShown():
                pass
            case DrawSkipped() | TurnAgain() | NoEffect() | RoundScored() | RoundVoid():
                pass
            case GameEnded():
                pass
            case _:
                assert_never(event)
    return sizes


def _picks(view: View, pile: Pile) -> int:
    """How often others picked there unseen."""
    return sum(_is_unseen_pick(event, pile) for event in view.history)


def _is_unseen_pick(event: Event, pile: Pile) -> bool:
    return isinstance(event, Picked) and event.card is None and event.pile is pile


def _find(knowledge: Knowledge, view: View) -> None:
    """Whatever the way there: these cards are in these hands now."""
    for seat, other in enumerate(view.seats):
        if other.hand is not None:
            knowledge.add(HandShown(Seat(seat), other.hand))
        elif seat != knowledge.observer:
            knowledge.find(Seat(seat), other.known)
