"""Trained networks, read from their files."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from papersea.encoding import VERSION
from papersea.players.kernel.network import Networks, input_size


class StaleWeights(ValueError):
    """Weights that were made for another encoding, or for another number of players."""


def read_networks(path: Path) -> Networks:
    """The network of a file that ``python -m papersea.training export`` has written."""
    with np.load(path, allow_pickle=False) as weights:
        if int(weights["encoding"]) != VERSION:
            raise StaleWeights(f"{path.name} is for encoding {int(weights['encoding'])}")
        return Networks(
            **{name: weights[name].astype(np.float32)[None] for name in Networks._fields}
        )


def check_players(networks: Networks, players: int) -> None:
    """A network knows how to play with one number of players."""
    if networks.first.shape[1] != input_size(players):
        raise StaleWeights(f"this network was not trained for {players} players")
