"""Learn a table of what moves are worth: first from what the tuned policy makes of them, then from
what whoever plays by the table does.

Every turn of it begins with what the folder holds, so that a run which was stopped goes on as if
nothing had happened; the same configuration gives the same table.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np

from papersea.game import CLASSIC
from papersea.players.policy.judgement import Judgement, policies_of, tuned
from papersea.players.policy.learned import table_name
from papersea.players.policy.matches import play_match
from papersea.players.policy.places import TABLE, TABLE_UNIT
from papersea.players.policy.weights import Policies
from papersea.players.search.match import match_values
from papersea.rules.records import new_array, record_at
from papersea.rules.settings import write_options
from papersea.rules.state import game_at, new_games
from papersea.training.config import PracticeConfig
from papersea.training.practice import ROOM, Lesson, new_lessons, practise

_TRIAL_SEED: Final = 1 << 50
_MOST: Final = np.iinfo(np.int16).max


class Practice:
    """One run: a configuration, a folder, and what was learned by then."""

    def __init__(self, config: PracticeConfig, folder: Path) -> None:
        self._config = config
        self._folder = folder
        self._match = match_values(config.players, CLASSIC.points_to_win(config.players))
        self._games = new_games(3)
        for number in range(3):
            write_options(game_at(self._games, number), CLASSIC, config.players)
        self._lessons = new_lessons()
        lesson = record_at(Lesson, self._lessons, 0)
        lesson.cell, lesson.cells = self._match.cell, self._match.cells
        lesson.share, lesson.at_random = config.share, config.at_random
        self._lesson = lesson
        self._places = new_array("i8", *ROOM)
        self._table = new_array("f8", TABLE)
        self._mean = np.zeros(TABLE)
        self._turn, self._decisions = 0, 0
        if self._checkpoint.exists():
            self._resume()

    @property
    def _checkpoint(self) -> Path:
        return self._folder / "checkpoint.npz"

    def _resume(self) -> None:
        with np.load(self._checkpoint) as held:
            if msgspec.json.decode(str(held["config"]), type=PracticeConfig) != self._config:
                raise ValueError(f"{self._folder} holds another run: {held['config']}")
            self._table.numpy()[:], self._mean[:] = held["table"], held["mean"]
            self._turn, self._decisions = (int(each) for each in held["progress"])

    def _keep(self) -> None:
        """The whole state, and then the table that plays; each file is whole at any time."""
        self._folder.mkdir(parents=True, exist_ok=True)
        unfinished = self._folder / "checkpoint.part.npz"
        np.savez(
            unfinished,
            config=np.array(msgspec.json.encode(self._config).decode()),
            table=self._table.numpy(),
            mean=self._mean,
            progress=np.array([self._turn, self._decisions]),
        )
        unfinished.replace(self._checkpoint)
        name = table_name(self._config.players)
        unfinished = self._folder / f"{name}.part"
        unfinished.write_bytes(np.array(self.table(), dtype="<i2").tobytes())
        unfinished.replace(self._folder / name)

    def table(self) -> list[int]:
        """The table that plays: the mean over the last turns, in whole numbers."""
        numbers = np.clip(np.rint(self._mean * TABLE_UNIT), -_MOST, _MOST)
        return [int(each) for each in numbers]

    def learn(self) -> Iterator[dict[str, float]]:
        """Turn by turn, what is told of it; it is in the folder by then."""
        config = self._config
        while self._turn < config.turns:
            self._take_turn()
            self._turn += 1
            told: dict[str, float] = {"turn": self._turn, "decisions": self._decisions}
            if self._turn % config.tried_every == 0 or self._turn == config.turns:
                told["wins"], told["error"] = trial(config.players, self.table(), config.trial)
            self._keep()
            with (self._folder / "log.jsonl").open("a", encoding="utf-8") as log:
                log.write(json.dumps(told) + "\n")
            yield told

    def _take_turn(self) -> None:
        config, table = self._config, self._table.numpy()
        is_watching = self._turn < config.watched
        if self._turn == config.watched:
            table[:] = self._mean
        first = 0 if is_watching else config.watched
        last = config.watched if is_watching else config.turns
        begin, end = config.watched_rate if is_watching else config.rate
        past = (self._turn - first) / max(1, last - first - 1)
        self._lesson.rate = begin * (end / begin) ** past
        self._lesson.liking = 0.0 if is_watching else config.liking
        self._decisions += practise(
            *(self._games, self._lessons, self._policies(is_watching), self._match.values),
            *((config.seed << 40) + self._turn, config.moments, self._table, self._places),
        )
        self._mean += max(1 / (self._turn - first + 1), 1 / config.averaged) * (table - self._mean)

    def _policies(self, is_watching: bool) -> Policies:
        everybody = tuned() if is_watching else replace(tuned(), table=self.table())
        return policies_of(everybody, everybody, 0)


def trial(players: int, table: list[int], deals: int) -> tuple[float, float]:
    """How often whoever plays by the table wins alone against the tuned policy, every deal from
    every seat; and the standard error over deals."""
    games = new_games(1)
    write_options(game_at(games, 0), CLASSIC, players)
    shares: Any = np.zeros(deals)
    learned: Judgement = replace(tuned(), table=table)
    for seat in range(players):
        policies = policies_of(learned, tuned(), seat)
        for deal in range(deals):
            winners = play_match(games, policies, _TRIAL_SEED + deal)
            shares[deal] += (winners >> seat & 1) / winners.bit_count() / players
    return float(shares.mean()), float(shares.std() / math.sqrt(deals))
