"""What every byte of an observation and every action means, for spaces and for the docs.

A layout belongs to its version of the environments: a byte or a number that changes its meaning
makes another version. Version 1 is version 0 with more behind it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import Enum
from operator import index
from typing import Final, SupportsIndex

from papersea.cards import CARDS, COPIES
from papersea.envs.returns import most_gained
from papersea.rules import codes, observe, recall
from papersea.rules.options import MAX_PLAYERS
from papersea.rules.tables import DECK_SIZE, DIFFERENT, GROUPS, MAX_PILE

VERSIONS: Final = (0, 1)

_BYTE: Final = 255


class Holds(Enum):
    """What a byte of a part is."""

    COPIES = "copies of each different card"
    CARD = "a card's number plus one, or 0 for none"
    COUNT = "a number"
    FLAG = "1 if so, else 0"
    ROWS = "rows of columns, as listed below; a row of zeros is none"
    DIGEST = "no number: bytes that differ where what they stand for does"


@dataclass(frozen=True, slots=True)
class Column:
    """One of the numbers in each row. ``most`` is the highest that it can be."""

    name: str
    most: int
    meaning: str


@dataclass(frozen=True, slots=True)
class Part:
    """A stretch of an observation. ``most`` is the highest that any of its bytes can be, and
    ``columns`` are those of rows."""

    name: str
    places: range
    holds: Holds
    most: int
    meaning: str
    columns: tuple[Column, ...] = field(default=(), repr=False)


_PLACES: Final = max(DIFFERENT, MAX_PILE)
_COPIES: Final = max(COPIES[card] for card in CARDS)
_MEANINGS: Final = {
    "hand": (Holds.COPIES, _COPIES, "cards in the own hand"),
    "table": (Holds.COPIES, _COPIES, "cards laid out in front"),
    "drawn": (Holds.COPIES, _COPIES, "the two drawn cards, while one is to be kept"),
    "pile": (Holds.COPIES, _COPIES, "cards remembered in the pile"),
    "top": (Holds.CARD, DIFFERENT, "the card on top of the pile"),
    "size": (Holds.COUNT, MAX_PILE, "cards in the pile"),
    "gone": (Holds.COUNT, MAX_PILE, "remembered cards that crabs have taken unseen"),
    "known": (Holds.COPIES, _COPIES, "cards known to be in the hand; all of them once shown"),
    "searched": (Holds.CARD, DIFFERENT, "the pile that is looked through, top first"),
    "step": (Holds.FLAG, 1, "what is decided: draw, keep, duo, search, pick, steal"),
    "hand_size": (Holds.COUNT, DECK_SIZE, "cards in the hand"),
    "score": (Holds.COUNT, _BYTE, "points of the match so far"),
    "is_closer": (Holds.FLAG, 1, "has called STOP or LAST CHANCE"),
    "is_shown": (Holds.FLAG, 1, "has shown the hand"),
    "is_turn": (Holds.FLAG, 1, "the seat itself is to move"),
    "deck_size": (Holds.COUNT, DECK_SIZE, "cards in the deck"),
    "points": (Holds.COUNT, most_gained(), "what the own cards are worth now"),
    "colour_bonus": (Holds.COUNT, most_gained(), "what the own colour bonus would be"),
    "target": (Holds.COUNT, 80, "points that win the match"),
    "turn": (Holds.FLAG, 1, "has the turn"),
    "starter": (Holds.FLAG, 1, "began the round"),
    "order": (
        Holds.CARD,
        DIFFERENT,
        "the cards remembered in the pile, top first, with those that crabs have taken unseen",
    ),
    "history": (
        Holds.ROWS,
        _PLACES,
        f"what the seat has seen of the round, the newest first: {recall.MOST_ROWS} rows of "
        f"{recall.WIDTH}",
    ),
    "before": (Holds.DIGEST, _BYTE, "all that the seat saw in earlier rounds; 0 in the first"),
}
_COLUMNS: Final = (
    Column("event", recall.ROW_KINDS, "what happened, as listed below"),
    Column("seat", MAX_PLAYERS, "who did it: 1 is the seat itself, 2 the next one to the left, …"),
    Column("pile", codes.PILES, "1 left, 2 right, or 0"),
    Column("first", DIFFERENT, "a card's number plus one; 0 if there is none, or it was not seen"),
    Column("second", DIFFERENT, "another card; of a theft whom it hit, numbered as who did it"),
    Column("third", _PLACES, "a third card; of crabs the place in the pile, the top being 1"),
)
ROWS: Final = {
    "dealt": "the round began: who starts; `first`, `second` are the cards on the piles",
    "drew": "two cards were drawn, which only who drew sees, the lower one first",
    "kept": "one of them (`first`, hidden from others) was kept, `second` lies on the pile: it "
    "stands in place of the row before",
    "drew_last": "the last card of the deck was drawn (`first`, hidden from others)",
    "took": "the top card was taken (`first`); `second` is the new top",
    "laid": "a duo was laid out",
    "missed": "looking through the pile, the seat itself found that a card (`first`) is gone from "
    "where it was remembered (`third`)",
    "searched": "somebody looks through a pile",
    "picked": "a card was picked (`first`) from a place (`third`), both hidden from others; "
    "`second` is the new top",
    "fished": "the top card of the deck went into the hand (`first`, hidden from others)",
    "stole": "a card (`first`, seen by thief and victim) was stolen from a seat (`second`)",
    "stopped": "STOP was called",
    "bet": "LAST CHANCE was called",
}
"""The events of rows, from number 1 on."""


def check_version(version: object) -> int:
    """There are two."""
    if not isinstance(version, SupportsIndex) or index(version) not in VERSIONS:
        raise ValueError(f"the version of an observation is 0 or 1, not {version!r}")
    return index(version)


def observation_parts(players: int, version: int = 0) -> tuple[Part, ...]:
    """The parts of an observation in order. Numbers at the end of names count seats to the left,
    0 being the seat itself."""
    layout = recall.recalled_layout if check_version(version) else observe.layout
    parts = []
    for name, places in layout(players).items():
        holds, most, meaning = _MEANINGS[re.sub(r"^(left|right)_|_\d$", "", name)]
        columns = _COLUMNS if holds is Holds.ROWS else ()
        parts.append(Part(name, places, holds, most, meaning, columns))
    return tuple(parts)


def most_by_place(players: int, version: int = 0) -> list[int]:
    """The highest that each byte can be."""
    most: list[int] = []
    for part in observation_parts(players, version):
        columns = [column.most for column in part.columns] or [part.most]
        most += columns * (len(part.places) // len(columns))
    return most


@dataclass(frozen=True, slots=True)
class ActionRange:
    """Action numbers that mean the same but for their offset."""

    name: str
    numbers: range
    meaning: str


_ACTIONS: Final = {
    "draw": "draw two cards from the deck",
    "take": "take the top card of a pile: left, right",
    "keep": (
        "keep a drawn card: the one with the lower number, with the other on the left pile, on the "
        "right; the one with the higher number, with the other on the left pile, on the right"
    ),
    "lay": "lay out a duo, as listed below",
    "search": "look through a pile: left, right",
    "pick": "take a card of it: the top, the next one, …",
    "rob": "rob a player: the next one to the left, the one after, …",
    "end": "end the turn",
    "stop": "call STOP",
    "last_chance": "call LAST CHANCE",
}


def action_ranges() -> tuple[ActionRange, ...]:
    """All actions in order."""
    starts = [*codes.RANGES.values(), codes.ACTIONS]
    return tuple(
        ActionRange(name, range(start, end), _ACTIONS.get(name, name))
        for (name, start), end in zip(codes.RANGES.items(), starts[1:], strict=True)
    )


def duo_actions() -> Iterator[tuple[int, str]]:
    """The number of each duo's action, and its cards."""
    for number, group in enumerate(GROUPS):
        yield codes.LAY + number, "+".join(str(CARDS[card]) for card in group)
