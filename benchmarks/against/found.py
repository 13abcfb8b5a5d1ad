"""What was measured of both states."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final, Self

from benchmarks.hostile import Flood
from benchmarks.load.reports import Report
from benchmarks.machine import Machine


@dataclass(frozen=True, slots=True)
class Noticed:
    """Of an attack, by those who play: milliseconds within which 99 of 100 moves were known to
    everybody, without it and with it."""

    attack: str
    quiet_ms: float
    loud_ms: float

    @classmethod
    def of(cls, flood: Flood) -> Self:
        quiet, loud = (each.milliseconds(0.99) for each in (flood.quiet, flood.loud))
        return cls(flood.attack, round(quiet, 1), round(loud, 1))

    @property
    def times(self) -> float:
        return self.loud_ms / self.quiet_ms


@dataclass(frozen=True, slots=True)
class Kept:
    """Bytes in memory before the first game, and after every so many."""

    each: str
    bytes: list[int]

    @property
    def kilobytes_more(self) -> list[float]:
        """From look to look."""
        return [(after - before) / 1024 for before, after in pairwise(self.bytes)]


PARTS: Final = ("load", "floods", "memory")


@dataclass(frozen=True, slots=True)
class Found:
    """By the names of the states. ``attack_seconds``: for each attack, and as many without it;
    ``games``: between two looks at memory."""

    machine: Machine
    attack_seconds: float
    games: int
    reports: dict[str, list[Report]]
    floods: dict[str, list[Noticed]]
    memory: dict[str, list[Kept]]

    @classmethod
    def nothing(
        cls, machine: Machine, states: Iterable[str], attack_seconds: float, games: int
    ) -> Self:
        """Yet."""
        names = tuple(states)
        return cls(
            machine,
            attack_seconds,
            games,
            {name: [] for name in names},
            {name: [] for name in names},
            {name: [] for name in names},
        )

    def beside(self, earlier: Found, new: Collection[str]) -> Found:
        """What was found earlier of the same commit, but for what is ``new``."""
        if earlier.machine.commit != self.machine.commit:
            raise ValueError(f"that was measured of {earlier.machine.commit}")
        return replace(
            self,
            reports=self.reports if "load" in new else earlier.reports,
            floods=self.floods if "floods" in new else earlier.floods,
            memory=self.memory if "memory" in new else earlier.memory,
        )
