"""The rules as pages, clause by clause, in every language that papersea speaks."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator, Mapping
from typing import Final

from papersea.rulebook import CLAUSES, OPTIONS, Clause, Section, clauses_of
from papersea.texts import FALLBACK, Texts, languages
from tools.manual.pages import Heading, Page, plain
from tools.manual.pages import Section as Found
from tools.manual.places import Places

NAMES: Final[Mapping[str, str]] = {
    "en": "English",
    "sk": "Slovenčina",
    "cs": "Čeština",
    "pl": "Polski",
    "ru": "Русский",
    "es": "Español",
}
"""Each in its own words."""
_IDS: Final = re.compile(r"\b(?:" + "|".join(each.id for each in CLAUSES) + r")\b")


def path_of(language: str) -> str:
    return "rules.html" if language == FALLBACK else f"rules-{language}.html"


def rules_pages(places: Places) -> Iterator[Page]:
    for language in languages():
        yield _page(places, Texts.load(language))


def _page(places: Places, texts: Texts) -> Page:
    path, title = path_of(texts.language), texts.text("rules-title")
    others = " · ".join(
        f"<strong>{NAMES[each]}</strong>"
        if each == texts.language
        else f'<a href="{places.point(path, path_of(each))}" hreflang="{each}" lang="{each}">'
        f"{NAMES[each]}</a>"
        for each in languages()
    )
    body = [f'<h1 id="rules">{html.escape(title)}</h1>', f'<p class="languages">{others}</p>']
    headings = [Heading(1, "rules", title)]
    found = []
    for section in Section:
        words = texts.text(section.key)
        headings.append(Heading(2, section.value, words))
        body.append(f'<h2 id="{section.value}">{html.escape(words)}</h2>')
        for clause in clauses_of(section):
            body.append(_clause(places, path, texts, clause))
            name = texts.text(f"{clause.key}.title")
            found.append(Found(clause.id, f"{clause.id} {name}", plain([texts.text(clause.key)])))
    return Page(
        path,
        title,
        "\n".join(body),
        tuple(headings),
        tuple(found) if texts.language == FALLBACK else (),
        texts.language,
    )


def _clause(places: Places, path: str, texts: Texts, clause: Clause) -> str:
    def link(named: re.Match[str]) -> str:
        if named[0] == clause.id:
            return named[0]
        return f'<a href="{places.point(path, path, named[0])}">{named[0]}</a>'

    def said(key: str) -> str:
        return _IDS.sub(link, html.escape(texts.text(key)))

    title = html.escape(texts.text(f"{clause.key}.title"))
    # An option's own name is for those who write programs: readers have its title.
    sign = "" if clause in OPTIONS else f'<a href="#{clause.id}">{clause.id}</a> '
    values = "".join(f"<li>{said(clause.value_key(each))}</li>" for each in clause.values)
    return (
        f'<section class="clause" id="{clause.id}"><h3>{sign}{title}</h3>'
        f"<p>{said(clause.key)}</p>{f'<ul>{values}</ul>' if values else ''}</section>"
    )
