"""What tests have nodes of a Ray cluster do. Nodes import it by its name."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from papersea.players import Player
from papersea.players.catalogue import Opponent, parse_entrant
from tests.patience import PATIENT


@dataclass(frozen=True, slots=True)
class Gate:
    """Nobody passes before somebody has come to one certain node, who never passes at all: when the
    first task is done, that node is in the middle of another one."""

    node: str
    mark: Path

    def pass_through(self) -> None:
        import ray  # whoever collects tests need not load it

        if not ray.is_initialized():
            return  # here, and not on a cluster
        if ray.get_runtime_context().get_node_id() == self.node:
            self.mark.touch()
            threading.Event().wait()
        until = time.monotonic() + PATIENT
        while not self.mark.exists():
            assert time.monotonic() < until, "no task has come to the other node"
            time.sleep(0.02)


@dataclass(frozen=True, slots=True)
class Waiting(Opponent):
    """Sits down as soon as it may."""

    gate: Gate

    def seated(self, seed: int) -> Player:
        self.gate.pass_through()
        return parse_entrant("driftwood").opponent.seated(seed)


@dataclass(frozen=True, slots=True)
class Gated:
    """Work that is done as soon as it may be."""

    work: Callable[[Any], Any]
    gate: Gate

    def __call__(self, task: Any) -> Any:
        self.gate.pass_through()
        return self.work(task)
