"""What a round brings to who closed it and to the others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from papersea.arena import Interval
from papersea.arena.plot_style import FAINT, MARGIN, WIDTH
from tools.talk.canvas import PALE, PLAIN, add_axes, add_grid, new_figure, write
from tools.talk.estimates import round_mean
from tools.talk.rounds import Array, Ending, Rounds
from tools.talk.section import Plot, Section, Tables
from tools.talk.wording import percent, points, points_between, table

_CALLED: Final = (Ending.STOP, Ending.BET_WON, Ending.BET_LOST)
_NAMES: Final = {
    (Ending.STOP,): "STOP",
    (Ending.BET_WON,): "LAST CHANCE, won",
    (Ending.BET_LOST,): "LAST CHANCE, lost",
    _CALLED: "all closed rounds",
}


@dataclass(frozen=True, slots=True)
class Gains:
    """Means over the rounds that ended in some way."""

    name: str
    closer: Interval
    others: Interval
    lead: Interval
    """Of the closer over the mean of the others."""


def section(tables: Tables) -> Section:
    gains = {players: _gains(rounds) for players, rounds in tables.items()}
    return Section(
        "What a round brings",
        _in_short(gains[2]),
        f"{_table(gains)}\n\n{_talk(gains[2])}",
        Plot("gains", _draw(gains[2])),
    )


def _gains(rounds: Rounds) -> tuple[Gains, ...]:
    return tuple(_gains_after(rounds, name, rounds.ended(*ways)) for ways, name in _NAMES.items())


def _gains_after(rounds: Rounds, name: str, group: Array) -> Gains:
    closer, others = rounds.of_seat("gain", rounds.closer), rounds.others_mean("gain")
    means = (round_mean(rounds, values, group) for values in (closer, others, closer - others))
    return Gains(name, *means)


def _in_short(gains: tuple[Gains, ...]) -> str:
    closed = gains[-1]
    return (
        f"Who closes a round gets {points(closed.closer.mean)} points on average, the opponent "
        f"{points(closed.others.mean)}."
    )


def _table(gains: dict[int, tuple[Gains, ...]]) -> str:
    more = {players: groups for players, groups in gains.items() if players > 2}
    return table(
        (
            *("the round ends with", "who closed", "the opponent", "lead of who closed"),
            *(f"who closed : each other, {players} players" for players in more),
        ),
        (
            (
                *(each.name, *map(points_between, (each.closer, each.others, each.lead))),
                *(_pair(groups[row]) for groups in more.values()),
            )
            for row, each in enumerate(gains[2])
        ),
    )


def _pair(gains: Gains) -> str:
    return f"{points(gains.closer.mean)} : {points(gains.others.mean)}"


def _talk(gains: tuple[Gains, ...]) -> str:
    stop, won, lost, _ = (each.lead.mean for each in gains)
    return (
        f"The lead of who closed is {points(won)} points after a won bet, {points(stop)} after "
        f"STOP and {points(lost)} after a lost bet. By these means alone a bet would pay from a "
        f"chance of {percent((stop - lost) / (won - lost))} on: a rule of thumb and no more, as "
        "each call was chosen for its hand and its score. After STOP everybody scores the cards; a "
        "won bet also takes them from the others, who are left with their colour bonus."
    )


def _draw(gains: tuple[Gains, ...]) -> Figure:
    row, below = 0.46, 0.5
    height = 1.05 + below + row * len(gains)
    figure = new_figure("What a round brings", "2 players, mean points of a round", height)
    axes = add_axes(figure, 1.85, below, WIDTH - MARGIN - 2.1, row * len(gains))
    axes.set_xlim(0, 1.08 * np.nanmax([(each.closer.mean, each.others.mean) for each in gains]))
    axes.set_ylim(len(gains) - 0.5, -0.5)
    add_grid(axes)
    for number, each in enumerate(gains):
        write(figure, MARGIN, below + row * (len(gains) - number - 0.5), each.name, size=9)
        _draw_row(axes, number, each)
    _name_dots(axes, gains[0])
    return figure


def _draw_row(axes: Axes, row: int, gains: Gains) -> None:
    means = gains.others.mean, gains.closer.mean
    axes.plot(means, (row, row), color=PALE, linewidth=3, zorder=1, solid_capstyle="round")
    for mean, colour in zip(means, (FAINT, PLAIN), strict=True):
        axes.plot(mean, row, "o", color=colour, markersize=9, markeredgecolor="white")
        is_right = mean == max(means)
        axes.annotate(
            points(mean),
            (mean, row),
            xytext=(9 if is_right else -9, 0),
            textcoords="offset points",
            ha="left" if is_right else "right",
            va="center_baseline",
            color=colour,
            size=9,
            weight="bold",
        )


def _name_dots(axes: Axes, gains: Gains) -> None:
    for mean, name, colour in (
        (gains.closer.mean, "who closed", PLAIN),
        (gains.others.mean, "the opponent", FAINT),
    ):
        axes.text(mean, -0.42, name, ha="center", size=8.5, color=colour)
