"""What comes with a request is read as strictly as what comes over a socket: no text for a number,
and no field that nobody knows."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from papersea.table.refused import ErrorCode, Refused


async def read_strictly(
    connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler
) -> None:
    """A guard before every handler that takes ``data``."""
    wanted = handler.parsed_fn_signature.parameters.get("data")
    if wanted is None or not isinstance(connection, Request):
        return
    body = await connection.body()
    try:
        read = msgspec.json.decode(body, type=wanted.annotation)
        _check_read(msgspec.json.decode(body), msgspec.to_builtins(read))
    except (msgspec.DecodeError, RecursionError, ValueError) as error:
        raise Refused(ErrorCode.BAD_MESSAGE, problem=str(error)[:200]) from None


def _check_read(given: dict[str, Any], read: dict[str, Any]) -> None:
    """msgspec forbids unknown fields of its own structs, but not of the rule options."""
    for name, value in given.items():
        if name not in read:
            raise ValueError(f"Object contains unknown field `{name}`")
        if isinstance(value, dict):
            _check_read(value, read[name])
