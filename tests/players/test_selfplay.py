"""What is told of the rounds that the expert plays against itself, here by its policy alone."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from papersea.players.search.selfplay import play_itself
from papersea.players.search.whole_games import BET_WON, FOUR_MERMAIDS, NOBODY_SCORED
from papersea.rules.options import Options

GAMES = 2000
"""Enough that some end with a stolen mermaid."""
TARGETS = {2: 40, 3: 35, 4: 30}


@pytest.fixture(scope="module", params=TARGETS)
def told(request: pytest.FixtureRequest) -> tuple[int, Any]:
    """The number of players, and the rounds of their games."""
    return request.param, play_itself(Options(), request.param, 0, 0, GAMES)


def test_every_game_is_told_to_its_end(told: tuple[int, Any]) -> None:
    _, rows = told
    ends = np.append(rows["game"][1:] != rows["game"][:-1], True)
    assert np.array_equal(rows["winners"] != 0, ends)
    assert np.array_equal(np.unique(rows["game"]), np.arange(GAMES))


def test_gains_add_up_to_the_target(told: tuple[int, Any]) -> None:
    players, rows = told
    scores = np.zeros((GAMES, rows["gain"].shape[1]), int)
    np.add.at(scores, rows["game"], rows["gain"])
    by_points = rows["game"][(rows["winners"] != 0) & (rows["ending"] != FOUR_MERMAIDS)]
    assert (scores[by_points].max(axis=1) >= TARGETS[players]).all()


def test_a_round_without_scores_brings_nothing(told: tuple[int, Any]) -> None:
    _, rows = told
    unscored = np.isin(rows["ending"], (FOUR_MERMAIDS, NOBODY_SCORED))
    assert not rows["gain"][unscored].any()
    assert (rows["ending"] == FOUR_MERMAIDS).any()


def test_points_by_kind_are_all_points(told: tuple[int, Any]) -> None:
    _, rows = told
    assert np.array_equal(rows["worth"].sum(axis=1), rows["points"].sum(axis=1))


def test_the_closer_has_the_last_turn_but_for_a_bet(told: tuple[int, Any]) -> None:
    players, rows = told
    stops = rows[rows["ending"] < BET_WON]
    assert np.array_equal((stops["starter"] + stops["turns"] - 1) % players, stops["closer"])
    bets = rows[rows["ending"] == BET_WON]
    assert np.array_equal((bets["starter"] + bets["turns"]) % players, bets["closer"])
