"""What comes with a request is read as strictly as what comes over a socket: no text for a number,
and no field that nobody knows."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from papersea.protocol.codec import decode_strictly


async def read_strictly(
    connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler
) -> None:
    """A guard before every handler that takes ``data``."""
    wanted = handler.parsed_fn_signature.parameters.get("data")
    if wanted is None or not isinstance(connection, Request):
        return
    decode_strictly(await connection.body(), msgspec.json.Decoder(wanted.annotation))
