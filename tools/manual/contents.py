"""Chapters and their pages, as ``docs/README.md`` lists them: who writes a page puts it there."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from tools.manual.places import Places

LIST: Final = "docs/README.md"
_CHAPTER: Final = re.compile(r"^\*\*To ([^*]+)\*\*:(.*?)(?=\n\n|\Z)", re.MULTILINE | re.DOTALL)
_LINK: Final = re.compile(r"\]\(([^)#]+)")

ABOUT: Final[Mapping[str, str]] = {
    "Play": "On a screen, in a terminal, around a kitchen table. The rules, lessons, puzzles, "
    "and what an analysis says.",
    "Host": "Open a house of your own: on a laptop, on a server, on several, or as plain files.",
    "Write a bot": "In Python, or in any language over the protocol. How strong ours are.",
    "Do research": "Environments, records, figures, and how the master learned.",
    "Work on it": "How the house is built and tested, what was decided, and why.",
}
MADE: Final[Mapping[str, tuple[tuple[str, str], ...]]] = {
    "Play": (("", "rules.html"), ("pocket.html", "gallery.html")),
    "Write a bot": (
        ("python.html", "python/index.html"),
        ("protocol/index.html", "protocol/http.html"),
        ("protocol/http.html", "protocol/socket.html"),
    ),
}
"""Pages that no file of Markdown is behind: after which page they come, and where they are."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """``pages`` in reading order."""

    title: str
    pages: tuple[str, ...]


def chapters(places: Places, made: frozenset[str]) -> tuple[Chapter, ...]:
    """``made``: pages that exist beside those of ``places``."""
    text = (places.root / LIST).read_text(encoding="utf-8")
    found = []
    for name, links in _CHAPTER.findall(text):
        title = name[0].upper() + name[1:]
        listed = [posixpath.normpath(posixpath.join("docs", each)) for each in _LINK.findall(links)]
        pages = [places.pages[each] for each in listed if each in places.pages]
        for before, page in MADE.get(title, ()):
            if page in made:
                pages.insert(pages.index(before) + 1 if before in pages else 0, page)
        found.append(Chapter(title, tuple(dict.fromkeys(pages))))
        if title not in ABOUT:
            places.problems.append(f"{LIST}: nothing says what the chapter {title!r} is about")
    return tuple(found)
