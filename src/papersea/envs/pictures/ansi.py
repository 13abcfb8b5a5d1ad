"""The table as coloured text: cards in their short form, on their own colours."""

from __future__ import annotations

from collections.abc import Iterable

from papersea.cards import Card
from papersea.envs.pictures.art import GROUNDS
from papersea.moves import Seat, Step, format_seat
from papersea.view import HandState, PileState, View


def text_of(view: View) -> str:
    """A line for each pile and seat."""
    lines = [heading(view), *(pile_line(*named) for named in zip("LR", view.piles, strict=True))]
    lines += [seat_line(view, Seat(seat), seen) for seat, seen in enumerate(view.seats)]
    if view.drawn:
        lines.append(f"drawn  {cards_text(view.drawn)}")
    return "\n".join(lines)


def heading(view: View) -> str:
    if view.step is Step.OVER:
        return f"round {view.round}   won by {' '.join(map(format_seat, view.winners))}"
    doing = f"{format_seat(view.turn)} to {view.step.value}"
    return f"round {view.round} to {view.target}   deck {view.deck_size}   {doing}"


def pile_line(letter: str, pile: PileState) -> str:
    top = "-" if pile.top is None else card_text(pile.top)
    return f"pile {letter} {top} {pile.size}"


def seat_line(view: View, seat: Seat, seen: HandState) -> str:
    """Score, hand (cards that are not known as ``??``) and laid duos."""
    mark = ">" if seat == view.turn else " "
    called = " called" if seat == view.closer else ""
    hidden = ["??"] * (seen.hand_size - len(seen.known))
    hand = " ".join([*map(card_text, seen.known), *hidden]) or "-"
    laid = cards_text(seen.laid_cards) or "-"
    return f"{mark}{format_seat(seat)} {seen.score:3}{called}  hand {hand}  table {laid}"


def cards_text(cards: Iterable[Card]) -> str:
    return " ".join(map(card_text, cards))


def card_text(card: Card) -> str:
    """The short form in ink on the card's colour."""
    ground, ink = GROUNDS[card.colour].ground, GROUNDS[card.colour].ink
    return f"\x1b[38;2;{_levels(ink)};48;2;{_levels(ground)}m{card}\x1b[0m"


def _levels(colour: str) -> str:
    return ";".join(str(int(colour[at : at + 2], 16)) for at in (1, 3, 5))
