"""How a network fares against the policy that the expert starts from."""

from __future__ import annotations

from math import sqrt

import numpy as np

from papersea.game import CLASSIC
from papersea.players.judgement import minds_of, tuned
from papersea.players.kernel.network import Networks, new_room
from papersea.rules.settings import write_options
from papersea.rules.state import game_at, new_games
from papersea.training.config import Config
from papersea.training.kernel.trial import try_network

_SEED = 1 << 50
"""Deals that no training sees."""


def trial(config: Config, networks: Networks) -> tuple[float, float]:
    """The share of matches won by the first network, and its standard error over deals."""
    games = new_games(1)
    write_options(game_at(games, 0), CLASSIC, config.players)
    wins = np.zeros(config.deals)
    minds = minds_of(tuned(), tuned(), 0)
    try_network(games, networks, new_room(networks), minds, _SEED, config.deals, wins)
    return float(wins.mean()), float(wins.std() / sqrt(config.deals))
