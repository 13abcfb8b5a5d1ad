"""What a page is before it is put into its frame."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Heading:
    """A place within a page; the first level is the page itself."""

    level: int
    id: str
    text: str


@dataclass(frozen=True, slots=True)
class Section:
    """What search finds: the words under one heading."""

    id: str
    heading: str
    words: str


@dataclass(frozen=True, slots=True)
class Page:
    """``ids`` are all places that links may name; ``is_found``: search looks into it."""

    path: str
    title: str
    body: str
    headings: tuple[Heading, ...] = ()
    sections: tuple[Section, ...] = ()
    language: str = "en"
    is_found: bool = True

    @property
    def ids(self) -> frozenset[str]:
        return frozenset(re.findall(r'\sid="([^"]+)"', self.body))


def slug(text: str) -> str:
    """The name of a heading's place, as forges make it."""
    return re.sub(r"[^\w\- ]", "", text.strip().lower()).replace(" ", "-")


@dataclass
class Slugs:
    """Every place of a page has another name."""

    taken: dict[str, int] = field(default_factory=dict)

    def take(self, text: str) -> str:
        name = slug(text)
        count = self.taken.get(name, 0)
        self.taken[name] = count + 1
        return f"{name}-{count}" if count else name


def plain(words: Iterable[str]) -> str:
    """For search: one line."""
    return " ".join(" ".join(words).split())
