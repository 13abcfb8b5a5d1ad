"""What is typed about a game with paper cards: how a round ended, a player, a hand, names."""

from __future__ import annotations

import re
from typing import Final

from papersea.cards import TooManyCards, parse_cards
from papersea.moves import Seat, format_seat
from papersea.scorepad import CountedHand, Ending, Hand, ScorePad, ShownHand
from papersea.scorepad.flaws import too_many_cards
from papersea.terminal.play.answers import is_said
from papersea.terminal.screen.words import Words
from papersea.texts import text_key

_NUMBERS: Final = re.compile(r"([0-9]{1,3})(?:\s*[+,\s]\s*([0-9]{1,3}))?")


def read_ending(text: str, words: Words) -> Ending | None:
    """How a round ended; ``None`` for a text that does not say it."""
    said = (each for each in Ending if is_said(words, text_key("said-ending", each.value), text))
    return next(said, None)


def read_player(text: str, names: tuple[str, ...]) -> Seat | None:
    """By name, by letter, by number, or by the beginning of a name that no other has."""
    meant = text.casefold()
    known = [name.strip().casefold() for name in names]
    letters = [format_seat(Seat(seat)).casefold() for seat in range(len(names))]
    numbers = [str(number) for number in range(1, len(names) + 1)]
    for said in (known, letters, numbers):
        if meant in said:
            return Seat(said.index(meant))
    begun = [seat for seat, name in enumerate(known) if name.startswith(meant)]
    return Seat(begun[0]) if len(begun) == 1 else None


def read_hand(text: str) -> Hand:
    """Points and perhaps a bonus, or cards; ``PadError`` or ``NotationError`` if neither."""
    if counted := _NUMBERS.fullmatch(text):
        points, bonus = counted.groups()
        return CountedHand(int(points), None if bonus is None else int(bonus))
    try:
        return ShownHand(parse_cards(text))
    except TooManyCards as error:
        raise too_many_cards(error) from None


def read_names(text: str) -> tuple[str, ...]:
    """Names with commas between them; ``PadError`` if they cannot be."""
    names = tuple(" ".join(name.split()) for name in text.split(","))
    return ScorePad(names, Seat(0)).players
