"""Numbers and the letters of seats as strokes, so that pictures need no fonts."""

from __future__ import annotations

from typing import Final

_STROKES: Final = {
    "0": "M0 0H4V6H0Z",
    "1": "M1 1L2 0V6",
    "2": "M0 0H4V3H0V6H4",
    "3": "M0 0H4V6H0M1 3H4",
    "4": "M0 0V3H4M4 0V6",
    "5": "M4 0H0V3H4V6H0",
    "6": "M4 0H0V6H4V3H0",
    "7": "M0 0H4L2 6",
    "8": "M0 0H4V6H0ZM0 3H4",
    "9": "M4 3H0V0H4V6H0",
    "A": "M0 6V2L2 0L4 2V6M0 4H4",
    "B": "M3 3H0V0H3L4 1V2L3 3L4 4V5L3 6H0V3",
    "C": "M4 0H0V6H4",
    "D": "M0 0H3L4 1.5V4.5L3 6H0Z",
    "/": "M0 6L4 0",
    "!": "M2 0V4M2 5.4V6",
    " ": "",
}
_ADVANCE: Final = 6


def signs(words: str, x: float, y: float, size: float) -> str:
    """A word as SVG with its top left corner there; ``size`` is its height."""
    strokes = "".join(
        f'<path d="{_STROKES[sign]}" transform="translate({_ADVANCE * number} 0)"/>'
        for number, sign in enumerate(words)
    )
    return (
        f'<g transform="translate({x} {y}) scale({size / 6:.2f})" fill="none" stroke="#0c0f16" '
        f'stroke-width=".9" stroke-linejoin="round" stroke-linecap="round">{strokes}</g>'
    )
