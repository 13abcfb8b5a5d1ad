"""Finding rules by words of any of our languages: without accents, whatever their endings.

The page does it in the same way (``web/src/book/searching.ts``).
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from importlib.resources import files
from itertools import chain

from papersea.cards import Colour, Kind
from papersea.rulebook import CLAUSES, OPTIONS, Clause
from papersea.texts import Texts, languages, text_key

_WORDS = ("duo", "collector", "multiplier", "deck", "hand", "pile", "bet", "colour-bonus")
_THINGS = (
    *(text_key("kind", kind.value) for kind in Kind),
    *(text_key("colour", colour.value) for colour in Colour),
    "call-stop",
    "call-last-chance",
    *(f"word-{word}" for word in _WORDS),
)
"""The keys of all that has a name of its own in each edition."""
_LEAST = 3
"""Less of a foreign word could begin too many."""

_Names = list[list[str]]
"""A thing's name, word by word: the forms of each."""


def find_words(text: str, texts: Texts) -> tuple[Clause, ...]:
    """The clauses that have every word of a text. Things are found by each form of their names,
    and by their names in any other language."""
    tests = [_test(word, texts) for word in _words(text)]
    if not tests:
        return ()
    return tuple(clause for clause in CLAUSES if all(test(_said(clause, texts)) for test in tests))


def _test(word: str, texts: Texts) -> Callable[[Sequence[str]], bool]:
    if any(sign.isdigit() for sign in word):
        return lambda words: word in words  # R1 is not R12
    own = _stem(word, texts.language)
    names = {key: _own(key, texts) for key in _THINGS}
    alike = {own}
    for forms in chain.from_iterable(names.values()):
        alike.update(forms if own in forms else ())
    meant = [
        names[key]
        for key in _THINGS
        if len(word) >= _LEAST
        and any(_is_called(word, key, other) for other in languages() if other != texts.language)
    ]
    return lambda words: (
        _start(words, alike) or any(all(_start(words, forms) for forms in name) for name in meant)
    )


def _start(words: Sequence[str], stems: Iterable[str]) -> bool:
    return any(word.startswith(tuple(stems)) for word in words)


def _is_called(word: str, key: str, language: str) -> bool:
    return any(
        name.startswith(word) or _stem(name, language) == _stem(word, language)
        for name in _abroad(key, language)
    )


@cache
def _abroad(key: str, language: str) -> frozenset[str]:
    forms = _forms(key, Texts.load_names(language))
    return frozenset(word for form in forms for word in form)


def _own(key: str, texts: Texts) -> _Names:
    first, *others = _forms(key, texts)
    return [
        [_stem(form[place], texts.language) for form in (first, *others) if place < len(form)]
        for place in range(len(first))
    ]


def _forms(key: str, texts: Texts) -> list[list[str]]:
    """For one, for some and for many."""
    return [_words(texts.text(key, count=count)) for count in (1, 2, 5)]


def _said(clause: Clause, texts: Texts) -> list[str]:
    parts = [clause.id, texts.text(f"{clause.key}.title"), texts.text(clause.key)]
    for option in OPTIONS:
        if option is clause:
            parts.append(option.id.replace("_", " "))
            parts += [texts.text(option.value_key(value)) for value in option.values]
        if option is clause or option.id in clause.depends_on:
            parts += [texts.text(f"{option.value_key(value)}.title") for value in option.values]
    return _words(" ".join(parts))


def _words(text: str) -> list[str]:
    apart = unicodedata.normalize("NFD", text)
    plain = "".join(sign for sign in apart if not unicodedata.combining(sign)).lower()
    return re.findall(r"\w+", plain.replace("ł", "l"))


def _stem(word: str, language: str) -> str:
    return _ending(language).sub("", word)


@cache
def _ending(language: str) -> re.Pattern[str]:
    text = files("papersea").joinpath("locales", "endings.json").read_text(encoding="utf-8")
    return re.compile(rf"(?<=[^\W\d_]{{3}})(?:{json.loads(text)[language]})$")
