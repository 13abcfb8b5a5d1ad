"""Compile all that tests run, so that their workers find it: ``python -m tests.kernel.warming``.

What rules and players have in common takes longest. It is compiled in one process, which then
becomes two for the rest.
"""

from __future__ import annotations

import sys
import time
from multiprocessing import get_context

from papersea.envs.single import SelfPlayEnv
from papersea.envs.vector import SelfPlayVectorEnv
from papersea.game import Game
from papersea.moves import Seat
from papersea.players.selfplay import play_itself
from papersea.players.styles import Rung
from papersea.players.warming import warm_up, warm_up_all, warm_up_odds
from papersea.rules.__main__ import warm_up_arrays, warm_up_table
from papersea.rules.jit import COMPILED
from papersea.rules.options import Options
from papersea.rules.playout import UNIFORM
from tests.kernel.tracing import trace_all
from tests.players.recalling import recalled
from tests.players.test_guided import (
    test_a_search_tells_what_it_weighed,
    test_the_kernel_computes_what_the_network_says,
)


def warm_up_tests() -> None:
    """What only tools and tests run."""
    warm_up_arrays()
    warm_up_many()
    trace_all(Options(), UNIFORM)
    play_itself(Options(), 2, 1, 0, 1)
    recalled(Game(), Seat(0), 0)
    test_the_kernel_computes_what_the_network_says(2)
    test_a_search_tells_what_it_weighed()


def warm_up_many() -> None:
    """What the environments for research run."""
    envs = SelfPlayVectorEnv(1)
    envs.reset()
    envs.step(envs.action_space.sample())
    SelfPlayEnv().reset()


def warm_up_everything() -> None:
    warm_up_table()
    warm_up([Rung.BEGINNER])
    other = get_context("fork").Process(target=warm_up_tests)
    other.start()
    warm_up()
    warm_up_odds()
    other.join()
    if other.exitcode:
        sys.exit("not everything was compiled")
    warm_up_all()


if __name__ == "__main__":
    began = time.perf_counter()
    if COMPILED:
        warm_up_everything()
        sys.stdout.write(f"kernels compiled, ready in {time.perf_counter() - began:.1f} s\n")
