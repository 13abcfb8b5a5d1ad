"""What came to light later, held against what was taken unseen before.

A card that crabs picked, or that was stolen among others, is likelier to be one that its holder
laid out or showed afterwards, the likelier the fewer other ways there are to it; and it is none
that a shown hand does not hold.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Final

from papersea.knowledge.script import (
    EVEN,
    GAINED,
    HIDDEN,
    LEFT,
    MOVED,
    PICKED,
    ROBBED,
    SHOWN,
)

Line = tuple[int, int, int, int]

_MOST: Final = 400.0
"""As good as certain; but 0 alone is impossible."""


class Evidence:
    """The lines of a script, searched for what speaks about its secrets."""

    def __init__(self, lines: Sequence[Line], unseen: Sequence[int]) -> None:
        self._lines = lines
        self._unseen = unseen
        self._about: defaultdict[tuple[int, int], list[int]] = defaultdict(list)
        for number, (what, seat, card, _) in enumerate(lines):
            if what in (GAINED, LEFT, ROBBED, SHOWN):
                self._about[seat, card].append(number)
        self._short = [
            (number, seat, card)
            for seat, card in tuple(self._about)
            for number in self._shortages(seat, card)
        ]

    def weights(self) -> Iterator[tuple[int, int, int]]:
        """The number of a secret, a card, and how much more than ``EVEN`` it weighs."""
        secrets = [number for number, line in enumerate(self._lines) if line[0] in (PICKED, MOVED)]
        for secret, number in enumerate(secrets):
            for card in range(len(self._unseen)):
                weight = math.ceil(EVEN * min(self._weight(number, card), _MOST))
                if weight != EVEN:
                    yield secret, card, weight - EVEN

    def _weight(self, number: int, card: int) -> float:
        what, whose, first, second = self._lines[number]
        if what == PICKED:
            return self._use(second, card, number)
        kept, lost = self._use(whose, card, number), self._use(first, card, number, less=1)
        return kept / lost if lost else _MOST

    def _use(self, seat: int, card: int, since: int, less: int = 0) -> float:
        """How many times likelier all that followed is if the seat then had one copy more."""
        short = next(self._shortages(seat, card, since, less), None)
        if short is None:
            return 0.0 if self._is_refuted(seat, card, since) else 1.0
        chance = self._chance(seat, card, short)
        return 1 / chance if chance else _MOST

    def _shortages(self, seat: int, card: int, since: int = 0, less: int = 0) -> Iterator[int]:
        """Where a card is in a hand that nobody saw it go to, after a line from which on some
        copies less were there."""
        held = 0
        for number in self._about[seat, card]:
            what, _, _, count = self._lines[number]
            if number > since:
                held, less = max(held - less, 0), 0
            if what == GAINED:
                held += 1
                continue
            needed = count if what == SHOWN else 1
            if number >= since:
                yield from [number] * (needed - held)
            held = count if what == SHOWN else max(held - 1, 0)

    def _is_refuted(self, seat: int, card: int, since: int) -> bool:
        """Whether a hand was shown that has no room for one copy more: nothing left it unseen in
        between, nor a copy before that was seen to go there."""
        for number, (what, whose, first, _) in enumerate(self._lines):
            if what == MOVED and first == seat:
                if number > since or (number < since and self._about[seat, card]):
                    return False
            elif what == SHOWN and whose == seat:
                return number > since
        return False

    def _chance(self, seat: int, card: int, number: int) -> float:
        """That one of the seat's hidden cards was this one."""
        before = [short for short in self._short if short[0] < number]
        hidden = sum(line[0] == HIDDEN and line[1] == seat for line in self._lines[:number])
        hidden -= sum(short[1] == seat for short in before)
        copies = self._unseen[card] - sum(short[2] == card for short in before)
        cards = sum(self._unseen) - len(before)
        return min(max(hidden, 0) * max(copies, 0) / max(cards, 1), 1.0)
