"""What is around every page: the head, the chapters, the places of the page."""

from __future__ import annotations

import html
import posixpath
import re
from collections.abc import Mapping, Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Final

from tools.manual.contents import Chapter
from tools.manual.pages import Heading, Page
from tools.manual.places import INDEX, SOURCES, relative

LOOK: Final = Path(__file__).with_name("look")
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; base-uri 'none'; form-action 'none'"
)
_MANY: Final = 40
"""Places beyond which only the larger ones are listed beside a page."""
_MAGNIFIER: Final = (
    '<svg viewBox="0 0 24 24" aria-hidden="true"><circle cx="10.5" cy="10.5" r="6.5"/>'
    '<path d="M15.5 15.5L21 21"/></svg>'
)
_LINES: Final = (
    '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M3 6h18M3 12h18M3 18h18"/></svg>'
)
_HALF_MOON: Final = (
    '<svg viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="9"/>'
    '<path class="full" d="M12 3a9 9 0 0 1 0 18Z"/></svg>'
)


def framed(page: Page, body: str, listed: Sequence[Chapter], titles: Mapping[str, str]) -> str:
    """The whole file."""

    def to(target: str) -> str:
        return html.escape(relative(page.path, target))

    root = relative(page.path, INDEX).removesuffix(INDEX)
    title = "papersea" if page.path == INDEX else f"{html.escape(page.title)} · papersea"
    kind = "home" if page.path == INDEX else "file" if page.path.startswith(SOURCES) else "text"
    return f"""<!doctype html>
<html lang="en" data-root="{root}">
<head>
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="{POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="theme-color" content="#fcfaf5" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#22303c" media="(prefers-color-scheme: dark)">
<title>{title}</title>
<link rel="icon" href="{to("look/mark.svg")}" type="image/svg+xml">
<link rel="stylesheet" href="{to("look/reference.css")}">
<link rel="stylesheet" href="{to("look/manual.css")}">
<script src="{to("look/manual.js")}"></script>
</head>
<body class="{kind}">
<a class="skip" href="#content">To the text</a>
<header class="top">
<button class="menu" type="button" popovertarget="chapters" aria-label="Contents">{_LINES}</button>
<a class="mark" href="{to(INDEX)}"><img src="{to("look/mark.svg")}" alt="" width="32" height="32">
<span>papersea</span></a>
<search hidden>{_MAGNIFIER}<input type="search" placeholder="Search" aria-label="Search the manual"
 autocomplete="off" spellcheck="false"><div class="found" hidden>
<p role="status"></p><ol></ol></div></search>
<button class="light" type="button" hidden aria-label="Dark">{_HALF_MOON}</button>
</header>
<nav id="chapters" aria-label="Contents" popover>
{_chapters(page, listed, titles)}
</nav>
<main id="content" lang="{page.language}">
{body}
</main>
{_places(page)}
<footer>
<p>papersea {version("papersea")} is free software under the MIT licence, and unofficial: its words
and its art are its own. <a href="{to("pages.html")}">All pages</a></p>
</footer>
</body>
</html>
"""


def _chapters(page: Page, listed: Sequence[Chapter], titles: Mapping[str, str]) -> str:
    """The page itself is marked; of a page in a folder, the folder's first page."""
    home = posixpath.join(posixpath.dirname(page.path), INDEX)
    here = {each for chapter in listed for each in chapter.pages}
    near = page.path if page.path in here or "/" not in page.path else home
    made = []
    for chapter in listed:
        rows = []
        for path in chapter.pages:
            if path == INDEX:
                continue
            mark = ""
            if path == near:
                mark = f' aria-current="{"page" if path == page.path else "true"}"'
            href = html.escape(relative(page.path, path))
            rows.append(f'<li><a href="{href}"{mark}>{html.escape(titles[path])}</a></li>')
        made.append(f"<h2>{html.escape(chapter.title)}</h2>\n<ul>\n" + "\n".join(rows) + "\n</ul>")
    return "\n".join(made)


def _places(page: Page) -> str:
    """What is on the page, beside it where there is room."""
    below = [each for each in page.headings if each.level in (2, 3)]
    if len(below) > _MANY:
        below = [each for each in below if each.level == 2]
    if len(below) < 2:
        return ""
    rows = "\n".join(_place(each) for each in below)
    head = '<nav class="places" aria-label="On this page">\n<h2>On this page</h2>'
    return f"{head}\n<ul>\n{rows}\n</ul>\n</nav>"


def _place(heading: Heading) -> str:
    text = html.escape(heading.text.replace("`", ""))
    return f'<li class="level-{heading.level}"><a href="#{heading.id}">{text}</a></li>'


def tiles(
    page: Page, listed: Sequence[Chapter], about: Mapping[str, str], titles: Mapping[str, str]
) -> str:
    """The first page, with the chapters between its opening words and the rest."""
    made = []
    for chapter in listed:
        pages = [path for path in chapter.pages if path != INDEX]
        links = " · ".join(
            f'<a href="{relative(page.path, path)}">{html.escape(titles[path])}</a>'
            for path in pages[:4]
        )
        title = html.escape(chapter.title)
        made.append(
            f'<section><h2><a href="{relative(page.path, pages[0])}">{title}</a></h2>'
            f"<p>{html.escape(about.get(chapter.title, ''))}</p><p>{links}</p></section>"
        )
    opening, first, rest = re.split(r"(?=<p><img)|(?<=</p>)\s*(?=<h2)", page.body, maxsplit=2)
    shown = f'<div class="chapters">{"".join(made)}</div>'
    return f"{opening}\n{shown}\n{first}\n{rest}"
