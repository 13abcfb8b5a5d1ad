"""Everything that decides how learning goes."""

from __future__ import annotations

import msgspec


class CallsConfig(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How calls are tried: rounds of games, each with what was learned before."""

    players: int
    seed: int
    rounds: int = 1
    rows: int = 20_000  # moments of a round in which all calls are tried
    playouts: int = 60  # of a search


class TuningConfig(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the policy's numbers are tuned."""

    seed: int = 1
    champions: int = 10
    generations: int = 15  # between champions
    games: tuple[int, int, int] = (4000, 2000, 2000)  # a candidate's, of two, three and four


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
