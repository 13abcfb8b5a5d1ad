"""The texts of papersea, in every language it speaks: Fluent messages in ``locales/<language>/``.

English has every file and every message. Another language may have any of them: each message
that it lacks is said in English, the others are not touched by that.

Importing this module is cheap; Fluent itself is imported by the first ``Texts.load``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from textwrap import dedent
from typing import TYPE_CHECKING, Self

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

FALLBACK = "en"
"""The language that has every text."""

_NAMES = "cards.ftl"
_LONG = 200
_FIRST_STAND_IN = 0xF0000  # Unicode's second private area; card marks are in the first


class MissingText(KeyError):
    """A key that no language file knows: a mistake in papersea, never of its users."""

    def __init__(self, key: str, language: str) -> None:
        super().__init__(key, language)
        self.key = key
        self.language = language

    def __str__(self) -> str:
        also = "" if self.language == FALLBACK else f", nor in {FALLBACK!r}"
        return f"there is no text {self.key!r} in {self.language!r}{also}"


class UnknownLanguage(ValueError):
    """A language that papersea does not speak: the message names those that it does."""

    def __init__(self, language: str) -> None:
        super().__init__(f"no texts in {language!r}: choose one of {', '.join(languages())}")


class Texts:
    """All texts in one language; what that language lacks is said in English."""

    def __init__(self, language: str, bundles: tuple[FluentBundle, ...]) -> None:
        self.language = language
        self._bundles = bundles

    @classmethod
    def load(cls, language: str = FALLBACK) -> Self:
        """The texts in one of ``languages()``; any other raises ``UnknownLanguage``."""
        if language not in languages():
            raise UnknownLanguage(language)
        return cls(language, tuple(map(_bundle, dict.fromkeys((language, FALLBACK)))))

    @classmethod
    def load_names(cls, language: str) -> Self:
        """Only what things are called in one of ``languages()``: quicker than all its texts."""
        return cls(language, (_bundle(language, _NAMES),))

    def text(self, key: str, /, **arguments: str | int) -> str:
        """One text by its key; ``rule-R6.title`` is the attribute ``title`` of ``rule-R6``.

        A key that exists nowhere raises ``MissingText``.
        """
        for bundle in self._bundles:
            if (pattern := _pattern(bundle, key)) is not None:
                return _filled_in(bundle, pattern, key, arguments)
        raise MissingText(key, self.language)


def plain_text(language: str, key: str, /, **facts: str | int) -> str:
    """A text that neither chooses nor counts, by its key; in English if the language lacks it. For
    those who have no Fluent, such as a house in a browser, or do not want to wait for it."""
    for each in (language, FALLBACK):
        if (found := _plain_texts(each).get(key)) is not None:
            return _VARIABLE.sub(lambda name: str(facts.get(name[1], name[0])), found)
    raise MissingText(key, language)


_VARIABLE = re.compile(r"\{ \$([\w-]+) \}")
_BEGINNING = re.compile(r"(-?[a-zA-Z][\w-]*|\s+\.[a-zA-Z][\w-]*) *= ?(.*)")


@cache
def _plain_texts(language: str) -> dict[str, str]:
    """All texts as they are written, by their keys."""
    found: dict[str, list[str]] = {}
    lines: list[str] = []
    message = ""
    for line in _lines(language):
        if begun := _BEGINNING.fullmatch(line):
            name = begun[1].lstrip()
            message = message if name.startswith(".") else name
            lines = found[message + name if name.startswith(".") else name] = [begun[2]]
        elif line.startswith(" ") or not line:
            lines.append(line)
        else:
            lines = []  # a comment
    return {key: _together(first, rest) for key, (first, *rest) in found.items()}


def _lines(language: str) -> Iterator[str]:
    for file in sorted((_locales() / language).iterdir(), key=lambda entry: entry.name):
        if file.name.endswith(".ftl"):
            yield from file.read_text(encoding="utf-8").splitlines()


def _together(first: str, rest: list[str]) -> str:
    """What Fluent makes of it: what all further lines are indented by, is left out."""
    return "\n".join([first, dedent("\n".join(rest))]).strip("\n")


def text_key(*words: str) -> str:
    """The key made of these words: ``colour`` and ``light_blue`` give ``colour-light-blue``."""
    return "-".join(words).replace("_", "-")


@cache
def languages() -> tuple[str, ...]:
    """The languages that have a directory in ``locales/``, in alphabetical order."""
    return tuple(sorted(entry.name for entry in _locales().iterdir() if entry.is_dir()))


def _locales() -> Traversable:
    from importlib.resources import files

    return files("papersea") / "locales"


@cache
def _bundle(language: str, only: str = "") -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    from papersea.forms import Forms

    forms = Forms()
    bundle = FluentBundle([language], forms.functions, use_isolating=False)
    forms.belong_to(bundle)
    for file in sorted((_locales() / language).iterdir(), key=lambda entry: entry.name):
        if file.name.endswith(only or ".ftl"):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def _filled_in(
    bundle: FluentBundle, pattern: Pattern, key: str, arguments: dict[str, str | int]
) -> str:
    """Fluent refuses parts of more than 2,500 characters, which a text from outside may have: a
    sign stands in for each long one until the text is made."""
    long = {
        chr(_FIRST_STAND_IN + number): (name, value)
        for number, (name, value) in enumerate(arguments.items())
        if isinstance(value, str) and len(value) > _LONG
    }
    stand_ins = {name: sign for sign, (name, _) in long.items()}
    value, errors = bundle.format_pattern(pattern, {**arguments, **stand_ins})
    assert not errors, f"text {key!r} in {bundle.locales[0]!r}: {errors}"
    return str(value).translate({ord(sign): value for sign, (_, value) in long.items()})


def _pattern(bundle: FluentBundle, key: str) -> Pattern | None:
    name, _, attribute = key.partition(".")
    if not bundle.has_message(name):
        return None
    message = bundle.get_message(name)
    return message.attributes.get(attribute) if attribute else message.value
