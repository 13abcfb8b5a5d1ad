"""The moves of the game, one class each, and their short text form.

A turn reads like a sentence: ``D Cy-L Cy+Cd ?R #2 .`` draws two, keeps the yellow crab and
puts the other card on the left pile, lays out two crabs, looks through the right pile, takes
the second card from its top and ends the turn.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import NewType

from papersea.cards import Card, NotationError, parse_card, sort_cards

Seat = NewType("Seat", int)
"""A place at the table, from 0, clockwise; written A, B, C, D."""

_SEAT_LETTERS = "ABCD"


def format_seat(seat: Seat) -> str:
    if not 0 <= seat < len(_SEAT_LETTERS):
        raise NotationError(f"{seat} is not a seat: expected a number from 0 to 3")
    return _SEAT_LETTERS[seat]


def parse_seat(text: str) -> Seat:
    if len(text) != 1 or text not in _SEAT_LETTERS:
        raise NotationError(f"{text!r} is not a seat: expected A, B, C or D")
    return Seat(_SEAT_LETTERS.index(text))


class Pile(Enum):
    """One of the two discard piles."""

    LEFT = "L"
    RIGHT = "R"

    def __str__(self) -> str:
        return self.value


@dataclass(frozen=True, slots=True)
class DrawTwo:
    """T3: look at the two top cards of the deck."""

    def __str__(self) -> str:
        return "D"


@dataclass(frozen=True, slots=True)
class TakeTop:
    """T5: take the top card of a pile."""

    pile: Pile

    def __str__(self) -> str:
        return str(self.pile)


@dataclass(frozen=True, slots=True)
class Keep:
    """T3: keep one of the two cards drawn; the other goes on a pile."""

    card: Card
    pile: Pile

    def __str__(self) -> str:
        return f"{self.card}-{self.pile}"


@dataclass(frozen=True, slots=True)
class LayDuo:
    """T7: lay out two cards. Their order means nothing, so they are kept sorted."""

    first: Card
    second: Card

    def __post_init__(self) -> None:
        first, second = sort_cards((self.first, self.second))
        object.__setattr__(self, "first", first)
        object.__setattr__(self, "second", second)

    def __str__(self) -> str:
        return f"{self.first}+{self.second}"


@dataclass(frozen=True, slots=True)
class Search:
    """K3: look through a pile after laying out crabs."""

    pile: Pile

    def __str__(self) -> str:
        return f"?{self.pile}"


@dataclass(frozen=True, slots=True)
class Pick:
    """K3: take a card from the pile that is looked through; position 1 is its top."""

    position: int

    def __str__(self) -> str:
        return f"#{self.position}"


@dataclass(frozen=True, slots=True)
class Steal:
    """K6: rob an opponent of a random card after laying out swimmer and shark."""

    victim: Seat

    def __post_init__(self) -> None:
        format_seat(self.victim)  # there is no theft from a seat that no table has

    def __str__(self) -> str:
        return f"@{format_seat(self.victim)}"


@dataclass(frozen=True, slots=True)
class EndTurn:
    """T9: pass the turn to the left."""

    def __str__(self) -> str:
        return "."


@dataclass(frozen=True, slots=True)
class Stop:
    """R2: close the round and let everybody score."""

    def __str__(self) -> str:
        return "STOP"


@dataclass(frozen=True, slots=True)
class LastChance:
    """R3: close the round with the bet that nobody gets more in one last turn."""

    def __str__(self) -> str:
        return "LAST"


Move = DrawTwo | TakeTop | Keep | LayDuo | Search | Pick | Steal | EndTurn | Stop | LastChance

_FORMS: tuple[tuple[str, Callable[[re.Match[str]], Move]], ...] = (
    (r"D", lambda _: DrawTwo()),
    (r"[LR]", lambda found: TakeTop(Pile(found[0]))),
    (r"(.+)-([LR])", lambda found: Keep(parse_card(found[1]), Pile(found[2]))),
    (r"(.+)\+(.+)", lambda found: LayDuo(parse_card(found[1]), parse_card(found[2]))),
    (r"\?([LR])", lambda found: Search(Pile(found[1]))),
    (r"#([1-9][0-9]?)", lambda found: Pick(int(found[1]))),
    (r"@([A-D])", lambda found: Steal(parse_seat(found[1]))),
    (r"\.", lambda _: EndTurn()),
    (r"STOP", lambda _: Stop()),
    (r"LAST", lambda _: LastChance()),
)


def parse_move(text: str) -> Move:
    """Read one move; whether it is legal is the rules' business."""
    for form, read in _FORMS:
        if found := re.fullmatch(form, text, re.ASCII):
            return read(found)
    raise NotationError(
        f"{text!r} is not a move: expected D, L, R, Cy-L, Cy+Cd, ?L, #2, @B, a full stop, "
        "STOP or LAST"
    )
