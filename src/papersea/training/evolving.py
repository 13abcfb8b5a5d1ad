"""Evolve when to close a round, without any search: many players by feeling play whole matches
against a few others, and the better ones have the next generation's numbers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

import numpy as np

from papersea.game import CLASSIC
from papersea.players.policy.judgement import Judgement, Numbers, tuned
from papersea.players.policy.learned import AS_BY_RULE
from papersea.players.policy.matches import play_policies
from papersea.players.policy.weights import Weights, new_policies
from papersea.rules.records import record_at
from papersea.training.config import EvolvingConfig

_STEP: Final = 0.5
_TOLD_EVERY: Final = 10
_TRIAL_SEED: Final = 1 << 50
_TRIAL: Final = 10_000


def evolve(
    config: EvolvingConfig, others: Sequence[Judgement]
) -> Iterator[tuple[Numbers, dict[str, float]]]:
    """What has evolved by then, and how often it wins against the others on deals of its own."""
    import cma

    deals = config.games // config.players
    options = {"seed": config.seed, "popsize": config.candidates, "verbose": -9}
    strategy = cma.CMAEvolutionStrategy(np.array(AS_BY_RULE), _STEP, options)
    for generation in range(1, config.generations + 1):
        seed = (config.seed << 32) + generation * deals
        tried = strategy.ask()
        strategy.tell(tried, [-win_rate(config.players, x, others, seed, deals)[0] for x in tried])
        if generation % _TOLD_EVERY == 0 or generation == config.generations:
            found = tuple(float(each) for each in strategy.mean)
            rate, error = win_rate(config.players, found, others, _TRIAL_SEED, _TRIAL)
            yield found, {"generation": float(generation), "wins": rate, "error": error}


def win_rate(
    players: int, calls: Sequence[float], others: Sequence[Judgement], seed: int, deals: int
) -> tuple[float, float]:
    """Of one who calls so among others of one kind, every deal from every seat; and its
    standard error."""
    candidate = replace(tuned(), calls=tuple(calls))
    share = deals // len(others)
    rates = []
    for number, other in enumerate(others):
        for seat in range(players):
            policies = new_policies()
            for place in range(players):
                mind = candidate if place == seat else other
                mind.write(record_at(Weights, policies, place))
            won = play_policies(CLASSIC, players, policies, seed + number * share, share)
            rates.append(won[seat] / share)
    rate = float(np.mean(rates))
    return rate, (rate * (1 - rate) / (share * len(rates))) ** 0.5
