"""Which page comes from which file of the repository, and where links lead."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

ROOT: Final = Path(__file__).resolve().parents[2]
INDEX: Final = "index.html"
SOURCES: Final = "source"
"""The folder of files that are no pages, but are linked to."""
PICTURES: Final = frozenset({".svg", ".png", ".webp"})
_DATA: Final = frozenset({".json", ".jsonl"})
_AT_THE_DOOR: Final = ("README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md")
_OUTSIDE: Final = frozenset({"https", "mailto"})


@dataclass(frozen=True, slots=True)
class Link:
    """``fragment`` is empty for the top of a page."""

    page: str
    target: str
    fragment: str


@dataclass
class Places:
    """Where everything is, by its path in the repository; and all links, to be checked at the end.
    Pages are found at once; pictures, data and sources as they are linked to."""

    root: Path = ROOT
    pages: dict[str, str] = field(default_factory=dict)
    copied: dict[str, str] = field(default_factory=dict)
    sources: dict[str, str] = field(default_factory=dict)
    links: list[Link] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        for path in _markdown(self.root):
            self.pages[path] = _page_of(path)

    def lead(self, page: str, base: str, href: str) -> str:
        """The address of what ``href`` names, seen from a page whose text is in the folder
        ``base`` of the repository; a link inside the manual is kept to be checked."""
        parts = urlsplit(href)
        if parts.scheme or parts.netloc:
            if parts.scheme not in _OUTSIDE:
                self.problems.append(f"{page}: {href} leads out of the manual")
            return href
        target = page
        if parts.path:
            found = self._find(posixpath.normpath(posixpath.join(base, unquote(parts.path))))
            if found is None:
                self.problems.append(f"{page}: there is no {href}")
                return href
            target = found
        return self.point(page, target, parts.fragment)

    def point(self, page: str, target: str, fragment: str = "") -> str:
        """The address of a place in the manual, as a page writes it."""
        self.links.append(Link(page, target, fragment))
        path = relative(page, target) if target != page or not fragment else ""
        return f"{path}#{fragment}" if fragment else path

    def _find(self, path: str) -> str | None:
        if path in self.pages:
            return self.pages[path]
        file = self.root / path
        if path.startswith("..") or not file.exists():
            return None
        if file.is_dir():
            if (readme := f"{path}/README.md") in self.pages:
                return self.pages[readme]
            return self.sources.setdefault(path, f"{SOURCES}/{path}/{INDEX}")
        if file.suffix in PICTURES | _DATA:
            return self.copied.setdefault(path, path.removeprefix("docs/"))
        return self.sources.setdefault(path, f"{SOURCES}/{path}.html")


def _markdown(root: Path) -> Iterator[str]:
    yield from (name for name in _AT_THE_DOOR if (root / name).is_file())
    for file in sorted((root / "docs").rglob("*.md")):
        yield file.relative_to(root).as_posix()


def _page_of(path: str) -> str:
    if path == "README.md":
        return INDEX
    if path == "docs/README.md":
        return "pages.html"
    if path in _AT_THE_DOOR:
        return f"{path.removesuffix('.md').lower()}.html"
    inside = path.removeprefix("docs/").removesuffix(".md")
    return re.sub(r"(?<=/)README$", "index", inside) + ".html"


def relative(page: str, target: str) -> str:
    """The way from one file to another."""
    return posixpath.relpath(target, posixpath.dirname(page) or ".")
