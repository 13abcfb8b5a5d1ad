"""Measure many subjects in turns, so that a busy moment of the machine touches all alike."""

from __future__ import annotations

import math
import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from statistics import median

_LEAST_PART = 0.2  # of a turn: a shorter trial does not say how much fills a whole one


@dataclass(frozen=True, slots=True)
class Sample:
    """What was done, and the time that it took."""

    count: float
    seconds: float

    @property
    def rate(self) -> float:
        return self.count / self.seconds


Workload = Callable[[int], Sample]
"""Does an amount of work, in units of its own, and counts what the figure is about."""


@dataclass(frozen=True, slots=True)
class Subject:
    name: str
    workload: Workload


@dataclass(frozen=True, slots=True)
class Pace:
    """How often each subject gets a turn, and how long a turn is."""

    rounds: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Figure:
    """A rate a second. The best round is the one that other programs disturbed least."""

    best: float
    median: float
    rounds: tuple[float, ...] = ()

    @classmethod
    def of(cls, rounds: Sequence[float]) -> Figure:
        return cls(max(rounds), median(rounds), tuple(rounds))


def times_as_fast(ours: Figure, theirs: Figure) -> float:
    """The median over rounds, in each of which both had their turn shortly after each other."""
    return median(our / their for our, their in zip(ours.rounds, theirs.rounds, strict=True))


Figures = Mapping[str, Figure]


def pin_to_one_core() -> None:
    """Keep this process, and those it starts, on one core where the system can."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def amount_for(workload: Workload, seconds: float) -> int:
    """How much of it fills a turn. The very first call may compile, and says nothing."""
    workload(1)
    amount = 1
    sample = workload(amount)
    while sample.seconds < _LEAST_PART * seconds:
        amount *= 4
        sample = workload(amount)
    return max(1, math.floor(amount * seconds / sample.seconds))


def measure(subjects: Iterable[Subject], pace: Pace, say: Callable[[str], None]) -> Figures:
    """All subjects take turns, one turn a round."""
    turns = []
    for subject in subjects:
        say(f"warming up: {subject.name}")
        turns.append((subject, amount_for(subject.workload, pace.seconds)))
    rates: dict[str, list[float]] = {subject.name: [] for subject, _ in turns}
    for number in range(1, pace.rounds + 1):
        for subject, amount in turns:
            say(f"round {number} of {pace.rounds}: {subject.name}")
            rates[subject.name].append(subject.workload(amount).rate)
    return {name: Figure.of(found) for name, found in rates.items()}
