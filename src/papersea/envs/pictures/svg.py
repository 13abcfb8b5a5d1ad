"""The table as SVG: the deck and the piles above, then a row for each seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from papersea.cards import Card
from papersea.envs.pictures.ansi import heading
from papersea.envs.pictures.art import HEIGHT, WIDTH, back, face_of
from papersea.envs.pictures.signs import signs
from papersea.moves import Seat, format_seat
from papersea.view import View

_ROW: Final = 92
_CARD: Final = 0.52  # of a card's own size
_LABELS: Final = 96
_HANDS: Final = 430
_TOTAL: Final = _LABELS + 2 * _HANDS
_STEP: Final = WIDTH * _CARD + 5


def svg_of(view: View) -> str:
    """A picture of what a seat sees."""
    rows = [middle(view)]
    rows += [seat_row(view, Seat(seat)) for seat in range(len(view.seats))]
    height = _ROW * len(rows)
    drawn = "".join(
        f'<g transform="translate(0 {_ROW * number})">{row}</g>' for number, row in enumerate(rows)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{_TOTAL}" height="{height}" '
        f'viewBox="0 0 {_TOTAL} {height}"><title>{heading(view)}</title>'
        f'<rect width="{_TOTAL}" height="{height}" fill="#dfeef2"/>{drawn}</svg>'
    )


def middle(view: View) -> str:
    """Round and target, the deck, both piles, and the drawn cards for who drew them."""
    deck = (None,) if view.deck_size else ()
    groups: list[tuple[Sequence[Card | None], str]] = [(deck, str(view.deck_size))]
    groups += [((pile.top,) if pile.top else (), str(pile.size)) for pile in view.piles]
    parts = [signs(f"{view.round}/{view.target}", 14, 36, 18)]
    for number, (cards, count) in enumerate(groups):
        x = _LABELS + number * 110
        parts.append(fan(cards, x, _STEP))
        parts.append(signs(count, x + _STEP + 4, 38, 15))
    parts.append(fan(view.drawn or (), _LABELS + _HANDS, 2 * _STEP))
    return "".join(parts)


def seat_row(view: View, seat: Seat) -> str:
    """Score, hand and laid duos; the seat to move has a lighter row, who called has a sign."""
    seen = view.seats[seat]
    hidden = [None] * (seen.hand_size - len(seen.known))
    ground = "#ffffff" if seat == view.turn else "#eef6f8"
    called = "!" if seat == view.closer else ""
    return (
        f'<rect x="3" y="3" width="{_TOTAL - 6}" height="{_ROW - 6}" rx="8" fill="{ground}"/>'
        + signs(f"{format_seat(seat)} {seen.score}{called}", 14, 36, 18)
        + fan([*seen.known, *hidden], _LABELS, _HANDS - 12)
        + fan(seen.laid_cards, _LABELS + _HANDS, _HANDS - 12)
    )


def fan(cards: Sequence[Card | None], x: float, room: float) -> str:
    """Cards from left to right, closer together where the room is scarce. ``None`` is face down."""
    width = WIDTH * _CARD
    step = min(_STEP, (room - width) / max(len(cards) - 1, 1))
    y = (_ROW - HEIGHT * _CARD) / 2
    return "".join(
        f'<g transform="translate({x + number * step:.1f} {y:.1f}) scale({_CARD})">'
        f"{back() if card is None else face_of(card)}</g>"
        for number, card in enumerate(cards)
    )
