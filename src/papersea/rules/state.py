"""Everything that is true about one game, in one record.

Two-dimensional fields are flat, at ``row * row length + column``, because compiled and
interpreted code index them at the same speed.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Annotated

from papersea.rules.codes import ACTION_WIDTH, MAX_EVENTS, MAX_LEGAL, PILES
from papersea.rules.options import MAX_PLAYERS
from papersea.rules.records import (
    KernelRecord,
    Numbers,
    new_records,
    record_at,
)
from papersea.rules.tables import (
    COLOURS,
    DECK_SIZE,
    DIFFERENT,
    KINDS,
    MAX_LAID,
    MAX_PILE,
    OBSERVERS,
)


class State(KernelRecord):
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
    legal: Annotated[Numbers, ACTION_WIDTH, MAX_LEGAL]

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
    laid: Annotated[Numbers, ACTION_WIDTH, MAX_PLAYERS * MAX_LAID]  # groups in order

    # memory: copies of a card that an observer knows to be in a hand
    known: Annotated[Numbers, "u1", OBSERVERS * MAX_PLAYERS * DIFFERENT]


Games = MutableSequence[State]
"""Games side by side: an array of records, or a list of plain states."""


def new_games(count: int) -> Games:
    """Blank games: not dealt, and without players until set up."""
    return new_records(State, count)


def game_at(games: Games, index: int) -> State:
    """One game, its fields to be read and written from Python."""
    return record_at(State, games, index)
