"""The protocol's two documents for machines, as pages: the same that a server shows."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Iterator, Sequence

from papersea.server.reference import ASYNCAPI, Json, Part, requests_shown, socket_shown
from tools.manual.pages import Heading, Page, Section
from tools.manual.places import ROOT, Places

OPENAPI = ROOT / "docs" / "protocol" / "openapi.json"


def protocol_pages(places: Places) -> Iterator[Page]:
    http = json.loads(OPENAPI.read_text(encoding="utf-8"))
    socket = json.loads(ASYNCAPI.read_text(encoding="utf-8"))
    yield _page(places, "http", "Requests over HTTP", http, requests_shown(http))
    yield _page(places, "socket", "A table’s socket", socket, socket_shown(socket))


def _page(places: Places, name: str, title: str, document: Json, parts: Sequence[Part]) -> Page:
    path = f"protocol/{name}.html"
    file = OPENAPI if name == "http" else ASYNCAPI
    base = file.parent.relative_to(ROOT).as_posix()
    raw = places.lead(path, base, file.name)
    guide = places.point(path, "protocol/index.html")
    about = html.escape(document["info"]["description"])
    body = [
        f'<h1 id="{name}">{title}</h1>',
        f'<p>{about} <a href="{guide}">The protocol</a> tells it from the beginning; '
        f'<a href="{raw}">{file.name}</a> is for machines. A server shows this page of its own '
        "at <code>/api/docs</code>.</p>",
        '<div class="reference">',
        *(part.shown for part in parts),
        "</div>",
    ]
    for fragment in set(re.findall(r'href="#([^"]+)"', "".join(body))):
        places.point(path, path, fragment)
    return Page(
        path,
        title,
        "\n".join(body),
        (
            Heading(1, name, title),
            *(Heading(2, each.id, each.title) for each in parts if each.level == 2),
        ),
        tuple(Section(each.id, each.title.replace("`", ""), each.words) for each in parts),
    )
