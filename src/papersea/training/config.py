"""What a training run is: everything that decides how it goes, in one file."""

from __future__ import annotations

from pathlib import Path

import msgspec

from papersea.encoding import VERSION


class Config(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A run: first a network studies what searches have found, then it plays against itself.
    The configuration fixes all chance."""

    players: int
    seed: int
    encoding: int = VERSION
    threads: int = 1
    first: int = 128  # units of the hidden layers
    second: int = 64

    # study
    shards: int = 100  # files of 20,000 searched decisions
    playouts: int = 60  # of a search
    slips: float = 0.04  # the share of moves that are played at random meanwhile
    passes: float = 5.0  # over all decisions
    study_rate: float = 1e-3  # of learning, at first

    # self-play
    iterations: int = 200
    rows: int = 200_000  # decisions that one iteration learns from
    games: int = 256  # tables side by side, on each thread
    epochs: int = 1
    batch: int = 2048
    rate: float = 2e-4  # of learning, at first; it falls to `last_rate`
    last_rate: float = 3e-5
    clip: float = 0.2
    entropy: float = 0.01  # what variety is worth at first; it falls to `last_entropy`
    last_entropy: float = 0.003
    trust: float = 0.85
    past: float = 0.25  # the share of matches against earlier networks
    kept: int = 12  # earlier networks that are kept to play against
    keep_every: int = 20  # iterations
    try_every: int = 20  # iterations between trials against the policy
    deals: int = 1000  # of a trial

    def __post_init__(self) -> None:
        if self.encoding != VERSION:
            raise ValueError(f"made for encoding {self.encoding}; this is encoding {VERSION}")
        if not 2 <= self.players <= 4:
            raise ValueError(f"2 to 4 players, not {self.players}")


class CallsConfig(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How calls are tried: rounds of games, each with what was learned before."""

    players: int
    seed: int
    rounds: int = 1
    rows: int = 20_000  # moments of a round in which all calls are tried
    playouts: int = 60  # of a search


class EvolvingConfig(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How calls are evolved that beat a certain player."""

    players: int
    seed: int
    generations: int = 60
    candidates: int = 20
    games: int = 3000  # of a candidate: every deal from every seat


class ReadingConfig(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whose games others' choices are learned from."""

    players: int
    seed: int
    entrants: tuple[str, ...] = ("orca@300p", "albatross@300p", "marlin@300p")
    games: int = 200


def read_config(path: Path) -> Config:
    return msgspec.json.decode(path.read_bytes(), type=Config)
