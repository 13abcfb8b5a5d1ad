"""How much a player may think about one move: by the clock, or by playouts.

Playouts make play repeatable: the same seed, views and playouts give the same moves.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from papersea.problems import NotationError, Wrong

_LONGEST: Final = 600_000
_MOST_PLAYOUTS: Final = 10**9


@dataclass(frozen=True, slots=True)
class Milliseconds:
    """So long on the clock, on one core."""

    count: int

    def __post_init__(self) -> None:
        if not 1 <= self.count <= _LONGEST:
            raise NotationError(Wrong.BUDGET_TIME, most=_LONGEST // 1000)

    def __str__(self) -> str:
        seconds, rest = divmod(self.count, 1000)
        return f"{self.count}ms" if rest else f"{seconds}s"


@dataclass(frozen=True, slots=True)
class Playouts:
    """So many imagined ways for the round to go on."""

    count: int

    def __post_init__(self) -> None:
        if not 1 <= self.count <= _MOST_PLAYOUTS:
            raise NotationError(Wrong.BUDGET_PLAYOUTS, most=_MOST_PLAYOUTS)

    def __str__(self) -> str:
        return f"{self.count}p"


Budget = Milliseconds | Playouts
"""How much a player may think about a move: by the clock, or in games played out."""


def parse_budget(text: str) -> Budget:
    """Read ``200ms``, ``5s`` or ``2000p``."""
    found = re.fullmatch(r"([0-9]{1,10})(ms|s|p)", text, re.ASCII)
    if not found:
        raise NotationError(Wrong.UNREADABLE_BUDGET, text=text[:30])
    count, unit = int(found[1]), found[2]
    if unit == "p":
        return Playouts(count)
    return Milliseconds(count * 1000 if unit == "s" else count)
