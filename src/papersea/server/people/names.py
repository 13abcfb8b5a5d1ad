"""Names that would be taken for somebody else's: of the house, or of somebody at the same table.

What looks alike is Unicode's list of confusables (UTS #39), as confusable-homoglyphs brings it.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import cache
from typing import Final

from papersea.answers.people import check_name
from papersea.players.catalogue import OPPONENTS
from papersea.players.company import proper_name
from papersea.table.commands import Sit
from papersea.table.facts import AnyFact
from papersea.table.refused import ErrorCode, Refused
from papersea.table.steps import Choose, asked
from papersea.table.table import Person, Table

_WORDS: Final = (
    *("papersea", "admin", "administrator", "moderator", "operator", "sysop", "system"),
    *("administrátor", "administrátorka", "moderátor", "moderátorka", "operátor", "systém"),
    *("správca", "správkyňa", "správce", "správkyně"),
    *("administratorka", "moderatorka", "operatorka"),
    *("админ", "администратор", "администрация", "модератор", "оператор", "система"),
    *("administrador", "administradora", "administración", "moderador", "moderadora"),
    *("operador", "operadora", "sistema"),
)
"""In English, Slovak, Czech, Polish, Russian and Spanish: no name has one of them in it."""
_WHOLE: Final = (
    *("server", "root", "staff", "support", "security", "official", "mod", "webmaster"),
    *("podpora", "obsluha", "oficiálny", "oficiální", "serwer", "obsługa", "wsparcie"),
    *("сервер", "поддержка", "модер", "служба поддержки", "servidor", "soporte", "oficial"),
    *map(proper_name, OPPONENTS),
)
"""No name is one of these; opponents are called the same in all languages."""
_EAST_ASIAN: Final = frozenset({"HAN", "HIRAGANA", "KATAKANA", "BOPOMOFO", "HANGUL", "LATIN"})
"""Scripts that are written together in one word."""
_LETTERS: Final = "L"
_OF_NO_SCRIPT: Final = frozenset({"COMMON", "INHERITED", "Unknown"})


def check_new_name(text: str) -> str:
    """A name that somebody chooses now, as it is shown; ``Refused`` if it would be taken for
    another's. Names that were chosen before stay."""
    name = check_name(text)
    if any(map(_is_mixed, name.split())):
        raise Refused(ErrorCode.MIXED_NAME)
    words, whole = _reserved()
    if whole & _bare_forms([name]) or words & _bare_forms([name, *name.split()]):
        raise Refused(ErrorCode.RESERVED_NAME)
    return name


def seated_by_name(who: Person, command: Sit) -> Choose:
    """What a person wants who sits down; ``Refused`` also if it would be beside somebody whose name
    looks like theirs."""
    choose = asked(who, command)

    def sat(table: Table, now: float) -> AnyFact | None:
        fact = choose(table, now)  # what else is wrong is said first
        own = _forms(who.name)
        for place in table.places:
            if place.person is not None and own & _forms(place.person.name):
                raise Refused(ErrorCode.NAME_AT_TABLE)
        return fact

    return sat


def looks_alike(one: str, other: str) -> bool:
    return bool(_forms(one) & _forms(other))


@cache
def _reserved() -> tuple[frozenset[str], frozenset[str]]:
    """Forms of the words, and of the whole names."""
    return _bare_forms(_WORDS), _bare_forms((*_WORDS, *_WHOLE))


def _bare_forms(texts: Iterable[str]) -> frozenset[str]:
    """Without accents, signs, spaces, and numbers at the end: ``Ádmin 2`` is admin."""
    forms: set[str] = set()
    for text in texts:
        plain = unicodedata.normalize("NFKD", text)
        bare = "".join(each for each in plain if each.isalnum())
        for each in (bare, bare.strip("0123456789")):
            forms |= _forms(each)
    return frozenset(forms)


def _forms(name: str) -> frozenset[str]:
    """What it looks like, in whichever case it is written; nothing has no looks."""
    return frozenset(map(_skeleton, (name, name.casefold(), name.upper()))) - {""}


def _skeleton(text: str) -> str:
    """Equal for texts that look alike: each sign is the first of those like it."""
    plain = unicodedata.normalize("NFKD", text)
    likened = "".join(map(_first_alike, plain)).casefold()
    return "".join(map(_first_alike, likened)).replace("i", "l").replace("rn", "m")


@cache
def _alike() -> dict[str, frozenset[str]]:
    """All signs that look like one, itself among them."""
    from confusable_homoglyphs.confusables import confusables_data

    near = {
        sign: {sign, *(each["c"].strip("\u200e") for each in others)}
        for sign, others in confusables_data.items()
    }
    # Signs are listed with the first of their kind, and that one with all of them.
    return {
        sign: frozenset().union(*(near.get(each, {each}) for each in others))
        for sign, others in near.items()
    }


@cache
def _first_alike(sign: str) -> str:
    alike = _alike().get(sign, frozenset({sign}))
    return min(alike, key=lambda each: (not each.isascii(), len(each), each))


def _is_mixed(word: str) -> bool:
    """Whether a word has letters of several scripts, one of which looks like another's."""
    scripts = {script for letter in word if (script := _script(letter)) is not None}
    if len(scripts) < 2 or scripts <= _EAST_ASIAN:
        return False
    return any(
        _script(like[0]) in scripts - {_script(letter)}
        for letter in word
        if _script(letter) is not None
        for like in _alike().get(letter, ())
        if like
    )


@cache
def _script(sign: str) -> str | None:
    """Of a letter."""
    from confusable_homoglyphs.categories import alias

    if not unicodedata.category(sign).startswith(_LETTERS):
        return None
    found: str = alias(sign)
    return None if found in _OF_NO_SCRIPT else found
