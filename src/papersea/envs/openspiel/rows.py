"""What a seat has seen of a round, as rows of numbers: the part of an information state that an
observation leaves out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from papersea.cards import Card, index_of
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
    seen_by,
)
from papersea.moves import Pile, Seat
from papersea.rules.tables import DIFFERENT
from papersea.translate import PILES

Row = tuple[int, ...]

COLUMNS: Final = ("event", "seat", "pile", "first", "second", "third")
"""An event is its place in ``EVENTS`` plus one; a seat is 1 for the observer's own, 2 to the left
of it …; a card is its number plus one. 0 is none, or not seen."""

EVENTS: Final[tuple[type[Event], ...]] = (
    RoundStarted,
    Drew,
    Kept,
    DrewLast,
    DrawSkipped,
    TookTop,
    LaidDuo,
    Searched,
    Picked,
    Fished,
    TurnAgain,
    Stole,
    NoEffect,
    TurnEnded,
    Called,
    HandShown,
    RoundScored,
    RoundVoid,
    GameEnded,
)

MOST: Final = (len(EVENTS), 4, len(PILES), DIFFERENT, DIFFERENT, DIFFERENT)
"""What a number of each column is divided by; only points and places can be more."""


@lru_cache(maxsize=1 << 16)
def rows_of(event: Event, observer: Seat, players: int) -> tuple[Row, ...]:
    """An event as the observer saw it. What follows from others is left out: what a round scored,
    and who won."""
    return tuple(_rows(seen_by(event, observer), observer, players))


def _rows(event: Event, observer: Seat, players: int) -> Iterator[Row]:
    what = EVENTS.index(type(event)) + 1

    def row(seat: Seat, pile: Pile | None = None, *numbers: int) -> Row:
        where = 0 if pile is None else PILES.index(pile) + 1
        left = (seat - observer) % players + 1
        return (what, left, where, *numbers, *[0] * (3 - len(numbers)))

    match event:
        case RoundStarted(_, starter, tops):
            yield row(starter, None, *_numbers(tops))
        case Drew(seat, cards):
            yield row(seat, None, *_numbers(cards))
        case Kept(seat, card, discarded, pile):
            yield row(seat, pile, _number(card), _number(discarded))
        case DrewLast(seat, card) | Fished(seat, card):
            yield row(seat, None, _number(card))
        case TookTop(seat, pile, card, top):
            yield row(seat, pile, _number(card), _number(top))
        case LaidDuo(seat, first, second):
            yield row(seat, None, _number(first), _number(second))
        case Picked(seat, pile, card, position, top):
            yield row(seat, pile, _number(card), _number(top), position or 0)
        case Stole(thief, victim, card):
            yield row(thief, None, _number(card), (victim - observer) % players + 1)
        case Called(seat, call, points):
            yield row(seat, None, list(type(call)).index(call), points)
        case Searched(seat, pile, cards):
            yield row(seat, pile)
            for card in cards or ():
                yield row(seat, pile, _number(card))
        case HandShown(seat, cards):
            yield row(seat)
            for card in cards:
                yield row(seat, None, _number(card))
        case DrawSkipped(seat) | TurnAgain(seat) | NoEffect(seat) | TurnEnded(seat):
            yield row(seat)
        case RoundScored(closer):
            yield row(closer)
        case RoundVoid() | GameEnded():
            yield (what, *[0] * (len(COLUMNS) - 1))


def _number(card: Card | None) -> int:
    return 0 if card is None else index_of(card) + 1


def _numbers(cards: Sequence[Card] | None) -> list[int]:
    return [_number(card) for card in cards or ()]
