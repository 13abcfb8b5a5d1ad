"""What a person typed: a number of the menu, a move, a word for one, or a command."""

from __future__ import annotations

import re
from enum import Enum
from typing import TypeVar

from papersea.moves import (
    DrawTwo,
    EndTurn,
    LastChance,
    Move,
    Pile,
    Search,
    Stop,
    TakeTop,
    parse_move,
)
from papersea.problems import NotationError
from papersea.terminal.screen.menu import menu
from papersea.terminal.screen.words import Words
from papersea.view import View


class TypedCommand(Enum):
    """What can be asked for at any time, without a move."""

    HELP = "help"
    TABLE = "table"
    POINTS = "points"
    RULES = "rules"
    LOG = "log"
    POSITION = "position"
    QUIT = "quit"


Known = TypeVar("Known", bound=Enum)

_SPOKEN: dict[str, tuple[Move, ...]] = {
    "deck": (DrawTwo(),),
    "left": (TakeTop(Pile.LEFT), Search(Pile.LEFT)),
    "right": (TakeTop(Pile.RIGHT), Search(Pile.RIGHT)),
    "end": (EndTurn(),),
    "stop": (Stop(),),
    "last": (LastChance(),),
}


def is_said(words: Words, key: str, text: str) -> bool:
    """Whether a text is one of those that a message lists, between commas."""
    return text.lower() in [word.strip() for word in words.text(key).split(",")]


def read_yes_or_no(text: str, words: Words) -> bool | None:
    """``None`` for a text that is neither."""
    if is_said(words, "said-yes", text.strip()):
        return True
    return False if is_said(words, "said-no", text.strip()) else None


def read_command(text: str, words: Words) -> tuple[TypedCommand, str] | None:
    """A command, and what is said behind it."""
    return read_one_of(TypedCommand, text, words)


def read_one_of(commands: type[Known], text: str, words: Words) -> tuple[Known, str] | None:
    """One of these commands, and what is said behind it."""
    name, _, rest = text.strip().partition(" ")
    for command in commands:
        if is_said(words, f"command-{command.value}", name):
            return command, rest.strip()
    return None


def read_move(text: str, view: View, words: Words) -> Move | None:
    """The move that was meant, legal or not; ``None`` for a text that means none."""
    text = " ".join(text.split())
    moves = menu(view)
    if re.fullmatch(r"\d{1,2}", text, re.ASCII):
        return moves[int(text) - 1] if 1 <= int(text) <= len(moves) else None
    if not text:
        return moves[0] if len(moves) == 1 else None
    meant = _spoken(text, words) + _written(text)
    legal = [move for move in meant if move in moves]
    return next(iter(legal + meant), None)


def _spoken(text: str, words: Words) -> list[Move]:
    meant = (moves for name, moves in _SPOKEN.items() if is_said(words, f"said-{name}", text))
    return [move for moves in meant for move in moves]


def _written(text: str) -> list[Move]:
    found = []
    for form in (text, _tidy(text)):
        try:
            found.append(parse_move(form))
        except NotationError:
            continue
    return found


def _tidy(text: str) -> str:
    """``cy - l`` as ``Cy-L``: nobody should lose time over the shift key."""
    return re.sub(r"[a-z]+", lambda word: word[0].capitalize(), text.lower().replace(" ", ""))
