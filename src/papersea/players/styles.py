"""The rungs of the ladder, and the styles that give each rung its personalities."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Rung(Enum):
    """How well an opponent plays, the weakest first."""

    RANDOM = "random"
    BEGINNER = "beginner"
    CASUAL = "casual"
    SOLID = "solid"
    EXPERT = "expert"
    MASTER = "master"


class Level(Enum):
    """How much of its time a master takes, in per cent; the instant one always the same little."""

    INSTANT = 0
    FAST = 10
    DEEP = 100


@dataclass(frozen=True, slots=True)
class Style:
    """Leanings from -1 to 1; 0 is plain good sense.

    ``risk``: bets sooner and waits longer, or takes the safe points. ``collector``: loves sets
    and multipliers. ``thief``: loves to steal, to search piles, and to spoil others' plans.
    """

    risk: float = 0.0
    collector: float = 0.0
    thief: float = 0.0
