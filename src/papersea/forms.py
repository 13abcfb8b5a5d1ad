"""The forms of the things on the table: how a sentence asks for “the yellow crab”.

A message names a thing and the form that its sentence needs: ``{ CARD($card, "acc") }``. What forms
there are, and how they are made, is written in the language's own ``cards.ftl``; the page has the
same functions in ``web/src/words/forms.ts``. ``docs/languages/README.md`` tells how it is used.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from papersea.cards import CARDS, index_of, parse_card
from papersea.lists import listed

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Message, Pattern

    from papersea.cards import Card

_FIRST_MARK = 0xE000
_END = "\ue0ff"
_BETWEEN = "\ue0fe"

Asked = str | float
"""A form by its name, or how many there are."""


def card_mark(card: Card) -> str:
    """A character from Unicode's private area in place of a card: whoever passes it to a text gets
    it back with the card's name in the form of the sentence, and can draw it (``marked_names``)."""
    return chr(_FIRST_MARK + index_of(card))


def marked_card(character: str) -> Card | None:
    """The card that a character stands for, if it does."""
    if len(character) != 1:
        return None
    place = ord(character) - _FIRST_MARK
    return CARDS[place] if 0 <= place < len(CARDS) else None


def split_marks(word: str) -> list[tuple[Card | None, str]]:
    """A word in parts: what is written, and cards with the name that they have there."""
    parts: list[tuple[Card | None, str]] = []
    card: Card | None = None
    written = ""
    for character in word:
        if (marked := marked_card(character)) is None and character != _END:
            written += character
            continue
        if written:
            parts.append((card, written.replace(_BETWEEN, " ")))
        card, written = marked, ""
    return [*parts, (card, written.replace(_BETWEEN, " "))] if written else parts


class _Wanted(NamedTuple):
    """A form such as ``acc``, ``the`` or ``s-ins``; ``nom`` is the plain name. A capital letter
    there makes one in the text."""

    name: str
    many: float
    is_capital: bool

    @classmethod
    def of(cls, asked: tuple[Asked, ...]) -> _Wanted:
        name = "".join(each for each in asked if isinstance(each, str))
        counts = [each for each in asked if not isinstance(each, str)]
        return cls(name.lower(), counts[0] if counts else 1, name[:1].isupper())

    @property
    def case(self) -> str:
        return self.name.rpartition("-")[2]


class Forms:
    """What one language says of cards, kinds, colours and piles."""

    _bundle: FluentBundle

    def belong_to(self, bundle: FluentBundle) -> None:
        """Take the words from there: a bundle has to know its functions before it is made."""
        self._bundle = bundle

    @property
    def functions(self) -> dict[str, Callable[..., Any]]:
        """As messages call them."""
        return {
            "CARD": self.card, "CARDS": self.cards, "COLOUR": self.colour,
            "KIND": self.kind, "PILE": self.pile,
        }  # fmt: skip

    def card(self, card: str, *asked: Asked) -> str:
        marked = marked_card(card)
        found = marked or parse_card(card)
        kind, colour = f"kind-{found.kind.value}", f"colour-{found.colour.value}"
        wanted = _Wanted.of(asked)
        gender = self._said(kind, "gender")
        parts = {
            "kind": self._noun(kind, wanted),
            "colour": self._agreeing(colour, wanted, gender),
        }
        words = self._filled_in(self._message("card").value, **parts)
        is_colour_first = words.startswith(parts["colour"])
        sound = self._said(colour if is_colour_first else kind, "sound")
        if marked:
            words = f"{card}{words.replace(' ', _BETWEEN)}{_END}"
        return self._formed(words, wanted, gender, sound)

    def cards(self, cards: str, *asked: Asked) -> str:
        if not cards:
            return self._filled_in(self._message("cards-none").value)
        first, *more = cards.split()
        small = [each.lower() if isinstance(each, str) else each for each in asked]
        names = [self.card(first, *asked), *(self.card(card, *small) for card in more)]
        if marked_card(first):
            return " ".join(names)  # what is drawn needs no commas
        return listed(names, self._bundle.locales[0])

    def kind(self, kind: str, *asked: Asked) -> str:
        return self._thing(f"kind-{kind}", _Wanted.of(asked))

    def pile(self, pile: str, *asked: Asked) -> str:
        return self._thing(f"pile-{pile}", _Wanted.of(asked))

    def colour(self, colour: str, *asked: Asked) -> str:
        """Its name; in any form, as it stands before or behind the word for a card."""
        wanted, key = _Wanted.of(asked), f"colour-{colour}"
        if wanted.name in ("", "nom"):
            words = self._filled_in(self._message(key).value)
        else:
            words = self._agreeing(key, wanted, self._said("word-card", "gender"))
        return self._formed(words, wanted, "", self._said(key, "sound"))

    def _thing(self, key: str, wanted: _Wanted) -> str:
        words = self._noun(key, wanted)
        return self._formed(words, wanted, self._said(key, "gender"), self._said(key, "sound"))

    def _noun(self, key: str, wanted: _Wanted) -> str:
        message = self._message(key)
        return self._filled_in(self._case(message, wanted), count=wanted.many)

    def _agreeing(self, key: str, wanted: _Wanted, gender: str) -> str:
        """A colour beside a thing of this gender."""
        message = self._message(key)
        facts = {"gender": gender, "count": wanted.many}
        if endings := self._said(key, "endings"):
            ending = self._case(self._message(f"endings-{endings}"), wanted)
            return self._said(key, "stem") + self._filled_in(ending, **facts)
        return self._filled_in(message.attributes.get("agreeing", message.value), **facts)

    def _case(self, message: Message, wanted: _Wanted) -> Pattern | None:
        """A form that ``form`` wraps around a word may go without a case; any other is one."""
        if wanted.name in ("", "nom") or (wanted.name == wanted.case and self._wrapper(wanted)):
            return message.value
        return message.attributes[wanted.case]

    def _wrapper(self, wanted: _Wanted) -> Pattern | None:
        if not self._bundle.has_message("form"):
            return None
        return self._message("form").attributes.get(wanted.name)

    def _formed(self, words: str, wanted: _Wanted, gender: str, sound: str) -> str:
        if wrapper := self._wrapper(wanted):
            facts = {"gender": gender, "sound": sound, "count": wanted.many}
            words = self._filled_in(wrapper, words=words, **facts)
        if not wanted.is_capital:
            return words
        first = next((at for at, letter in enumerate(words) if letter.isalpha()), 0)
        return words[:first] + words[first : first + 1].upper() + words[first + 1 :]

    def _said(self, key: str, attribute: str) -> str:
        pattern = self._message(key).attributes.get(attribute)
        return "" if pattern is None else self._filled_in(pattern)

    def _message(self, key: str) -> Message:
        return self._bundle.get_message(key.replace("_", "-"))

    def _filled_in(self, pattern: Pattern | None, **facts: Any) -> str:
        assert pattern is not None, "a thing has a name"
        text, errors = self._bundle.format_pattern(pattern, facts)
        if errors:
            raise errors[0]
        return str(text)
