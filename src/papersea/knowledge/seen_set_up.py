"""What a seat knows of a round that was set up: its story begins in the middle.

The view's piles take the place of the deal. How cards went from hand to hand since then is
told as ever; a card that crabs took and that the view no longer remembers counts as hidden.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from papersea.cards import CARDS, DECK, Card, index_of
from papersea.events import (
    DrewLast,
    Event,
    Fished,
    HandShown,
    Kept,
    LaidDuo,
    Picked,
    Stole,
    TookTop,
)
from papersea.knowledge.script import ANY_CARD, NO_CARD
from papersea.knowledge.seen import Seen
from papersea.moves import Pile, Seat
from papersea.translate import PILES
from papersea.view import View


def sum_up(view: View, observer: Seat) -> Seen:
    """All that a view tells of a round that was set up."""
    seen = Seen(observer)
    seen.unseen = _never_seen(view, observer)
    for pile, summary in enumerate(view.piles):
        for card in summary.remembered:
            seen.piles.put(pile, index_of(card))
    for seat, size in enumerate(_first_hands(view)):
        if seat != observer:
            seen.hide(Seat(seat), size)
    _follow(seen, view)
    _know(seen, view)
    return seen


def _never_seen(view: View, observer: Seat) -> list[int]:
    """By card: all but the piles, what left them openly, what lay there from the start, and
    the seat's own; what it stole was hidden before."""
    seen = Counter(view.drawn or ())
    stolen: Counter[Card] = Counter()
    for pile in view.piles:
        seen.update(pile.remembered)
    for each in view.seats:
        seen.update(each.laid_cards)
    seen.update(view.own.known)
    for event in view.history:
        match event:
            case TookTop(seat, _, card) if seat != observer:
                seen[card] += 1
            case Stole(thief, _, card) if card is not None:
                (stolen if thief == observer else seen)[card] += 1
            case LaidDuo(seat, first, second) if seat != observer:
                stolen.update((first, second))
            case _:
                pass
    left = Counter(DECK)
    left.subtract(seen)
    left.update(stolen)
    return [left[card] for card in CARDS]


def _first_hands(view: View) -> list[int]:
    """How many cards everybody held at first."""
    sizes = [seat.hand_size for seat in view.seats]
    for event in view.history:
        match event:
            case Kept(seat) | DrewLast(seat) | Fished(seat) | TookTop(seat) | Picked(seat):
                sizes[seat] -= 1
            case LaidDuo(seat):
                sizes[seat] += 2
            case Stole(thief, victim):
                sizes[thief] -= 1
                sizes[victim] += 1
            case _:
                pass
    return sizes


def _follow(seen: Seen, view: View) -> None:
    remembered = list(_remembered_picks(view))
    for number, event in enumerate(view.history):
        match event:
            case Kept(seat, None) | DrewLast(seat, None) | Fished(seat, None):
                seen.hide(seat, 1)
            case TookTop(seat, _, card):
                seen.gain_known(seat, card)
            case Picked(seat, pile, None) if number in remembered:
                remembered.remove(number)
                is_last = not any(_picks(view.history[later], pile) for later in remembered)
                seen.piles.pick_unseen(
                    PILES.index(pile), _top(view, pile) if is_last else ANY_CARD, seat
                )
            case Picked(seat, _, None):
                seen.hide(seat, 1)
            case LaidDuo() | Stole() | HandShown():
                seen.add(event)
            case _:
                pass


def _remembered_picks(view: View) -> Iterator[int]:
    """Where the history tells of cards that are gone and that the view still expects."""
    for pile, summary in zip(PILES, view.piles, strict=True):
        picks = [number for number, event in enumerate(view.history) if _picks(event, pile)]
        yield from picks[len(picks) - summary.gone :]


def _picks(event: Event, pile: Pile) -> bool:
    return isinstance(event, Picked) and event.card is None and event.pile is pile


def _top(view: View, pile: Pile) -> int:
    top = view.pile(pile).top
    return NO_CARD if top is None else index_of(top)


def _know(seen: Seen, view: View) -> None:
    """Whatever the way there: these cards are in these hands now."""
    for seat, other in enumerate(view.seats):
        if other.hand is not None:
            seen.add(HandShown(Seat(seat), other.hand))
        elif seat != seen.observer:
            seen.find(Seat(seat), other.known)
