"""Random play of OpenSpiel states, for the tests of our game there."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pyspiel

import papersea.envs.openspiel  # noqa: F401  (registers the game)

Choose = Callable[[random.Random, Any], int]


def any_move(dice: random.Random, state: Any) -> int:
    return int(dice.choice(state.legal_actions()))


def sample_chance(dice: random.Random, state: Any) -> int:
    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
    return int(dice.choices(outcomes, weights)[0])


def walk(game: Any, seed: int, choose: Choose = any_move) -> Iterator[Any]:
    """A state before every move of players and chance, and at the end of an episode."""
    dice = random.Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        yield state
        pick = sample_chance if state.is_chance_node() else choose
        state.apply_action(pick(dice, state))
    yield state


def play(game: Any, seed: int, choose: Choose = any_move) -> Any:
    """The end of an episode."""
    *_, last = walk(game, seed, choose)
    return last


def load(**parameters: Any) -> Any:
    return pyspiel.load_game("papersea", parameters)
