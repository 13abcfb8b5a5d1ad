"""Why a server would not even open a connection."""

from __future__ import annotations

from typing import Final

import msgspec
from websockets.http11 import Response

from papersea.table.refused import ErrorCode

_CODES: Final = {
    401: ErrorCode.NOT_SIGNED_IN,
    403: ErrorCode.WRONG_ORIGIN,
    404: ErrorCode.NOT_FOUND,
    429: ErrorCode.TOO_MANY_SOCKETS,
}
_PASSING: Final = frozenset({408, 425})


class _Problem(msgspec.Struct):
    code: ErrorCode


def refusal_of(response: Response) -> ErrorCode | None:
    """``None`` if it is the server's own trouble, which may pass."""
    status = response.status_code
    if not 400 <= status < 500 or status in _PASSING:
        return None
    try:
        return msgspec.json.decode(response.body or b"", type=_Problem).code
    except msgspec.DecodeError:
        return _CODES.get(status, ErrorCode.BAD_MESSAGE)
