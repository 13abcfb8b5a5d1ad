"""What a seat has seen of an episode, as text: its information state.

Nothing that was seen is left out, and nothing else is in it: every event passes ``seen_by``.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from functools import lru_cache
from typing import Final

from msgspec.structs import asdict

from papersea.cards import Card, format_cards
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
    tag_of,
)
from papersea.moves import Pile, Seat, format_seat

_REMEMBERED: Final = 1 << 16
"""Texts that are kept: in a tree the same events are told again and again."""


@lru_cache(maxsize=_REMEMBERED)
def tell(event: Event, observer: Seat | None) -> str:
    """An event as a seat saw it, or a spectator (``None``), in a word or two."""
    return _words(seen_by(event, observer))


@lru_cache(maxsize=_REMEMBERED)
def tell_own(event: Event, observer: Seat) -> str:
    """The same if a spectator did not see all of it, else nothing."""
    seen = seen_by(event, observer)
    return "" if seen == seen_by(event, None) else _words(seen)


def this_round(log: Sequence[Event]) -> Sequence[Event]:
    """The events since the last deal."""
    deals = (place for place in reversed(range(len(log))) if isinstance(log[place], RoundStarted))
    return log[next(deals, 0) :]


def _words(event: Event) -> str:
    match event:
        case RoundStarted(number, starter, tops):
            return f"[{number}:{format_seat(starter)} {format_cards(tops)}]"
        case RoundScored(closer, _, points, bonuses, gains, scores):
            counted = " ".join(
                "-".join(map(str, each)) for each in (points, bonuses, gains, scores)
            )
            return f"[{format_seat(closer)} {counted}]"
        case RoundVoid():
            return "[void]"
        case GameEnded(winners, by_mermaids):
            return f"[{''.join(map(format_seat, winners))} won{' by mermaids' * by_mermaids}]"
        case Stole(thief, victim, card):
            return f"{format_seat(thief)}<{format_seat(victim)}{_card(card)}"
        case _:
            return f"{format_seat(event.seat)}:{_deed(event)}"


def _deed(event: Event) -> str:
    match event:
        case Drew(_, cards):
            return f"D{_cards(cards)}"
        case Kept(_, card, discarded, pile):
            return f"{_card(card)}-{pile}{discarded}"
        case DrewLast(_, card):
            return f"D{_card(card)}"
        case DrawSkipped():
            return "skipped"
        case TookTop(_, pile, card, top):
            return f"{pile}{card}/{top}"
        case LaidDuo():
            return "+".join(map(str, event.cards))
        case Searched(_, pile, cards):
            return f"?{pile}{_cards(cards)}"
        case Picked(_, pile, card, position, top):
            return f"#{position or '?'}{pile}{_card(card)}/{top}"
        case Fished(_, card):
            return f"F{_card(card)}"
        case TurnAgain():
            return "again"
        case NoEffect():
            return "nothing"
        case TurnEnded():
            return "."
        case Called(_, call, points):
            return f"{call.name}{points}"
        case HandShown(_, cards):
            return f"={format_cards(cards)}"
        case _:
            told = [value for name, value in asdict(event).items() if name != "seat"]
            return " ".join([tag_of(type(event)), *map(_told, told)])


def _told(value: Card | Pile | Enum | tuple[Card, ...] | int | None) -> str:
    match value:
        case tuple():
            return format_cards(value)
        case Card() | Pile():
            return str(value)
        case Enum():
            return value.name
        case _:
            return "?" if value is None else str(value)


def _card(card: Card | None) -> str:
    return "?" if card is None else str(card)


def _cards(cards: Sequence[Card] | None) -> str:
    return "?" if cards is None else format_cards(cards)
