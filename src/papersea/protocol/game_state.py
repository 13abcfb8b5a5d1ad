"""The cards as a viewpoint sees them, on the wire."""

from __future__ import annotations

from msgspec import Struct

from papersea.moves import Pile, Seat
from papersea.protocol.events import CARD_TEXTS, CardText, card_texts
from papersea.view import Outlook, PileView, SeatView, Step, View


class HandState(Struct, frozen=True):
    """A player's cards. ``hand`` is ``null`` while it is hidden; ``known`` are the cards of it
    that were seen to go there."""

    score: int
    hand_size: int
    hand: tuple[CardText, ...] | None
    known: tuple[CardText, ...]
    laid: tuple[tuple[CardText, CardText], ...]


class PileState(Struct, frozen=True):
    """A discard pile. ``remembered``: what went there and was not seen to leave, bottom first."""

    top: CardText | None
    size: int
    remembered: tuple[CardText, ...]


class GameState(Struct, frozen=True):
    """The game from one viewpoint. ``legal``: the moves that the viewpoint's own seat may make
    now, in their short text form. ``outlook``: what its calls would bring, in its own turn and
    once its cards are enough to close the round."""

    seat: Seat | None
    round: int
    target: int
    step: Step
    turn: Seat
    hands: tuple[HandState, ...]
    piles: tuple[PileState, PileState]
    deck_size: int
    drawn: tuple[CardText, ...] | None
    searched: Pile | None
    closer: Seat | None
    victims: tuple[Seat, ...]
    is_last_chance_void: bool
    winners: tuple[Seat, ...]
    legal: tuple[str, ...]
    outlook: Outlook | None


def game_state(view: View) -> GameState:
    """A view on the wire, without its history."""
    left, right = view.piles
    return GameState(
        view.seat,
        view.round,
        view.target,
        view.step,
        view.turn,
        tuple(map(_hand_state, view.seats)),
        (_pile_state(left), _pile_state(right)),
        view.deck_size,
        None if view.drawn is None else card_texts(view.drawn),
        view.searched,
        view.closer,
        view.victims,
        view.is_last_chance_void,
        view.winners,
        tuple(map(str, view.legal)),
        view.outlook,
    )


def _hand_state(seat: SeatView) -> HandState:
    return HandState(
        seat.score,
        seat.hand_size,
        None if seat.hand is None else card_texts(seat.hand),
        card_texts(seat.known),
        tuple((CARD_TEXTS[first], CARD_TEXTS[second]) for first, second in seat.laid),
    )


def _pile_state(pile: PileView) -> PileState:
    top = None if pile.top is None else CARD_TEXTS[pile.top]
    return PileState(top, pile.size, card_texts(pile.remembered))
