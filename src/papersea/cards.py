"""The cards: kinds, colours, how many of each the deck holds, what they bring together, and their
short text form.

A card is written as two letters, the kind and then the colour: ``Cy`` is the yellow crab.
Cards of the same kind and colour are the same value: nobody at a table can tell them apart.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from enum import Enum
from functools import partial
from typing import Any, ClassVar, Final, NamedTuple, NoReturn, Self

from papersea.problems import NotationError, Wrong


class TooManyCards(NotationError):
    """More copies of a card than the deck holds."""

    def __init__(self, card: Card, count: int) -> None:
        copies = COPIES[card]
        super().__init__(
            Wrong.TOO_MANY_CARDS, card=str(card), name=card.name, count=count, copies=copies
        )
        # Its letters are enough: each reader's language has a name for it.
        del self.facts["name"]
        self.card = card
        self.count = count
        self.copies = copies

    def __reduce__(self) -> str | tuple[Any, ...]:
        return partial(TooManyCards, self.card, self.count), ()


class Kind(Enum):
    """What is folded on a card."""

    CRAB = "crab"
    BOAT = "boat"
    FISH = "fish"
    SWIMMER = "swimmer"
    SHARK = "shark"
    SHELL = "shell"
    OCTOPUS = "octopus"
    PENGUIN = "penguin"
    SAILOR = "sailor"
    LIGHTHOUSE = "lighthouse"
    SHOAL = "shoal"
    PENGUIN_COLONY = "penguin_colony"
    CAPTAIN = "captain"
    MERMAID = "mermaid"

    @property
    def letter(self) -> str:
        return KIND_LETTERS[self]


class Colour(Enum):
    """The ground of a card."""

    DARK_BLUE = "dark_blue"
    LIGHT_BLUE = "light_blue"
    BLACK = "black"
    YELLOW = "yellow"
    GREEN = "green"
    WHITE = "white"
    PURPLE = "purple"
    GREY = "grey"
    LIGHT_ORANGE = "light_orange"
    PINK = "pink"
    ORANGE = "orange"

    @property
    def letter(self) -> str:
        return COLOUR_LETTERS[self]


# Letters that are not initials: sWimmer, sHell, Anchor (the sailor in three editions),
# Group of fish, colonY, Kapitán; blacK, Violet, gRey, Apricot.
KIND_LETTERS = dict(zip(Kind, "CBFWSHOPALGYKM", strict=True))
COLOUR_LETTERS = dict(zip(Colour, "dlkygwvrapo", strict=True))


class Card:
    """One card as a player sees it. There is one object for each kind and colour, so cards are
    compared and looked up by what they are."""

    __slots__ = ("_text", "colour", "kind")
    _made: ClassVar[dict[tuple[Kind, Colour], Any]] = {}

    kind: Final[Kind]  # type: ignore[misc]  # set once, when it is made
    colour: Final[Colour]  # type: ignore[misc]
    _text: Final[str]  # type: ignore[misc]

    def __new__(cls, kind: Kind, colour: Colour) -> Self:
        made: Self | None = cls._made.get((kind, colour))
        if made is None:
            made = cls._made[kind, colour] = super().__new__(cls)
            object.__setattr__(made, "kind", kind)
            object.__setattr__(made, "colour", colour)
            object.__setattr__(made, "_text", kind.letter + colour.letter)
        return made

    def __setattr__(self, name: str, _: object) -> NoReturn:
        raise AttributeError(f"cards do not change, nor does their {name}")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"cards do not change, nor does their {name}")

    def __reduce__(self) -> tuple[type[Card], tuple[Kind, Colour]]:
        return Card, (self.kind, self.colour)

    def __str__(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return f"Card({self.kind}, {self.colour})"

    @property
    def name(self) -> str:
        """The long text form, for example ``light_blue_fish``."""
        return f"{self.colour.value}_{self.kind.value}"


# Copies by colour, in the order of ``Colour`` (clauses C1 and C2).
_PUBLISHED_DECK = """
    crab            2 2 1 2 1 0 0 1 0 0 0
    boat            2 2 2 2 0 0 0 0 0 0 0
    fish            2 1 2 1 1 0 0 0 0 0 0
    swimmer         1 1 1 1 0 0 0 0 1 0 0
    shark           1 1 1 0 1 0 1 0 0 0 0
    shell           1 1 1 1 1 0 0 1 0 0 0
    octopus         0 1 0 1 1 0 1 1 0 0 0
    penguin         0 0 0 0 0 0 1 0 1 1 0
    sailor          0 0 0 0 0 0 0 0 0 1 1
    lighthouse      0 0 0 0 0 0 1 0 0 0 0
    shoal           0 0 0 0 0 0 0 1 0 0 0
    penguin_colony  0 0 0 0 1 0 0 0 0 0 0
    captain         0 0 0 0 0 0 0 0 1 0 0
    mermaid         0 0 0 0 0 4 0 0 0 0 0
"""


def _read_deck(table: str) -> dict[Card, int]:
    return {
        Card(Kind(row[0]), colour): int(copies)
        for row in map(str.split, table.strip().splitlines())
        for colour, copies in zip(Colour, row[1:], strict=True)
        if copies != "0"
    }


COPIES = _read_deck(_PUBLISHED_DECK)
"""How many copies of each card the deck holds."""

CARDS = tuple(COPIES)
"""The different cards, by kind and then colour."""

DECK = tuple(card for card, copies in COPIES.items() for _ in range(copies))
"""All cards of the deck, in the order of ``CARDS``."""


class Effect(Enum):
    """What happens when a duo is laid out (K3 to K6)."""

    SEARCH = "search"
    TURN_AGAIN = "turn_again"
    FISH = "fish"
    STEAL = "steal"


class Pairing(NamedTuple):
    """Two kinds that make a duo (K2), and what it does. A kind may stand in several."""

    first: Kind
    second: Kind
    effect: Effect


PAIRINGS = (
    Pairing(Kind.CRAB, Kind.CRAB, Effect.SEARCH),
    Pairing(Kind.BOAT, Kind.BOAT, Effect.TURN_AGAIN),
    Pairing(Kind.FISH, Kind.FISH, Effect.FISH),
    Pairing(Kind.SWIMMER, Kind.SHARK, Effect.STEAL),
)

COLLECTIONS: dict[Kind, tuple[int, ...]] = {
    Kind.SHELL: (0, 0, 2, 4, 6, 8, 10),
    Kind.OCTOPUS: (0, 0, 3, 6, 9, 12),
    Kind.PENGUIN: (0, 1, 3, 5),
    Kind.SAILOR: (0, 0, 5),
}
"""Points for none, one, two … of a kind (K11 to K14)."""

MULTIPLIERS = {
    Kind.LIGHTHOUSE: (Kind.BOAT, 1),
    Kind.SHOAL: (Kind.FISH, 1),
    Kind.PENGUIN_COLONY: (Kind.PENGUIN, 2),
    Kind.CAPTAIN: (Kind.SAILOR, 3),
}
"""Which kind a multiplier counts, and the points for each card of it (K16)."""


def effect_of(first: Kind, second: Kind) -> Effect:
    """What the duo of two kinds does, whichever is named first."""
    pair = {first, second}
    return next(each.effect for each in PAIRINGS if {each.first, each.second} == pair)


_ORDER = {card: index for index, card in enumerate(CARDS)}
_BY_TEXT = {str(card): card for card in CARDS}
_BY_NAME = {card.name: card for card in CARDS} | {
    kind.value: next(card for card in CARDS if card.kind is kind)
    for kind in Kind
    if sum(card.kind is kind for card in CARDS) == 1
}
_KIND_NAMES = {kind.value for kind in Kind}
_OTHER_SPELLINGS = (("grey", "gray"), ("shoal", "shoal_of_fish"), ("_", "-"))
_PLAIN_NAMES = dict(_BY_NAME)
for _usual, _other in _OTHER_SPELLINGS:
    _PLAIN_NAMES |= {name.replace(_usual, _other): card for name, card in _PLAIN_NAMES.items()}


def parse_card(text: str) -> Card:
    """Read ``Cy``, ``yellow_crab`` or ``yellow-crab``; ``captain`` alone is clear enough."""
    card = _BY_TEXT.get(text) or _PLAIN_NAMES.get(text.lower())
    if card is None:
        raise _unknown_card(text)
    return card


def _unknown_card(text: str) -> NotationError:
    if text.lower() in _KIND_NAMES:
        having = ", ".join(str(card) for card in CARDS if card.kind.value == text.lower())
        return NotationError(Wrong.CARD_WITHOUT_COLOUR, text=text, choices=having)
    kinds = {letter: kind.value for kind, letter in KIND_LETTERS.items()}
    colours = {letter: colour.value for colour, letter in COLOUR_LETTERS.items()}
    if len(text) != 2:
        return NotationError(Wrong.UNKNOWN_CARD, text=text)
    kind, colour = kinds.get(text[0]), colours.get(text[1])
    if kind is None:
        choices = _listed(kinds)
        return NotationError(Wrong.UNKNOWN_KIND, text=text, letter=text[0], choices=choices)
    if colour is None:
        choices = _listed(colours)
        return NotationError(Wrong.UNKNOWN_COLOUR, text=text, letter=text[1], choices=choices)
    return NotationError(Wrong.NO_SUCH_CARD, text=text, name=f"{colour} {kind}")


def _listed(letters: dict[str, str]) -> str:
    return ", ".join(f"{letter} {name}" for letter, name in letters.items())


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read cards separated by spaces or commas, or two-letter forms written together.

    A count may stand before each word: ``2xCd``, ``2xCdFd`` for two of both. Here, the two
    letters may be of any case. The cards must fit into one deck.
    """
    cards = tuple(card for word in re.split(r"[\s,]+", text.strip()) for card in _read_word(word))
    check_fits_deck(cards)
    return cards


def _read_word(word: str) -> list[Card]:
    if counted := re.fullmatch(r"([0-9]{1,2})[x*](.+)", word):
        return int(counted[1]) * _read_uncounted(counted[2])
    return _read_uncounted(word)


def _read_uncounted(word: str) -> list[Card]:
    if word in ("", "-"):
        return []
    is_name = word.lower() in _PLAIN_NAMES or word.lower() in _KIND_NAMES
    if is_name or not re.fullmatch(r"(?:[A-Za-z]{2})+", word):
        return [parse_card(word)]
    pairs = (word[start : start + 2] for start in range(0, len(word), 2))
    return [parse_card(pair.capitalize()) for pair in pairs]


def check_fits_deck(cards: Iterable[Card]) -> None:
    """Refuse cards of which there are too many (``TooManyCards``), naming the first such card."""
    for card, count in Counter(cards).items():
        if count > COPIES[card]:
            raise TooManyCards(card, count)


def format_cards(cards: Sequence[Card]) -> str:
    """Two-letter forms written together; ``-`` for no cards."""
    return "".join(map(str, cards)) or "-"


def index_of(card: Card) -> int:
    """The place of a card in ``CARDS``: the number by which the rules kernel knows it."""
    if card not in _ORDER:
        raise NotationError(Wrong.NO_SUCH_CARD, text=str(card), name=card.name)
    return _ORDER[card]


def sort_cards(cards: Iterable[Card]) -> tuple[Card, ...]:
    """By kind and then colour, as a person holds a hand."""
    return tuple(sorted(cards, key=index_of))
