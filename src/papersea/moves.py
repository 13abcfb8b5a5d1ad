"""The moves of the game, one class each, and their short text form.

A turn reads like a sentence: ``D Cy-L Cy+Cd ?R #2 .`` draws two, keeps the yellow crab and
puts the other card on the left pile, lays out two crabs, looks through the right pile, takes
the second card from its top and ends the turn.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from enum import Enum
from functools import lru_cache
from inspect import get_annotations
from typing import (
    TYPE_CHECKING,
    Any,
    ClassVar,
    Final,
    NewType,
    NoReturn,
    dataclass_transform,
    get_type_hints,
)

from papersea.cards import Card, Kind, parse_card, sort_cards
from papersea.problems import NotationError, Wrong

Seat = NewType("Seat", int)
"""A place at the table, from 0, clockwise; written A, B, C, D."""

_SEAT_LETTERS = "ABCD"
_DEEPEST: Final = 99


def format_seat(seat: Seat) -> str:
    if not 0 <= seat < len(_SEAT_LETTERS):
        raise NotationError(Wrong.NO_SUCH_SEAT_NUMBER, text=str(seat))
    return _SEAT_LETTERS[seat]


def parse_seat(text: str) -> Seat:
    if len(text) != 1 or text not in _SEAT_LETTERS:
        raise NotationError(Wrong.UNKNOWN_SEAT, text=text)
    return Seat(_SEAT_LETTERS.index(text))


class Pile(Enum):
    """One of the two discard piles."""

    LEFT = "L"
    RIGHT = "R"

    def __str__(self) -> str:
        return self.value


class Step(Enum):
    """What is decided next."""

    # In the kernel's order, of which ``OVER`` is the last.
    DRAW = "draw"
    KEEP = "keep"
    DUO = "duo"
    SEARCH = "search"
    PICK = "pick"
    STEAL = "steal"
    OVER = "over"


def _format_position(position: int) -> str:
    if not 1 <= position <= _DEEPEST:
        raise NotationError(Wrong.UNKNOWN_PLACE, text=str(position))
    return str(position)


_Part = tuple[str, Callable[[str], Any], Callable[[Any], str]]
_PARTS: Final[dict[Any, _Part]] = {
    Card: ("([^+]+)", parse_card, str),
    Pile: ("([LR])", Pile, str),
    Seat: ("([A-D])", parse_seat, format_seat),
    int: ("([1-9][0-9]?)", int, _format_position),
}
"""How the fields of moves look in their texts, and what reads and writes them."""


def snake_case(name: str) -> str:
    """The name of a class as texts and the wire have it: ``TookTop`` is ``took_top``."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


@dataclass_transform(frozen_default=True)
class AnyMove:
    """A value that is its text: moves of one kind with one text are the same.

    A kind declares its ``form``, the text with the fields in braces, from which it is written and
    read; the ``step`` that it decides; and whether it ``is_secret``, because it names what only the
    mover saw. Its ``name`` is that of its texts.
    """

    name: ClassVar[str]
    form: ClassVar[str]
    step: ClassVar[Step]
    is_secret: ClassVar[bool]
    __match_args__: ClassVar[tuple[str, ...]]
    _parts: ClassVar[tuple[_Part, ...]]
    _pattern: ClassVar[re.Pattern[str]]

    def __init_subclass__(cls, *, form: str, step: Step, is_secret: bool) -> None:
        hints, names = get_type_hints(cls), tuple(get_annotations(cls))
        cls.name, cls.form = snake_case(cls.__name__), form
        cls.step, cls.is_secret = step, is_secret
        cls.__match_args__ = names  # type: ignore[misc]  # as those that mypy gives it
        cls._parts = tuple(_PARTS[hints[name]] for name in names)
        looks = {name: part[0] for name, part in zip(names, cls._parts, strict=True)}
        cls._pattern = re.compile(re.sub(r"[?.+^]", r"\\\g<0>", form).format(**looks), re.ASCII)

    def __init__(self, *given: Any, **named: Any) -> None:
        names = self.__match_args__
        fields = dict(zip(names, given, strict=False)) | named
        if len(given) + len(named) != len(names) or fields.keys() != {*names}:
            raise TypeError(f"{type(self).__name__} has these fields: {', '.join(names)}")
        written = zip(names, self._parts, strict=True)
        texts = {name: write(fields[name]) for name, (_, _, write) in written}
        self.__dict__.update(fields, _text=self.form.format(**texts))

    @property
    def fields(self) -> dict[str, Card | Pile | Seat | int]:
        """What it says, by name."""
        return {name: self.__dict__[name] for name in self.__match_args__}

    def __setattr__(self, name: str, _: object) -> NoReturn:
        raise AttributeError(f"moves do not change, nor does their {name}")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"moves do not change, nor does their {name}")

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(self.__dict__["_text"])

    def __str__(self) -> str:
        text: str = self.__dict__["_text"]
        return text

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self}>"


class DrawTwo(AnyMove, form="D", step=Step.DRAW, is_secret=False):
    """T3: look at the two top cards of the deck."""


class TakeTop(AnyMove, form="{pile}", step=Step.DRAW, is_secret=False):
    """T5: take the top card of a pile."""

    pile: Pile


class Keep(AnyMove, form="{card}-{pile}", step=Step.KEEP, is_secret=True):
    """T3: keep one of the two cards drawn; the other goes on a pile."""

    card: Card
    pile: Pile


class LayDuo(AnyMove, form="{first}+{second}", step=Step.DUO, is_secret=False):
    """T7: lay out two cards. Their order means nothing, so they are kept sorted."""

    first: Card
    second: Card

    def __init__(self, first: Card, second: Card) -> None:
        super().__init__(*sort_cards((first, second)))


class Search(AnyMove, form="?{pile}", step=Step.SEARCH, is_secret=False):
    """K3: look through a pile after laying out crabs."""

    pile: Pile


class Pick(AnyMove, form="#{position}", step=Step.PICK, is_secret=True):
    """K3: take a card from the pile that is looked through; position 1 is its top."""

    position: int


class Steal(AnyMove, form="@{victim}", step=Step.STEAL, is_secret=False):
    """K6: rob an opponent of a random card after laying out swimmer and shark."""

    victim: Seat


class EndTurn(AnyMove, form=".", step=Step.DUO, is_secret=False):
    """T9: pass the turn to the left."""


class Stop(AnyMove, form="STOP", step=Step.DUO, is_secret=False):
    """R2: close the round and let everybody score."""


class LastChance(AnyMove, form="LAST", step=Step.DUO, is_secret=False):
    """R3: close the round with the bet that nobody gets more in one last turn."""


if TYPE_CHECKING:
    Move = DrawTwo | TakeTop | Keep | LayDuo | Search | Pick | Steal | EndTurn | Stop | LastChance
else:
    Move = AnyMove  # whoever reads types at run time has one class to ask about
"""Whatever a seat may do; ``parse_move`` reads its text, and ``str`` writes it."""


_LAYING: Final[dict[int, Callable[..., Move]]] = {2: LayDuo}


def laying(*cards: Card) -> Move:
    """The move that lays out these cards at once."""
    return _LAYING[len(cards)](*cards)


def laid_kinds(move: Move) -> tuple[Kind, ...]:
    """What a move lays out, but for the colours; nothing if it lays out no cards."""
    if type(move) not in _LAYING.values():
        return ()
    return tuple(card.kind for card in move.fields.values() if isinstance(card, Card))


@lru_cache(maxsize=1024)
def parse_move(text: str) -> Move:
    """Read one move; whether it is legal is the rules' business."""
    for kind in AnyMove.__subclasses__():
        if found := kind._pattern.fullmatch(text):
            read = zip(kind._parts, found.groups(), strict=True)
            move: Any = kind(*(parse(text) for (_, parse, _), text in read))
            return move  # type: ignore[no-any-return]  # one of the union, which is all there are
    raise NotationError(Wrong.UNKNOWN_MOVE, text=text)
