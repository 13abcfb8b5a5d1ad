"""RLCard knows our game, and plays it as the rules do."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

rlcard = pytest.importorskip("rlcard")

import papersea.envs.rlcard  # noqa: E402, F401  (registers the environment)
from papersea.batch import IllegalAction  # noqa: E402
from papersea.game import Game  # noqa: E402
from papersea.moves import parse_move  # noqa: E402
from papersea.rules import codes  # noqa: E402
from papersea.rules.observe import observation_size  # noqa: E402
from papersea.rules.options import Options  # noqa: E402

PLAYERS = (2, 3, 4)


class AnyMove:
    """A random agent as RLCard wants it, by numbers or by the texts of moves."""

    def __init__(self, seed: int, *, use_raw: bool = False) -> None:
        self.use_raw = use_raw
        self._random = np.random.RandomState(seed)

    def step(self, state: dict[str, Any]) -> Any:
        return self._random.choice(
            state["raw_legal_actions"] if self.use_raw else [*state["legal_actions"]]
        )

    def eval_step(self, state: dict[str, Any]) -> tuple[Any, dict[str, Any]]:
        return self.step(state), {}


def made(players: int = 2, **config: Any) -> Any:
    return rlcard.make("papersea", {"seed": 5, "game_num_players": players, **config})


@pytest.mark.parametrize("players", PLAYERS)
def test_a_whole_game_is_run_with_random_agents(players: int) -> None:
    from rlcard.agents import RandomAgent

    env = made(players)
    env.set_agents([RandomAgent(env.num_actions) for _ in range(players)])
    trajectories, payoffs = env.run(is_training=True)
    assert payoffs.sum() == pytest.approx(0)
    assert payoffs.max() == 1
    assert len(trajectories) == players
    last = trajectories[0][-1]
    assert last["obs"].shape == (observation_size(players),) == tuple(env.state_shape[0])
    assert last["obs"].max() <= 1
    assert not last["legal_actions"]


@pytest.mark.parametrize(("players", "options"), [(2, "classic"), (3, "es"), (4, "ru")])
def test_it_agrees_with_the_rules_move_by_move(players: int, options: str) -> None:
    """The same seed, the same texts of moves: the same legal moves, scores and winner."""
    env = made(players, game_options=options)
    state, player = env.reset()
    game = Game(Options.of(options), players, seed=env.game.seed)
    agent = AnyMove(3, use_raw=True)
    while not env.is_over():
        assert player == game.turn
        assert set(state["raw_legal_actions"]) == set(map(str, game.legal_moves()))
        move = agent.step(state)
        game.play(parse_move(move))
        state, player = env.step(str(move), raw_action=True)
    assert game.is_over
    assert tuple(env.get_perfect_information()["scores"]) == game.scores
    assert {int(seat) for seat in np.flatnonzero(env.get_payoffs() > 0)} == set(game.winners)


def test_a_seed_names_the_games() -> None:
    played = []
    for _ in range(2):
        env = made(game_episode="round")
        env.set_agents([AnyMove(1), AnyMove(2)])
        played.append([env.run()[1].tolist() for _ in range(3)])
    assert played[0] == played[1]
    assert len(set(map(str, played[0]))) > 1


def test_a_step_back_undoes_a_decision() -> None:
    env = made(allow_step_back=True)
    state, player = env.reset()
    assert env.step_back() is False
    for _ in range(9):
        before = (env.get_perfect_information(), state["raw_obs"].tolist(), player)
        state, player = env.step(next(iter(state["legal_actions"])))
    state, player = env.step_back()
    assert (env.get_perfect_information(), state["raw_obs"].tolist(), player) == before


def test_only_who_is_to_move_is_told_moves() -> None:
    env = made(3)
    _, player = env.reset()
    assert [bool(env.get_state(seat)["legal_actions"]) for seat in range(3)] == [
        seat == player for seat in range(3)
    ]


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(ValueError, match="game_colour"):
        made(game_colour="blue")
    env = made()
    env.reset()
    with pytest.raises(IllegalAction):
        env.step(codes.END)
    with pytest.raises(ValueError, match="legal moves: D"):
        env.step("STOP", raw_action=True)


def test_an_episode_is_cut_at_its_cap() -> None:
    env = made(game_max_decisions=7)
    env.set_agents([AnyMove(1), AnyMove(2)])
    _, payoffs = env.run()
    assert payoffs.tolist() == [0, 0]
    assert env.timestep == 7
