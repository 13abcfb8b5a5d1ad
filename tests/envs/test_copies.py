"""Environments are copied and pickled with their game, and their spaces without it."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.spaces import Space
from gymnasium.vector import AsyncVectorEnv

import papersea.envs.gym  # noqa: F401, registers
from papersea.envs import papersea_v0
from papersea.envs.single import OpponentEnv, SelfPlayEnv
from papersea.envs.vector import SelfPlayVectorEnv
from papersea.rules import codes


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


COPYING = (copy.deepcopy, pickled)


def play_on(env: gymnasium.Env[Any, Any], decisions: int, seed: int) -> list[Any]:
    """What is seen and got, by actions that the environment itself says are legal."""
    env.action_space.seed(seed)
    seen: list[Any] = []
    for _ in range(decisions):
        observation, reward, *ends, info = env.step(env.action_space.sample())
        seen.append((observation.tolist(), reward, ends, info["action_mask"].tolist()))
        seen.append(env.render())
    return seen


@pytest.mark.parametrize("copied", COPYING)
@pytest.mark.parametrize("render_mode", [None, "ansi"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_copy_goes_on_from_where_it_is(
    players: int, render_mode: str | None, copied: Callable[[Any], Any]
) -> None:
    """With the same chance to come, the same opponents and pictures, and without a hand in the
    game that it was copied from."""
    envs: tuple[gymnasium.Env[Any, Any], ...] = (
        SelfPlayEnv(players, render_mode=render_mode),
        OpponentEnv("sprat", players, render_mode=render_mode),
    )
    for env in envs:
        env.reset(seed=4)
        play_on(env, 20, seed=1)
        other = copied(env)
        assert play_on(other, 20, seed=2) == play_on(env, 20, seed=2)


@pytest.mark.parametrize("copied", COPYING)
def test_an_expert_is_copied_before_it_thinks(copied: Callable[[Any], Any]) -> None:
    env = OpponentEnv("orca@9p")
    copied(env).reset(seed=1)
    env.reset(seed=1)
    with pytest.raises(TypeError, match="against orca@9p: copy before a reset"):
        copied(env)


@pytest.mark.parametrize("copied", COPYING)
def test_agents_play_on_in_a_copy(copied: Callable[[Any], Any]) -> None:
    env = papersea_v0.env(players=3, render_mode="ansi")
    env.reset(seed=4)
    env.step(codes.DRAW)
    other = copied(env)
    for _ in range(30):
        agent = env.agent_selection
        assert other.agent_selection == agent
        assert other.render() == env.render()
        space = other.action_space(agent)
        action = space.sample()
        assert other.observe(agent)["action_mask"][action], "it follows the copy's game"
        other.step(action)
        env.step(action)
        assert (other.state() == env.state()).all()


@pytest.mark.parametrize("copied", COPYING)
def test_rlcards_game_goes_on_in_a_copy(copied: Callable[[Any], Any]) -> None:
    rlcard = pytest.importorskip("rlcard")
    import papersea.envs.rlcard  # noqa: F401  (registers the environment)

    env = rlcard.make("papersea", {"seed": 5})
    state, _ = env.reset()
    other = copied(env)
    for _ in range(30):
        action = next(iter(state["legal_actions"]))
        state, player = env.step(action)
        also, also_player = other.step(action)
        assert (state["raw_obs"].tolist(), player) == (also["raw_obs"].tolist(), also_player)


@pytest.mark.parametrize("copied", COPYING)
def test_many_games_go_on_in_a_copy(copied: Callable[[Any], Any]) -> None:
    envs = SelfPlayVectorEnv(16, players=3)
    envs.action_space.seed(1)
    envs.reset(seed=4)
    for _ in range(20):
        envs.step(envs.action_space.sample())
    other = copied(envs)
    for _ in range(100):
        actions = other.action_space.sample()  # legal in the copy, so legal in the original
        seen, rewards, *_ = other.step(actions)
        also_seen, also_rewards, *_ = envs.step(actions)
        assert (seen == also_seen).all()
        assert (rewards == also_rewards).all()


@pytest.mark.parametrize("copied", COPYING)
def test_a_space_takes_no_game_along(copied: Callable[[Any], Any]) -> None:
    """Learners keep spaces with what they have learned."""
    env, envs = SelfPlayEnv(), SelfPlayVectorEnv(64)
    env.reset(seed=1)
    envs.reset(seed=1)
    spaces: tuple[Space[Any], ...] = (
        env.action_space,
        envs.action_space,
        envs.single_action_space,
        papersea_v0.raw_env().action_space("player_0"),
    )
    for space in spaces:
        other = copied(space)
        assert other == space
        assert np.unique([other.sample() for _ in range(64)]).size > 4, "all actions alike"
        assert len(pickle.dumps(other)) < 10_000


@pytest.mark.parametrize("name", ["papersea/SelfPlay-v0", "papersea/Opponent-v0"])
def test_gymnasium_steps_them_in_processes_of_their_own(name: str) -> None:
    envs = gymnasium.make_vec(name, num_envs=2, vectorization_mode="async", episode="round")
    assert isinstance(envs, AsyncVectorEnv)
    try:
        _, infos = envs.reset(seed=[3, 4])
        for _ in range(5):
            *_, infos = envs.step(infos["action_mask"].argmax(axis=1))
        assert infos["action_mask"].any(axis=1).all()
    finally:
        envs.close()
