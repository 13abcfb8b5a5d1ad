"""The measured rows as a page."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import isnan, nan, sqrt
from statistics import fmean
from typing import Final

from papersea.arena.intervals import t_quantile
from tools.analysis_calibration.measuring import Row, Whole
from tools.analysis_calibration.tables import TableError

_FEWEST: Final = 5
"""Games of whose positions a mean is shown."""


@dataclass(frozen=True, slots=True)
class Measured:
    """A mean over positions, and half of its 95 % interval over games: the positions of a game
    share its players and scores, and say less than as many from games of their own."""

    mean: float
    half: float

    @classmethod
    def of(cls, rows: Sequence[Row], value: Callable[[Row], float]) -> Measured:
        mean = fmean(map(value, rows))
        off: dict[tuple[int, int], float] = defaultdict(float)
        for row in rows:
            off[_game(row)] += value(row) - mean
        games = len(off)
        if games < 2:
            return cls(mean, nan)
        squares = sum(each**2 for each in off.values())
        error = sqrt(squares * games / (games - 1)) / len(rows)
        return cls(mean, t_quantile(games - 1) * error)

    def __format__(self, form: str) -> str:
        """In percent, with its sign for ``+``; a single game has no interval."""
        mean = format(100 * self.mean, f"{form}.1f")
        return mean if isnan(self.half) else f"{mean} ± {100 * self.half:.1f}"


@dataclass(frozen=True, slots=True)
class Bin:
    """Positions of which the analysis says about the same: what it says on average, and what came
    of them by the end of the match, and by the end of the round."""

    positions: int
    games: int
    said: float
    by_match: Measured
    by_round: Measured


@dataclass(frozen=True, slots=True)
class Number:
    """A number of the analysis, and the two that it is held against."""

    name: str
    edges: Sequence[float]
    said: Callable[[Row], float]
    by_match: Callable[[Row], float]
    by_round: Callable[[Row], float]

    def bins(self, rows: Sequence[Row]) -> list[Bin]:
        """The last one takes its upper edge too."""
        found = []
        for low, high in pairwise(self.edges):
            is_last = high == self.edges[-1]
            own = [
                row for row in rows if low <= self.said(row) and (self.said(row) < high or is_last)
            ]
            games = len(set(map(_game, own)))
            if games >= _FEWEST:
                said = fmean(map(self.said, own))
                measured = (Measured.of(own, each) for each in (self.by_match, self.by_round))
                found.append(Bin(len(own), games, said, *measured))
        return found

    def gaps(self, rows: Sequence[Row]) -> str:
        """What was said less what was measured, in the two cells of a table."""
        by_match = Measured.of(rows, lambda row: self.said(row) - self.by_match(row))
        by_round = Measured.of(rows, lambda row: self.said(row) - self.by_round(row))
        return f"{by_match:+} | {by_round:+}"


def _game(row: Row) -> tuple[int, int]:
    return row.players, row.seed


CHANCE: Final = Number(
    "chance of the best move",
    [tenth / 10 for tenth in range(11)],
    lambda row: row.chance,
    lambda row: row.won,
    lambda row: row.won_by_round,
)
LOSS: Final = Number(
    "loss of another move",
    (0.0, 0.01, 0.03, 0.06, 0.12, 1.0),
    lambda row: row.loss,
    lambda row: row.lost,
    lambda row: row.lost_by_round,
)


def page(
    rows: Sequence[Row], wholes: Sequence[Whole], tables: Sequence[TableError], told: str
) -> str:
    """Markdown, with the plot beside it."""
    parts = (*_page(rows, told), *_between_rounds(tables), *_whole_games(wholes))
    return "\n".join(parts) + "\n"


def _whole_games(wholes: Sequence[Whole]) -> Iterator[str]:
    """How long they take."""
    if not wholes:
        return
    seconds = [each.seconds for each in wholes]
    yield "\n## Whole games\n"
    yield f"{len(wholes)} whole games, all seats, took {fmean(seconds):.0f} s on average and"
    yield f"{max(seconds):.0f} s at most, of one core's time, with"
    yield f"{fmean(each.decisions for each in wholes):.0f} decisions each on average."


def _page(rows: Sequence[Row], told: str) -> Iterator[str]:
    yield "# How far an analysis can be trusted\n"
    yield told + "\n"
    yield "Gaps are what the analysis says less what was measured, in percent, with 95 % intervals"
    yield "over games (the positions of one game are not independent): by the end of the match,"
    yield "and, with less noise, by the chance that the scores give at the end of the round. The"
    yield "second is no proof of the whole: what a lead is worth after the round it takes from a"
    yield "table of imagined rounds, made in the same way as that of the analysis.\n"
    columns = "players | games | positions | chance: by match | by round | loss: by match"
    yield f"| {columns} | by round |\n|---|---|---|---|---|---|---|"
    counts = sorted({row.players for row in rows})
    parts = [(str(each), [row for row in rows if row.players == each]) for each in counts]
    for name, own in (*parts, ("all", rows)):
        games = len(set(map(_game, own)))
        yield f"| {name} | {games} | {len(own)} | {CHANCE.gaps(own)} | {LOSS.gaps(own)} |"
    yield "\n![What is said, and what was measured](calibration.svg)\n"
    for number in (CHANCE, LOSS):
        yield f"| {number.name} | by match | by round | positions | games |\n|---|---|---|---|---|"
        for each in number.bins(rows):
            counted = f"{each.positions} | {each.games}"
            yield f"| {100 * each.said:.1f} | {each.by_match} | {each.by_round} | {counted} |"
        yield ""
    yield f"Means of fewer than {_FEWEST} games are not shown. An interval of nothing says that all"
    yield "games of so few came out the same, not that the number is exact; and of twenty intervals"
    yield "one misses the truth by chance."


def _between_rounds(tables: Sequence[TableError]) -> Iterator[str]:
    """How sure the chances are that come from scores alone."""
    if not tables:
        return
    yield "\n## Between rounds\n"
    yield "There the chance comes from a table of imagined rounds, the mean of two. This is how far"
    yield "it may be wrong by its rounds, from how far the two differ, as a root mean square over"
    yield "all scores, in percent. What cells add is not in it: between them it shares out what is"
    yield "known (`python -m tools.match_tables --errors` tells how far finer cells differ).\n"
    yield "| players | points in a cell | rounds at each score | error |\n|---|---|---|---|"
    for each in tables:
        rounds = f"2 × {each.rounds:,}"
        yield f"| {each.players} | {each.cell} | {rounds} | {100 * each.error:.2f} |"
