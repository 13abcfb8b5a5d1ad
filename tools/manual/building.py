"""Everything together: pages, frames, pictures, the list for search, and whether all links lead."""

from __future__ import annotations

import html
import json
import posixpath
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from papersea.server.reference import STYLE
from papersea.site.client import STATIC
from tools.manual.contents import ABOUT, Chapter, chapters
from tools.manual.frame import LOOK, framed, tiles
from tools.manual.gallery import gallery, has_pictures
from tools.manual.markdown import Rendering, coloured_file
from tools.manual.pages import Heading, Page
from tools.manual.places import INDEX, ROOT, Places
from tools.manual.protocol import protocol_pages
from tools.manual.reference import Reference
from tools.manual.rules import rules_pages

FONTS: Final = ROOT / "web/node_modules/@fontsource-variable/nunito/files"
MARK: Final = STATIC / "favicon.svg"
_SUBSETS: Final = ("latin", "latin-ext", "cyrillic")
SEARCH: Final = "look/found.js"


@dataclass(frozen=True, slots=True)
class Manual:
    """All files by their paths, and what is wrong with them."""

    files: Mapping[str, bytes]
    problems: tuple[str, ...]


def build(pictures: Path | None = None, *, root: Path = ROOT) -> Manual:
    """``pictures``: the folder of screenshots; without any there is no gallery."""
    places = Places(root)
    files: dict[str, bytes] = {}
    pages = [*_written(places), *rules_pages(places), *protocol_pages(places)]
    pages += Reference(places).pages()
    if pictures is not None and has_pictures(pictures):
        shown, images = gallery(pictures)
        pages.append(shown)
        files |= images
    listed = chapters(places, frozenset(page.path for page in pages))
    pages += _sources(places)
    for path, target in places.copied.items():
        files[target] = (root / path).read_bytes()
    titles = {page.path: page.title for page in pages}
    for page in pages:
        body = tiles(page, listed, ABOUT, titles) if page.path == INDEX else page.body
        files[page.path] = framed(page, body, listed, titles).encode()
    files |= _looks()
    files[SEARCH] = _search(pages, listed).encode()
    return Manual(files, (*places.problems, *_broken(places, pages, files)))


def _written(places: Places) -> Iterator[Page]:
    for source, path in places.pages.items():
        text = (places.root / source).read_text(encoding="utf-8")
        yield Rendering(places, source, path).rendered(text)


def _sources(places: Places) -> Iterator[Page]:
    """Of files that are no pages, and folders; what a folder lists leads to nothing new."""
    for source, path in sorted(places.sources.items()):
        file = places.root / source
        if file.is_dir():
            inside = sorted(each.name + "/" * each.is_dir() for each in file.iterdir())
            shown = "".join(
                f"<li><code>{html.escape(each)}</code></li>"
                for each in inside
                if not each.startswith(("__pycache__", "."))
            )
            body = f"<ul>{shown}</ul>"
        else:
            body = f'<pre class="file"><code>{_lines(file)}</code></pre>'
        title = f'<h1 id="top">{html.escape(source)}</h1>'
        yield Page(path, source, f"{title}\n{body}", (Heading(1, "top", source),), is_found=False)


def _lines(file: Path) -> str:
    text = coloured_file(file.name, file.read_text(encoding="utf-8"))
    return "".join(
        f'<span class="line" id="L{number}">{line}\n</span>'
        for number, line in enumerate(text.rstrip("\n").split("\n"), 1)
    )


def _looks() -> dict[str, bytes]:
    files = {f"look/{file.name}": file.read_bytes() for file in sorted(LOOK.iterdir())}
    files[f"look/{STYLE.name}"] = STYLE.read_bytes()
    if not MARK.is_file():
        raise FileNotFoundError("the mark is drawn with the web client: make web")
    files["look/mark.svg"] = MARK.read_bytes()
    if not FONTS.is_dir():
        raise FileNotFoundError("the letters are a package of the web client's: make web")
    for subset in _SUBSETS:
        name = f"nunito-{subset}-wght-normal.woff2"
        files[f"look/{name}"] = (FONTS / name).read_bytes()
    return files


def _search(pages: Sequence[Page], listed: Sequence[Chapter]) -> str:
    """As a script: a page that is opened from a folder may load no other data."""
    chapter_of = {path: chapter.title for chapter in listed for path in chapter.pages}
    told = []
    for page in pages:
        if page.is_found and page.sections:
            home = posixpath.join(posixpath.dirname(page.path), INDEX)
            chapter = chapter_of.get(page.path, chapter_of.get(home, ""))
            sections = [[each.id, each.heading, each.words] for each in page.sections]
            told.append([page.path, page.title, chapter, sections])
    listed_text = json.dumps(told, ensure_ascii=False, separators=(",", ":"))
    return f"globalThis.paperseaManual = {listed_text};\n"


def _broken(places: Places, pages: Iterable[Page], files: Mapping[str, bytes]) -> Iterator[str]:
    ids = {page.path: page.ids for page in pages}
    for link in sorted({*places.links}, key=lambda each: (each.page, each.target, each.fragment)):
        if link.target not in files:
            yield f"{link.page}: there is no {link.target}"
        elif link.fragment and link.fragment not in ids.get(link.target, ()):
            yield f"{link.page}: {link.target} has no place #{link.fragment}"
