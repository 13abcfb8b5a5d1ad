"""Learn when to close a round from what searches find, and search again with what was learned:
a search imagines others who call as well as searches do."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

import numpy as np
import torch

from papersea.game import CLASSIC
from papersea.players.judgement import Numbers, minds_of, tuned
from papersea.players.kernel.script import new_scripts, new_worlds
from papersea.players.kernel.search import Thought, begin_search, new_thoughts
from papersea.players.kernel.selfplay import REAL_GAME
from papersea.players.kernel.weights import CALL_INPUTS
from papersea.players.master import AS_BY_RULE
from papersea.players.match import match_values
from papersea.players.racing import set_up_thought
from papersea.rules.entries import start
from papersea.rules.records import record_at
from papersea.rules.settings import write_options
from papersea.rules.state import game_at, new_games
from papersea.training.config import CallsConfig
from papersea.training.kernel.calling import CALLS, Calls, new_calls, watch_calls

_EDGES: Final = 1 << 12
_DOUBT: Final = 0.5
_OTHER_CHANCE: Final = 1 << 45
_STEPS: Final = 1200
_RATE: Final = 0.03
_CALM: Final = 1e-5
"""What large weights cost."""
_KEPT: Final = 2
"""Rounds of searching that are learned from together."""


def learn_calls(config: CallsConfig) -> Iterator[tuple[Numbers, dict[str, float]]]:
    """Round after round: what was learned by then, and what is told of it."""
    torch.set_num_threads(1)
    learned: Numbers = ()
    watched: list[Calls] = []
    for number in range(config.rounds):
        watched = [*watched[1 - _KEPT :], watch(config, number, learned)]
        together = Calls(*(np.concatenate(parts) for parts in zip(*watched, strict=True)))
        learned, told = fit(together, learned or AS_BY_RULE)
        yield learned, {"round": number + 1.0, **told}


def watch(config: CallsConfig, number: int, learned: Numbers) -> Calls:
    """Calls that searches have looked into; the same number gives the same ones."""
    games = new_games(REAL_GAME + 1)
    for index in range(REAL_GAME + 1):
        write_options(game_at(games, index), CLASSIC, config.players)
    seed = config.seed * 1000 + number
    start(games, REAL_GAME, seed)
    match = match_values(config.players, game_at(games, REAL_GAME).target)
    thoughts, edges = new_thoughts(_EDGES)
    set_up_thought(record_at(Thought, thoughts, 0), match, doubt=_DOUBT)
    worlds = new_worlds(1)
    begin_search(worlds, thoughts, edges, _OTHER_CHANCE + seed)
    judgement = replace(tuned(), calls=learned)
    calls = new_calls(config.rows)
    room = (games, new_scripts(1), worlds, thoughts, edges)
    minds = minds_of(judgement, judgement, 0)
    watch_calls(*room, minds, match.values, config.playouts, calls)
    return calls


def fit(calls: Calls, before: Numbers) -> tuple[Numbers, dict[str, float]]:
    """Weights by which the calls give away least; every fifth row is kept apart to tell how
    much that is."""
    apart = np.arange(len(calls.lead)) % 5 == 0
    lost = calls.lead.max(axis=1, keepdims=True) - calls.lead
    inputs = torch.tensor(calls.inputs[~apart], dtype=torch.float32)
    losses = torch.tensor(lost[~apart], dtype=torch.float32)
    shape = (CALLS, CALL_INPUTS)
    weights = torch.tensor(before, dtype=torch.float32).reshape(shape).requires_grad_()
    optimizer = torch.optim.Adam([weights], lr=_RATE)
    for _ in range(_STEPS):
        chances = torch.softmax(inputs @ weights.T, dim=1)
        loss = (chances * losses).sum(dim=1).mean() + _CALM * (weights**2).sum()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    found = weights.detach().numpy()
    return tuple(float(each) for each in found.ravel()), {
        "rows": float(len(lost)),
        "lost_by_rule": _mean_loss(calls.inputs[apart], lost[apart], AS_BY_RULE),
        "lost": _mean_loss(calls.inputs[apart], lost[apart], found),
    }


def _mean_loss(inputs: Any, lost: Any, weights: Any) -> float:
    chosen = (inputs @ np.reshape(weights, (CALLS, CALL_INPUTS)).T).argmax(axis=1)
    return float(lost[np.arange(len(lost)), chosen].mean())
