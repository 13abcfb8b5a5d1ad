"""What masters have learned: what moves are worth, when to close a round, and how likely others'
choices are."""

from __future__ import annotations

import json
import sys
from array import array
from collections.abc import Sequence
from dataclasses import replace
from enum import Enum
from functools import cache
from importlib.resources import files
from typing import Final

from papersea.players.policy.judgement import Judgement, Numbers, tuned
from papersea.players.policy.places import TABLE
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
def learned(learning: Learning, players: int, file: str = "learned.json") -> Numbers:
    """What was learned for so many players."""
    text = files("papersea.players.policy").joinpath(file).read_text("utf-8")
    return tuple(json.loads(text)[learning.value][str(players)])


def master_judgement(players: int, *, is_former: bool = False) -> Judgement:
    """How a master plays without a search, imagines others to play, and reads them. A former one
    has learned nothing but calls, before the match tables knew who starts."""
    file = "former.json" if is_former else "learned.json"
    calls, reading = learned(Learning.CALLS, players, file), learned(Learning.READING, players)
    table = () if is_former else learned_table(players)
    return replace(tuned(), calls=calls, reading=reading, table=table)


@cache
def learned_table(players: int) -> Sequence[int]:
    """What moves are worth, for so many players: whole numbers of 16 bits, the low byte first.
    Nothing where there are other cards than it was learned with."""
    content = files("papersea.players.policy").joinpath(table_name(players)).read_bytes()
    numbers = array("h", content)
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers if len(numbers) == TABLE else ()


def table_name(players: int) -> str:
    return f"table-{players}.bin"
