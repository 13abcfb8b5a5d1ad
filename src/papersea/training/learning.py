"""The run that makes what was learned (``players/policy/learned.json``), entry by entry."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from papersea.players.policy.judgement import Numbers
from papersea.players.policy.learned import Learning
from papersea.training.config import CallsConfig, ReadingConfig
from papersea.training.reading import learn_reading

Steps = Iterator[tuple[Numbers, dict[str, float]]]
"""What was learned by then, and what is told of it."""


def learn_into(
    path: Path, players: Sequence[int], learnings: Sequence[Learning], rows: int | None = None
) -> Iterator[dict[str, Any]]:
    """Tells how it goes; the file has what was learned by then. ``rows``: of tried calls, if not as
    many as for the master."""
    for learning in learnings:
        for number in players:
            for found, told in _steps(learning, number, rows):
                _write(path, learning, number, found)
                numbers = {name: f"{each:.4g}" for name, each in told.items()}
                yield {"learning": learning.value, "players": number, **numbers}


def _steps(learning: Learning, players: int, rows: int | None) -> Steps:
    match learning:
        case Learning.CALLS:
            from papersea.training.calling import learn_calls

            config = CallsConfig(players, seed=players)
            return learn_calls(config if rows is None else replace(config, rows=rows))
        case Learning.READING:
            return learn_reading(ReadingConfig(players, seed=players))


def _write(path: Path, learning: Learning, players: int, found: Sequence[float]) -> None:
    held = msgspec.json.decode(path.read_bytes()) if path.exists() else {}
    held.setdefault(learning.value, {})[str(players)] = [round(each, 4) for each in found]
    path.write_bytes(msgspec.json.format(msgspec.json.encode(held), indent=1) + b"\n")
