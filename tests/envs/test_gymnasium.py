"""Gymnasium's own checks, and what its environments promise beyond them."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode, SyncVectorEnv, VectorEnv
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

import papersea.envs.gym  # noqa: F401, registers
from papersea.batch import IllegalAction
from papersea.envs.layout import observation_parts
from papersea.envs.pictures.modes import draw
from papersea.envs.single import LEARNER, OpponentEnv, SelfPlayEnv
from papersea.envs.vector import SelfPlayVectorEnv
from papersea.game import Game
from papersea.rules import codes

PLAYERS = (2, 3, 4)

# check_env finds fault with bytes, which it takes for pictures, and knows no other render modes.
pytestmark = [
    pytest.mark.filterwarnings("ignore:.*Box observation space.*"),
    pytest.mark.filterwarnings("ignore:.*custom render modes.*"),
]


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("observation", [0, 1])
@pytest.mark.parametrize("name", ["papersea/Opponent-v0", "papersea/SelfPlay-v0"])
def test_the_api_is_gymnasiums(
    name: str, observation: int, players: int, capsys: pytest.CaptureFixture[str]
) -> None:
    settings: dict[str, Any] = {"episode": "round", "observation": observation}
    check_env(gymnasium.make(name, players=players, **settings).unwrapped)
    assert "to draw" in capsys.readouterr().out, "the human mode was checked, too"


@pytest.mark.parametrize("players", PLAYERS)
def test_an_opponent_plays_every_seat_but_the_learners(players: int) -> None:
    """To the end of a match, which is worth the same from the same seed."""
    env = gymnasium.make("papersea/Opponent-v0", opponent="sprat", players=players)
    first, second = (play_match(env, seed=3) for _ in range(2))
    assert first == second
    assert first[-1] in {1.0, -1 / (players - 1)}


def play_match(env: gymnasium.Env[Any, Any], seed: int) -> list[float]:
    env.action_space.seed(seed)
    env.reset(seed=seed)
    rewards: list[float] = []
    has_ended = False
    while not has_ended:
        _, reward, terminated, truncated, info = env.step(env.action_space.sample())
        assert info["seat"] == 0 or terminated
        rewards.append(float(reward))
        has_ended = terminated or truncated
    return rewards


def test_opponents_can_be_named_one_by_one() -> None:
    env = gymnasium.make("papersea/Opponent-v0", opponent=["sprat", "orca@9p"], players=3)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="2 opponents wanted"):
        gymnasium.make("papersea/Opponent-v0", opponent=["sprat"], players=3)


def test_an_illegal_action_loses_a_game_that_is_played_alone() -> None:
    env = SelfPlayEnv(players=3)
    _, info = env.reset(seed=1)
    _, reward, terminated, _, ending = env.step(np.int64(codes.STOP))
    assert terminated
    assert reward == -0.5 == ending["returns"][info["seat"]]
    assert ending["returns"].sum() == 0


def test_an_illegal_action_among_many_is_refused() -> None:
    envs = SelfPlayVectorEnv(3)
    observations, _ = envs.reset(seed=1)
    kept = observations.copy()
    with pytest.raises(IllegalAction) as refused:
        envs.step(np.array([codes.DRAW, codes.STOP, codes.DRAW]))
    assert (refused.value.game, refused.value.action) == (1, codes.STOP)
    with pytest.raises(IllegalAction):
        envs.step(np.array([codes.DRAW, -1, codes.DRAW]))
    envs.step(np.full(3, codes.DRAW))
    envs.reset(seed=1)
    assert (observations == kept).all()


def test_an_episode_is_cut_after_its_last_decision() -> None:
    env = SelfPlayEnv(max_decisions=3)
    envs = SelfPlayVectorEnv(2, max_decisions=3)
    env.reset(seed=1)
    envs.reset(seed=1)
    for number in range(1, 8):
        _, rewards, terminated, truncated, infos = envs.step(envs.action_space.sample())
        assert not terminated.any()
        assert truncated.all() == (number % 3 == 0) == ("final_obs" in infos)
        assert not rewards.any()
        assert not infos["returns"].any()
    for number in range(1, 4):
        assert env.step(env.action_space.sample())[3] is (number == 3)


@pytest.mark.parametrize("mode", [AutoresetMode.SAME_STEP, AutoresetMode.NEXT_STEP])
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("episode", ["match", "round"])
def test_many_games_at_once_are_the_same_as_one_by_one(
    players: int, episode: str, mode: AutoresetMode
) -> None:
    """Beside Gymnasium's own way to step environments together: observations, masks, rewards,
    ends and final observations, and after an end the new game of whoever began it."""
    count = 3
    settings: dict[str, Any] = {"players": players, "episode": episode, "max_decisions": 700}
    settings["observation"] = int(mode is AutoresetMode.NEXT_STEP)
    name = "papersea/SelfPlay-v0"
    ours = gymnasium.make_vec(name, num_envs=count, autoreset_mode=mode, **settings)
    assert isinstance(ours, SelfPlayVectorEnv)
    assert ours.metadata["autoreset_mode"] is mode
    theirs = SyncVectorEnv([lambda: SelfPlayEnv(**settings)] * count, autoreset_mode=mode)
    ours.action_space.seed(7)
    ended = np.zeros(count, bool)
    seen, info = ours.reset(seed=[5, 6, 7])
    also_seen, also_info = theirs.reset(seed=[5, 6, 7])
    for _ in range(3000):
        assert (seen[~ended] == also_seen[~ended]).all()
        assert (info["action_mask"][~ended] == also_info["action_mask"][~ended]).all()
        assert (info["seat"][~ended] == also_info["seat"][~ended]).all()
        if ended.all():
            break
        # Whose episode has ended plays another game from now on: there they only keep pace.
        actions = ours.action_space.sample()
        paired = np.where(ended, theirs_legal(also_info), actions)
        seen, rewards, terminated, truncated, info = ours.step(actions)
        also_seen, also_rewards, also_terminated, also_truncated, also_info = theirs.step(paired)
        for index in np.flatnonzero(~ended):
            assert rewards[index] == pytest.approx(also_rewards[index])
            assert terminated[index] == also_terminated[index]
            assert truncated[index] == also_truncated[index]
            if terminated[index] or truncated[index]:
                if mode is AutoresetMode.SAME_STEP:
                    assert (info["final_obs"][index] == also_info["final_obs"][index]).all()
                    worth = also_info["final_info"]["returns"][index]
                else:
                    assert "final_obs" not in info
                    assert (seen[index] == also_seen[index]).all()
                    worth = also_info["returns"][index]
                assert info["returns"][index] == pytest.approx(worth)
                assert info["returns"][index].sum() == pytest.approx(0)
        ended |= terminated | truncated
    assert ended.all()


def test_with_next_step_an_action_after_the_end_counts_for_nothing() -> None:
    envs = SelfPlayVectorEnv(2, max_decisions=2, autoreset_mode="NextStep", observation=1)
    fresh, _ = envs.reset(seed=1)
    seats = []
    for number in range(1, 10):
        is_new = number % 3 == 0
        actions = np.array([-5, 10**6]) if is_new else envs.action_space.sample()
        seen, rewards, _, truncated, info = envs.step(actions)
        assert truncated.all() == (number % 3 == 2)
        assert info["action_mask"].all() == truncated.all(), "any action will do"
        assert not rewards.any()
        if is_new:
            assert seen[:, -8:].sum() == 0, "of a new match nothing is remembered"
            seats += info["seat"].tolist()
    assert len(set(seats)) == 2
    assert fresh is seen
    with pytest.raises(ValueError, match="NEXT_STEP or SAME_STEP"):
        SelfPlayVectorEnv(2, autoreset_mode=AutoresetMode.DISABLED)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("mode", [AutoresetMode.SAME_STEP, AutoresetMode.NEXT_STEP])
def test_an_illegal_action_among_many_can_lose(players: int, mode: AutoresetMode) -> None:
    """As it does in a game that is played alone; the other games go on."""
    envs = SelfPlayVectorEnv(3, players, illegal="loses", autoreset_mode=mode)
    alone = SelfPlayEnv(players)
    envs.reset(seed=1)
    _, before = alone.reset(seed=2)
    _, rewards, terminated, truncated, infos = envs.step(np.array([0, codes.STOP, 0]))
    _, reward, *_, told = alone.step(np.int64(codes.STOP))
    assert terminated.tolist() == [False, True, False] == infos["illegal"].tolist()
    assert not truncated.any()
    assert rewards.tolist() == [0, reward, 0]
    assert infos["returns"][1] == pytest.approx(told["returns"])
    assert infos["returns"][1][before["seat"]] == -1 / (players - 1)
    for action in (-1, codes.ACTIONS, codes.STOP):
        envs.reset(seed=1)
        assert envs.step(np.array([action, 0, 0]))[2].tolist() == [True, False, False]


def test_in_place_of_an_illegal_action_a_legal_one_can_be_drawn() -> None:
    """By the seed, and from all legal ones; games go the way that the played actions say."""
    first, second, third = (SelfPlayVectorEnv(64, illegal="random") for _ in range(3))
    steps = []
    for envs, seed in ((first, 1), (second, 1), (third, 2)):
        envs.reset(seed=list(range(64)) if seed == 1 else list(range(64, 128)))
        seen = []
        for _ in range(40):
            observations, _, _, _, infos = envs.step(np.full(64, codes.STOP))
            assert infos["illegal"].any()
            seen.append(observations.copy())
        steps.append(np.array(seen))
    assert (steps[0] == steps[1]).all()
    assert (steps[0] != steps[2]).any()
    drawn = SelfPlayVectorEnv(256, illegal="random")
    drawn.reset(seed=[5] * 256)
    places = {part.name: part.places for part in observation_parts(2)}
    observations, *_ = drawn.step(np.full(256, codes.STOP))
    steps_then = {tuple(row[places["step"]]) for row in observations}
    assert len(steps_then) == 2, "some draw, some take"


@pytest.mark.parametrize("illegal", ["loses", "random"])
def test_a_legal_action_is_never_changed(illegal: str) -> None:
    strict, lenient = SelfPlayVectorEnv(16), SelfPlayVectorEnv(16, illegal=illegal)
    strict.reset(seed=3)
    lenient.reset(seed=3)
    strict.action_space.seed(3)
    for _ in range(200):
        actions = strict.action_space.sample()
        seen, *_ = strict.step(actions)
        also_seen, *_, infos = lenient.step(actions)
        assert (seen == also_seen).all()
        assert not infos["illegal"].any()
    with pytest.raises(ValueError, match="an illegal action is 'refused' or 'loses' or 'random'"):
        SelfPlayVectorEnv(2, illegal="ignored")


def theirs_legal(info: dict[str, Any]) -> Any:
    return info["action_mask"].argmax(axis=1)


def test_games_are_seeded_one_by_one_or_in_a_row() -> None:
    one, row = SelfPlayVectorEnv(4), SelfPlayVectorEnv(4)
    assert (one.reset(seed=[8, 9, 10, 11])[0] == row.reset(seed=8)[0]).all()
    game = Game(seed=10)
    assert row.reset(seed=8)[1]["seat"][2] == game.turn
    with pytest.raises(ValueError, match="4 seeds wanted"):
        one.reset(seed=[1, 2])


def test_arrays_are_the_same_objects_unless_copies_are_wanted() -> None:
    for copy in (False, True):
        envs = SelfPlayVectorEnv(2, copy=copy)
        before, info = envs.reset(seed=1)
        after, *_, later = envs.step(envs.action_space.sample())
        assert np.shares_memory(before, after) is not copy
        assert np.shares_memory(info["action_mask"], later["action_mask"]) is not copy


def test_gymnasiums_vector_wrappers_and_spaces_fit() -> None:
    envs: VectorEnv[Any, Any, Any] = SelfPlayVectorEnv(8, episode="round", copy=True)
    wrapped = DictInfoToList(RecordEpisodeStatistics(envs))
    seen, _ = wrapped.reset(seed=2)
    assert seen in envs.observation_space
    episodes = 0
    for _ in range(300):
        actions = wrapped.action_space.sample()
        assert actions in envs.action_space
        seen, *_, infos = wrapped.step(actions)
        assert seen in envs.observation_space
        episodes += sum("episode" in info for info in infos)
    assert episodes > 8


def test_other_libraries_take_the_arrays_as_they_are() -> None:
    """By DLPack, as torch does: the next step is seen there without a copy."""
    envs = SelfPlayVectorEnv(4)
    seen, info = envs.reset(seed=1)
    taken = [np.from_dlpack(array) for array in (seen, info["action_mask"], info["returns"])]
    envs.step(np.full(4, codes.DRAW))
    for array, theirs in zip((seen, info["action_mask"], info["returns"]), taken, strict=True):
        assert np.shares_memory(array, theirs)
        assert array.flags.c_contiguous
        assert array.flags.writeable, "torch warns of others"
    assert taken[1][:, codes.KEEP].all()


def test_gymnasium_alone_is_enough() -> None:
    """No other framework, nothing for pictures, and no torch."""
    program = (
        "import sys\n"
        "for name in ('pettingzoo', 'pyspiel', 'rlcard', 'torch', 'PIL', 'resvg_py'):\n"
        "    sys.modules[name] = None\n"
        "import gymnasium, papersea.envs.gym\n"
        "env = gymnasium.make('papersea/SelfPlay-v0', render_mode='svg')\n"
        "env.reset(seed=1)\n"
        "assert env.render().startswith('<svg')\n"
        "gymnasium.make_vec('papersea/SelfPlay-v0', num_envs=2).reset(seed=1)\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True)


def test_a_learner_that_never_came_to_move_sees_its_own_cards_and_loses_nothing() -> None:
    for seed in range(20):
        env = OpponentEnv("driftwood", max_decisions=1, render_mode="ansi")
        _, info = env.reset(seed=seed)
        if info["action_mask"].any():
            continue
        assert env._witness is not None
        assert env.render() == draw(env._witness.view(LEARNER), "ansi")
        _, reward, terminated, truncated, told = env.step(np.int64(0))
        assert (reward, terminated, truncated) == (0.0, False, True)
        assert not told["returns"].any()
        return
    pytest.fail("no opponent began")
