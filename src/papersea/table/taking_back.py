"""Whether a move can still be taken back: only until new information has appeared."""

from __future__ import annotations

from collections.abc import Iterable

from papersea.events import (
    DrawSkipped,
    Event,
    Kept,
    LaidDuo,
    NoEffect,
    Picked,
    Searched,
    TookTop,
    TurnAgain,
    TurnEnded,
)
from papersea.moves import Seat
from papersea.view import View


def is_final(event: Event) -> bool:
    """Whether a move that brought this can never be taken back: somebody drew or stole a card,
    or a round was closed."""
    return event.is_final


def has_news(events: Iterable[Event], before: View) -> bool:
    """Whether a seat has seen a card since ``before`` that it could not know then."""
    assert before.seat is not None, "spectators take nothing back"
    return any(_is_news(event, before.seat, before) for event in events)


def _is_news(event: Event, seat: Seat, before: View) -> bool:
    match event:
        case Kept(seat=other) | LaidDuo(seat=other) | Picked(seat=other):
            return other != seat
        case TookTop(pile=pile) | Searched(pile=pile):
            # Without gaps everybody remembers each card of a pile, and in what order they lie.
            return before.pile(pile).gone > 0
        case DrawSkipped() | TurnAgain() | NoEffect() | TurnEnded():
            return False
        case _:
            return True
