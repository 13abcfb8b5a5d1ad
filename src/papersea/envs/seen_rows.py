"""The rows of version 1 of an observation, told from the events that a seat has seen.

The kernel writes the same while a game is played (``rules.recall``): a test holds the two together,
so that what an observation tells is what was seen, and nothing else.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from papersea.cards import Card, index_of
from papersea.events import (
    Call,
    Called,
    Drew,
    DrewLast,
    Event,
    Fished,
    Kept,
    LaidDuo,
    Picked,
    RoundStarted,
    Searched,
    Stole,
    TookTop,
)
from papersea.moves import Pile, Seat
from papersea.rules import recall
from papersea.translate import PILES

Row = tuple[int, ...]
"""A number for each of ``recall.COLUMNS``."""


class RoundSeen:
    """A round as one seat has seen it. ``piles`` are remembered bottom first: a card that crabs
    took unseen is there until somebody sees that it is not."""

    def __init__(self, seat: Seat, players: int, events: Iterable[Event]) -> None:
        self.piles: dict[Pile, list[Card]] = {pile: [] for pile in PILES}
        self.starter: Seat | None = None
        self._seat, self._players = seat, players
        self.rows: list[Row] = []
        """In the order of events."""
        for event in events:
            for row in self._rows_of(event):
                if row[0] == recall.KEPT and self.rows and self.rows[-1][0] == recall.DREW:
                    self.rows.pop()
                self.rows.append(row)

    def _rows_of(self, event: Event) -> Iterator[Row]:
        match event:
            case RoundStarted(_, starter, tops):
                self.starter = starter
                for pile, card in zip(PILES, tops, strict=True):
                    self.piles[pile].append(card)
                yield self._row(recall.DEALT, starter, None, *map(_number, tops))
            case Drew(seat, cards):
                yield self._row(recall.DREW, seat, None, *sorted(map(_number, cards or ())))
            case Kept(seat, card, discarded, pile):
                self.piles[pile].append(discarded)
                yield self._row(recall.KEPT, seat, pile, _number(card), _number(discarded))
            case DrewLast(seat, card):
                yield self._row(recall.DREW_LAST, seat, None, _number(card))
            case TookTop(seat, pile, card, top):
                self.piles[pile].pop()
                self._see_top(pile, top)
                yield self._row(recall.TOOK, seat, pile, _number(card), _number(top))
            case LaidDuo():
                yield self._row(recall.LAID, event.seat, None, *map(_number, event.cards))
            case Searched(seat, pile, cards):
                if cards is not None:
                    yield from self._missing(pile, cards)
                    self.piles[pile] = list(reversed(cards))
                yield self._row(recall.SEARCHED, seat, pile)
            case Picked(seat, pile, card, position, top):
                if position is not None:
                    self.piles[pile].pop(-position)
                self._see_top(pile, top)
                numbers = (_number(card), _number(top), position or 0)
                yield self._row(recall.PICKED, seat, pile, *numbers)
            case Fished(seat, card):
                yield self._row(recall.FISHED, seat, None, _number(card))
            case Stole(thief, victim, card):
                yield self._row(recall.STOLE, thief, None, _number(card), self._left(victim))
            case Called(seat, call):
                what = recall.STOPPED if call is Call.STOP else recall.BET
                yield self._row(what, seat, None)
            case _:
                """Follows from the others, or lies open."""

    def _see_top(self, pile: Pile, top: Card | None) -> None:
        """What was remembered above it is gone."""
        remembered = self.piles[pile]
        while remembered and remembered[-1] != top:
            remembered.pop()

    def _missing(self, pile: Pile, cards: tuple[Card, ...]) -> Iterator[Row]:
        """What is not where it was remembered, by the first way to find what is there."""
        lying = list(reversed(cards))
        for place, card in enumerate(reversed(self.piles[pile]), 1):
            if lying and lying[-1] == card:
                lying.pop()
            else:
                yield self._row(recall.MISSED, self._seat, pile, _number(card), 0, place)

    def _row(self, what: int, seat: Seat, pile: Pile | None, *numbers: int) -> Row:
        where = 0 if pile is None else PILES.index(pile) + 1
        row = (what, self._left(seat), where, *numbers)
        return row + (0,) * (recall.WIDTH - len(row))

    def _left(self, seat: Seat) -> int:
        return (seat - self._seat) % self._players + 1


def _number(card: Card | None) -> int:
    return 0 if card is None else index_of(card) + 1
