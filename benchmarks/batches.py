"""Many games at once, with observations and masks, as a learning program steps them."""

from __future__ import annotations

import itertools
import time
from collections.abc import Iterator

import numpy as np

from benchmarks.chooser import choose_actions
from benchmarks.kernel import PLAYERS
from benchmarks.measuring import Sample, Subject, Workload
from papersea.batch import Batch

GAMES = 1024
STEP_ONLY = "step only"
WITH_CHOOSER = "step and choose"


def name_of(what: str, players: int) -> str:
    return f"batch, {what}, {players} players"


def step_only(batch: Batch) -> Workload:
    """Choosing is not timed."""
    actions, random = np.zeros(len(batch), np.int64), np.ones(1, np.int64)

    def workload(amount: int) -> Sample:
        seconds = 0.0
        for _ in range(amount):
            choose_actions(batch.masks, actions, random)
            began = time.process_time()
            batch.step(actions)
            seconds += time.process_time() - began
        return Sample(amount * len(batch), seconds)

    return workload


def step_and_choose(batch: Batch) -> Workload:
    actions, random = np.zeros(len(batch), np.int64), np.ones(1, np.int64)

    def workload(amount: int) -> Sample:
        began = time.process_time()
        for _ in range(amount):
            choose_actions(batch.masks, actions, random)
            batch.step(actions)
        return Sample(amount * len(batch), time.process_time() - began)

    return workload


WAYS = {STEP_ONLY: step_only, WITH_CHOOSER: step_and_choose}


def subjects(games: int = GAMES) -> Iterator[Subject]:
    for (what, way), players in itertools.product(WAYS.items(), PLAYERS):
        yield Subject(name_of(what, players), way(Batch(games, players)))
