"""Learn when to close a round from what came of it: every call is tried in games of searching
players, who go on searching. Then again, with players who imagine what was learned."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Any, Final, NamedTuple

import numpy as np

from papersea.game import CLASSIC, Game
from papersea.moves import EndTurn, LastChance, Move, Stop
from papersea.players.policy.actions import ask_call
from papersea.players.policy.judgement import Numbers, policies_of, tuned
from papersea.players.policy.learned import AS_BY_RULE
from papersea.players.policy.weights import CALL_INPUTS
from papersea.players.search.match import match_values
from papersea.players.search.selfplay import Everybody
from papersea.rules.records import new_array
from papersea.rules.settings import write_options
from papersea.rules.state import game_at, new_games
from papersea.setting_up import lay_known
from papersea.training.config import CallsConfig

CALLS: Final[tuple[Move, ...]] = (EndTurn(), Stop(), LastChance())
_STEPS: Final = 2500
_CALM: Final = 1e-6
"""What large weights cost."""


class Calls(NamedTuple):
    """Tried calls side by side."""

    inputs: Any  # [row, input]
    outcome: Any  # [row, call]: the chance to win the match after the round


def learn_calls(config: CallsConfig) -> Iterator[tuple[Numbers, dict[str, float]]]:
    """Round after round: what was learned by then, and what is told of it."""
    learned: Numbers = ()
    watched: list[Calls] = []
    for number in range(config.rounds):
        watched.append(watch(config, number, learned))
        together = Calls(*(np.concatenate(parts) for parts in zip(*watched, strict=True)))
        learned, told = fit(together)
        yield learned, {"round": number + 1.0, **told}


def watch(config: CallsConfig, number: int, learned: Numbers) -> Calls:
    """Calls that were tried; the same number gives the same ones."""
    tried = islice(Watcher(config, number, learned).tried_calls(), config.rows)
    inputs, outcome = zip(*tried, strict=True)
    return Calls(np.array(inputs), np.array(outcome))


class Watcher:
    """Looks on where everybody searches; wherever a round can be closed, all calls are tried."""

    def __init__(self, config: CallsConfig, number: int, learned: Numbers) -> None:
        judgement = replace(tuned(), calls=learned)
        self._players = config.players
        self._random = random.Random(config.seed * 1000 + number)
        self._everybody = Everybody(self._seed(), judgement, config.playouts)
        self._policies = policies_of(judgement, judgement, 0)
        self._room = new_games(1)
        write_options(game_at(self._room, 0), CLASSIC, config.players)

    def _seed(self) -> int:
        return self._random.getrandbits(62)

    def tried_calls(self) -> Iterator[tuple[Any, list[float]]]:
        """Match after match: what a learned call looks at, and what came of each call."""
        while True:
            game = Game(CLASSIC, self._players, seed=self._seed())
            while not game.is_over:
                if (inputs := self._inputs(game)) is not None:
                    yield inputs, self._try_calls(game)
                game.play(self._everybody.choose(game))

    def _inputs(self, game: Game) -> Any:
        """``None`` where no call is possible, or something else is left to do."""
        if CALLS[-1] not in game.legal_moves():
            return None
        lay_known(self._room, game.position())
        inputs = new_array("f8", CALL_INPUTS)
        return inputs.tolist() if ask_call(self._room, 0, self._policies, inputs) else None

    def _try_calls(self, game: Game) -> list[float]:
        """What comes of each call in this world, with the same cards to come (others than the
        game has in store), if everybody goes on searching."""
        seed = self._seed()
        return [self._try(game.copy(), call, seed) for call in CALLS]

    def _try(self, game: Game, call: Move, seed: int) -> float:
        seat, now = game.turn, game.round
        game.reshuffle(seed)
        game.play(call)
        while game.round == now and not game.is_over:
            game.play(self._everybody.choose(game))
        if game.is_over:
            return (seat in game.winners) / len(game.winners)
        match = match_values(game.players, game.target)
        return match.chance(game.scores, seat, game.rounds[-1].starter)


def fit(calls: Calls) -> tuple[Numbers, dict[str, float]]:
    """Weights of whoever wins most by the calls; every fifth row is kept apart to tell how much
    that is, above always going on."""
    from scipy.optimize import minimize

    apart = np.arange(len(calls.outcome)) % 5 == 0
    inputs, gains = calls.inputs[~apart], calls.outcome[~apart]
    gains = gains - gains.mean(axis=1, keepdims=True)

    def loss(flat: Any) -> tuple[float, Any]:
        """What is not gained by choosing calls with such chances, and its slope."""
        leads = inputs @ flat.reshape(len(CALLS), CALL_INPUTS).T
        chances = np.exp(leads - leads.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        gained = (chances * gains).sum(axis=1, keepdims=True)
        slope = -(chances * (gains - gained)).T @ inputs / len(gains)
        return _CALM * float(flat @ flat) - gained.mean(), slope.ravel() + 2 * _CALM * flat

    start = np.zeros(len(CALLS) * CALL_INPUTS)
    found = minimize(loss, start, jac=True, method="L-BFGS-B", options={"maxiter": _STEPS}).x
    told = {"rows": float(len(calls.outcome))}
    for name, each in (("by_rule", AS_BY_RULE), ("learned", found)):
        told[name], told["error"] = _gained(calls.inputs[apart], calls.outcome[apart], each)
    return tuple(float(each) for each in found), told


def _gained(inputs: Any, outcome: Any, weights: Any) -> tuple[float, float]:
    """Winning chances above always going on, a call on average, and their standard error."""
    chosen = (inputs @ np.reshape(weights, (len(CALLS), CALL_INPUTS)).T).argmax(axis=1)
    gained = outcome[np.arange(len(outcome)), chosen] - outcome[:, 0]
    return float(gained.mean()), float(gained.std() / len(gained) ** 0.5)
