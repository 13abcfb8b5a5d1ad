"""Tune the policy by playing it against its earlier selves (``players/policy/tuned.json``).

CMA-ES moves all numbers of the judgement at once. A candidate is worth its win rate, in parts of
par, alone against the newest and one older champion at tables of two, three and four, every deal in
all seatings.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import fields
from pathlib import Path
from typing import Any, Final

import numpy as np

from papersea.game import CLASSIC
from papersea.players.policy.judgement import Judgement, tuned
from papersea.players.policy.matches import play_policies
from papersea.players.policy.weights import Weights, new_policies
from papersea.rules.records import record_at
from papersea.training.config import TuningConfig

_STEP: Final = 0.25
_TRIAL_SEED: Final = 0


def tune(config: TuningConfig) -> Iterator[tuple[Judgement, float]]:
    """Champion after champion, and what each is worth against the one before, 1 at par. The same
    configuration gives the same ones."""
    import cma

    start = np.array(numbers(tuned()))
    scale = np.maximum(0.25, 0.3 * np.abs(start))
    options = {"seed": config.seed, "verbose": -9}
    strategy = cma.CMAEvolutionStrategy(0 * start, _STEP, options)
    champions, chance = [tuned()], np.random.default_rng(config.seed)
    for _ in range(config.champions):
        for _ in range(config.generations):
            older = champions[chance.integers(len(champions))]
            seed = int(chance.integers(1 << 40))
            steps = strategy.ask()
            tried = [judgement_of(start + scale * step) for step in steps]
            rivals = (champions[-1], older)
            results = [sum(worth(each, other, seed, config) for other in rivals) for each in tried]
            strategy.tell(steps, [-result for result in results])
        champions.append(judgement_of(start + scale * strategy.mean))
        yield champions[-1], worth(champions[-1], champions[-2], _TRIAL_SEED, config)


def worth(candidate: Judgement, champion: Judgement, seed: int, config: TuningConfig) -> float:
    """The candidate's wins among champions, 1 at par."""
    rates = []
    for players, games in enumerate(config.games, start=2):
        wins = 0.0
        for seat in range(players):
            policies = new_policies()
            for number in range(players):
                mind = candidate if number == seat else champion
                mind.write(record_at(Weights, policies, number))
            wins += play_policies(CLASSIC, players, policies, seed, games // players)[seat]
        rates.append(wins / (games // players))
    return float(np.mean(rates))


def numbers(judgement: Judgement) -> list[float]:
    """Everything that is tuned, flat."""
    flat: list[float] = []
    for field in fields(judgement):
        value = getattr(judgement, field.name)
        for part in value.values() if isinstance(value, dict) else [value]:
            flat += part if isinstance(part, tuple) else [part]
    return flat


def judgement_of(flat: Sequence[float]) -> Judgement:
    """The other way round."""
    left = list(flat)

    def like(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: like(part) for key, part in value.items()}
        if isinstance(value, tuple):
            return tuple(left.pop(0) for _ in value)
        return left.pop(0)

    shape = tuned()
    return Judgement(**{field.name: like(getattr(shape, field.name)) for field in fields(shape)})


def write(judgement: Judgement, path: Path) -> None:
    """As ``players/policy/tuned.json`` has it."""
    named: dict[str, Any] = {}
    for field in fields(judgement):
        value = getattr(judgement, field.name)
        if isinstance(value, tuple) and not value:
            continue  # learned, not tuned: players/policy/learned.json
        is_by_kind = isinstance(value, dict)
        named[field.name] = (
            {k.value: _plain(v) for k, v in value.items()} if is_by_kind else _plain(value)
        )
    path.write_text(json.dumps(named, indent=2) + "\n", encoding="utf-8")


def _plain(value: Any) -> Any:
    return [round(each, 3) for each in value] if isinstance(value, tuple) else round(value, 3)
