"""The ways to look at a table, by the names that Gymnasium and PettingZoo give them."""

from __future__ import annotations

import sys
from io import BytesIO
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from papersea.envs.pictures.ansi import text_of
from papersea.envs.pictures.svg import svg_of
from papersea.extras import needs
from papersea.view import View

MODES: Final = ("human", "ansi", "svg", "rgb_array")
"""``human`` writes the text of ``ansi`` on the terminal by itself, after every step."""

Picture = str | npt.NDArray[np.uint8] | None


def check_mode(mode: str | None) -> str | None:
    """A way to look at a table, or none."""
    if mode is not None and mode not in MODES:
        raise ValueError(f"there is no render mode {mode!r}: {', '.join(MODES)}")
    return mode


def draw(view: View, mode: str) -> Picture:
    """What a seat sees, and nothing more."""
    check_mode(mode)
    if mode == "rgb_array":
        return pixels_of(view)
    if mode == "svg":
        return svg_of(view)
    if mode == "ansi":
        return text_of(view)
    return None


def show(view: View) -> None:
    sys.stdout.write(text_of(view) + "\n\n")


def pixels_of(view: View) -> npt.NDArray[np.uint8]:
    """The SVG as an array: height, width, and red, green and blue."""
    with needs("envs"):
        import resvg_py
        from PIL import Image

    encoded: Any = resvg_py.svg_to_bytes(svg_string=svg_of(view))
    with Image.open(BytesIO(bytes(encoded))) as image:
        return np.array(image.convert("RGB"))
