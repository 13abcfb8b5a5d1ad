"""What all plots have in common: colours that colour-blind eyes tell apart, type and margins.

They stand on their own white ground, so that they can be read on a dark page too.
"""

from __future__ import annotations

from typing import Any, Final

BLUE: Final = "#0072b2"
ORANGE: Final = "#c05a00"
GREY: Final = "#6b6b6b"
INK: Final = "#222222"
FAINT: Final = "#767676"
GRID: Final = "#e4e4e4"

WIDTH: Final = 7.2
MARGIN: Final = 0.25
"""In inches."""

STYLE: Final[dict[Any, Any]] = {
    "font.family": "DejaVu Sans",
    "font.size": 10,
    "svg.hashsalt": "papersea",
    "text.color": INK,
    "xtick.color": FAINT,
    "ytick.color": INK,
}

SVG_METADATA: Final[dict[str, Any]] = {"Date": None, "Creator": None}
"""Without what changes from day to day: the same plot is the same file."""
