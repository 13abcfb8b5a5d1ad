"""Everything that is true about one game, in one record.

``State`` is read twice: it is the plain Python object that interpreted rules work on, and its
annotations lay out the NumPy record that compiled rules work on. Two-dimensional fields are
flat, at ``row * row length + column``, because both ways index them at the same speed.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Annotated, Any, Final, get_type_hints

import numpy as np

from papersea.rules.codes import MAX_EVENTS, MAX_LEGAL, PILES
from papersea.rules.jit import COMPILED
from papersea.rules.options import MAX_PLAYERS
from papersea.rules.tables import (
    COLOURS,
    DECK_SIZE,
    DIFFERENT,
    KINDS,
    MAX_LAID,
    MAX_PILE,
    OBSERVERS,
)

Numbers = MutableSequence[int]
"""A list of small numbers: a Python list, or an array inside a record."""


class State:
    """One game. Each field: its type, then its width in the record and its length.

    Single numbers are all as wide as the compiler's own, so that each rule compiles once. What
    every step touches stands first, close together in memory.
    """

    # the options in force
    players: Annotated[int, "i8"]
    deck_out: Annotated[int, "i8"]
    deck_out_after_call: Annotated[int, "i8"]
    last_chance_steals: Annotated[int, "i8"]
    target: Annotated[int, "i8"]

    # whose move it is
    step: Annotated[int, "i8"]
    turn: Annotated[int, "i8"]
    closer: Annotated[int, "i8"]
    shown: Annotated[int, "i8"]  # one bit a seat
    searched: Annotated[int, "i8"]  # the pile that crabs look through
    victim: Annotated[int, "i8"]
    deck_size: Annotated[int, "i8"]
    events: Annotated[int, "i8"]
    legal_count: Annotated[int, "i8"]
    legal: Annotated[Numbers, "u1", MAX_LEGAL]

    # sizes and sums
    hand_size: Annotated[Numbers, "u1", MAX_PLAYERS]
    laid_count: Annotated[Numbers, "u1", MAX_PLAYERS]
    points: Annotated[Numbers, "u1", MAX_PLAYERS]  # of hand and table, kept up to date
    bonus: Annotated[Numbers, "u1", MAX_PLAYERS]
    pile_size: Annotated[Numbers, "u1", PILES]
    pile_length: Annotated[Numbers, "u1", PILES]  # with the gone cards that someone expects
    drawn: Annotated[Numbers, "u1", 2]
    hand_kinds: Annotated[Numbers, "u1", MAX_PLAYERS * KINDS]
    kinds: Annotated[Numbers, "u1", MAX_PLAYERS * KINDS]  # hand and table
    colours: Annotated[Numbers, "u1", MAX_PLAYERS * COLOURS]  # hand and table

    # chance, and what happened in the last step, for the typed face
    random: Annotated[Numbers, "i8", 4]
    event: Annotated[Numbers, "i8", MAX_EVENTS]

    # the match
    score: Annotated[Numbers, "i2", MAX_PLAYERS]
    gain: Annotated[Numbers, "i2", MAX_PLAYERS]  # of the last round that ended
    round_number: Annotated[int, "i8"]
    starter: Annotated[int, "i8"]  # of the next deal, NOBODY before the first
    winners: Annotated[int, "i8"]  # one bit a seat

    # the cards; the top of the deck or of a pile is its last
    deck: Annotated[Numbers, "u1", DECK_SIZE]
    pile: Annotated[Numbers, "u1", PILES * MAX_PILE]
    gone: Annotated[Numbers, "u1", PILES * MAX_PILE]  # 0, or who knows that it is gone
    lying: Annotated[Numbers, "u1", PILES * DIFFERENT]  # copies by card
    hand: Annotated[Numbers, "u1", MAX_PLAYERS * DIFFERENT]  # copies by card
    table: Annotated[Numbers, "u1", MAX_PLAYERS * DIFFERENT]  # copies by card
    laid: Annotated[Numbers, "u1", MAX_PLAYERS * MAX_LAID]  # duos in order

    # memory: copies of a card that an observer knows to be in a hand
    known: Annotated[Numbers, "u1", OBSERVERS * MAX_PLAYERS * DIFFERENT]

    def __init__(self) -> None:
        for name, _, *length in FIELDS:
            setattr(self, name, [0] * length[0] if length else 0)


FIELDS: Final[tuple[tuple[Any, ...], ...]] = tuple(
    (name, *hint.__metadata__) for name, hint in get_type_hints(State, include_extras=True).items()
)
RECORD: Final = np.dtype(list(FIELDS), align=True)

Games = MutableSequence[State]
"""Games side by side: an array of records, or a list of plain states."""


def new_games(count: int) -> Games:
    """Blank games: not dealt, and without players until set up."""
    if COMPILED:
        games: Games = np.zeros(count, dtype=RECORD)  # type: ignore[assignment]
        return games
    return [State() for _ in range(count)]


class _Fields:
    """The fields of one record as attributes: ten times as fast as NumPy's own records."""

    def __init__(self, games: Any, index: int) -> None:
        columns = {name: games[name] for name, _, *length in FIELDS if not length}
        self.__dict__.update({name: games[name][index] for name, _, *length in FIELDS if length})
        self.__dict__.update(_columns=columns, _index=index)

    def __getattr__(self, name: str) -> int:
        number: int = self.__dict__["_columns"][name].item(self.__dict__["_index"])
        return number

    def __setattr__(self, name: str, number: int) -> None:
        self.__dict__["_columns"][name][self.__dict__["_index"]] = number


def game_at(games: Games, index: int) -> State:
    """One game, its fields to be read and written from Python."""
    if COMPILED:
        return _Fields(games, index)  # type: ignore[return-value]
    return games[index]


def new_numbers(*shape: int) -> Any:
    """Small numbers, all 0, in the form that the kernel takes."""
    if COMPILED:
        return np.zeros(shape, dtype=np.uint8)
    if len(shape) == 1:
        return [0] * shape[0]
    return [new_numbers(*shape[1:]) for _ in range(shape[0])]


def copy_game(games: Games, source: int, target: int) -> None:
    """Make one game the same as another, chance included."""
    if COMPILED:
        games[target] = games[source]
        return
    for name, _, *length in FIELDS:
        value = getattr(games[source], name)
        setattr(games[target], name, list(value) if length else value)
