"""People as a house knows them: a name, what they have played, and who belongs to them."""

from __future__ import annotations

import re
import secrets
import unicodedata
from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated, Final

from msgspec import Meta, Struct

from papersea.table.faces import Face
from papersea.table.refused import ErrorCode, Refused
from papersea.texts import languages

CODE_ALPHABET: Final = "23456789abcdefghjkmnpqrstuvwxyz"
CODE_LENGTH: Final = 13
"""Of a person, and of a table in a server's main database; elsewhere a table's code has the shard's
name before it."""
_LONGEST_NAME: Final = 24
_BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufffc")
"""Letters, marks and symbols, by their category, that nobody can see."""
_JOINERS: Final = "\u200c\u200d"
"""They are part of words in some scripts, and of many emoji."""
_SHOWN: Final = re.compile(r"(sm{0,3})+(j(sm{0,3})+)*( (sm{0,3})+(j(sm{0,3})+)*)*")
"""The kinds of a name's characters: joiners stand between signs, marks do not pile up."""
_SIGN: Final = {"Lu", "Ll", "Lt", "Lm", "Lo", "Nd", "Nl", "No", "So"}
"""A name is more than punctuation."""

Language = Annotated[str, Meta(description="such as sk")]
Name = Annotated[str, Meta(description="1 to 24 visible characters")]


class PersonKind(StrEnum):
    PERSON = "person"
    BOT = "bot"


class Measuring(StrEnum):
    """Whether somebody lets finished games of theirs be kept for measuring."""

    UNASKED = "unasked"
    ALLOWED = "allowed"
    DECLINED = "declined"


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong somebody is among so many players, and after how many games."""

    mu: float
    sigma: float
    games: int = 0


@dataclass(frozen=True, slots=True)
class Statistics:
    """All of a person's games with one number of players, added up."""

    games: int
    wins: int
    mean_rank: float
    points: int
    rounds: int
    stops: int
    bets: int
    bets_won: int
    mermaid_wins: int


class NewPerson(Struct, frozen=True, forbid_unknown_fields=True):
    """A guest picks a name."""

    name: Name
    language: Language = "en"


class Wishes(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody wants to change about themselves."""

    name: Name | None = None
    language: Language | None = None
    measuring: Measuring | None = None
    face: Face | None = None


class Introduction(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who is to belong to whoever asks: a program, or a companion."""

    name: Name


class Me(Struct, frozen=True):
    """Whoever asks. ``measuring``: whether they let finished games of theirs be kept for measuring;
    ``null`` where nobody is asked. ``face``: the one that they have chosen."""

    id: str
    name: str
    language: str
    kind: PersonKind
    measuring: Measuring | None = None
    face: Face | None = None


class Token(Struct, frozen=True):
    """Somebody new. The token is shown this once: the server keeps only its hash."""

    id: str
    name: str
    token: str


class Standing(Struct, frozen=True):
    """Somebody's games with one number of players; ``rating`` among their own kind, people or
    programs."""

    players: int
    statistics: Statistics
    rating: Rating | None


class Profile(Struct, frozen=True):
    """What others may know of a person."""

    id: str
    name: str
    kind: PersonKind
    standings: list[Standing]
    face: Face | None = None


def new_code() -> str:
    """About 64 random bits, without letters that look like others."""
    return "".join(secrets.choice(CODE_ALPHABET) for _ in range(CODE_LENGTH))


WORD_LETTERS: Final = "bcdfghjkmnpqrstvwxz"
"""Of a word that stands for a table: none looks like another, and they spell nothing."""
WORD_LENGTH: Final = 6
_WORD: Final = re.compile(f"[{WORD_LETTERS}]{{{WORD_LENGTH}}}")


def new_word() -> str:
    """About 25 random bits: short enough to say, for a table that waits a while."""
    return "".join(secrets.choice(WORD_LETTERS) for _ in range(WORD_LENGTH))


def plain_word(text: str) -> str | None:
    """A word as somebody may type it, in whatever case and groups; ``None`` if it can be none."""
    word = re.sub(r"[\s-]", "", text).lower()
    return word if _WORD.fullmatch(word) else None


def check_language(language: str) -> str:
    """``Refused`` if papersea does not speak it."""
    if language not in languages():
        raise Refused(ErrorCode.BAD_MESSAGE, problem=f"language: one of {', '.join(languages())}")
    return language


def check_name(text: str) -> str:
    """A name as it is shown; ``Refused`` if it cannot be."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    kinds = "".join(map(_kind, name)) if len(name) <= _LONGEST_NAME else ""
    if not _SHOWN.fullmatch(kinds) or not _SIGN.intersection(map(unicodedata.category, name)):
        raise Refused(ErrorCode.BAD_NAME)
    return name


def _kind(character: str) -> str:
    """A space, a joiner, a mark upon what is before it, a sign of its own, or none of these."""
    category = unicodedata.category(character)
    if character == " " or character in _JOINERS:
        return " " if character == " " else "j"
    if category[0] in "CZ" or character in _BLANK:
        return "?"
    return "m" if category[0] == "M" else "s"
