"""A small network in whole numbers: which inputs are on, two hidden layers, a chance.

Whole numbers come out the same in every way the kernel runs, however sums are ordered, so that a
sum may be carried along from one situation to the next and only what has changed is added.

All weights stand in one table, a row of ``WIDE`` for every input and a last one that is always on;
then a row for every unit of the first layer, and one that is always on; then the row of the last
layer, whose own constant follows its ``NARROW`` weights.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Annotated, Any, Final

from papersea.players.value.slots import INPUTS, MOST_SLOTS
from papersea.rules.jit import constants, jit, row_of, unchecked
from papersea.rules.options import MAX_PLAYERS
from papersea.rules.real_numbers import exponential
from papersea.rules.records import KernelRecord, Numbers, new_records

WIDE: Final = 128
NARROW: Final = 32

# One in each layer's weights, and in what comes out of the first.
FIRST_UNIT: Final = 4096
SECOND_UNIT: Final = 1024
THIRD_UNIT: Final = 4096
_STRENGTH_UNIT: Final = 512
_STRENGTH_BITS: Final = 3  # FIRST_UNIT / _STRENGTH_UNIT
_MOST_STRENGTH: Final = 8 * _STRENGTH_UNIT - 1
SECOND_LIMIT: Final = 4000
"""No weight of the second layer is beyond it: sums of ``WIDE`` products stay within 32 bits."""
_LOGIT_UNIT: Final = _STRENGTH_UNIT * SECOND_UNIT * THIRD_UNIT


def rows_of(players: int) -> int:
    """How many rows the table of weights has."""
    return INPUTS[players] + 1 + WIDE + 1 + 1


ROWS: Final = constants([rows_of(players) for players in range(MAX_PLAYERS + 1)])


@jit
def check_net(players: int, net: Any) -> None:
    """What is looked up unchecked is there."""
    if not 2 <= players <= MAX_PLAYERS:
        raise ValueError("there are 2 to 4 players")
    if net.shape[0] != ROWS[players] or net.shape[1] != WIDE:
        raise IndexError("the network is for another number of players")


class Scratch(KernelRecord):
    """Room for thinking about one situation, and the match that it is part of."""

    cell: Annotated[int, "i8"]  # points in a cell of the match table
    cells: Annotated[int, "i8"]
    best: Annotated[float, "f8"]  # what the situation chosen last is worth
    has_sums: Annotated[int, "i8"]
    seen: Annotated[Numbers, "i8", 64]
    slots: Annotated[Numbers, "i8", MOST_SLOTS]
    summed: Annotated[Numbers, "i8", MOST_SLOTS]  # whose sums are in ``sums``
    sums: Annotated[Numbers, "i4", WIDE]
    hidden: Annotated[Numbers, "i4", NARROW]


Scratches = MutableSequence[Scratch]


def new_scratches(count: int) -> Scratches:
    return new_records(Scratch, count)


@unchecked
def sum_up(scratch: Scratch, slots: int, net: Any) -> None:
    """The first layer's sums for the slots; only what differs from the last time is added."""
    if scratch.has_sums == 0:
        always = row_of(net, net.shape[0] - 3 - WIDE)
        for unit in range(WIDE):
            scratch.sums[unit] = always[unit]
        for slot in range(slots):
            place = scratch.slots[slot]
            scratch.summed[slot] = place
            on = row_of(net, place)
            for unit in range(WIDE):
                scratch.sums[unit] += on[unit]
        scratch.has_sums = 1
        return
    for slot in range(slots):
        place = scratch.slots[slot]
        before = scratch.summed[slot]
        if place != before:
            scratch.summed[slot] = place
            on = row_of(net, place)
            off = row_of(net, before)
            for unit in range(WIDE):
                scratch.sums[unit] += on[unit] - off[unit]


@unchecked
def chance_by(scratch: Scratch, net: Any) -> float:
    """What the network says of the sums: a chance between 0 and 1."""
    always = row_of(net, net.shape[0] - 2)
    for unit in range(NARROW):
        scratch.hidden[unit] = always[unit] * _STRENGTH_UNIT
    for source in range(WIDE):
        strength = min(scratch.sums[source] >> _STRENGTH_BITS, _MOST_STRENGTH)
        if strength > 0:
            row = row_of(net, net.shape[0] - 2 - WIDE + source)
            for unit in range(NARROW):
                scratch.hidden[unit] += strength * row[unit]
    last = row_of(net, net.shape[0] - 1)
    total = last[NARROW] * _STRENGTH_UNIT * SECOND_UNIT
    for unit in range(NARROW):
        if scratch.hidden[unit] > 0:
            total += scratch.hidden[unit] * last[unit]
    return 1.0 / (1.0 + exponential(-total / _LOGIT_UNIT))
