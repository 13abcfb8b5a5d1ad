"""How the whole screen looks: the product's quiet colours around, strong ones on the cards only."""

from __future__ import annotations

import os
from typing import Final

from textual.theme import Theme

from papersea.terminal.play.full.paper import Inks

DARK: Final = "dark"
LIGHT: Final = "light"
CONTRAST: Final = "contrast"


def _theme(
    name: str, *, is_dark: bool, sea: str, cloth: str, paper: str, ink: str, accent: str, wash: str
) -> Theme:
    return Theme(
        name=name,
        dark=is_dark,
        primary=accent,
        accent=accent,
        foreground=ink,
        background=sea,
        surface=cloth,
        panel=paper,
        variables={
            "block-cursor-background": wash,
            "block-cursor-foreground": ink,
            "block-cursor-text-style": "none",
            "footer-background": cloth,
            "footer-key-foreground": accent,
            "footer-description-foreground": ink,
            "input-selection-background": wash,
            "scrollbar": wash,
            "scrollbar-background": cloth,
        },
    )


THEMES: Final = {
    DARK: _theme(
        DARK,
        is_dark=True,
        sea="#131d26",
        cloth="#182632",
        paper="#22303c",
        ink="#eef2f0",
        accent="#7fd3de",
        wash="#1d4450",
    ),
    LIGHT: _theme(
        LIGHT,
        is_dark=False,
        sea="#e6edec",
        cloth="#d7e4e2",
        paper="#fcfaf5",
        ink="#1c2b33",
        accent="#0d5f6e",
        wash="#c6dfe1",
    ),
    CONTRAST: _theme(
        CONTRAST,
        is_dark=True,
        sea="#1c1c1c",
        cloth="#000000",
        paper="#000000",
        ink="#ffffff",
        accent="#ffe14d",
        wash="#5a5a5a",
    ),
}
"""The same as the page has (``web/src/theme.css``), and one for all who need more contrast."""

INKS: Final[dict[str, Inks]] = {
    DARK: {"cyan": "#7fd3de", "yellow": "#f2b36f", "green": "#86d8a2", "dim": "#b3c2c8"},
    LIGHT: {"cyan": "#0d5f6e", "yellow": "#8f4a12", "green": "#1c6b3c", "dim": "#4d5f68"},
    CONTRAST: {"cyan": "#ffe14d", "yellow": "#ffe14d", "green": "#ffe14d", "dim": "#ffffff"},
}
"""What our texts call their colours, as each theme writes them."""


def usual_theme() -> str:
    """Light where the terminal says that its background is."""
    ground = os.environ.get("COLORFGBG", "").rpartition(";")[2]
    return LIGHT if ground in ("7", "15") else DARK
