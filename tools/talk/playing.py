"""The games: the expert against itself, every round kept, and who played them noted."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from itertools import repeat
from multiprocessing import get_context
from pathlib import Path
from typing import Final

import numpy as np

from benchmarks.machine import this_machine
from papersea.players.search.selfplay import play_itself
from papersea.rules.options import Options
from tools.talk.rounds import Array, rows_of

GAMES: Final = {2: 90_000, 3: 5_000, 4: 5_000}
PLAYOUTS: Final = 32
SHARE: Final = 500
_NOTE: Final = "played.json"


@dataclass(frozen=True, slots=True)
class Share:
    """Games with seeds that follow each other."""

    players: int
    seed: int
    games: int = SHARE
    playouts: int = PLAYOUTS

    @property
    def seeds(self) -> range:
        return range(self.seed, self.seed + self.games)

    def path(self, kept: Path) -> Path:
        return kept / f"{self.players}-{self.seed}.npy"


@dataclass(frozen=True, slots=True)
class Run:
    """How many shares one commit played in one go."""

    commit: str
    processor: str
    cores: int
    shares: int
    seconds: float


def all_shares() -> Iterator[Share]:
    for players, games in GAMES.items():
        yield from (Share(players, seed) for seed in range(0, games, SHARE))


def runs_of(kept: Path) -> tuple[Run, ...]:
    """Who played the games that are kept there, the oldest run first."""
    note = kept / _NOTE
    found = json.loads(note.read_text(encoding="utf-8")) if note.exists() else []
    return tuple(Run(**run) for run in found)


def play(kept: Path, shares: Sequence[Share]) -> None:
    """What is there already is not played again."""
    kept.mkdir(parents=True, exist_ok=True)
    earlier, machine, start = runs_of(kept), this_machine(), time.monotonic()
    missing = [share for share in shares if not share.path(kept).exists()]
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        for number, name in enumerate(pool.map(_play, repeat(kept), missing), 1):
            seconds = round(time.monotonic() - start, 1)
            run = Run(machine.commit, machine.processor, machine.cores, number, seconds)
            _note(kept, (*earlier, run))
            sys.stdout.write(f"{number}/{len(missing)} {name}\n")
            sys.stdout.flush()


def _play(kept: Path, share: Share) -> str:
    rows = np.concatenate([_rows(share, seed) for seed in share.seeds])
    path = share.path(kept)
    unfinished = path.with_suffix(".tmp")
    with unfinished.open("wb") as file:
        np.save(file, rows)
    unfinished.replace(path)
    return path.name


def _rows(share: Share, seed: int) -> Array:
    return rows_of(play_itself(Options(), share.players, share.playouts, seed), seed)


def _note(kept: Path, runs: tuple[Run, ...]) -> None:
    text = json.dumps([asdict(run) for run in runs], indent=1)
    (kept / _NOTE).write_text(f"{text}\n", encoding="utf-8")
