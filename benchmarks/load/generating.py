"""The load, in a process of its own on a core of its own."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass

import uvloop

from benchmarks.load.house import Server, cores
from benchmarks.load.measuring import measure
from benchmarks.load.reports import Report


@dataclass(frozen=True, slots=True)
class Load:
    """So many tables at each of the rates, moves a second: for ``seconds`` if there are as many
    moves as tables, else for ``others``."""

    tables: int
    rates: tuple[int, ...]
    seconds: float
    others: float

    def seconds_at(self, rate: int) -> float:
        return self.seconds if rate == self.tables else self.others


def generate(setup: str, servers: Sequence[Server], load: Load) -> list[Report]:
    """Rate by rate, until one is far more than the servers can do."""
    spawning = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(1, spawning, os.sched_setaffinity, (0, cores()[1])) as process:
        return process.submit(_generate, setup, list(servers), load).result()


def _generate(setup: str, servers: list[Server], load: Load) -> list[Report]:
    plan = [(rate, load.seconds_at(rate)) for rate in load.rates]
    return uvloop.run(measure(setup, servers, load.tables, plan))
