"""Learn when to close a round from what came of it: every call is tried in games of searching
players, who go on searching. Then again, with players who imagine what was learned."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

import numpy as np

from papersea.game import CLASSIC
from papersea.knowledge.script import new_scripts, new_worlds
from papersea.players.policy.judgement import Numbers, policies_of, tuned
from papersea.players.policy.learned import AS_BY_RULE
from papersea.players.policy.weights import CALL_INPUTS
from papersea.players.search.expert import set_up_root
from papersea.players.search.match import match_values
from papersea.players.search.root import Root, begin_search, new_roots
from papersea.players.search.whole_games import REAL_GAME
from papersea.rules.entries import start
from papersea.rules.records import record_at
from papersea.rules.settings import write_options
from papersea.rules.state import game_at, new_games
from papersea.training.config import CallsConfig
from papersea.training.tried_calls import CALLS, TRIED_GAME, Calls, new_calls, watch_calls

_EDGES: Final = 1 << 12
_DOUBT: Final = 1.0
_OTHER_CHANCE: Final = 1 << 45
_STEPS: Final = 2500
_CALM: Final = 1e-6
"""What large weights cost."""


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
    games = new_games(TRIED_GAME + 1)
    for index in range(TRIED_GAME + 1):
        write_options(game_at(games, index), CLASSIC, config.players)
    seed = config.seed * 1000 + number
    start(games, REAL_GAME, seed)
    match = match_values(config.players, game_at(games, REAL_GAME).target)
    roots, edges = new_roots(_EDGES)
    set_up_root(record_at(Root, roots, 0), match, doubt=_DOUBT)
    worlds = new_worlds(1)
    begin_search(worlds, roots, edges, _OTHER_CHANCE + seed)
    judgement = replace(tuned(), calls=learned)
    calls = new_calls(config.rows)
    room = (games, new_scripts(1), worlds, roots, edges)
    policies = policies_of(judgement, judgement, 0)
    watch_calls(*room, policies, match.values, config.playouts, calls)
    return calls


def fit(calls: Calls) -> tuple[Numbers, dict[str, float]]:
    """Weights of whoever wins most by the calls; every fifth row is kept apart to tell how much
    that is, above always going on."""
    from scipy.optimize import minimize

    apart = np.arange(len(calls.outcome)) % 5 == 0
    inputs, gains = calls.inputs[~apart], calls.outcome[~apart]
    gains = gains - gains.mean(axis=1, keepdims=True)

    def loss(flat: Any) -> tuple[float, Any]:
        """What is not gained by choosing calls with such chances, and its slope."""
        leads = inputs @ flat.reshape(CALLS, CALL_INPUTS).T
        chances = np.exp(leads - leads.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        gained = (chances * gains).sum(axis=1, keepdims=True)
        slope = -(chances * (gains - gained)).T @ inputs / len(gains)
        return _CALM * float(flat @ flat) - gained.mean(), slope.ravel() + 2 * _CALM * flat

    start = np.zeros(CALLS * CALL_INPUTS)
    found = minimize(loss, start, jac=True, method="L-BFGS-B", options={"maxiter": _STEPS}).x
    told = {"rows": float(len(calls.outcome))}
    for name, each in (("by_rule", AS_BY_RULE), ("learned", found)):
        told[name], told["error"] = _gained(calls.inputs[apart], calls.outcome[apart], each)
    return tuple(float(each) for each in found), told


def _gained(inputs: Any, outcome: Any, weights: Any) -> tuple[float, float]:
    """Winning chances above always going on, a call on average, and their standard error."""
    chosen = (inputs @ np.reshape(weights, (CALLS, CALL_INPUTS)).T).argmax(axis=1)
    gained = outcome[np.arange(len(outcome)), chosen] - outcome[:, 0]
    return float(gained.mean()), float(gained.std() / len(gained) ** 0.5)
