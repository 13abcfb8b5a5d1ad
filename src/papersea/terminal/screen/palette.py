"""The eleven colours of the cards, and an ink that can be read on each of them."""

from __future__ import annotations

from papersea.cards import Colour

GROUNDS = {
    Colour.DARK_BLUE: "#1d2157",
    Colour.LIGHT_BLUE: "#4da8ed",
    Colour.BLACK: "#0c0403",
    Colour.YELLOW: "#f5f269",
    Colour.GREEN: "#a8eab0",
    Colour.WHITE: "#f6feff",
    Colour.PURPLE: "#8234c3",
    Colour.GREY: "#a49d97",
    Colour.LIGHT_ORANGE: "#eca760",
    Colour.PINK: "#e6bcd1",
    Colour.ORANGE: "#bd6805",
}

_DARK_GROUNDS = {Colour.DARK_BLUE, Colour.BLACK, Colour.PURPLE}


def card_style(colour: Colour) -> str:
    """Ink on ground, as Rich writes a style."""
    ink = "#ffffff" if colour in _DARK_GROUNDS else "#000000"
    return f"{ink} on {GROUNDS[colour]}"
