"""Numbers as words and tables of the page."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import isnan

from papersea.arena import Interval

NAMES = {2: "two", 3: "three", 4: "four"}


def percent(share: float) -> str:
    """One digit behind the point, two where it is rare."""
    return "–" if isnan(share) else f"{_digits(share)} %"


def percent_between(share: Interval) -> str:
    """With its interval."""
    if isnan(share.mean):
        return "–"
    digits = 2 if share.mean < _RARE else 1
    low, high = (f"{100 * bound:.{digits}f}" for bound in (share.low, share.high))
    return f"{100 * share.mean:.{digits}f} % ({low} to {high})"


_RARE = 0.01


def _digits(share: float) -> str:
    return f"{100 * share:.{2 if share < _RARE else 1}f}"


def points(mean: float) -> str:
    return "–" if isnan(mean) else f"{mean:.2f}".replace("-", "−")


def points_between(mean: Interval) -> str:
    """With its interval."""
    if isnan(mean.mean):
        return "–"
    return f"{points(mean.mean)} ({points(mean.low)} to {points(mean.high)})"


def one_in(share: Interval) -> str:
    """A share that is rare, as people say it."""
    return f"one in {1 / share.mean:,.0f}" if share.mean > 0 else "none"


def beside(share: Interval, par: float, *, above: str, below: str, level: str) -> str:
    """The word for a mean that lies above par, below it, or where nobody can tell."""
    return above if share.low > par else below if share.high < par else level


def course(values: Sequence[float]) -> str:
    """Which way values go from first to last."""
    pairs = list(pairwise(values))
    if all(one <= other for one, other in pairs):
        return "rises"
    return "falls" if all(one >= other for one, other in pairs) else "goes up and down"


def listed(words: Sequence[str]) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


def table(columns: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """In Markdown: the first column to the left, the others to the right."""
    ruler = ("---", *("--:" for _ in columns[1:]))
    return "\n".join(f"| {' | '.join(row)} |" for row in (columns, ruler, *rows))
