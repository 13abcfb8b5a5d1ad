"""Events on the wire: one message class for every event of the game, made from it.

A card is its short text, ``Cy``; what a viewpoint may not see is ``null``.
"""

from __future__ import annotations

import re
import types
from collections.abc import Callable
from dataclasses import fields
from enum import Enum
from typing import Any, Final, NewType, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from papersea.cards import CARDS, Card
from papersea.events import Event

CardText = NewType("CardText", str)
"""A card's kind and colour in two letters."""

Converter = Callable[[Any], Any]
CARD_TEXTS: Final = {card: CardText(str(card)) for card in CARDS}


def card_texts(cards: tuple[Card, ...]) -> tuple[CardText, ...]:
    return tuple(map(CARD_TEXTS.__getitem__, cards))


def _same(value: Any) -> Any:
    return value


def _wire_type(kind: Any) -> tuple[Any, Converter]:
    """The type that stands for another on the wire, and what turns values into it."""
    if kind is Card:
        return CardText, CARD_TEXTS.__getitem__
    if isinstance(kind, type) and issubclass(kind, Enum):
        return kind, _same
    if get_origin(kind) in (Union, types.UnionType):
        (inner,) = (each for each in get_args(kind) if each is not type(None))
        wire, convert = _wire_type(inner)
        return wire | None, lambda value: None if value is None else convert(value)
    if get_origin(kind) is tuple:
        inner, *_ = get_args(kind)
        wire, convert = _wire_type(inner)
        many = types.GenericAlias(tuple, (wire, ...))
        if convert is _same:
            return many, _same
        return many, lambda values: tuple(map(convert, values))
    return kind, _same


def _tag(event: type[Event]) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", event.__name__).lower()


def _message_class(event: type[Event]) -> tuple[type[Struct], list[tuple[str, Converter]]]:
    hints = get_type_hints(event)
    wires = {field.name: _wire_type(hints[field.name]) for field in fields(event)}
    message = msgspec.defstruct(
        f"{event.__name__}Event",
        [(name, wire) for name, (wire, _) in wires.items()],
        frozen=True,
        tag_field="event",
        tag=_tag(event),
    )
    message.__doc__ = event.__doc__
    return message, [(name, convert) for name, (_, convert) in wires.items()]


_CLASSES: Final = {event: _message_class(event) for event in get_args(Event)}

EVENT_MESSAGES: Final = tuple(message for message, _ in _CLASSES.values())
EventMessage: Any = Union[EVENT_MESSAGES]  # noqa: UP007 - made of a tuple


def event_message(event: Event) -> Struct:
    """The event as it goes over the wire; who may see what has been decided before."""
    message, converters = _CLASSES[type(event)]
    return message(*[convert(getattr(event, name)) for name, convert in converters])
