"""With how many points rounds are closed, and how bets come out."""

from __future__ import annotations

from dataclasses import dataclass
from math import floor
from typing import Any, Final

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import MultipleLocator

from papersea.arena import Interval
from papersea.arena.plot_style import FAINT, INK, MARGIN, WIDTH
from tools.talk.canvas import (
    BET_COLOUR,
    STOP_COLOUR,
    add_axes,
    add_bars,
    add_grid,
    add_ground,
    new_figure,
    write,
)
from tools.talk.estimates import round_mean, round_share
from tools.talk.rounds import Array, Ending, Rounds
from tools.talk.section import Plot, Section, Tables
from tools.talk.wording import course, percent, percent_between, points, table

FEWEST: Final = 7
"""Points that allow a call (T8)."""
MANY: Final = 15
"""All that close with so many points or more are one group."""
_MANY_ENOUGH: Final = 1000
"""Bets in a group that is worth a sentence."""
_SMALL: Final[dict[str, Any]] = {"size": 8.5, "color": FAINT}
_ABOVE: Final[dict[str, Any]] = {
    "xytext": (0, 3),
    "textcoords": "offset points",
    "ha": "center",
}


@dataclass(frozen=True, slots=True)
class CallsWith:
    """The calls with so many points."""

    points: int
    bets: int
    share: float
    stops: float
    """Both of all calls."""
    bet: Interval
    won: Interval

    @property
    def label(self) -> str:
        return f"{self.points}+" if self.points == MANY else str(self.points)


def section(tables: Tables) -> Section:
    calls = {players: _calls(rounds) for players, rounds in tables.items()}
    return Section(
        "When to call, and what",
        _in_short(calls[2]),
        f"{_table(calls)}\n\n{_talk(tables[2], calls[2])}",
        Plot("calls", _draw(calls[2])),
    )


def _calls(rounds: Rounds) -> tuple[CallsWith, ...]:
    found = np.minimum(rounds.of_seat("points", rounds.closer), MANY)
    called = rounds.rows["closer"] < rounds.players
    groups = (called & (found == each) for each in range(FEWEST, MANY + 1))
    return tuple(
        _calls_with(rounds, each, group, int(called.sum()))
        for each, group in enumerate(groups, FEWEST)
        if group.any()
    )


def _calls_with(rounds: Rounds, least: int, group: Array, calls: int) -> CallsWith:
    stopped = rounds.ended(Ending.STOP)
    bets = group & ~stopped
    return CallsWith(
        least,
        int(bets.sum()),
        float(group.sum()) / calls,
        float((group & stopped).sum()) / calls,
        round_share(rounds, ~stopped, group),
        round_share(rounds, rounds.ended(Ending.BET_WON), bets),
    )


def _in_short(calls: tuple[CallsWith, ...]) -> str:
    first = calls[0]
    return (
        f"{percent(first.share)} of all calls come with {first.points} points: "
        f"{percent(first.bet.mean)} of these are LAST CHANCE, and of those "
        f"{percent(first.won.mean)} are won."
    )


def _table(calls: dict[int, tuple[CallsWith, ...]]) -> str:
    more = {players: each for players, each in calls.items() if players > 2}
    by_label = {players: {each.label: each for each in groups} for players, groups in more.items()}
    return table(
        (
            *("points at the call", "of all calls", "LAST CHANCE called", "…and won"),
            *(f"won, {players} players" for players in more),
        ),
        (
            (
                *(each.label, percent(each.share), percent_between(each.bet)),
                percent_between(each.won),
                *(_won(groups.get(each.label)) for groups in by_label.values()),
            )
            for each in calls[2]
        ),
    )


def _won(calls: CallsWith | None) -> str:
    return percent_between(calls.won) if calls else "–"


def _talk(rounds: Rounds, calls: tuple[CallsWith, ...]) -> str:
    enough = [each for each in calls if each.bets >= _MANY_ENOUGH] or list(calls[:1])
    stop, bet = (
        round_mean(rounds, rounds.of_seat("points", rounds.closer), which).mean
        for which in (rounds.ended(Ending.STOP), rounds.ended(Ending.BET_WON, Ending.BET_LOST))
    )
    return (
        f"Who says STOP has {points(stop)} points on average, who says LAST CHANCE {points(bet)}. "
        f"From {enough[0].label} to {enough[-1].label} points the share of bets that are won "
        f"{course([each.won.mean for each in enough])}, and the share of calls that are a bet "
        f"{course([each.bet.mean for each in enough])}. Points are those of the cards, without "
        "the colour bonus, and a bet that an opponent's fourth mermaid cut short is not won. How "
        "often LAST CHANCE wins does not tell how often it would have won where STOP was said: "
        "the expert chooses its bets."
    )


def _draw(calls: tuple[CallsWith, ...]) -> Figure:
    height = 5.2
    figure = new_figure("Points at the call", "2 players; lines with 95 % intervals", height)
    left, across = MARGIN + 0.5, WIDTH - 2 * MARGIN - 1.35
    counts = add_axes(figure, left, 2.95, across, 1.05)
    rates = add_axes(figure, left, 0.6, across, 1.75)
    for axes in (counts, rates):
        axes.set_xlim(FEWEST - 0.6, MANY + 0.6)
        axes.set_xticks(range(FEWEST, MANY + 1))
    _draw_counts(counts, calls)
    _draw_rates(rates, calls)
    counts.tick_params(labelbottom=False)
    rates.set_xticklabels([*map(str, range(FEWEST, MANY)), f"{MANY}+"])
    write(figure, left + across / 2, 0.22, "points of who closes", **_SMALL, ha="center")
    write(figure, left, 4.33, "how often a round is closed", size=9, weight="bold")
    write(
        figure,
        left,
        2.52,
        "how often LAST CHANCE is called, and how often it then wins",
        size=9,
        weight="bold",
    )
    return figure


def _draw_counts(axes: Axes, calls: tuple[CallsWith, ...]) -> None:
    shares = np.array([each.share for each in calls])
    add_bars(axes, shares, BET_COLOUR, first=FEWEST)
    add_bars(axes, np.array([each.stops for each in calls]), STOP_COLOUR, first=FEWEST)
    axes.set_ylim(0, shares.max())
    for each in calls:
        axes.annotate(percent(each.share), (each.points, each.share), **_ABOVE, size=8)
    for line, (name, colour) in enumerate((("LAST CHANCE", BET_COLOUR), ("STOP", STOP_COLOUR))):
        at = (0.3, 0.72 - 0.17 * line)
        axes.text(*at, name, transform=axes.transAxes, color=colour, size=8.5, weight="bold")
    add_ground(axes)


def _draw_rates(axes: Axes, calls: tuple[CallsWith, ...]) -> None:
    lowest = np.nanmin([(each.bet.low, each.won.low) for each in calls])
    axes.set_ylim(0.1 * floor(10 * lowest), 1.0)
    axes.yaxis.set_major_locator(MultipleLocator(0.1))
    axes.yaxis.set_major_formatter(lambda rate, _: f"{100 * rate:.0f} %")
    axes.tick_params(axis="y", colors=FAINT)
    add_grid(axes, axis="y")
    _draw_line(axes, calls, [each.bet for each in calls], "is called", INK)
    _draw_line(axes, calls, [each.won for each in calls], "wins", BET_COLOUR)


def _draw_line(
    axes: Axes, calls: tuple[CallsWith, ...], rates: list[Interval], name: str, colour: str
) -> None:
    at = [each.points for each in calls]
    low, high, mean = ([getattr(rate, each) for rate in rates] for each in ("low", "high", "mean"))
    axes.vlines(at, low, high, color=colour, alpha=0.5, linewidth=2.6, capstyle="round")
    axes.plot(at, mean, color=colour, linewidth=1.6)
    axes.plot(at, mean, "o", color=colour, markersize=6, markeredgecolor="white", clip_on=False)
    style: dict[str, Any] = {"color": colour, "size": 9, "weight": "bold", "va": "center"}
    axes.annotate(name, (at[-1], mean[-1]), (12, -1), textcoords="offset points", **style)
