"""Lists and numbers as each language writes them: “a, b and c”, «Ana e Inés», 1.5, 1,5, 60 %."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

_JOINED: Final = {
    "cs": (" a\N{NO-BREAK SPACE}", " a\N{NO-BREAK SPACE}", " nebo "),
    "en": (" and ", " and ", " or "),
    "es": (" y ", " y ", " o "),
    "pl": (" i ", " i ", " lub "),
    "ru": (" и ", " и ", " или "),
    "sk": (" a\N{NO-BREAK SPACE}", " a ", " alebo "),
}
"""Between two, before the last of more, and where one is chosen: as CLDR has it, for browsers have
no Babel. English is British, without a comma before the word."""
_SPANISH: Final = (
    (re.compile(r" y (?=(?:i|hi(?!e))[^ ]*$)", re.IGNORECASE), " e "),
    (re.compile(r" o (?=h?o[^ ]*$)", re.IGNORECASE), " u "),
)
"""Before the same sound, «y» and «o» give way; the patterns of CLDR do not look at the words."""

_CLOSE_PERCENT: Final = frozenset({"en", "pl"})


def listed(items: Sequence[str], language: str, *, is_choice: bool = False) -> str:
    """One, two and three; or one, two or three."""
    *others, end = items or ("",)
    of_two, of_more, to_choose = _JOINED[language]
    joined = to_choose if is_choice else of_two if len(others) == 1 else of_more
    text = f"{', '.join(others)}{joined}{end}" if others else end
    if language != "es" or len(items) < 2:
        return text
    head, last = text[: -len(items[-1])], items[-1]
    for found, instead in _SPANISH:
        before, is_met = found.subn(instead, head[-3:] + last.split(" ")[0])
        if is_met:
            return head[:-3] + before[: len(instead)] + last
    return text


def decimal(number: float, digits: int, language: str) -> str:
    """With a comma, but for English."""
    text = f"{number:.{digits}f}"
    return text if language == "en" else text.replace(".", ",")


def percent_sign(language: str) -> str:
    """What stands behind a number; in most languages with a space that no line breaks at."""
    return "%" if language in _CLOSE_PERCENT else "\N{NO-BREAK SPACE}%"
