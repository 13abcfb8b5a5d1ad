"""Chances as people read them."""

from __future__ import annotations

from math import floor


def percent_of(chance: float) -> int:
    """In whole percent, halves upwards; only what is certain is called so. The client rounds in the
    same way (``numbers.ts``): the same chance is the same number in every reason, table and
    program."""
    if chance <= 0 or chance >= 1:
        return 100 * (chance >= 1)
    return min(99, max(1, floor(100 * chance + 0.5)))
