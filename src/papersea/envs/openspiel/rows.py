"""What a seat has seen of a round, as rows of numbers: the part of an information state that an
observation leaves out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum
from functools import cache, lru_cache
from typing import Final, NamedTuple, get_args

from msgspec.structs import fields

from papersea.cards import Card, index_of
from papersea.events import (
    Event,
    GameEnded,
    HandShown,
    RoundScored,
    RoundStarted,
    RoundVoid,
    Searched,
    seen_by,
    tag_of,
)
from papersea.moves import Pile, Seat
from papersea.rules.tables import DIFFERENT
from papersea.translate import PILES

Row = tuple[int, ...]

COLUMNS: Final = ("event", "seat", "pile", "first", "second", "third")
"""An event is its place in ``EVENTS`` plus one; a seat is 1 for the observer's own, 2 to the left
of it …; a card is its number plus one. 0 is none, or not seen."""

EVENTS: Final[tuple[type[Event], ...]] = get_args(Event)

_NUMBERS: Final = 3
"""So many columns have a card, or what else an event tells."""

MOST: Final = (len(EVENTS), 4, len(PILES), *[DIFFERENT] * _NUMBERS)
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
        return (what, left_of(seat), where, *numbers, *[0] * (_NUMBERS - len(numbers)))

    def left_of(seat: Seat) -> int:
        return (seat - observer) % players + 1

    match event:
        case RoundStarted(_, starter, tops):
            yield row(starter, None, *map(_number, tops))
        case Searched(seat, pile, cards):
            yield row(seat, pile)
            for card in cards or ():
                yield row(seat, pile, _number(card))
        case HandShown(seat, cards):
            yield row(seat)
            for card in cards:
                yield row(seat, None, _number(card))
        case RoundScored(closer):
            yield row(closer)
        case RoundVoid() | GameEnded():
            yield (what, *[0] * (len(COLUMNS) - 1))
        case _:
            shape = _shape_of(type(event))
            actor, *others = (getattr(event, name) for name in shape.seats)
            where = next((getattr(event, name) for name in shape.piles), None)
            numbers = (
                *[_number(card) for name in shape.cards for card in _cards(event, name)],
                *map(left_of, others),
                *[_plain(getattr(event, name)) for name in shape.others],
            )
            assert len(numbers) <= _NUMBERS, f"{tag_of(type(event))} tells more than a row holds"
            yield row(actor, where, *numbers)


class _Shape(NamedTuple):
    """The fields of a kind of event, by what they hold."""

    seats: list[str]
    piles: list[str]
    cards: list[str]
    others: list[str]


@cache
def _shape_of(kind: type[Event]) -> _Shape:
    shape = _Shape([], [], [], [])
    for field in fields(kind):
        holds = {field.type, *get_args(field.type)}
        if Seat in holds:
            shape.seats.append(field.name)
        elif Pile in holds:
            shape.piles.append(field.name)
        elif holds & {Card, tuple[Card, Card]}:
            shape.cards.append(field.name)
        else:
            shape.others.append(field.name)
    return shape


def _cards(event: Event, name: str) -> Sequence[Card | None]:
    cards = getattr(event, name)
    return cards if isinstance(cards, tuple) else (cards,)


def _number(card: Card | None) -> int:
    return 0 if card is None else index_of(card) + 1


def _plain(value: Enum | int | None) -> int:
    return list(type(value)).index(value) if isinstance(value, Enum) else int(value or 0)
