"""The protocol, as this server speaks it: pages to read, and the documents for machines."""

from __future__ import annotations

import html
import json
from collections.abc import Iterable
from functools import cache
from typing import Any, Final

from litestar import MediaType, Request, Response, Router, get
from litestar.datastructures import ResponseHeader
from litestar.openapi.plugins import OpenAPIRenderPlugin

from papersea.server.reference import (
    ASYNCAPI,
    STYLE,
    Part,
    requests_shown,
    socket_document,
    socket_shown,
)

DOCS: Final = "/api/docs"
_POLICY: Final = (
    "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
_PAGES: Final = {"http": "Requests over HTTP", "table": "A table’s socket"}
_DOCUMENTS: Final = {"http": "openapi.json", "table": "asyncapi.json"}

Asked = Request[Any, Any, Any]


def _page(name: str, about: str, parts: Iterable[Part]) -> str:
    """In English, as the protocol is."""
    others = " · ".join(
        f"<strong>{title}</strong>" if each == name else f'<a href="{DOCS}/{each}">{title}</a>'
        for each, title in _PAGES.items()
    )
    listed = list(parts)
    contents = "".join(
        f'<li><a href="#{part.id}">{html.escape(part.title)}</a></li>'
        for part in listed
        if part.level == 2
    )
    body = "\n".join(part.shown for part in listed)
    document = f"{DOCS}/{_DOCUMENTS[name]}"
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{_PAGES[name]} · papersea</title>
<link rel="stylesheet" href="{DOCS}/reference.css">
</head>
<body class="alone">
<header><a href="/">papersea</a><nav aria-label="Protocol">{others}</nav></header>
<main class="reference">
<h1>{_PAGES[name]}</h1>
<p>{html.escape(about)} For machines: <a href="{document}">{_DOCUMENTS[name]}</a>.</p>
<ul class="contents">{contents}</ul>
{body}
</main>
</body>
</html>
"""


@cache
def _socket_page() -> str:
    document = socket_document()
    return _page("table", document["info"]["description"], socket_shown(document))


@get("/table", media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
def socket_reference() -> str:
    """What a client and a table say to each other."""
    return _socket_page()


@get(f"/{ASYNCAPI.name}", include_in_schema=False, sync_to_thread=False)
def asyncapi_document() -> Response[bytes]:
    """For machines."""
    return Response(_bytes_of(ASYNCAPI.name), media_type="application/json")


@get(f"/{STYLE.name}", include_in_schema=False, sync_to_thread=False)
def reference_style() -> Response[bytes]:
    """How the pages look."""
    return Response(_bytes_of(STYLE.name), media_type="text/css")


@cache
def _bytes_of(name: str) -> bytes:
    return ASYNCAPI.with_name(name).read_bytes()


class Reference(OpenAPIRenderPlugin):
    """What can be asked of this server, and beside it what is said at a table."""

    def __init__(self) -> None:
        super().__init__(path=["/", "/http"])
        self._page: bytes | None = None

    def render(self, request: Asked, openapi_schema: dict[str, Any]) -> bytes:
        """The page about requests, from the document that the server makes of itself."""
        if self._page is None:
            document = json.loads(self.render_json(request, openapi_schema))
            page = _page("http", document["info"]["description"], requests_shown(document))
            self._page = page.encode()
        return self._page

    def receive_router(self, router: Router) -> None:
        """The other page, and what both need."""
        for handler in (socket_reference, asyncapi_document, reference_style):
            router.register(handler)
        router.response_headers = [ResponseHeader(name="content-security-policy", value=_POLICY)]
