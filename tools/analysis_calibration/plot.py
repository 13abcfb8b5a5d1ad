"""The measured rows as a plot."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from papersea.arena.plot_style import BLUE, FAINT, GRID, ORANGE, STYLE, SVG_METADATA, WIDTH
from tools.analysis_calibration.measuring import Row
from tools.analysis_calibration.page import CHANCE, LOSS, Number

if TYPE_CHECKING:
    from matplotlib.axes import Axes

_HEIGHT: Final = 3.6


def draw(rows: Sequence[Row], file: Path) -> None:
    """Both, as dots with intervals beside the line on which they should lie."""
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    with rc_context(STYLE):
        figure = Figure(figsize=(WIDTH, _HEIGHT), facecolor="white", layout="constrained")
        chances, losses = figure.subplots(1, 2)
        _draw(chances, CHANCE, rows)
        _draw(losses, LOSS, rows)
        figure.savefig(file, metadata=SVG_METADATA)


def _draw(axes: Axes, number: Number, rows: Sequence[Row]) -> None:
    found = number.bins(rows)
    ends = [0.0, 100 * max((each.said for each in found), default=1.0)]
    axes.plot(ends, ends, color=FAINT, linewidth=1, linestyle="--")
    for name, colour, sign, measured in (
        ("by match", BLUE, "o", [each.by_match for each in found]),
        ("by round", ORANGE, "s", [each.by_round for each in found]),
    ):
        axes.errorbar(
            [100 * each.said for each in found],
            [100 * each.mean for each in measured],
            yerr=[100 * each.half for each in measured],
            fmt=sign,
            color=colour,
            capsize=3,
            label=name,
        )
    axes.set_title(number.name, fontsize="medium")
    axes.set_xlabel("as the analysis says (%)")
    axes.set_ylabel("as measured (%)")
    axes.grid(color=GRID)
    axes.set_axisbelow(True)
    axes.legend(frameon=False)
