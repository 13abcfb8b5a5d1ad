"""PettingZoo's own suite, and what the AEC environment promises beyond it."""

from __future__ import annotations

import re
from inspect import signature
from types import SimpleNamespace
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    render_test,
    seed_test,
    state_test,
)
from pettingzoo.utils.conversions import parallel_to_aec_wrapper

from papersea.batch import Episode, IllegalAction
from papersea.envs import papersea_v0
from papersea.game import Game
from papersea.rules import codes
from papersea.translate import move_of

PLAYERS = (2, 3, 4)

# The suite knows observations with masks by the names of PettingZoo's own environments, and finds
# a mask of a seat that is not to move, or has ended, worth a warning.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


def made(players: int, **settings: Any) -> Any:
    return pettingzoo.make("aec", "papersea/papersea-v0", players=players, **settings)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("observation", [0, 1])
def test_the_api_is_pettingzoos(players: int, observation: int) -> None:
    api_test(made(players, observation=observation), num_cycles=300)


@pytest.mark.parametrize("players", PLAYERS)
def test_rounds_and_other_editions_pass_too(players: int) -> None:
    api_test(made(players, options="es,target=double", episode="round"), num_cycles=50)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_same_seed_is_the_same_game(players: int) -> None:
    seed_test(lambda: made(players), num_cycles=50)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("observation", [0, 1])
def test_all_parallel_agents_can_act_at_once(players: int, observation: int) -> None:
    settings: dict[str, Any] = {"players": players, "observation": observation}
    parallel = pettingzoo.make("parallel", "papersea/papersea-v0", **settings)
    parallel_api_test(parallel, num_cycles=200)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("observation", [0, 1])
def test_the_state_is_what_all_agents_know(players: int, observation: int) -> None:
    env = made(players, observation=observation)
    settings: dict[str, Any] = {"players": players, "observation": observation}
    parallel = pettingzoo.make("parallel", "papersea/papersea-v0", **settings)
    state_test(env, parallel, num_cycles=50)
    env.reset(seed=1)
    known = [env.observe(agent)["observation"] for agent in env.agents]
    assert env.state().tolist() == np.concatenate(known).tolist()


def test_the_page_of_the_environment_is_true() -> None:
    """In the form of PettingZoo's own: what it says of the spaces is what they are."""
    page = papersea_v0.__doc__ or ""
    for players in PLAYERS:
        recalling: Any = papersea_v0.raw_env(players, observation=1)
        shape = recalling.observation_space("player_0")["observation"].shape
        assert f"({shape[0]},)" in row(page, "Version 1 of it")
        env: Any = papersea_v0.raw_env(players)
        seen = env.observation_space("player_0")["observation"]
        assert f"({seen.shape[0]},)" in row(page, "Observation Shape")
        assert f"[{seen.low.min()},{seen.high.max()}]" in row(page, "Observation Values")
        assert f"({env.state_space.shape[0]},)" in row(page, "State Shape")
        assert str(env.action_space("player_0")) in row(page, "Action Values")
    usage = re.search(r"papersea_v0\.env\((.*?)\)", page, re.DOTALL)
    assert usage
    said = [word.strip().replace('"', "'") for word in usage[1].split(",") if word.strip()]
    assert said == [
        f"{name}={plain(parameter.default)!r}"
        for name, parameter in signature(papersea_v0.raw_env).parameters.items()
    ]


def plain(value: Any) -> Any:
    return value.value if isinstance(value, Episode) else value


def row(page: str, name: str) -> str:
    found = re.search(rf"^\| {name} .*$", page, re.MULTILINE)
    assert found, name
    return found[0]


@pytest.mark.parametrize("players", PLAYERS)
def test_an_episode_has_no_more_cycles_than_it_may(players: int) -> None:
    """Seats take several decisions in a turn: they act equally often only in parallel."""

    def parallel(max_cycles: int) -> Any:
        return papersea_v0.parallel_env(players=players, max_cycles=max_cycles)

    def in_turn(max_cycles: int) -> Any:
        return parallel_to_aec_wrapper(parallel(max_cycles))

    max_cycles_test(SimpleNamespace(env=in_turn, parallel_env=parallel))


@pytest.mark.parametrize("players", PLAYERS)
def test_every_render_mode_draws(players: int, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(
        lambda render_mode: made(players, render_mode=render_mode),
        {"svg": lambda picture: picture.startswith("<svg")},
    )
    assert "to draw" in capsys.readouterr().out


def test_an_illegal_action_is_refused_without_wrappers_and_loses_with_them() -> None:
    raw = papersea_v0.raw_env()
    raw.reset(seed=1)
    with pytest.raises(IllegalAction):
        raw.step(codes.STOP)
    assert raw.observe(raw.agent_selection)["action_mask"].any()
    wrapped = papersea_v0.env()
    wrapped.reset(seed=1)
    loser = wrapped.agent_selection
    wrapped.step(codes.STOP)
    assert wrapped.terminations == {"player_0": True, "player_1": True}
    assert wrapped._cumulative_rewards[loser] == -1


@pytest.mark.parametrize("players", PLAYERS)
def test_returns_of_a_match_are_shares_of_the_win(players: int) -> None:
    """The winner is the one of ``Game`` from the same seed and the same moves."""
    env, game = papersea_v0.raw_env(players), Game(players=players, seed=5)
    env.reset(seed=5)
    total = dict.fromkeys(env.agents, 0.0)
    random = np.random.default_rng(5)
    while not any(env.terminations.values()):
        legal = np.flatnonzero(env.observe(env.agent_selection)["action_mask"])
        action = int(random.choice(legal))
        game.play(move_of(env._table.state, action))
        env.step(action)
        for agent, reward in env.rewards.items():
            total[agent] += reward
    assert game.is_over
    wins = [float(seat in game.winners) for seat in range(players)]
    assert len(game.winners) == 1, "choose a seed whose win is not shared"
    assert list(total.values()) == pytest.approx(
        [1.0 if win else -1 / (players - 1) for win in wins]
    )
