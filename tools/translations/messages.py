"""The messages of a language as they are written, and what is compared of them."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

ROOT: Final = Path(__file__).resolve().parents[2]
LOCALES: Final = ROOT / "src" / "papersea" / "locales"
ENGLISH: Final = "en"

WHOLE: Final = (
    "aids.ftl", "analysis.ftl", "cards.ftl", "company.ftl", "deals.ftl", "home.ftl", "house.ftl",
    "lessons.ftl", "me.ftl", "opponents.ftl", "pad.ftl", "phrases.ftl", "pocket.ftl",
    "points.ftl", "puzzles.ftl", "refusals.ftl", "replay.ftl", "review.ftl", "rules.ftl",
    "table.ftl", "told.ftl",
)  # fmt: skip
"""The files that every language has whole, for the page and all who speak."""
TERMINAL: Final = (
    "admin.ftl", "arena.ftl", "doctor.ftl", "fullscreen.ftl", "help.ftl", "previews.ftl",
    "problems.ftl", "terminal.ftl",
)  # fmt: skip
"""The same for the terminal, and for what the server says of its links."""

Messages = Mapping[str, Mapping[str, ast.Message]]
"""By file, and then by key."""


def languages(locales: Path = LOCALES) -> list[str]:
    """Those that are translated into."""
    return sorted(each.name for each in locales.glob("[a-z][a-z]") if each.name != ENGLISH)


def read(language: str, locales: Path = LOCALES) -> Messages:
    return {
        file.name: {
            each.id.name: each
            for each in FluentParser().parse(file.read_text(encoding="utf-8")).body
            if isinstance(each, ast.Message)
        }
        for file in sorted((locales / language).glob("*.ftl"))
    }


def has_forms(key: str) -> bool:
    """Whether a message names a thing: its attributes are the forms that this language has."""
    return key.startswith(("kind-", "colour-", "pile-", "word-"))


def is_grammar(key: str) -> bool:
    """Whether a message says how the language makes its forms; each has what it needs."""
    return key == "form" or key.startswith("endings-")


def fingerprint(message: ast.Message) -> str:
    """Changes with what the message and its attributes say; not with comments or line ends."""
    plain = ast.Message(message.id, message.value, message.attributes)
    words = FluentSerializer().serialize_entry(plain).split()
    return hashlib.sha256(" ".join(words).encode()).hexdigest()[:8]


class _Named(Visitor):
    """What a pattern takes, and which messages stand in it."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def variables(message: ast.Message) -> dict[str, set[str]]:
    """What the message (``""``) and each of its attributes takes."""
    return {name: found.variables for name, found in _named(message).items()}


def messages_in(message: ast.Message) -> dict[str, set[str]]:
    """The messages that stand in it, and in each of its attributes."""
    return {name: found.messages for name, found in _named(message).items()}


@cache
def _named(message: ast.Message) -> dict[str, _Named]:
    parts = {"": message.value} | {part.id.name: part.value for part in message.attributes}
    found = {}
    for name, pattern in parts.items():
        if pattern is not None:
            found[name] = _Named()
            found[name].visit(pattern)
    return found
