"""Players that have learned when to close a round: they search, and imagine that everybody calls as
they have learned."""

from __future__ import annotations

import json
from dataclasses import replace
from enum import Enum
from functools import cache
from importlib.resources import files
from typing import Final

from papersea.moves import Move
from papersea.players.budget import Budget, Playouts
from papersea.players.expert import SearchPlayer
from papersea.players.judgement import Judgement, Numbers, tuned
from papersea.players.kernel.weights import CALL_INPUTS
from papersea.players.styles import Level
from papersea.view import View

AS_BY_RULE: Final[Numbers] = (
    *(1.0, *(0.0,) * (CALL_INPUTS - 1)),
    *(*(0.0,) * (CALL_INPUTS - 2), 2.0, 0.0),
    *(*(0.0,) * (CALL_INPUTS - 1), 2.0),
)
"""The weights with which every call is the one by rule."""
GLANCE: Final = Playouts(400)
"""What the instant level takes, whatever it is given: a few milliseconds."""


class Learning(Enum):
    """What was learned."""

    CALLS = "calls"  # when to close a round, from what came of it
    READING = "reading"  # how likely others' choices are, from games of experts


@cache
def learned(learning: Learning, players: int) -> Numbers:
    """What was learned for so many players."""
    text = files("papersea.players").joinpath("learned.json").read_text("utf-8")
    return tuple(json.loads(text)[learning.value][str(players)])


def master_judgement(players: int) -> Judgement:
    """How a master calls, imagines others to call, and reads them."""
    calls, reading = learned(Learning.CALLS, players), learned(Learning.READING, players)
    return replace(tuned(), calls=calls, reading=reading)


class MasterPlayer:
    """The same seed and views (and playouts) give the same moves."""

    def __init__(self, seed: int, level: Level) -> None:
        self._seed = seed
        self._level = level
        self._player: SearchPlayer | None = None

    def choose(self, view: View, budget: Budget) -> Move:
        if self._player is None:
            self._player = self._seated(len(view.seats))
        return self._player.choose(view, self._part_of(budget))

    def _seated(self, players: int) -> SearchPlayer:
        judgement = master_judgement(players)
        return SearchPlayer(self._seed, judgement, others=judgement)

    def _part_of(self, budget: Budget) -> Budget:
        if self._level is Level.INSTANT:
            return GLANCE
        return type(budget)(max(1, budget.count * self._level.value // 100))
