"""The language in which a command speaks: that of ``--language``, else that of the terminal.

Help and refusals of the command line are plain texts, so that whoever asks for help waits for no
library; everything else is said by Fluent.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from contextvars import ContextVar

from papersea.texts import FALLBACK, Texts, languages, plain_text

OPTION = "--language"
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The first of them that is set says it, as POSIX has it."""

_LANGUAGE: ContextVar[str | None] = ContextVar("language", default=None)


def listen(arguments: Sequence[str]) -> None:
    """Speak from now on as a command line asks. It is looked at before it is read, for what is
    wrong with it shall be said in that language, too."""
    _LANGUAGE.set(_asked_for(arguments) or language_of(os.environ))


def language() -> str:
    """The one that is spoken now."""
    return _LANGUAGE.get() or language_of(os.environ)


def spoken() -> Texts:
    """All texts in it."""
    return Texts.load(language())


def plain(key: str, /, **facts: str | int) -> str:
    """A plain text in it."""
    return plain_text(language(), key, **facts)


def language_of(environment: Mapping[str, str]) -> str:
    """What an environment such as ``LANG=sk_SK.UTF-8`` asks for, if we speak it."""
    said = next(filter(None, map(environment.get, VARIABLES)), "")
    found = said[:2].lower()
    is_language = found in languages() and said[2:3] in ("", "_", ".", "@", "-")
    return found if is_language else FALLBACK


def _asked_for(arguments: Sequence[str]) -> str | None:
    for word, after in zip(arguments, [*arguments[1:], ""], strict=False):
        if word == "--":
            break
        name, equals, value = word.partition("=")
        if name == OPTION:
            wanted = value if equals else after
            return wanted if wanted in languages() else None
    return None
