"""Plain pages for whoever opens the server's address in a browser."""

from __future__ import annotations

from html import escape
from typing import Any, Final

from litestar import HttpMethod, MediaType, Request, Response, route
from litestar.params import FromPath

from papersea.server.codes import is_code
from papersea.server.context import TheContext

_PAGE: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>papersea</title>
<style>
  :root {{ color-scheme: light dark }}
  body {{ font: 1.1rem/1.6 system-ui, sans-serif; max-width: 38rem; margin: 3rem auto;
         padding: 0 1rem }}
  code {{ background: #8882; border-radius: .3em; padding: .1em .4em; overflow-wrap: anywhere }}
</style>
<main>
{body}
</main>
</html>
"""

_HOME: Final = """<h1>papersea</h1>
<p>The tables are set. This server plays a small card game about folded paper, with friends by
link and with bots at hand.</p>
<ul>
  <li>Play here from a terminal: <code>papersea join {address}</code></li>
  <li>Write a program that plays: <a href="/api/docs/openapi.json">the HTTP interface</a>;
    the table's socket is described in <code>docs/protocol</code></li>
  <li>Play offline: <code>papersea play</code></li>
</ul>"""

_TABLE: Final = """<h1>A table waits for you</h1>
<p>Its code is <code>{code}</code>. Sit down from a terminal:</p>
<p><code>papersea join {address}/t/{code}</code></p>"""


_NO_TABLE: Final = """<h1>There is no such table</h1>
<p>Perhaps the link was cut off, or nobody has played there for a long time. Open a new table:</p>
<p><code>papersea join {address}</code></p>"""

_WAYS: Final = [HttpMethod.GET, HttpMethod.HEAD]


def _page(body: str, request: Request[Any, Any, Any], code: str = "") -> str:
    address = escape(str(request.base_url).rstrip("/"))
    return _PAGE.format(body=body.format(address=address, code=code))


@route("/", http_method=_WAYS, media_type=MediaType.HTML, include_in_schema=False)
async def home(request: Request[Any, Any, Any]) -> str:
    return _page(_HOME, request)


@route("/t/{code:str}", http_method=_WAYS, media_type=MediaType.HTML, include_in_schema=False)
async def table_page(
    code: FromPath[str], request: Request[Any, Any, Any], context: TheContext
) -> Response[str]:
    """What a shared link shows."""
    found = await context.store.table(code) if is_code(code) else None
    if found is None:
        return Response(_page(_NO_TABLE, request), status_code=404, media_type=MediaType.HTML)
    return Response(_page(_TABLE, request, code), media_type=MediaType.HTML)


HANDLERS: list[Any] = [home, table_page]
