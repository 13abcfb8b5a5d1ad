"""How long a person waits before anything happens."""

from __future__ import annotations

import subprocess
import sys
import sysconfig
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

_HELP: Final = (str(Path(sysconfig.get_path("scripts")) / "papersea"), "--help")
_FIRST_MOVE: Final = """
from papersea.game import Game
from papersea.players.budget import Playouts
from papersea.players.catalogue import find_opponent

game = Game(seed=1)
find_opponent("orca").seated(1).choose(game.view(game.turn), Playouts(1))
"""
_TRIES: Final = 3


@dataclass(frozen=True, slots=True)
class Start:
    """Seconds from calling a program to its end."""

    name: str
    seconds: float


def all_starts() -> tuple[Start, ...]:
    """What takes less than a second each."""
    return (
        Start(f"papersea --help: best of {_TRIES}", _best(_HELP)),
        Start(
            f"an expert's first move: best of {_TRIES}",
            _best((sys.executable, "-c", _FIRST_MOVE)),
        ),
    )


def _best(command: Sequence[str]) -> float:
    return min(_run(command) for _ in range(_TRIES))


def _run(command: Sequence[str]) -> float:
    began = time.perf_counter()
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True)
    return time.perf_counter() - began
