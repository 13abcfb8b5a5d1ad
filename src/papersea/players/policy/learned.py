"""What masters have learned: when to close a round, and how likely others' choices are."""

from __future__ import annotations

import json
from dataclasses import replace
from enum import Enum
from functools import cache
from importlib.resources import files
from typing import Final

from papersea.players.policy.judgement import Judgement, Numbers, tuned
from papersea.players.policy.weights import CALL_INPUTS

AS_BY_RULE: Final[Numbers] = (
    *(1.0, *(0.0,) * (CALL_INPUTS - 1)),
    *(*(0.0,) * (CALL_INPUTS - 2), 2.0, 0.0),
    *(*(0.0,) * (CALL_INPUTS - 1), 2.0),
)
"""The weights with which every call is the one by rule."""


class Learning(Enum):
    """What was learned."""

    CALLS = "calls"  # when to close a round, from what came of it
    READING = "reading"  # how likely others' choices are, from games of experts


@cache
def learned(learning: Learning, players: int) -> Numbers:
    """What was learned for so many players."""
    text = files("papersea.players.policy").joinpath("learned.json").read_text("utf-8")
    return tuple(json.loads(text)[learning.value][str(players)])


def master_judgement(players: int) -> Judgement:
    """How a master calls, imagines others to call, and reads them."""
    calls, reading = learned(Learning.CALLS, players), learned(Learning.READING, players)
    return replace(tuned(), calls=calls, reading=reading)
