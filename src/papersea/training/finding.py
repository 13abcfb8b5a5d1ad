"""Decisions that the expert's search has looked into, written into the run's folder."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import numpy as np

from papersea.game import CLASSIC
from papersea.players.judgement import minds_of, tuned
from papersea.players.kernel.network import blank_room
from papersea.players.kernel.script import new_scripts, new_worlds
from papersea.players.kernel.search import Thought, begin_search, new_thoughts
from papersea.players.kernel.selfplay import REAL_GAME
from papersea.players.match import match_values
from papersea.players.racing import set_up_thought
from papersea.rules.entries import start
from papersea.rules.records import record_at
from papersea.rules.settings import write_options
from papersea.rules.state import game_at, new_games
from papersea.training.config import Config
from papersea.training.kernel.searching import Findings, find, new_findings

SHARD: Final = 20_000
"""Decisions in one file."""
_EDGES: Final = 1 << 12
_DOUBT: Final = 0.5
_OTHER_CHANCE: Final = 1 << 45


def shard_path(folder: Path, number: int) -> Path:
    return folder / f"found-{number:04d}.npz"


def find_all(config: Config, folder: Path) -> Iterator[int]:
    """Write the files that are missing; yields the number of each."""
    for number in range(config.shards):
        if not shard_path(folder, number).exists():
            write_findings(find_some(config, number), shard_path(folder, number))
            yield number


def find_some(config: Config, number: int) -> Findings:
    """The decisions of one file: the same number gives the same ones."""
    games = new_games(REAL_GAME + 1)
    for index in range(REAL_GAME + 1):
        write_options(game_at(games, index), CLASSIC, config.players)
    seed = config.seed * 100_000 + number
    start(games, REAL_GAME, seed)
    match = match_values(config.players, game_at(games, REAL_GAME).target)
    thoughts, edges = new_thoughts(_EDGES)
    set_up_thought(record_at(Thought, thoughts, 0), match, doubt=_DOUBT)
    worlds = new_worlds(1)
    begin_search(worlds, thoughts, edges, _OTHER_CHANCE + seed)
    findings = new_findings(SHARD)
    find(
        games,
        new_scripts(1),
        worlds,
        thoughts,
        edges,
        minds_of(tuned(), tuned(), 0),
        match.values,
        blank_room(),
        config.playouts,
        config.slips,
        findings,
    )
    return findings


def write_findings(findings: Findings, path: Path) -> None:
    """As small as nothing is lost that a network could learn from."""
    new = path.with_suffix(".new")
    with new.open("wb") as file:
        np.savez(
            file,
            places=findings.places[:, : int(findings.on.max())],
            on=findings.on.astype(np.int16),
            first=findings.first.astype(np.int8),
            lead=findings.lead.astype(np.float16),
            error=findings.error.astype(np.float16),
            chance=findings.chance,
        )
    new.replace(path)


def read_findings(paths: list[Path]) -> Findings:
    """All files together."""
    parts = [dict(np.load(path)) for path in paths]
    width = max(part["places"].shape[1] for part in parts)
    for part in parts:
        missing = width - part["places"].shape[1]
        part["places"] = np.pad(part["places"], ((0, 0), (0, missing)))
    joined = {name: np.concatenate([part[name] for part in parts]) for name in Findings._fields}
    return Findings(**joined)
