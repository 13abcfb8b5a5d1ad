"""OpenSpiel's own suites on our game, for two, three and four players: in ``make test`` a whole
match for two, and a round for more."""

from __future__ import annotations

import unittest
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")

import papersea.envs.openspiel  # noqa: E402, F401  (registers the game)
from tests.sizes import sized  # noqa: E402

PLAYERS = (2, 3, 4)
SHORT = {"round_only": True}


def long_for_two(players: int) -> dict[str, Any]:
    return {"players": players} | (sized(SHORT, {}) if players > 2 else {})


@pytest.mark.parametrize("players", PLAYERS)
def test_random_simulations(players: int) -> None:
    """Clones, legal moves, observations, returns, and states written and read."""
    game = pyspiel.load_game("papersea", long_for_two(players))
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("edition", ["pl", "es"])
def test_random_simulations_by_other_rules(edition: str) -> None:
    game = pyspiel.load_game("papersea", {"players": 3, "edition": edition, "round_only": True})
    pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)


def test_random_simulations_of_sampled_chance() -> None:
    """OpenSpiel cannot write down a Python game whose chance is sampled."""
    game = pyspiel.load_game("papersea(sampled=true)")
    assert game.get_type().chance_mode == pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("players", PLAYERS)
def test_games_sim_test(players: int) -> None:
    """Games, types and states also survive being pickled."""
    from open_spiel.python.tests.games_sim_test import GamesSimTest

    np.random.seed(players)
    GamesSimTest().sim_game(pyspiel.load_game("papersea", long_for_two(players)))


@pytest.mark.parametrize("players", PLAYERS)
def test_the_api_on_a_part_of_the_tree(players: int) -> None:
    from open_spiel.integration_tests.api_test import EnforceAPIOnPartialTreeBase

    names = {"game": pyspiel.load_game("papersea", SHORT | {"players": players})}
    case: Any = type("Papersea", (EnforceAPIOnPartialTreeBase,), names | {"game_name": "papersea"})
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun > 4
    assert result.wasSuccessful(), result.failures + result.errors


def test_information_states_have_perfect_recall() -> None:
    """In the whole tree: string and tensor tell all that a player saw and did before."""
    from open_spiel.integration_tests.api_test import _assert_is_perfect_recall

    _assert_is_perfect_recall(pyspiel.load_game("papersea(round_only=true,deck=CdCdFdFd)"))


@pytest.mark.parametrize("players", PLAYERS)
def test_a_playthrough_is_replayed_line_by_line(players: int, tmp_path: Path) -> None:
    from absl import flags
    from open_spiel.python.algorithms import generate_playthrough

    flags.FLAGS.mark_as_parsed()
    deck = "CdCdWdSdAp"
    name = f"papersea(players={players},round_only=true,deck={deck})"
    file = tmp_path / "playthrough.txt"
    file.write_text(generate_playthrough.playthrough(name, action_sequence=None, seed=players))
    expected, actual = generate_playthrough.replay(str(file))
    assert actual == expected
    assert "GameType.chance_mode = ChanceMode.EXPLICIT_STOCHASTIC" in expected
