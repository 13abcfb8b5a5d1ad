"""How sure a mean is: 95 % intervals over deals.

The games of a deal share their luck, so a deal's mean is the smallest thing that is independent
of the others. Deals are counted lineup by lineup: that some lineups are harder than others is
not luck.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log, sqrt
from statistics import NormalDist, fmean
from typing import Final

_NORMAL: Final = NormalDist().inv_cdf(0.975)
_ERROR: Final = 0.05
LEAST_LOOK: Final = 20
"""So many deals an interval for all times has at least: it rests on a variance that is known."""
_NARROWEST: Final = 200
"""After so many deals an interval for all times is as narrow as it can be."""
_FEW: Final = (12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622, 2.2281)


@dataclass(frozen=True, slots=True)
class Interval:
    """A mean, and where with 95 % confidence the truth lies."""

    mean: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Sample:
    """Means of deals, lineup by lineup, at least two of each."""

    lineups: Sequence[Sequence[float]]

    @property
    def deals(self) -> int:
        return sum(map(len, self.lineups))

    @property
    def mean(self) -> float:
        """Every lineup counts the same, however many deals it had."""
        return fmean(map(fmean, self.lineups))

    @property
    def freedom(self) -> int:
        return self.deals - len(self.lineups)

    @property
    def error(self) -> float:
        """The standard error of the mean, with one variance for all lineups."""
        squares = sum((each - fmean(deals)) ** 2 for deals in self.lineups for each in deals)
        inverse = sum(1 / len(deals) for deals in self.lineups)
        return sqrt(squares / self.freedom * inverse) / len(self.lineups)


def t_quantile(freedom: int) -> float:
    """Student's 97.5 % quantile; from 11 degrees on by its expansion around the normal one."""
    if freedom <= len(_FEW):
        return _FEW[freedom - 1]
    z = _NORMAL
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


def mean_interval(sample: Sample) -> Interval:
    """Student's, for scores."""
    half = t_quantile(sample.freedom) * sample.error
    return Interval(sample.mean, sample.mean - half, sample.mean + half)


def rate_interval(sample: Sample) -> Interval:
    """Wilson's, for shares of wins: as if of so many independent games as give this error.

    It never leaves 0 to 1. Where all deals came out alike, a deal counts as one game.
    """
    rate = sample.mean
    spread, error = rate * (1 - rate), sample.error
    games = spread / error**2 if error > 0 and spread > 0 else sample.deals
    weight = t_quantile(sample.freedom) ** 2 / games
    middle = (rate + weight / 2) / (1 + weight)
    half = sqrt(weight * spread + weight**2 / 4) / (1 + weight)
    return Interval(rate, max(0.0, middle - half), min(1.0, middle + half))


def anytime_interval(means: Sequence[float]) -> Interval:
    """Where with 95 % confidence the truth lies, however often one looks and whenever one stops:
    all intervals from ``LEAST_LOOK`` deals on hold it, but for one arena in twenty.

    The asymptotic confidence sequence of a normal mixture: Waudby-Smith, Arbour, Sinha, Kennedy and
    Ramdas, Time-uniform central limit theory and asymptotic confidence sequences, Annals of
    Statistics 52 (2024), arXiv 2103.06476, theorem 2.2, and for the spread of the mixture what
    makes it narrowest at a time of one's choice.
    """
    count, mean = len(means), fmean(means)
    deviation = sqrt(sum((each - mean) ** 2 for each in means) / (count - 1))
    surprise = -2 * log(_ERROR)
    spread = count * (surprise + log(surprise) + 1) / _NARROWEST
    half = deviation * sqrt((spread + 1) / spread * (log(spread + 1) + surprise) / count)
    return Interval(mean, mean - half, mean + half)
