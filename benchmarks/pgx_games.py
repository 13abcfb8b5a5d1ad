"""pgx's card games, many at once and compiled by JAX for the processor, at random play.

pgx steps, begins anew what has ended, and shows observations and masks, as our vector environment
does; the chooser is compiled, too.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from importlib.util import find_spec
from typing import Any

from benchmarks.measuring import Sample, Subject, Workload

IS_INSTALLED = find_spec("pgx") is not None
GAMES = ("kuhn_poker", "leduc_holdem", "sparrow_mahjong")
AT_ONCE = 1024


def name_of(game: str) -> str:
    return f"pgx {game}, {AT_ONCE:,} games at once"


def steps(game: str, at_once: int = AT_ONCE) -> Workload:
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental.wrappers import auto_reset

    env: Any = pgx.make(game)
    step = jax.vmap(auto_reset(env.step, env.init))

    def choose_and_step(state: Any, key: Any) -> tuple[Any, Any]:
        key, dice, chance = jax.random.split(key, 3)
        scores = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        actions = jax.random.categorical(dice, scores)
        return step(state, actions, jax.random.split(chance, at_once)), key

    compiled = jax.jit(choose_and_step)
    now = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), at_once))
    keys = [jax.random.PRNGKey(1)]
    states = [now]

    def workload(amount: int) -> Sample:
        began = time.process_time()
        for _ in range(amount):
            states[0], keys[0] = compiled(states[0], keys[0])
        jax.block_until_ready(states[0])
        return Sample(amount * at_once, time.process_time() - began)

    return workload


def subjects() -> Iterator[Subject]:
    """Nothing if pgx is not installed."""
    if IS_INSTALLED:
        for game in GAMES:
            yield Subject(name_of(game), steps(game))
