"""The run that makes the master's calls: ``players/calls.json``, entry by entry."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from papersea.players.judgement import Numbers, tuned
from papersea.players.master import Learning
from papersea.training.calling import learn_calls
from papersea.training.config import CallsConfig, EvolvingConfig
from papersea.training.evolving import evolve

Steps = Iterator[tuple[Numbers, dict[str, float]]]
"""What was learned by then, and what is told of it."""


def learn_into(
    path: Path, players: Sequence[int], learnings: Sequence[Learning]
) -> Iterator[dict[str, Any]]:
    """Tells how it goes; the file has what was learned by then."""
    for learning in learnings:
        for number in players:
            for found, told in _steps(learning, number):
                _write(path, learning, number, found)
                numbers = {name: f"{each:.4g}" for name, each in told.items()}
                yield {"calls": learning.value, "players": number, **numbers}


def _steps(learning: Learning, players: int) -> Steps:
    if learning is Learning.EVOLVED:
        return evolve(EvolvingConfig(players, seed=players), [tuned()])
    return learn_calls(CallsConfig(players, seed=players))


def _write(path: Path, learning: Learning, players: int, found: Sequence[float]) -> None:
    held = msgspec.json.decode(path.read_bytes()) if path.exists() else {}
    held.setdefault(learning.value, {})[str(players)] = [round(each, 4) for each in found]
    path.write_bytes(msgspec.json.format(msgspec.json.encode(held), indent=1) + b"\n")
