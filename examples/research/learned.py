"""A policy that self_play_ppo.py has kept, as a player: for the other examples to import."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from papersea.envs.views import NumbersPlayer, Policy
from papersea.extras import needs
from papersea.players import Player
from papersea.players.catalogue import Opponent
from papersea.players.styles import Rung, Style
from papersea.rules.observe import observation_size

with needs("envs"):
    import numpy as np


@cache
def load_policy(file: Path) -> Policy:
    """The action that the network scores highest."""
    with np.load(file) as kept:
        layers = [kept[name] for name in kept.files]

    def policy(observation: np.ndarray, mask: np.ndarray) -> int:
        values = observation.astype(np.float32)
        for weights, bias in zip(layers[::2], layers[1::2], strict=True):
            values = weights @ np.maximum(values, 0) + bias  # bytes are never below 0
        scores = values[: len(mask)]
        return int(np.where(mask, scores, -np.inf).argmax())

    return policy


def players_of(file: Path) -> int:
    """How many play where it has learned: its first layer is as wide as what they see."""
    with np.load(file) as kept:
        width = kept[kept.files[0]].shape[1]
    return next(count for count in (2, 3, 4) if observation_size(count) == width)


@dataclass(frozen=True, slots=True)
class Learned(Opponent):
    """An opponent by the name of its file. Processes that play with it load it themselves."""

    file: Path

    def seated(self, seed: int) -> Player:
        return NumbersPlayer(load_policy(self.file))


def learned(file: Path) -> Learned:
    return Learned(file.stem, Rung.BEGINNER, Style(), file)
