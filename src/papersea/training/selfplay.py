"""Self-play on all threads: the same tables go on from one iteration to the next."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from papersea.game import CLASSIC
from papersea.players.judgement import minds_of, tuned
from papersea.players.kernel.network import Networks, new_room
from papersea.players.match import match_values
from papersea.rules.entries import start
from papersea.rules.options import MAX_PLAYERS
from papersea.rules.settings import write_options
from papersea.rules.state import Games, game_at, new_games
from papersea.training.config import Config
from papersea.training.kernel.rollout import Rows, Setting, new_rows, roll_out

TALLY = ("rounds", "matches", "decisions", "won", "met")
_SEEDS_APART = 1 << 32


class Tables:
    """The tables of one thread, and the rows that they fill."""

    def __init__(self, config: Config, number: int, rows: int, since: int) -> None:
        self.games = _new_tables(config, number, since)
        self.lineups = np.zeros((config.games, MAX_PLAYERS), np.int64)
        self.rows = new_rows(rows)
        target = game_at(self.games, 0).target
        self._match = match_values(config.players, target)
        self._config = config
        self._minds = minds_of(tuned(), tuned(), 0)

    def play(self, networks: Networks) -> tuple[int, Any]:
        """Fill the rows anew; returns how many are filled, and the tally."""
        match, config = self._match, self._config
        setting = Setting(match.cell, match.cells, config.trust, config.past)
        tally = np.zeros(len(TALLY))
        filled = roll_out(
            self.games,
            self.lineups,
            networks,
            new_room(networks),
            self._minds,
            match.values,
            setting,
            self.rows,
            tally,
        )
        return filled, tally


def _new_tables(config: Config, number: int, since: int) -> Games:
    """New deals, also for a run that goes on after so many iterations."""
    games = new_games(config.games)
    for index in range(config.games):
        write_options(game_at(games, index), CLASSIC, config.players)
        start(games, index, (config.seed * 1000 + number) * _SEEDS_APART + (since << 16) + index)
    return games


class SelfPlay:
    """All threads together."""

    def __init__(self, config: Config, since: int) -> None:
        share = config.rows // config.threads
        numbers = range(config.threads)
        self.tables = [Tables(config, number, share, since) for number in numbers]
        self._pool = ThreadPoolExecutor(config.threads)

    def play(self, networks: Networks) -> tuple[list[tuple[Rows, int]], dict[str, float]]:
        """The filled rows of every thread, and the tally of all."""
        played = list(self._pool.map(lambda tables: tables.play(networks), self.tables))
        tally = np.sum([counted for _, counted in played], axis=0)
        rows = [
            (tables.rows, filled) for tables, (filled, _) in zip(self.tables, played, strict=True)
        ]
        return rows, dict(zip(TALLY, tally.tolist(), strict=True))
