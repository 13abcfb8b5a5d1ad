"""The rounds that were kept, as arrays with one entry a round."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from papersea.players.search import whole_games as selfplay

Array = npt.NDArray[Any]


class Ending(IntEnum):
    """How a round ends."""

    STOP = selfplay.STOPPED
    BET_WON = selfplay.BET_WON
    BET_LOST = selfplay.BET_LOST
    NOBODY_SCORES = selfplay.NOBODY_SCORED
    FOUR_MERMAIDS = selfplay.FOUR_MERMAIDS


@dataclass(frozen=True)
class Rounds:
    """All rounds of whole games with so many players, game by game and in order."""

    players: int
    rows: Array

    @cached_property
    def firsts(self) -> Array:
        """Where each game begins."""
        return np.flatnonzero(np.diff(self.rows["game"], prepend=-1))

    @cached_property
    def lasts(self) -> Array:
        """Where each game ends."""
        return np.append(self.firsts[1:], len(self.rows)) - 1

    @property
    def games(self) -> int:
        return len(self.firsts)

    def ended(self, *endings: Ending) -> Array:
        return np.isin(self.rows["ending"], endings)

    @property
    def is_scored(self) -> Array:
        """Whether it ended with a call, and a bet was decided."""
        return self.ended(Ending.STOP, Ending.BET_WON, Ending.BET_LOST)

    @property
    def is_first(self) -> Array:
        """Whether it is the first of its game: only there chance decides who starts (S3, R11)."""
        return np.isin(np.arange(len(self.rows)), self.firsts)

    def of_seat(self, column: str, seats: Array) -> Array:
        """What the rows say of one seat each."""
        found: Array = self.rows[column][np.arange(len(self.rows)), seats]
        return found

    def seat(self, place: int) -> Array:
        """Who sits so many places to the left of the one who starts."""
        return (self.rows["starter"] + place) % self.players

    @property
    def closer(self) -> Array:
        """Who closed; seat 0 where nobody did."""
        return np.where(self.rows["closer"] < self.players, self.rows["closer"], 0)

    def others_mean(self, column: str) -> Array:
        """The mean of all but the closer."""
        everybody = self.rows[column][:, : self.players].sum(axis=1)
        mean: Array = (everybody - self.of_seat(column, self.closer)) / (self.players - 1)
        return mean


def load_rounds(kept: Path, players: int) -> Rounds:
    """All shares of games with so many players; there must be one."""
    paths = sorted(kept.glob(f"{players}-*.npy"))
    rows = np.concatenate([np.load(path) for path in paths])
    return Rounds(players, rows[np.argsort(rows["game"], kind="stable")])
