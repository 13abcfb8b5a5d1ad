"""Environments for learning programs: ours beside those of PettingZoo and RLCard.

All choose random legal actions and look at every observation; what is counted is the processor's
time. ``python -m benchmarks.environments`` measures these alone.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from importlib.util import find_spec
from typing import Any

import numpy as np

from benchmarks.chooser import choose_actions
from benchmarks.kernel import PLAYERS
from benchmarks.measuring import Pace, Sample, Subject, Workload, measure, pin_to_one_core

GAMES = 1024
STEP_ONLY = "vector environment, step only"
WITH_CHOOSER = "vector environment, step and choose"
RECALLING = "vector environment with observations of version 1, step only"

IN_GYMNASIUM = "papersea, Gymnasium, one game"
IN_PETTINGZOO = "papersea, PettingZoo"
IN_RLCARD = "papersea, RLCard"

IS_INSTALLED = find_spec("gymnasium") is not None and find_spec("pettingzoo") is not None
HAS_RLCARD = find_spec("rlcard") is not None
HAS_PYGAME = find_spec("pygame") is not None
"""PettingZoo's card games are RLCard's, and want it for pictures."""

PETTINGZOO = (
    "classic/leduc_holdem-v4",
    "classic/texas_holdem-v4",
    "classic/texas_holdem_no_limit-v6",
)
RLCARD = ("leduc-holdem", "limit-holdem", "uno", "doudizhu", "gin-rummy")


def name_of(what: str, players: int) -> str:
    return f"{what}, {players} players"


def pettingzoo_name(game: str) -> str:
    return f"PettingZoo {game}"


def rlcard_name(game: str) -> str:
    return f"RLCard {game}"


def step_only(envs: Any) -> Workload:
    """Choosing is not timed."""
    return _vector(envs, is_chooser_timed=False)


def step_and_choose(envs: Any) -> Workload:
    return _vector(envs, is_chooser_timed=True)


def _vector(envs: Any, *, is_chooser_timed: bool) -> Workload:
    actions, dice = np.zeros(envs.num_envs, np.int64), np.ones(1, np.int64)
    _, infos = envs.reset(seed=0)
    masks = infos["action_mask"].view(np.uint8)

    def workload(amount: int) -> Sample:
        seconds = 0.0
        for _ in range(amount):
            began = time.process_time()
            choose_actions(masks, actions, dice)
            if not is_chooser_timed:
                began = time.process_time()
            envs.step(actions)
            seconds += time.process_time() - began
        return Sample(amount * envs.num_envs, seconds)

    return workload


def in_turn(make: Callable[[], Any]) -> Workload:
    """An AEC environment, as PettingZoo's own examples drive it."""
    env = make()

    def workload(amount: int) -> Sample:
        decisions, began = 0, time.process_time()
        while decisions < amount:
            env.reset()
            for _ in env.agent_iter():
                seen, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    env.step(None)
                    continue
                env.step(int(random.choice(np.flatnonzero(seen["action_mask"]))))
                decisions += 1
                if decisions >= amount:
                    break
        return Sample(decisions, time.process_time() - began)

    return workload


def alone(make: Callable[[], Any]) -> Workload:
    """A Gymnasium environment of one game."""
    env = make()
    env.reset(seed=0)

    def workload(amount: int) -> Sample:
        began = time.process_time()
        _, info = env.reset()
        for _ in range(amount):
            action = random.choice(np.flatnonzero(info["action_mask"]))
            _, _, terminated, truncated, info = env.step(action)
            if terminated or truncated:
                _, info = env.reset()
        return Sample(amount, time.process_time() - began)

    return workload


def rlcard_steps(game: str) -> Workload:
    import rlcard

    env = rlcard.make(game)

    def workload(amount: int) -> Sample:
        decisions, began = 0, time.process_time()
        while decisions < amount:
            state, _ = env.reset()
            while not env.is_over() and decisions < amount:
                state, _ = env.step(random.choice(list(state["legal_actions"])))
                decisions += 1
        return Sample(decisions, time.process_time() - began)

    return workload


def versions(games: int = GAMES) -> Iterator[Subject]:
    """Both versions of the observation, in turns."""
    from papersea.envs.vector import SelfPlayVectorEnv

    for players in PLAYERS:
        for version, what in enumerate((STEP_ONLY, RECALLING)):
            envs = SelfPlayVectorEnv(games, players, observation=version)
            yield Subject(name_of(what, players), step_only(envs))


def ours(games: int = GAMES) -> Iterator[Subject]:
    from papersea.envs import papersea_v0
    from papersea.envs.single import SelfPlayEnv
    from papersea.envs.vector import SelfPlayVectorEnv

    yield from versions(games)
    for players in PLAYERS:
        envs = SelfPlayVectorEnv(games, players)
        yield Subject(name_of(WITH_CHOOSER, players), step_and_choose(envs))
    yield Subject(IN_GYMNASIUM, alone(SelfPlayEnv))
    yield Subject(IN_PETTINGZOO, in_turn(papersea_v0.env))
    if HAS_RLCARD:
        import papersea.envs.rlcard  # noqa: F401  (registers ours)

        yield Subject(IN_RLCARD, rlcard_steps("papersea"))


def theirs() -> Iterator[Subject]:
    """What is installed of PettingZoo's and RLCard's card games."""
    import pettingzoo

    if not HAS_RLCARD:
        return
    if HAS_PYGAME:
        for name in PETTINGZOO:
            make = partial(pettingzoo.make, "aec", name)
            yield Subject(pettingzoo_name(name), in_turn(make))
    for game in RLCARD:
        yield Subject(rlcard_name(game), rlcard_steps(game))


def subjects(games: int = GAMES) -> Iterator[Subject]:
    """Nothing if the frameworks are not installed."""
    if IS_INSTALLED:
        yield from ours(games)
        yield from theirs()


def main() -> None:
    pin_to_one_core()
    figures = measure(subjects(), Pace(rounds=5, seconds=0.25), lambda _: None)
    for name, figure in figures.items():
        sys.stdout.write(f"{figure.best:14,.0f} a second  {name}\n")


if __name__ == "__main__":
    main()
