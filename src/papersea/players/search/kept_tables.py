"""Match tables in files: the usual targets need more rounds than anybody would wait for.

`python -m tools.match_tables` works them out and writes them.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.resources import files
from itertools import accumulate, pairwise
from typing import Final

import msgspec

_STEPS: Final = 65535
"""A chance is kept as so many parts of certainty."""


@dataclass(frozen=True, slots=True)
class KeptTable:
    """As ``MatchValues`` has it, the mean of some tables: from how many rounds at each score, with
    which seeds."""

    players: int
    cell: int
    cells: int
    rounds: int
    seeds: tuple[int, ...]
    error: float
    chances: Sequence[float]


class _Written(msgspec.Struct):
    cell: int
    cells: int
    rounds: int
    seeds: tuple[int, ...]
    error: float
    chances: bytes


def name_of(players: int) -> str:
    return f"match_{players}.json"


def read_table(players: int) -> KeptTable:
    data = files("papersea.players.search").joinpath(name_of(players)).read_bytes()
    written = msgspec.json.decode(data, type=_Written)
    count = players * written.cells**players
    planes = zlib.decompress(written.chances)
    steps = struct.unpack(f"<{count}H", _mixed(planes[:count], planes[count:]))
    chances = [(each & 0xFFFF) / _STEPS for each in accumulate(steps)]
    made = (written.cell, written.cells, written.rounds, written.seeds, written.error)
    return KeptTable(players, *made, chances)


def _mixed(low: bytes, high: bytes) -> bytes:
    mixed = bytearray(2 * len(low))
    mixed[::2], mixed[1::2] = low, high
    return bytes(mixed)


def format_table(table: KeptTable) -> bytes:
    """What ``read_table`` reads. Neighbours are alike: differences, their higher bytes apart from
    the lower ones, are half as long when packed."""
    steps = [0, *(round(_STEPS * each) for each in table.chances)]
    data = struct.pack(f"<{len(steps) - 1}H", *((b - a) & 0xFFFF for a, b in pairwise(steps)))
    packed = zlib.compress(data[::2] + data[1::2], 9)
    made = (table.cell, table.cells, table.rounds, table.seeds, table.error)
    return msgspec.json.encode(_Written(*made, packed)) + b"\n"
