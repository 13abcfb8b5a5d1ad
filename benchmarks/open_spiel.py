"""OpenSpiel's own card games, written in C++, at random play.

Three ways: driven from Python, whole games inside C++, and the rest of a game after the deal
inside C++. Only decisions of players count, as with us.
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from importlib.util import find_spec
from typing import Any

from benchmarks.measuring import Sample, Subject, Workload

IS_INSTALLED = find_spec("pyspiel") is not None

GAMES = {
    "leduc_poker": 2,
    "go_fish": 2,
    "gin_rummy": 2,
    "crazy_eights(players=2)": 2,
    "skat": 3,
    "dou_dizhu": 3,
    "hearts": 4,
    "spades": 4,
    "euchre": 4,
}
"""Games with their players. The smallest ones of two decisions would measure the call alone."""

FROM_PYTHON = "from Python"
WHOLE_GAMES = "whole games in C++"
AFTER_THE_DEAL = "after the deal in C++"

_DEALS = 4
_COUNTED_SECONDS = 0.25  # at least, for the decisions in an average game

State = Any


def name_of(way: str, game: str) -> str:
    return f"OpenSpiel {game}, {way}"


def _sample_chance(state: State) -> None:
    actions, weights = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(random.choices(actions, weights)[0])


def _deal(game: Any) -> State:
    """A game at its first decision."""
    state = game.new_initial_state()
    while state.is_chance_node():
        _sample_chance(state)
    return state


def _play_out(state: State) -> int:
    """Random moves to the end; returns how many decisions there were."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            _sample_chance(state)
        else:
            state.apply_action(random.choice(state.legal_actions()))
            decisions += 1
    return decisions


def from_python(game: Any) -> Workload:
    def workload(amount: int) -> Sample:
        began = time.process_time()
        decisions = sum(_play_out(game.new_initial_state()) for _ in range(amount))
        return Sample(decisions, time.process_time() - began)

    return workload


def average_decisions(starts: list[State], seconds: float = _COUNTED_SECONDS) -> float:
    """In a random game from these positions. Counted apart, so that counting slows nothing."""
    decisions = games = 0
    end = time.perf_counter() + seconds
    while games == 0 or time.perf_counter() < end:
        decisions += sum(_play_out(start.clone()) for start in starts)
        games += len(starts)
    return decisions / games


def whole_games(game: Any) -> Workload:
    """OpenSpiel's uniformly random bots against each other, dealing included."""
    import pyspiel

    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]
    average = average_decisions([game.new_initial_state()])

    def workload(amount: int) -> Sample:
        began = time.process_time()
        for seed in range(amount):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)
        return Sample(amount * average, time.process_time() - began)

    return workload


def _rollouts(game: Any, count: int) -> Any:
    """A search that stops after its first node: so many random games in a plain loop in C++."""
    import pyspiel

    rollouts = pyspiel.RandomRolloutEvaluator(count, 1)
    return pyspiel.MCTSBot(game, rollouts, 1.0, 1, 1, False, 1, False)


def after_the_deal(game: Any) -> Workload:
    starts = [_deal(game) for _ in range(_DEALS)]
    average = average_decisions(starts)

    def workload(amount: int) -> Sample:
        search = _rollouts(game, amount)
        began = time.process_time()
        for start in starts:
            search.mcts_search(start)
        seconds = time.process_time() - began
        return Sample(amount * len(starts) * average, seconds)

    return workload


WAYS = {FROM_PYTHON: from_python, WHOLE_GAMES: whole_games, AFTER_THE_DEAL: after_the_deal}


def subjects() -> Iterator[Subject]:
    """Nothing if OpenSpiel is not installed."""
    if not IS_INSTALLED:
        return
    import pyspiel

    for name in GAMES:
        game = pyspiel.load_game(name)
        for way, workload in WAYS.items():
            yield Subject(name_of(way, name), workload(game))
