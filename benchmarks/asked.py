"""One way to run the kernel, in a process that is asked for samples.

``PAPERSEA_KERNEL=WAY python -m benchmarks.asked GAMES``: a line ``DEED AMOUNT`` is answered by
``COUNT SECONDS``, of the processor's time. ``web.mjs`` answers in the same way.
"""

from __future__ import annotations

import itertools
import sys
import time
from collections.abc import Callable
from functools import cache
from typing import Final

from benchmarks.batches import step_only
from benchmarks.calls import kernel_steps, steps_alone
from benchmarks.kernel import random_play
from benchmarks.measuring import Sample, Workload
from benchmarks.positions import PLAYERS, PLAYOUTS, WORLDS, positions
from papersea.batch import Batch
from papersea.players.belief.sampling import sample_worlds
from papersea.players.belief.worlds import TRIES
from papersea.players.search.root import Root, begin_search, search
from papersea.rules.playout import UNIFORM
from papersea.rules.records import record_at


def search_playouts() -> Workload:
    places = itertools.cycle(list(positions()))

    def workload(amount: int) -> Sample:
        playouts, began = 0, time.process_time()
        for seed, at in zip(range(amount), places, strict=False):
            begin_search(at.worlds, at.roots, at.edges, seed)
            arrays = (at.scripts, at.worlds, at.games, at.roots, at.edges, at.policies, at.values)
            search(*arrays, PLAYOUTS, TRIES)
            playouts += record_at(Root, at.roots, 0).playouts
        return Sample(playouts, time.process_time() - began)

    return workload


def sampled_worlds() -> Workload:
    places = itertools.cycle(list(positions()))

    def workload(amount: int) -> Sample:
        found, began = 0, time.process_time()
        for seed, at in zip(range(amount), places, strict=False):
            found += sample_worlds(at.scripts, at.worlds, at.games, seed, WORLDS, TRIES)
        return Sample(found, time.process_time() - began)

    return workload


DEEDS: Final[dict[str, Callable[[int], Workload]]] = {
    "play": lambda _: random_play("classic", UNIFORM, PLAYERS),
    "search": lambda _: search_playouts(),
    "worlds": lambda _: sampled_worlds(),
    "batch": lambda games: step_only(Batch(games, PLAYERS)),
    "chosen": lambda _: kernel_steps(PLAYERS),
    "step": lambda _: steps_alone(PLAYERS),
}
"""Each for so many games at once, if it is about more than one."""


def main() -> None:
    games = int(sys.argv[1])
    prepared = cache(lambda deed: DEEDS[deed](games))
    for line in sys.stdin:
        deed, amount = line.split()
        sample = prepared(deed)(int(amount))
        sys.stdout.write(f"{sample.count} {sample.seconds}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
