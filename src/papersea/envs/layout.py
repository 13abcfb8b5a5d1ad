"""What every byte of an observation and every action means, for spaces and for the docs.

The layout belongs to version 0 of the environments: a byte or a number that changes its meaning
makes another version.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Final

from papersea.cards import CARDS, COPIES
from papersea.envs.returns import most_gained
from papersea.rules import codes, observe
from papersea.rules.tables import DECK_SIZE, DIFFERENT, GROUPS, MAX_PILE

VERSION: Final = 0

_BYTE: Final = 255


class Holds(Enum):
    """What a byte of a part is."""

    COPIES = "copies of each different card"
    CARD = "a card's number plus one, or 0 for none"
    COUNT = "a number"
    FLAG = "1 if so, else 0"


@dataclass(frozen=True, slots=True)
class Part:
    """A stretch of an observation. ``most`` is the highest that any of its bytes can be."""

    name: str
    places: range
    holds: Holds
    most: int
    meaning: str


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
}


def observation_parts(players: int) -> tuple[Part, ...]:
    """The parts of an observation in order. Numbers at the end of names count seats to the left,
    0 being the seat itself."""
    parts = []
    for name, places in observe.layout(players).items():
        holds, most, meaning = _MEANINGS[re.sub(r"^(left|right)_|_\d$", "", name)]
        parts.append(Part(name, places, holds, most, meaning))
    return tuple(parts)


def most_by_place(players: int) -> list[int]:
    """The highest that each byte can be."""
    return [part.most for part in observation_parts(players) for _ in part.places]


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
