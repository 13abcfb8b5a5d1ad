"""The plot of an arena: win rates with their intervals, beside par."""

from __future__ import annotations

import os
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from papersea.arena.plan import Plan
from papersea.arena.plot_style import (
    BLUE,
    FAINT,
    GREY,
    GRID,
    INK,
    MARGIN,
    ORANGE,
    STYLE,
    SVG_METADATA,
    WIDTH,
)
from papersea.arena.results import Results, Standing
from papersea.rules.options import PRESETS

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

_ABOVE: Final = BLUE
_BELOW: Final = ORANGE
_LEVEL: Final = GREY
_ROW: Final = 0.42
_ABOVE_ROWS: Final = 1.0
_BELOW_ROWS: Final = 0.45
_VALUES: Final = 0.95
_LETTER: Final = 0.09
"""All in inches."""


def can_draw() -> bool:
    """Whether the extra ``arena`` is installed."""
    return find_spec("matplotlib") is not None


def draw(results: Results, directory: str | os.PathLike[str]) -> tuple[Path, Path]:
    """Write ``results.svg`` and ``results.png``; the same results give the same files."""
    from matplotlib import rc_context

    svg, png = (Path(directory) / f"results.{kind}" for kind in ("svg", "png"))
    with rc_context(STYLE):
        figure = _figure(results)
        figure.savefig(svg, metadata=SVG_METADATA)
        figure.savefig(png, dpi=200, metadata={"Software": None})
    return svg, png


def _figure(results: Results) -> Figure:
    from matplotlib.figure import Figure

    rows = _ROW * len(results.standings)
    height = _ABOVE_ROWS + rows + _BELOW_ROWS
    names = _LETTER * max(len(standing.entrant) for standing in results.standings) + 0.2
    figure = Figure(figsize=(WIDTH, height), facecolor="white")
    box = (MARGIN + names, _BELOW_ROWS, WIDTH - 2 * MARGIN - names - _VALUES, rows)
    axes = figure.add_axes((box[0] / WIDTH, box[1] / height, box[2] / WIDTH, box[3] / height))
    _draw_frame(axes, results)
    for row, standing in enumerate(results.standings):
        _draw_row(axes, row, standing, results.par)
    left = MARGIN / WIDTH
    figure.text(left, 1 - 0.3 / height, _title(results.plan), va="center", size=13, weight="bold")
    figure.text(left, 1 - 0.56 / height, _subtitle(results), va="center", size=8.5, color=FAINT)
    return figure


def _title(plan: Plan) -> str:
    if len(plan.entrants) >= plan.players:
        return "Win rate"
    return f"Win rate, alone among copies of the other{'s' * (len(plan.entrants) > 2)}"


def _subtitle(results: Results) -> str:
    options = results.plan.options
    changed = "" if options == PRESETS[options.edition] else ", changed"
    rules = f"{results.plan.players} players, {options.edition.value} rules{changed}"
    played = f"{results.games:,} games = {results.deals:,} deals × {results.seatings} seatings"
    is_adjusted = any(standing.adjusted for standing in results.standings)
    intervals = "95 % intervals" + ", thin before luck was taken off" * is_adjusted
    return " · ".join((intervals, played, rules))


def _draw_frame(axes: Axes, results: Results) -> None:
    rows = len(results.standings)
    axes.set_xlim(*_limits(results))
    axes.set_ylim(rows - 0.5, -0.5)
    axes.set_yticks([])
    axes.xaxis.set_major_formatter(lambda rate, _: f"{100 * rate:.0f} %")
    axes.grid(axis="x", color=GRID, linewidth=0.8)
    axes.set_axisbelow(True)
    axes.tick_params(length=0, pad=6, labelsize=9)
    axes.spines[:].set_visible(False)
    axes.axvline(results.par, color=INK, linewidth=1, linestyle=(0, (4, 3)), zorder=1)
    axes.annotate(
        f"par {100 * results.par:.0f} %",
        (results.par, 1),
        xycoords=("data", "axes fraction"),
        xytext=(0, 4),
        textcoords="offset points",
        ha="center",
        va="bottom",
        size=8.5,
    )


def _limits(results: Results) -> tuple[float, float]:
    """All intervals and par, with some room; never less than ten points across."""
    rates = [rate for each in results.standings for rate in (each.win_rate, each.best_known)]
    low = min(results.par, *(rate.low for rate in rates))
    high = max(results.par, *(rate.high for rate in rates))
    room = max(0.06 * (high - low), (0.1 - (high - low)) / 2)
    return min(low, max(0.0, low - room)) - 0.004, max(high, min(1.0, high + room)) + 0.004


def _draw_row(axes: Axes, row: int, standing: Standing, par: float) -> None:
    rate = standing.best_known
    colour = _ABOVE if rate.low > par else _BELOW if rate.high < par else _LEVEL
    if standing.adjusted:
        plain = (standing.win_rate.low, standing.win_rate.high)
        axes.plot(plain, (row, row), color=colour, linewidth=1, alpha=0.5)
    (interval,) = axes.plot((rate.low, rate.high), (row, row), color=colour, linewidth=2.6)
    interval.set(alpha=0.5, solid_capstyle="round")
    axes.plot(rate.mean, row, "o", color=colour, markersize=8, markeredgecolor="white")
    _write(axes, row, standing.entrant, at=MARGIN, ha="left")
    value = f"{100 * rate.mean:.1f} %"
    _write(axes, row, value, at=WIDTH - MARGIN, ha="right", weight="bold", color=colour)


def _write(axes: Axes, row: int, text: str, *, at: float, **style: Any) -> None:
    """A text beside a row, so many inches from the left of the figure."""
    from matplotlib.transforms import blended_transform_factory

    assert axes.figure is not None, "axes are drawn on a figure"
    where = blended_transform_factory(axes.figure.transFigure, axes.transData)
    axes.text(at / WIDTH, row, text, transform=where, va="center_baseline", **style)
