"""What cannot be is refused where it is said, by all environments alike."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from papersea.envs import papersea_v0
from papersea.envs.single import OpponentEnv, SelfPlayEnv
from papersea.envs.table import Table
from papersea.envs.vector import SelfPlayVectorEnv
from papersea.rules.options import OptionError
from papersea.rules.settings import MAX_SEED

ENVIRONMENTS = (SelfPlayEnv, OpponentEnv, papersea_v0.raw_env, SelfPlayVectorEnv)


@pytest.mark.parametrize("cap", [0, -1, 2.5, "9", None])
def test_a_cap_is_a_whole_number(cap: Any) -> None:
    for made in (SelfPlayEnv, OpponentEnv, SelfPlayVectorEnv, Table):
        with pytest.raises(ValueError, match="at least one decision, not"):
            made(max_decisions=cap)
    with pytest.raises(ValueError, match="at least one decision, not"):
        papersea_v0.raw_env(max_cycles=cap)


@pytest.mark.parametrize("options", [None, 3, ["es"]])
def test_options_are_a_text(options: Any) -> None:
    for made in ENVIRONMENTS:
        with pytest.raises(OptionError, match="options are a text"):
            made(options=options)


def test_a_render_mode_is_one_of_ours() -> None:
    for made in (SelfPlayEnv, OpponentEnv, papersea_v0.raw_env):
        with pytest.raises(ValueError, match="no render mode 'pdf': human, ansi, svg, rgb_array"):
            made(render_mode="pdf")


@pytest.mark.parametrize("action", [0.5, 0.0, "D", None])
def test_an_action_is_a_whole_number(action: Any) -> None:
    """Others are mistakes of the program, not of the player: they lose nothing."""
    env, raw = SelfPlayEnv(), papersea_v0.raw_env()
    env.reset(seed=1)
    raw.reset(seed=1)
    for step in (env.step, raw.step):
        with pytest.raises((TypeError, AssertionError)):
            step(action)
    assert env.step(np.int64(0))[2] is False
    assert raw.observe(raw.agent_selection)["action_mask"].any()


def test_one_game_of_many_is_not_reset_alone() -> None:
    envs = SelfPlayVectorEnv(2)
    envs.reset(seed=1, options={})
    with pytest.raises(ValueError, match="all of them"):
        envs.reset(options={"reset_mask": np.array([True, False])})


def test_some_games_are_seeded_and_others_are_not() -> None:
    envs = SelfPlayVectorEnv(40, players=4)
    seeds = [7, *[None] * 39]
    first, second = (envs.reset(seed=seeds)[0].copy() for _ in range(2))
    assert (first[0] == second[0]).all()
    assert (first[1:] != second[1:]).any()


@pytest.mark.parametrize("seed", [-1, 1.5, "7", MAX_SEED, [1, -1], [1, 1.5]])
def test_seeds_of_two_games_are_whole_numbers_that_fit(seed: Any) -> None:
    """The second game of the greatest seed would have one that does not."""
    with pytest.raises(OptionError, match="seed must be a whole number"):
        SelfPlayVectorEnv(2).reset(seed=seed)


def test_the_greatest_seeds_are_played() -> None:
    assert SelfPlayVectorEnv(2).reset(seed=MAX_SEED - 1)[1]["action_mask"].any(axis=1).all()
