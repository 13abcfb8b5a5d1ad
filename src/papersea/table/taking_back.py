"""Whether a move can still be taken back: only until new information has appeared."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

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
from papersea.moves import Seat
from papersea.view import View


def has_news(events: Iterable[Event], before: View) -> bool:
    """Whether anybody drew or stole a card since ``before``, or the seat has seen one that it
    could not know then."""
    assert before.seat is not None, "spectators take nothing back"
    return any(_is_news(event, before.seat, before) for event in events)


def _is_news(event: Event, seat: Seat, before: View) -> bool:
    match event:
        case Drew() | DrewLast() | Fished() | Stole():
            return True
        case Kept(seat=other) | LaidDuo(seat=other) | Picked(seat=other):
            return other != seat
        case TookTop(pile=pile) | Searched(pile=pile):
            # Without gaps everybody remembers each card of a pile, and in what order they lie.
            return before.pile(pile).gone > 0
        case DrawSkipped() | TurnAgain() | NoEffect() | TurnEnded():
            return False
        case Called() | HandShown() | RoundScored() | RoundVoid() | RoundStarted() | GameEnded():
            return True
        case _:
            assert_never(event)
