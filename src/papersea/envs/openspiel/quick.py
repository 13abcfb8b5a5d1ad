"""One game's record at the speed that tree searches need: they copy and read it all the time.

Fields are looked up in views of the record's memory. A NumPy record is copied field by field and
wrapped in a view for each of them, which takes many times as long as a move.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from papersea.rules.jit import COMPILED
from papersea.rules.records import copy_record
from papersea.rules.state import Games, State
from papersea.translate import part

_FORMATS = {"i8": "q", "i2": "h", "u1": "B"}


class _Quick:
    """A state whose single numbers are read and written, and whose lists are windows."""

    __slots__ = ("_B", "_h", "_q")

    def __init__(self, memory: bytearray) -> None:
        self._B = memoryview(memory)
        self._h = self._B.cast("h")
        self._q = self._B.cast("q")


def _number(place: int) -> property:
    def read(state: Any) -> Any:
        return state._q[place]

    def write(state: Any, number: int) -> None:
        state._q[place] = number

    return property(read, write)


def _numbers(letter: str, start: int, stop: int) -> property:
    memory = getattr(_Quick, f"_{letter}")

    def window(state: Any) -> Any:
        return memory.__get__(state)[start:stop]

    return property(window)


def _add_fields() -> None:
    places: Any = State.layout.fields
    for name, width, *length in State.fields:
        place = places[name][1] // int(width[1])
        if length:
            window = _numbers(_FORMATS[width], place, place + length[0])
            setattr(_Quick, name, window)
        else:
            setattr(_Quick, name, _number(place))


_add_fields()


if COMPILED:
    _places: Any = State.layout.fields
    _LEGAL = _places["legal"][1]
    _LEGAL_COUNT = _places["legal_count"][1] // 8
    _EVENT = _places["event"][1] // 8
    _EVENTS = _places["events"][1] // 8

    def legal_of(state: Any) -> list[int]:
        """The legal moves of a state."""
        moves: list[int] = state._B[_LEGAL : _LEGAL + state._q[_LEGAL_COUNT]].tolist()
        return moves

    def happened(state: Any) -> list[int]:
        """The numbers of the events that the last step wrote down."""
        numbers: list[int] = state._q[_EVENT : _EVENT + state._q[_EVENTS]].tolist()
        return numbers

else:

    def legal_of(state: Any) -> list[int]:
        return part(state.legal, 0, state.legal_count)

    def happened(state: Any) -> list[int]:
        return part(state.event, 0, state.events)


def copy_game(games: Games) -> tuple[Games, State]:
    """A game in memory of its own, for the kernel, and its fields, to be read and written."""
    if COMPILED:
        memory = bytearray(games)  # type: ignore[arg-type]
        copied: Any = np.frombuffer(memory, State.layout)
        fields: Any = _Quick(memory)
        return copied, fields
    pair = [games[0], State()]
    copy_record(pair, source=0, target=1)
    return pair[1:], pair[1]
