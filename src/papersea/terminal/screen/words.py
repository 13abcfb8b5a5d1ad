"""The words for the things on the table, for one reader.

A card inside a text is one character from Unicode's private area, so that texts stay plain
strings and whoever draws them can show the card as a card.
"""

from __future__ import annotations

from dataclasses import dataclass
from unicodedata import category

from papersea.cards import CARDS, Card, Colour, Kind, index_of
from papersea.moves import AnyMove, Pile, Seat, format_seat
from papersea.texts import Texts, text_key

_FIRST_MARK = 0xE000
_HIDDEN = "\N{REPLACEMENT CHARACTER}"

_LONGEST_NAME = 40  # servers and pads allow 24, a record anything

_JOINERS = "\u200c\u200d"  # parts of words in some scripts, and of many emoji

Fact = str | int | Card | Pile | Colour | Kind | None


def card_mark(card: Card) -> str:
    """The character that stands for a card in a text."""
    return chr(_FIRST_MARK + index_of(card))


def marked_card(character: str) -> Card | None:
    """The card that a character stands for, if it does."""
    place = ord(character) - _FIRST_MARK
    return CARDS[place] if 0 <= place < len(CARDS) else None


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
            case Pile():
                return self.texts.text(text_key("word-pile", fact.name.lower()))
            case Colour():
                return self.texts.text(text_key("colour", fact.value))
            case Kind():
                return self.kind(fact, 1)
            case None:
                return "hidden"
            case _:
                return fact

    def kind(self, kind: Kind, count: int) -> str:
        return self.texts.text(text_key("kind", kind.value), count=count)

    def card_name(self, card: Card) -> str:
        return self.texts.text(f"card-{card}")

    def cards(self, *cards: Card) -> str:
        """Cards side by side; a word for none."""
        return " ".join(map(card_mark, cards)) or self.texts.text("cards-none")

    def told(self, key: str, seat: Seat, /, **facts: Fact) -> str:
        """A text about a player, who may be the reader."""
        you = "yes" if seat == self.reader else "no"
        return self.text(key, name=self.names[seat], you=you, **facts)

    def move(self, move: AnyMove) -> str:
        """What a move does, by the text of its own name, which has its fields as arguments."""
        return self.text(text_key("menu", move.name), **move.fields)

    def player(self, seat: Seat) -> str:
        """The letter that moves use, and the name."""
        letter, name = format_seat(seat), self.names[seat]
        return letter if name == letter else f"{letter} {name}"

    def listed(self, items: list[str]) -> str:
        """One, two and three, as a sentence says them."""
        return self._joined("list-and", items)

    def either(self, items: list[str]) -> str:
        """One, two or three."""
        return self._joined("list-or", items)

    def _joined(self, key: str, items: list[str]) -> str:
        if len(items) < 2:
            return "".join(items)
        return self.texts.text(key, many=", ".join(items[:-1]), last=items[-1])
