"""What was measured of both states."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Self

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
    games: int
    bytes: list[int]

    @property
    def kilobytes_a_thousand(self) -> list[float]:
        """That so many games have left there, look by look."""
        growth = (after - before for before, after in pairwise(self.bytes))
        return [each / self.games * 1000 / 1024 for each in growth]


@dataclass(frozen=True, slots=True)
class Found:
    """By the names of the states."""

    machine: Machine
    reports: dict[str, list[Report]]
    floods: dict[str, list[Noticed]]
    memory: dict[str, list[Kept]]

    @classmethod
    def of(cls, machine: Machine, *states: str) -> Self:
        return cls(
            machine,
            {state: [] for state in states},
            {state: [] for state in states},
            {state: [] for state in states},
        )
