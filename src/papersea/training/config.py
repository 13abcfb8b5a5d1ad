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


class ReadingConfig(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whose games others' choices are learned from."""

    players: int
    seed: int
    entrants: tuple[str, ...] = ("orca@300p", "albatross@300p", "marlin@300p")
    games: int = 200


class GrowingConfig(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a network grows by playing against itself."""

    players: int
    seed: int = 1
    turns: int = 150  # of playing and learning
    samples: int = 819_200  # of a turn
    batch: int = 4096  # samples of a step
    rate: float = 5e-4  # of learning
    steady: float = 0.3  # the part of the turns with the full rate
    watched: int = 3  # turns whose games are the policy's
    patience: tuple[float, float] = (0.8, 0.97)  # while the rate is full, and at the end
    at_random: float = 0.01
    warmth: tuple[float, float] = (0.02, 0.005)
    share: float = 0.5  # of decisions that become samples
    variety: float = 0.2  # of matches by any edition's options
    tried_every: int = 10
    trial: int = 2000  # deals, every one from every seat
    parts: int = 2  # of a turn's games, and of a trial's, that are played at the same time
    is_copy: bool = False  # begins as the network that it learns against

    def past_steady(self, turn: int) -> float:
        """How much is past of what follows the steady part, from 0 to 1."""
        return max(0.0, (turn / self.turns - self.steady) / (1 - self.steady))


class PracticeConfig(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a table of what moves are worth is learned by trying them."""

    players: int
    seed: int = 1
    turns: int = 200
    moments: int = 100_000  # of a turn
    watched: int = 50  # turns in which the tuned policy plays, and leads are learned as they are
    watched_rate: tuple[float, float] = (0.01, 0.0005)  # of learning, at first and at the end
    rate: tuple[float, float] = (0.001, 0.0003)  # the same once the table plays
    liking: float = 150.0  # how sharply moves are chosen by their leads while learning
    share: float = 0.3  # of moments that are learned from
    at_random: float = 0.01
    averaged: int = 20  # turns whose mean plays
    tried_every: int = 10
    trial: int = 2000  # deals, every one from every seat
