"""Nobody waits in silence while the first use compiles."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gymnasium.error import ResetNeeded

from papersea.batch import Episode
from papersea.envs import preparing
from papersea.envs.single import OpponentEnv
from papersea.envs.vector import SelfPlayVectorEnv
from papersea.players import warming
from papersea.rules import codes
from papersea.rules.batch import begin_games
from tests.timers import Timers


@pytest.fixture(autouse=True)
def timers(monkeypatch: pytest.MonkeyPatch) -> Timers:
    found = Timers()
    monkeypatch.setattr(preparing, "Timer", found)
    return found


def slow(function: Any, timers: Timers) -> Any:
    def slowly(*arguments: Any) -> Any:
        timers.time_passes()
        return function(*arguments)

    return slowly


def test_a_long_preparation_is_announced_once(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], timers: Timers
) -> None:
    monkeypatch.setattr("papersea.batch.begin_games", slow(begin_games, timers))
    SelfPlayVectorEnv(2).reset(seed=1)
    said = capsys.readouterr()
    assert said.err.splitlines() == [
        "papersea: compiling the environment, a minute or two, for the first use only"
    ]
    assert not said.out


def test_opponents_are_announced_too(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], timers: Timers
) -> None:
    monkeypatch.setattr("papersea.envs.single.warm_up", slow(warming.warm_up, timers))
    OpponentEnv("sprat")
    assert "compiling the opponents" in capsys.readouterr().err


def test_what_is_ready_soon_says_nothing(
    capsys: pytest.CaptureFixture[str], timers: Timers
) -> None:
    with preparing.preparing("nothing"):
        pass
    timers.time_passes()
    assert not capsys.readouterr().err


def test_preparing_begins_no_game() -> None:
    envs = SelfPlayVectorEnv(2)
    with pytest.raises(ResetNeeded, match="reset comes before the first step"):
        envs.step(np.full(2, codes.DRAW))
    envs.reset(seed=1)
    envs.step(np.full(2, codes.DRAW))


def test_an_unknown_episode_is_told_the_choices() -> None:
    with pytest.raises(ValueError, match="an episode is 'match' or 'round', not 'life'"):
        SelfPlayVectorEnv(2, episode="life")
    assert Episode("round") is Episode.ROUND
