"""Compile all that tests run, so that their workers find it.

``python -m tests.kernel.warming play STAMP`` compiles what people play with and needs nothing
else to be installed; ``tests`` compiles the rest. Both write down where the machine code is.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from multiprocessing import get_context
from pathlib import Path

from papersea.players.styles import Rung
from papersea.players.warming import warm_up, warm_up_all, warm_up_odds
from papersea.rules.__main__ import warm_up_arrays, warm_up_table
from papersea.rules.ways import COMPILED


def warm_up_play() -> None:
    """What rules and players have in common takes longest. It is compiled in one process, which
    then becomes two for the rest."""
    warm_up_table()
    warm_up([Rung.BEGINNER])
    _side_by_side(warm_up, warm_up_besides)


def warm_up_besides() -> None:
    warm_up_odds()
    warm_up_arrays()


def warm_up_tests() -> None:
    """What tools, environments and tests run."""
    _side_by_side(warm_up_all, warm_up_only_tests)


def _side_by_side(one: Callable[[], None], another: Callable[[], None]) -> None:
    other = get_context("fork").Process(target=another)
    other.start()
    one()
    other.join()
    if other.exitcode:
        sys.exit("not everything was compiled")


def warm_up_environments() -> None:
    from papersea.envs.single import SelfPlayEnv
    from papersea.envs.vector import SelfPlayVectorEnv

    envs = SelfPlayVectorEnv(1)
    envs.reset()
    envs.step(envs.action_space.sample())
    SelfPlayEnv().reset()


def warm_up_only_tests() -> None:
    from papersea.game import Game
    from papersea.record import Record
    from papersea.rules.options import Options
    from papersea.rules.playout import UNIFORM
    from papersea.training.calling import watch
    from papersea.training.config import CallsConfig
    from papersea.training.reading import FIRST_GUESS, rounds_of
    from tests.kernel.tracing import trace_all

    warm_up_environments()
    trace_all(Options(), UNIFORM)
    watch(CallsConfig(2, seed=1, rows=1, playouts=1), 0, ())
    game = Game(seed=1)
    while not game.is_over:
        game.play(game.legal_moves()[-1])
    rounds_of([Record.of(game)]).explained(FIRST_GUESS)


def main(which: str, stamp: str) -> None:
    began = time.perf_counter()
    place = stamp  # interpreted, there is no other
    if COMPILED:
        from papersea.rules.jit import CACHE

        place = str(CACHE)
        {"play": warm_up_play, "tests": warm_up_tests}[which]()
        sys.stdout.write(f"kernels to {which} compiled in {time.perf_counter() - began:.1f} s\n")
    Path(stamp).write_text(f"{place}\n", encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
