"""The Host header: whoever reads the request's address later may trust that it is one."""

from __future__ import annotations

from urllib.parse import urlsplit

from litestar.datastructures import Headers
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from papersea.table.refused import ErrorCode, Refused


class ReadableHost(ASGIMiddleware):
    """Refuses a request to a host that cannot be one."""

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        if not _is_readable(Headers.from_scope(scope).get("host", "")):
            raise Refused(ErrorCode.BAD_MESSAGE, problem="the Host header is no address")
        await next_app(scope, receive, send)


def _is_readable(host: str) -> bool:
    try:
        _ = urlsplit(f"//{host}").port
    except ValueError:
        return False
    return True
