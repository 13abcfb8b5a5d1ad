"""Play the expert against itself and keep every round: ``python tools/table_talk.py play``."""

from __future__ import annotations

import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Final

import numpy as np

from papersea.players.selfplay import play_itself
from papersea.rules.options import Options

KEPT: Final = Path(__file__).parents[1] / "build" / "table-talk"
GAMES: Final = {2: 90_000, 3: 5_000, 4: 5_000}
PLAYOUTS: Final = 64
SHARE: Final = 500


def _play(players: int, seed: int) -> str:
    path = KEPT / f"{players}-{seed}.npy"
    if not path.exists():
        rows = play_itself(Options(), players, PLAYOUTS, seed, SHARE)
        unfinished = path.with_suffix(".tmp")
        with unfinished.open("wb") as file:
            np.save(file, rows)
        unfinished.replace(path)
    return path.name


def play() -> None:
    """What is there already is not played again."""
    KEPT.mkdir(parents=True, exist_ok=True)
    shares = [
        (players, seed) for players, games in GAMES.items() for seed in range(0, games, SHARE)
    ]
    with ProcessPoolExecutor() as pool:
        for number, name in enumerate(pool.map(_play, *zip(*shares, strict=True)), 1):
            sys.stdout.write(f"{number}/{len(shares)} {name}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    play()
