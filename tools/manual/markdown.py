"""Markdown as a page of the manual, with nothing that asks for another site or for inline code."""

from __future__ import annotations

import html
import posixpath
import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token
from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import get_lexer_by_name, get_lexer_for_filename
from pygments.util import ClassNotFound

from tools.manual.flowchart import Unreadable, draw
from tools.manual.pages import Heading, Page, Section, Slugs, plain
from tools.manual.places import PICTURES, Places

LEXERS: Final[Mapping[str, str]] = {
    "": "text",
    "diff": "diff",
    "error": "text",
    "json": "json",
    "order": "text",
    "proof": "text",
    "python": "python",
    "sh": "sh",
    "text": "text",
    "toml": "toml",
    "vector": "text",
}
"""How a code block is coloured, by what stands behind its fence."""
_ALIGNED: Final = re.compile(r"text-align:(\w+)")


def coloured(code: str, lexer: str) -> str:
    found = get_lexer_by_name(lexer, stripnl=False)
    return str(highlight(code, found, HtmlFormatter(nowrap=True)))


def coloured_file(name: str, code: str) -> str:
    """By the file's name; what nobody can colour is plain."""
    try:
        lexer = get_lexer_for_filename(name, stripnl=False)
    except ClassNotFound:
        return html.escape(code)
    return str(highlight(code, lexer, HtmlFormatter(nowrap=True)))


def code_block(code: str, language: str = "") -> str:
    return f"<pre><code>{coloured(code, LEXERS[language])}</code></pre>\n"


def new_reader() -> MarkdownIt:
    """Tables are in a box, in which the wide ones move sideways."""
    reader = MarkdownIt("commonmark").enable(["table", "strikethrough"])
    assert isinstance(reader.renderer, RendererHTML)
    rules: Any = reader.renderer.rules
    rules["table_open"] = lambda *_: '<div class="table"><table>\n'
    rules["table_close"] = lambda *_: "</table></div>\n"
    return reader


class Rendering:
    """One page. ``source`` is its path in the repository."""

    def __init__(self, places: Places, source: str, page: str) -> None:
        self.places = places
        self.source = source
        self.page = page
        self.reader = new_reader()
        self.slugs = Slugs()
        self.headings: list[Heading] = []
        self._words: list[tuple[Heading, list[str]]] = []
        assert isinstance(self.reader.renderer, RendererHTML)
        rules: Any = self.reader.renderer.rules
        rules["fence"] = self._fence
        rules["code_block"] = lambda tokens, index, *_: code_block(tokens[index].content)
        rules["html_block"] = rules["html_inline"] = self._html

    def rendered(self, text: str) -> Page:
        tokens = self.reader.parse(text)
        if not tokens or tokens[0].tag != "h1":
            self.places.problems.append(f"{self.source} does not begin with its title")
        self._prepare(tokens)
        body = self.reader.renderer.render(tokens, self.reader.options, {})
        title = self.headings[0].text if self.headings else self.source
        return Page(
            self.page,
            title,
            body,
            tuple(self.headings),
            tuple(Section(at.id, at.text, plain(words)) for at, words in self._words),
        )

    def _prepare(self, tokens: Sequence[Token]) -> None:
        """Names for headings, addresses for links, and the words that search finds."""
        for token, following in zip(tokens, [*tokens[1:], None], strict=True):
            if token.type == "heading_open" and following is not None:
                text = _text(following)
                heading = Heading(int(token.tag[1]), self.slugs.take(text), text)
                self.headings.append(heading)
                self._words.append((heading, []))
                token.attrSet("id", heading.id)
                following.meta["is_heading"] = True
                if heading.level > 1:
                    following.children = [*(following.children or ()), *_anchor(heading)]
            elif token.type == "inline":
                self._lead(token)
                if self._words and not token.meta.get("is_heading"):
                    self._words[-1][1].append(_text(token))
            elif token.type in ("th_open", "td_open"):
                _align(token)

    def _lead(self, token: Token) -> None:
        base = posixpath.dirname(self.source)
        for child in token.children or ():
            if child.type == "link_open":
                href = str(child.attrGet("href"))
                if not child.meta.get("is_anchor"):
                    child.attrSet("href", self.places.lead(self.page, base, href))
            elif child.type == "image":
                src = str(child.attrGet("src"))
                lead = self.places.lead(self.page, base, src)
                child.attrs = {
                    "src": lead,
                    "alt": child.content,
                    "loading": "lazy",
                    "class": "plot" if src.endswith(".svg") else "screen",
                }
                if not child.content:
                    self.places.problems.append(f"{self.source}: {src} is not described")
                if posixpath.splitext(src)[1] not in PICTURES:
                    self.places.problems.append(f"{self.source}: {src} is no picture")

    def _fence(self, tokens: Sequence[Token], index: int, *_: Any) -> str:
        token = tokens[index]
        language = token.info.strip()
        if language == "mermaid":
            try:
                return draw(token.content)
            except Unreadable as problem:
                self.places.problems.append(f"{self.source}: {problem}")
                return ""
        if language not in LEXERS:
            self.places.problems.append(f"{self.source}: what is a block of {language!r}?")
            return ""
        return code_block(token.content, language)

    def _html(self, tokens: Sequence[Token], index: int, *_: Any) -> str:
        content = tokens[index].content.strip()
        if not (content.startswith("<!--") and content.endswith("-->")):
            self.places.problems.append(f"{self.source}: HTML where Markdown is meant: {content}")
        return ""


def _text(inline: Token) -> str:
    """As it is read: forges leave out the marks, and the pictures of a heading."""
    return "".join(
        " " if each.type in ("softbreak", "hardbreak") else each.content
        for each in inline.children or ()
        if not each.meta.get("is_anchor") and each.type != "html_inline"
    )


def _anchor(heading: Heading) -> list[Token]:
    """By which somebody gets the address of a place."""
    label = f"Link to “{heading.text}”"
    opening = Token("link_open", "a", 1, meta={"is_anchor": True})
    opening.attrs = {"href": f"#{heading.id}", "class": "anchor", "aria-label": label}
    sign = Token("text", "", 0, content="#", meta={"is_anchor": True})
    return [opening, sign, Token("link_close", "a", -1, meta={"is_anchor": True})]


def _align(token: Token) -> None:
    """By a class: no page of ours has styles of its own."""
    aligned = _ALIGNED.search(str(token.attrs.pop("style", "")))
    if aligned:
        token.attrSet("class", aligned[1])
