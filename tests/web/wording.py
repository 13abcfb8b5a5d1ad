"""What a page says, looked up in the language that its reader has chosen."""

from __future__ import annotations

import re
from typing import Final

from papersea.texts import Texts

ISOLATES: Final = "\u2068\u2069"
"""Invisible signs around names and numbers, which keep their direction to themselves."""


def plain(text: str) -> str:
    return re.sub(f"[{ISOLATES}]", "", text)


def pattern(text: str, *, whole: bool = True) -> re.Pattern[str]:
    """Finds a text with isolates around its words."""
    words = rf"[{ISOLATES}]*\s+[{ISOLATES}]*".join(map(_word, text.split()))
    found = f"[{ISOLATES}]*{words}[{ISOLATES}]*"
    if whole:
        return re.compile(rf"^\s*{found}\s*$")
    return re.compile(found, re.IGNORECASE)  # it may begin the sentence that it stands in


def _word(word: str) -> str:
    """Signs of punctuation may stand outside."""
    parts = re.findall(r"\w+|\W", word)
    return f"[{ISOLATES}]*".join(map(re.escape, parts))


class Words:
    """The texts of one language, as patterns."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._texts = Texts.load(language)

    def __call__(self, key: str, /, **facts: str | int) -> str:
        return self._texts.text(key, **facts)

    def whole(self, key: str, /, **facts: str | int) -> re.Pattern[str]:
        return pattern(self(key, **facts))

    def part(self, key: str, /, **facts: str | int) -> re.Pattern[str]:
        return pattern(self(key, **facts), whole=False)
