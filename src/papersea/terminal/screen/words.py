"""The words for the things on the table, for one reader.

A card inside a text has a mark from Unicode's private area before its name (``papersea.forms``), so
that texts stay plain strings and whoever draws them can show the card as a card.
"""

from __future__ import annotations

from dataclasses import dataclass
from unicodedata import category

from papersea.cards import Card, Colour, Kind
from papersea.forms import card_mark
from papersea.lists import decimal, listed, percent_sign
from papersea.moves import AnyMove, Pile, Seat, format_seat
from papersea.texts import Texts, text_key

_HIDDEN = "\N{REPLACEMENT CHARACTER}"

_LONGEST_NAME = 40  # servers and pads allow 24, a record anything

_JOINERS = "\u200c\u200d"  # parts of words in some scripts, and of many emoji

Fact = str | int | Card | tuple[Card, ...] | Pile | Colour | Kind | None


def visible(name: str) -> str:
    """A name from outside, without what would steer a terminal or stand for a card."""
    return "".join(sign if _is_harmless(sign) else _HIDDEN for sign in name)


def shown_name(name: str) -> str:
    """A player's name as others see it, not longer than a line has room for."""
    return visible(name if len(name) <= _LONGEST_NAME else f"{name[: _LONGEST_NAME - 1]}…")


def _is_harmless(sign: str) -> bool:
    return sign in _JOINERS or not category(sign).startswith("C")


@dataclass(frozen=True, slots=True)
class Words:
    """Texts with their facts filled in; ``reader`` is the seat that reads as “you”."""

    texts: Texts
    names: tuple[str, ...] = ()
    reader: Seat | None = None

    def text(self, key: str, /, **facts: Fact) -> str:
        """A text; a card that is not known (``None``) reads as ``hidden`` in its selectors."""
        return self.texts.text(key, **{name: self._write(fact) for name, fact in facts.items()})

    def _write(self, fact: Fact) -> str | int:
        match fact:
            case Card():
                return card_mark(fact)
            case Pile() | Colour() | Kind():
                return str(fact.value)
            case tuple():
                return " ".join(map(card_mark, fact))
            case None:
                return "hidden"
            case _:
                return fact

    def kind(self, kind: Kind, count: int) -> str:
        return self.texts.text(text_key("kind", kind.value), count=count)

    def card_name(self, card: Card) -> str:
        return self.texts.text("card-name", card=str(card))

    def told(self, key: str, seat: Seat, /, **facts: Fact) -> str:
        """A text about a player, who may be the reader."""
        return self.told_of(self.names[seat], key, seat, **facts)

    def told_of(self, name: str, key: str, seat: Seat, /, **facts: Fact) -> str:
        """The same about whoever was there then: by now another one may sit in the seat."""
        you = "yes" if seat == self.reader and name == self.names[seat] else "no"
        return self.text(key, name=name, you=you, **facts)

    def move(self, move: AnyMove) -> str:
        """What a move does, by the text of its own name, which has its fields as arguments."""
        return self.text(text_key("menu", move.name), **move.fields)

    def player(self, seat: Seat) -> str:
        """The letter that moves use, and the name."""
        letter, name = format_seat(seat), self.names[seat]
        return letter if name == letter else f"{letter} {name}"

    def decimal(self, number: float, digits: int = 1) -> str:
        """A number as the language writes it."""
        return decimal(number, digits, self.texts.language)

    def percent(self, number: float, digits: int = 0) -> str:
        """The same with its sign."""
        return self.decimal(number, digits) + percent_sign(self.texts.language)

    def listed(self, items: list[str]) -> str:
        """One, two and three, as a sentence says them."""
        return listed(items, self.texts.language)

    def either(self, items: list[str]) -> str:
        """One, two or three."""
        return listed(items, self.texts.language, is_choice=True)
