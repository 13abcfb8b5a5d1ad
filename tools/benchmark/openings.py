"""How masters begin: what they take, and what they keep, in the first turn of each round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from math import sqrt
from typing import Final

from papersea.arena import Interval
from papersea.cards import Kind
from papersea.events import Drew, Kept, RoundScored, RoundStarted, TookTop
from papersea.moves import Seat
from papersea.record import Record, moments

_NORMAL: Final = 1.96


@dataclass
class Openings:
    """``offered``: how often a kind was one of two different ones to choose from; ``kept``: and was
    the one. ``taken``: from a pile, of all that lay there on top."""

    games: int = 0
    rounds: int = 0
    firsts: int = 0
    draws: int = 0
    offered: Counter[Kind] = field(default_factory=Counter)
    kept: Counter[Kind] = field(default_factory=Counter)
    on_top: Counter[Kind] = field(default_factory=Counter)
    taken: Counter[Kind] = field(default_factory=Counter)
    starters_won: int = 0
    calls: Counter[str] = field(default_factory=Counter)

    def add(self, record: Record) -> None:
        self.games += 1
        first = Seat(0)
        waiting: set[Seat] = set()
        drawn: tuple[Kind, ...] = ()
        tops: tuple[Kind, ...] = ()
        for moment in moments(record, seed=0):
            for event in moment.events:
                match event:
                    case RoundStarted(round=number, starter=starter, tops=lying):
                        self.rounds += 1
                        first = starter if number == 1 else first
                        waiting = {starter}
                        tops = tuple(card.kind for card in lying)
                    case Drew(seat=seat, cards=cards) if seat in waiting and cards:
                        drawn = tuple(card.kind for card in cards)
                        self._took(None, tops)
                    case Kept(seat=seat, card=card) if seat in waiting and card:
                        waiting.clear()
                        if len({*drawn}) == 2:
                            self.offered.update(drawn)
                            self.kept[card.kind] += 1
                    case TookTop(seat=seat, card=card) if seat in waiting:
                        waiting.clear()
                        self._took(card.kind, tops)
                    case RoundScored(bet_won=bet):
                        self.calls["stop" if bet is None else "won" if bet else "lost"] += 1
                    case _:
                        pass
        assert record.result is not None, "its games are finished"
        self.starters_won += first in record.result.winners

    def _took(self, kind: Kind | None, tops: tuple[Kind, ...]) -> None:
        """In the first turn of a round, from the deck or from a pile."""
        self.firsts += 1
        self.draws += kind is None
        self.on_top.update({*tops})
        if kind is not None:
            self.taken[kind] += 1


def openings_of(records: Iterable[Record]) -> Openings:
    found = Openings()
    for record in records:
        found.add(record)
    return found


def share(part: int, whole: int) -> Interval:
    """Wilson's 95 % interval."""
    rate, weight = part / whole, _NORMAL**2 / whole
    middle = (rate + weight / 2) / (1 + weight)
    half = sqrt(weight * rate * (1 - rate) + weight**2 / 4) / (1 + weight)
    return Interval(rate, max(0.0, middle - half), min(1.0, middle + half))
