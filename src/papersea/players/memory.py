"""What everybody at a table remembers, as far as one seat can tell: laid down where the rules
keep it, for players that look at a game as each seat sees it."""

from __future__ import annotations

from collections import Counter

from papersea.cards import Card, index_of
from papersea.events import LaidDuo, Stole, TookTop
from papersea.moves import Seat
from papersea.rules.memory import known_at
from papersea.rules.state import State
from papersea.view import View

Known = dict[tuple[Seat, Seat], Counter[Card]]
"""By observer and seat: cards that the observer knows to be in the seat's hand."""


def lay_memory(game: State, view: View) -> None:
    """Write into a game what its seats know of each other's hands."""
    known = _known_to_others(view)
    for number, other in enumerate(view.seats):
        if number != view.seat and view.seat is not None:
            known[view.seat, Seat(number)] = Counter(other.known)
    for (observer, seat), cards in known.items():
        for card, count in cards.items():
            game.known[known_at(observer, seat, index_of(card))] = count


def _known_to_others(view: View) -> Known:
    """What the others must know from what the seat itself saw happen."""
    seats = [Seat(number) for number in range(len(view.seats))]
    others = [seat for seat in seats if seat != view.seat]
    known: Known = {(observer, seat): Counter() for observer in others for seat in seats}
    for event in view.history:
        for observer in others:
            _follow(known, observer, event)
    return known


def _follow(known: Known, observer: Seat, event: object) -> None:
    match event:
        case TookTop(seat=seat, card=card):
            known[observer, seat][card] += 1
        case LaidDuo(seat, first, second):
            _drop(known[observer, seat], first)
            _drop(known[observer, seat], second)
        case Stole(thief, victim, card) if card is not None and observer in (thief, victim):
            _drop(known[observer, victim], card)
            known[observer, thief][card] += 1
        case Stole(_, victim, _):
            for card in tuple(known[observer, victim]):
                _drop(known[observer, victim], card)
        case _:
            pass


def _drop(cards: Counter[Card], card: Card) -> None:
    cards[card] = max(cards[card] - 1, 0)
