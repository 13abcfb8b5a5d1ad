"""How strong entrants are who have not all met each other: one scale from whoever did meet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from papersea.arena.intervals import Interval, t_quantile

_DRAWN: Final = 1.0
"""Deals against the average, drawn, that everybody is thought to have played: they tie groups
together that have not met yet, and weigh nothing beside what was played."""


@dataclass(frozen=True, slots=True)
class Meeting:
    """How often the first finishes ahead of the second, 1/2 among equals, by so many deals of so
    many lineups, with its standard error."""

    first: int
    second: int
    ahead: float
    error: float
    deals: int
    lineups: int


def strengths(entrants: int, meetings: Sequence[Meeting]) -> list[Interval]:
    """How often each finishes ahead of the average entrant: least squares over all meetings,
    each weighing as much as it has deals.

    Among all who have met all equally often it is the mean of what they achieved. One deal varies
    as much in each meeting, so that few of them in one are no trouble.
    """
    matrix = [[_DRAWN * (row == column) for column in range(entrants)] for row in range(entrants)]
    margins = [0.0] * entrants
    for each in meetings:
        for one, other, sign in ((each.first, each.second, 1), (each.second, each.first, -1)):
            matrix[one][one] += each.deals
            matrix[one][other] -= each.deals
            margins[one] += sign * each.deals * (each.ahead - 0.5)
    inverse = _inverted(matrix)
    freedom = sum(each.deals - each.lineups for each in meetings)
    squares = sum((each.deals - each.lineups) * each.deals * each.error**2 for each in meetings)
    variance, quantile = squares / freedom, t_quantile(freedom)
    found = []
    for one, row in enumerate(inverse):
        mean = 0.5 + sum(part * margin for part, margin in zip(row, margins, strict=True))
        half = quantile * sqrt(max(0.0, variance * _spread(inverse, matrix, one)))
        found.append(Interval(mean, mean - half, mean + half))
    return found


def _spread(inverse: list[list[float]], matrix: list[list[float]], one: int) -> float:
    """Of a solution: what was thought to be drawn varies not at all."""
    row = inverse[one]
    weighed = [sum(matrix[i][j] * row[j] for j in range(len(row))) for i in range(len(row))]
    whole = sum(part * weight for part, weight in zip(row, weighed, strict=True))
    return whole - _DRAWN * sum(part * part for part in row)


def _inverted(matrix: list[list[float]]) -> list[list[float]]:
    """By elimination: the diagonal outweighs each row, so it never meets a zero."""
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for at in range(size):
        pivot = rows[at][at]
        rows[at] = [value / pivot for value in rows[at]]
        for other in range(size):
            if other != at and (factor := rows[other][at]):
                rows[other] = [
                    value - factor * own for value, own in zip(rows[other], rows[at], strict=True)
                ]
    return [row[size:] for row in rows]
