"""Tune the policy by playing it against its earlier selves: ``python tools/tune.py MINUTES``.

CMA-ES (the extra ``tune``) moves all numbers of ``players/tuned.json`` at once. A candidate is
worth its win rate, in parts of par, alone against the newest and one older champion at tables of
two, three and four, every deal in all seatings. The file is written whenever there is a champion.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Sequence
from dataclasses import fields
from pathlib import Path
from typing import Any, Final

import numpy as np

from papersea.players.judgement import Judgement, tuned
from papersea.players.kernel.weights import Weights, new_minds
from papersea.players.selfplay import play_policies
from papersea.rules.options import Options
from papersea.rules.records import record_at

PAGE: Final = Path(__file__).parents[1] / "src" / "papersea" / "players" / "tuned.json"
TABLES: Final = ((2, 4000), (3, 2000), (4, 2000))
"""Players, and games for one candidate against one champion."""
GENERATIONS: Final = 15
"""Between champions."""
STEP: Final = 0.25


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


def worth(candidate: Judgement, champion: Judgement, seed: int) -> float:
    """The candidate's wins among champions, 1 at par."""
    rates = []
    for players, games in TABLES:
        wins = 0.0
        for seat in range(players):
            minds = new_minds()
            for number in range(players):
                mind = candidate if number == seat else champion
                mind.write(record_at(Weights, minds, number))
            wins += play_policies(Options(), players, minds, seed, games // players)[seat]
        rates.append(wins / (games // players))
    return float(np.mean(rates))


def save(judgement: Judgement) -> None:
    named: dict[str, Any] = {}
    for field in fields(judgement):
        value = getattr(judgement, field.name)
        is_by_kind = isinstance(value, dict)
        named[field.name] = (
            {k.value: _plain(v) for k, v in value.items()} if is_by_kind else _plain(value)
        )
    PAGE.write_text(json.dumps(named, indent=2) + "\n", encoding="utf-8")


def _plain(value: Any) -> Any:
    return [round(each, 3) for each in value] if isinstance(value, tuple) else round(value, 3)


def main() -> None:
    import cma

    until = time.monotonic() + 60 * float(sys.argv[1])
    start = np.array(numbers(tuned()))
    scale = np.maximum(0.25, 0.3 * np.abs(start))
    strategy = cma.CMAEvolutionStrategy(0 * start, STEP, {"seed": 1, "verbose": -9})
    champions, chance = [tuned()], np.random.default_rng(1)
    while time.monotonic() < until:
        for _ in range(GENERATIONS):
            older = champions[chance.integers(len(champions))]
            seed = int(chance.integers(1 << 40))
            steps = strategy.ask()
            tried = [judgement_of(start + scale * step) for step in steps]
            results = [
                worth(each, champions[-1], seed) + worth(each, older, seed) for each in tried
            ]
            strategy.tell(steps, [-result for result in results])
        champions.append(judgement_of(start + scale * strategy.mean))
        gain = worth(champions[-1], champions[-2], 0)
        sys.stdout.write(f"champion {len(champions)}: {gain:.3f} of par against the last\n")
        save(champions[-1])


if __name__ == "__main__":
    main()
