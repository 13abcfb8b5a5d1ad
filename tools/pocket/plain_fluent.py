"""In place of ``fluent.runtime`` in the browser: texts in which nothing is filled in.

Fluent itself brings Babel along, which is larger than all the rest of the house, and the page says
almost everything by itself. What the house says there is the description of an opponent.
``tests/pocket`` compares all of it with Fluent.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any, Final

_MESSAGE: Final = re.compile(r"^([a-z][\w-]*) =(.*(?:\n(?: +.*)?(?=\n))*)", re.MULTILINE)
_PLACEABLE: Final = re.compile(r"[{}]")


class FluentResource(str):
    """The text of a file."""

    __slots__ = ()


@dataclass(frozen=True)
class Message:
    """A text, as one line."""

    value: str
    attributes: dict[str, str] = field(default_factory=dict)


class FluentBundle:
    """The messages of one language."""

    def __init__(self, locales: list[str], *, use_isolating: bool) -> None:
        self.locales = locales
        self._messages: dict[str, Message] = {}

    def add_resource(self, resource: FluentResource) -> None:
        for name, text in _MESSAGE.findall(resource + "\n"):
            value = "\n".join(line.strip() for line in text.strip().splitlines())
            if not _PLACEABLE.search(value):
                self._messages[name] = Message(value)

    def has_message(self, name: str) -> bool:
        return name in self._messages

    def get_message(self, name: str) -> Message:
        return self._messages[name]

    def format_pattern(self, pattern: str, arguments: dict[str, Any]) -> tuple[str, list[str]]:
        return pattern, []
