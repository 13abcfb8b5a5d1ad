"""Means and shares with their 95 % intervals.

The rounds of a game are not independent of each other, so games are the unit: what is averaged
is a ratio of two totals of games.
"""

from __future__ import annotations

from math import nan, sqrt
from statistics import NormalDist
from typing import Final

import numpy as np

from papersea.arena import Interval
from tools.talk.rounds import Array, Rounds

_WIDE: Final = NormalDist().inv_cdf(0.975)
NO_CASES: Final = Interval(nan, nan, nan)


def mean_of(totals: Array, counts: Array) -> Interval:
    """The mean of what each game adds to a total and to a count."""
    if not counts.any():
        return NO_CASES
    mean, error = _ratio(totals, counts)
    return Interval(mean, mean - _WIDE * error, mean + _WIDE * error)


def share_of(totals: Array, counts: Array) -> Interval:
    """As Wilson has it, for as many independent cases as give this error; never outside 0 to 1.
    Where all are alike, a game counts as one case."""
    if not counts.any():
        return NO_CASES
    share, error = _ratio(totals, counts)
    spread = share * (1 - share)
    cases = spread / error**2 if error > 0 and spread > 0 else np.count_nonzero(counts)
    weight = _WIDE**2 / cases
    middle = (share + weight / 2) / (1 + weight)
    half = sqrt(weight * spread + weight**2 / 4) / (1 + weight)
    return Interval(share, max(0.0, middle - half), min(1.0, middle + half))


def round_mean(rounds: Rounds, values: Array, among: Array | None = None) -> Interval:
    """The mean over rounds, or over some of them."""
    return mean_of(*_by_game(rounds, values, among))


def round_share(rounds: Rounds, is_so: Array, among: Array | None = None) -> Interval:
    """The share of rounds, or of some of them."""
    return share_of(*_by_game(rounds, is_so, among))


def _by_game(rounds: Rounds, values: Array, among: Array | None) -> tuple[Array, Array]:
    weights = np.ones(len(rounds.rows)) if among is None else among.astype(float)
    totals = np.add.reduceat(values * weights, rounds.firsts)
    return totals, np.add.reduceat(weights, rounds.firsts)


def _ratio(totals: Array, counts: Array) -> tuple[float, float]:
    """And its standard error."""
    mean = totals.sum() / counts.sum()
    squares = ((totals - mean * counts) ** 2).sum() * len(totals) / (len(totals) - 1)
    return float(mean), sqrt(squares) / float(counts.sum())
