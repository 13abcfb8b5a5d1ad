"""Back from the wire: views and events as every player and every screen knows them."""

from __future__ import annotations

import types
from collections.abc import Callable, Iterable
from dataclasses import fields
from typing import Any, Final, Union, get_args, get_origin, get_type_hints

from msgspec import Struct

from papersea.cards import Card
from papersea.events import Event
from papersea.moves import parse_move
from papersea.protocol.events import CARD_TEXTS, EVENT_MESSAGES, CardText
from papersea.protocol.game_state import GameState, HandState, PileState
from papersea.rules.options import Options
from papersea.view import PileView, SeatView, View

_Reader = Callable[[Any], Any]
_CARDS: Final = {text: card for card, text in CARD_TEXTS.items()}


def view_of(game: GameState, options: Options, history: Iterable[Event]) -> View:
    """The view from which the state was made, given this round as the viewpoint saw it."""
    left, right = game.piles
    return View(
        options=options,
        seat=game.seat,
        round=game.round,
        target=game.target,
        step=game.step,
        turn=game.turn,
        seats=tuple(map(_seat_view, game.hands)),
        piles=(_pile_view(left), _pile_view(right)),
        deck_size=game.deck_size,
        drawn=None if game.drawn is None else _pair(game.drawn),
        searched=game.searched,
        closer=game.closer,
        victims=game.victims,
        is_last_chance_void=game.is_last_chance_void,
        winners=game.winners,
        legal=tuple(map(parse_move, game.legal)),
        outlook=game.outlook,
        history=tuple(history),
    )


def event_of(message: Struct) -> Event:
    """The event of which the message tells."""
    kind, readers = _EVENTS[type(message)]
    return kind(*[read(getattr(message, name)) for name, read in readers])


def _seat_view(hand: HandState) -> SeatView:
    return SeatView(
        hand.score,
        hand.hand_size,
        None if hand.hand is None else _cards(hand.hand),
        _cards(hand.known),
        tuple(map(_pair, hand.laid)),
    )


def _pile_view(pile: PileState) -> PileView:
    top = None if pile.top is None else _CARDS[pile.top]
    return PileView(top, pile.size, _cards(pile.remembered))


def _cards(texts: tuple[CardText, ...]) -> tuple[Card, ...]:
    return tuple(map(_CARDS.__getitem__, texts))


def _pair(texts: tuple[CardText, ...]) -> tuple[Card, Card]:
    first, second = texts
    return _CARDS[first], _CARDS[second]


def _same(value: Any) -> Any:
    return value


def _reader(kind: Any) -> _Reader:
    """What turns a field of a message into one of this type."""
    if kind is Card:
        return _CARDS.__getitem__
    if get_origin(kind) in (Union, types.UnionType):
        (inner,) = (each for each in get_args(kind) if each is not type(None))
        read = _reader(inner)
        return lambda value: None if value is None else read(value)
    if get_origin(kind) is tuple and get_args(kind)[0] is Card:
        return _cards
    return _same


def _readers(event: type[Event]) -> list[tuple[str, _Reader]]:
    hints = get_type_hints(event)
    return [(field.name, _reader(hints[field.name])) for field in fields(event)]


_EVENTS: Final[dict[type[Struct], tuple[type[Event], list[tuple[str, _Reader]]]]] = {
    message: (event, _readers(event))
    for message, event in zip(EVENT_MESSAGES, get_args(Event), strict=True)
}
