"""Figures and axes, all measured in inches from the lower left."""

from __future__ import annotations

from typing import Any

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.patches import PathPatch
from matplotlib.path import Path as MatplotlibPath

from papersea.arena.plot_style import BLUE, FAINT, GRID, INK, MARGIN, ORANGE, WIDTH
from tools.talk.rounds import Array

STOP_COLOUR = ORANGE
BET_COLOUR = BLUE
BET_LOST_COLOUR = "#8cc4e6"
PLAIN = "#4f7f8c"
PALE = "#b9c6ca"


def new_figure(title: str, subtitle: str, height: float) -> Figure:
    """As wide as all plots, with its two lines at the top: they need 0.8 inches."""
    figure = Figure(figsize=(WIDTH, height), facecolor="white")
    write(figure, MARGIN, height - 0.3, title, size=13, weight="bold")
    write(figure, MARGIN, height - 0.56, subtitle, size=8.5, color=FAINT)
    return figure


def write(figure: Figure, x: float, y: float, text: str, **style: Any) -> None:
    width, height = figure.get_size_inches()
    figure.text(x / width, y / height, text, **{"va": "center", **style})


def add_axes(figure: Figure, x: float, y: float, across: float, up: float) -> Axes:
    """Without a frame, nor ticks at the side."""
    width, height = figure.get_size_inches()
    axes = figure.add_axes((x / width, y / height, across / width, up / height))
    axes.spines[:].set_visible(False)
    axes.set_yticks([])
    axes.tick_params(length=0, pad=5, labelsize=8.5)
    axes.set_axisbelow(True)
    return axes


def add_bars(axes: Axes, heights: Array, colour: str, *, first: int = 0) -> None:
    """One for each whole number from the first on, where it can be seen; one path for all keeps
    the file small."""
    low, high = axes.get_xlim()
    at = np.arange(first, first + len(heights))
    is_seen = (heights > 0) & (low < at) & (at < high)
    at, up = at[is_seen], heights[is_seen]
    left, right, ground = at - 0.39, at + 0.39, np.zeros(len(at))
    corners = ((left, ground), (left, up), (right, up), (right, ground))
    path = MatplotlibPath.make_compound_path_from_polys(np.transpose(corners, (2, 0, 1)))
    axes.add_patch(PathPatch(path, facecolor=colour, linewidth=0))


def add_ground(axes: Axes) -> None:
    """The line that bars stand on."""
    axes.axhline(0, color=INK, linewidth=1, clip_on=False)


def add_grid(axes: Axes, *, axis: Any = "x") -> None:
    axes.grid(axis=axis, color=GRID, linewidth=0.8)
