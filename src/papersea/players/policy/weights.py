"""The numbers that a policy plays by."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Annotated, Final

from papersea.players.policy.places import TABLE
from papersea.rules.options import MAX_PLAYERS
from papersea.rules.records import KernelRecord, Numbers, new_records
from papersea.rules.tables import KINDS

Reals = MutableSequence[float]

CALL_INPUTS: Final = 20
"""What a learned call looks at; see ``policy/calls.py``."""

# How others' choices are read; see ``belief/likelihood.py``.
READ_DRAW: Final = 0  # how sharply draws follow worth, and what speaks for the deck
READ_KEEP: Final = 2  # how sharply cards are kept by worth, and by kind what speaks for it
READ_HOLD: Final = READ_KEEP + 1 + KINDS  # by kind: how easily a duo is held back
READ_GO_ON: Final = READ_HOLD + KINDS  # how much going on is liked, by each input of a call
READING: Final = READ_GO_ON + CALL_INPUTS

PLACES: Final = 6
"""Promises are told apart for the first to the sixth card of a kind."""


class Weights(KernelRecord):
    """How one seat judges cards and calls, all in points.

    Pairs of numbers are for an empty and for a full deck; what lies between is in proportion.
    """

    # what a card promises beyond the points that it brings at once
    promise: Annotated[Reals, "f8", KINDS * PLACES]  # by kind, and how many one has
    colour: Annotated[float, "f8"]  # one more of the colour one has most of
    horizon: Annotated[Reals, "f8", 2]  # how much a promise counts
    # drawing
    draw: Annotated[Reals, "f8", 2]  # what two cards from the deck are hoped to bring
    deny: Annotated[Reals, "f8", KINDS]  # what a card on a pile is feared to bring to others
    # effects
    crab_from: Annotated[float, "f8"]  # a card worth so much is worth a search
    # others' points: by card in hand, by card laid out, at all
    estimate: Annotated[Reals, "f8", 3]
    # the lead to call with: at all, by opponent beyond the first, with a full deck, by point
    last_chance: Annotated[Reals, "f8", 4]
    stop: Annotated[Reals, "f8", 4]
    # learned calls: how much going on, STOP and LAST CHANCE are liked, by each input
    has_learned: Annotated[int, "i8"]  # 1 if they stand above the lead
    calls: Annotated[Reals, "f8", 3 * CALL_INPUTS]
    reading: Annotated[Reals, "f8", READING]
    # what moves are worth, by what they look like; see ``policy/by_table.py``
    has_table: Annotated[int, "i8"]  # 1 if it stands above all that is before it here
    table: Annotated[Numbers, "i2", TABLE]


Policies = MutableSequence[Weights]
"""The weights of every seat."""


def new_policies() -> Policies:
    """Blank weights for every seat."""
    return new_records(Weights, MAX_PLAYERS)
