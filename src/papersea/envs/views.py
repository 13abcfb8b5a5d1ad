"""A view as an observation and a move as an action number.

Whatever has learned by numbers can so take a seat wherever players see views: in the arena, and at
a server's table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from papersea.extras import needs

with needs("envs"):
    import numpy as np
    import numpy.typing as npt

from papersea.cards import Card, index_of
from papersea.envs.layout import observation_parts
from papersea.envs.seen_rows import RoundSeen
from papersea.events import HandShown
from papersea.moves import (
    Keep,
    Move,
    Seat,
    Steal,
)
from papersea.players.budget import Budget
from papersea.rules import codes
from papersea.score import score_seen
from papersea.translate import ACTIONS, PILES, STEPS
from papersea.view import View

Bytes = npt.NDArray[np.uint8]
Policy = Callable[[Bytes, npt.NDArray[np.int8]], int]
"""Which action, from an observation and a mask."""

_MOST: Final = 255


class NumbersPlayer:
    """A policy of numbers as a player of views. ``observation`` is the version of
    those it has learned from."""

    def __init__(self, policy: Policy, observation: int = 0) -> None:
        self._policy = policy
        self._version = observation

    def choose(self, view: View, budget: Budget) -> Move:
        moves = {action_of(view, move): move for move in view.legal}
        mask = np.zeros(codes.ACTIONS, np.int8)
        mask[list(moves)] = 1
        return moves[self._policy(observation_of(view, self._version), mask)]


def action_of(view: View, move: Move) -> int:
    """The number of a legal move."""
    match move:
        case Keep(card, pile):
            which = sorted(map(index_of, view.drawn or ())).index(index_of(card))
            return codes.KEEP + which * codes.PILES + PILES.index(pile)
        case Steal(victim):
            return codes.ROB + (victim - view.turn) % len(view.seats) - 1
        case _:
            return ACTIONS[move]


def observation_of(view: View, version: int = 0) -> Bytes:
    """What the view's seat knows, as every environment shows it; but a view tells of one round, so
    that in version 1 nothing stands for earlier ones (``before``)."""
    places = {part.name: part.places for part in observation_parts(len(view.seats), version)}
    observation = np.zeros(max(part.stop for part in places.values()), np.uint8)
    recalled = _recalled(view) if version else ()
    for name, values in (*_cards(view), *_seats(view), *_table(view), *recalled):
        start = places[name].start
        observation[start : start + len(values)] = values
    return observation


Part = tuple[str, Any]


def _cards(view: View) -> Iterator[Part]:
    yield "hand", _copies(view.own.hand or ())
    yield "table", _copies(view.own.laid_cards)
    yield "drawn", _copies(view.drawn or ())
    for name, pile in zip(("left", "right"), view.piles, strict=True):
        yield f"{name}_pile", _copies(pile.remembered)
        top = 0 if pile.top is None else index_of(pile.top) + 1
        yield f"{name}_top", [top, pile.size, pile.gone]
    if view.searched is not None and view.turn == view.seat:
        lying = view.pile(view.searched).remembered
        yield "searched", [index_of(card) + 1 for card in reversed(lying)]


def _seats(view: View) -> Iterator[Part]:
    """The seat itself first, then to the left."""
    count = len(view.seats)
    for left in range(count):
        seat = Seat((_observer(view) + left) % count)
        shown = view.seats[seat]
        if left:
            yield f"known_{left}", _copies(shown.known)
            yield f"table_{left}", _copies(shown.laid_cards)
        facts = [shown.hand_size, min(shown.score, _MOST), view.closer == seat]
        yield f"hand_size_{left}", [*facts, _is_shown(view, seat)]


def _table(view: View) -> Iterator[Part]:
    step = STEPS.index(view.step)
    if step < codes.DECISIONS:
        yield "step", np.eye(codes.DECISIONS, dtype=np.uint8)[step]
    score = score_seen(view.own)
    facts = [view.turn == view.seat, view.deck_size, score.points, score.bonus, view.target]
    yield "is_turn", facts


def _recalled(view: View) -> Iterator[Part]:
    """What version 1 has beside version 0."""
    count, seat = len(view.seats), _observer(view)
    seen = RoundSeen(seat, count, view.history)
    yield f"turn_{(view.turn - seat) % count}", [1]
    if seen.starter is not None:
        yield f"starter_{(seen.starter - seat) % count}", [1]
    for name, pile in zip(("left", "right"), view.piles, strict=True):
        yield f"{name}_order", [index_of(card) + 1 for card in reversed(pile.remembered)]
    yield "history", [number for row in reversed(seen.rows) for number in row]


def _is_shown(view: View, seat: Seat) -> bool:
    if seat != view.seat:
        return view.seats[seat].hand is not None
    return any(isinstance(event, HandShown) and event.seat == seat for event in view.history)


def _observer(view: View) -> Seat:
    assert view.seat is not None, "a spectator has no observation"
    return view.seat


def _copies(cards: Iterable[Card]) -> npt.NDArray[np.intp]:
    numbers = [index_of(card) for card in cards]
    return np.bincount(np.array(numbers, np.intp), minlength=1)
