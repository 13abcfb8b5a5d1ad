"""Who plays whom in a round of a Swiss league: neighbours in the table who have not met yet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final

from papersea.arena.lineups import Lineup

Met = Counter[frozenset[int]]
"""How often two of them have met."""

_STEPS: Final = 20_000
"""Tables that are tried before somebody may meet once more."""


def swiss_round(table: Sequence[int], players: int, met: Met, byes: Counter[int]) -> list[Lineup]:
    """Tables for everybody, from the first of the table down; whoever is too many sits out: those
    who have done so least often, the last of the table first."""
    too_many = len(table) % players
    resting = sorted(table, key=lambda each: (byes[each], -table.index(each)))[:too_many]
    seated = [each for each in table if each not in resting]
    again = 0
    while (found := _Seating(players, met, again).of(tuple(seated))) is None:
        again += 1
    return [tuple(sorted(each)) for each in found]


class _Seating:
    """Looks for tables at which no two meet more than so many times again."""

    def __init__(self, players: int, met: Met, again: int) -> None:
        self._players = players
        self._met = met
        self._again = again
        self._steps = 0

    def of(self, seated: tuple[int, ...]) -> list[Lineup] | None:
        if not seated:
            return []
        for table in self._tables(seated):
            self._steps += 1
            if self._steps > _STEPS:
                return None
            rest = self.of(tuple(each for each in seated if each not in table))
            if rest is not None:
                return [table, *rest]
        return None

    def _tables(self, seated: tuple[int, ...]) -> Iterator[Lineup]:
        """For the first of them, with the nearest neighbours first."""
        for others in combinations(seated[1:], self._players - 1):
            table = (seated[0], *others)
            if all(self._met[frozenset(two)] <= self._again for two in combinations(table, 2)):
                yield table
