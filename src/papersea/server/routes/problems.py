"""Errors over HTTP: the same closed set of codes as on the socket, as problem details."""

from __future__ import annotations

import logging
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.exceptions.http_exceptions import RequestEntityTooLarge
from litestar.openapi import ResponseSpec
from msgspec import Struct

from papersea.server.limits import refuse_body
from papersea.server.logs import failed
from papersea.server.storage import PersonGone, StorageDown
from papersea.table.refused import MEANINGS, ErrorCode, Refused

_LOG: Final = logging.getLogger(__name__)

_STATUSES: Final = {
    ErrorCode.NOT_SIGNED_IN: 401,
    ErrorCode.WRONG_ORIGIN: 403,
    ErrorCode.NOT_HOST: 403,
    ErrorCode.BANNED: 403,
    ErrorCode.CLOSED_TABLE: 403,
    ErrorCode.NOT_FOUND: 404,
    ErrorCode.NO_SUCH_TABLE: 404,
    ErrorCode.NO_SUCH_GAME: 404,
    ErrorCode.METHOD_NOT_ALLOWED: 405,
    ErrorCode.TOO_LARGE: 413,
    ErrorCode.TOO_FAST: 429,
    ErrorCode.TOO_MANY_TABLES: 429,
    ErrorCode.TOO_MANY_SOCKETS: 429,
    ErrorCode.UNREADABLE_TABLE: 503,
    ErrorCode.UNAVAILABLE: 503,
}
_CODES: Final = {
    401: ErrorCode.NOT_SIGNED_IN,
    403: ErrorCode.WRONG_ORIGIN,
    404: ErrorCode.NOT_FOUND,
    405: ErrorCode.METHOD_NOT_ALLOWED,
    413: ErrorCode.TOO_LARGE,
    429: ErrorCode.TOO_FAST,
    500: ErrorCode.UNAVAILABLE,
    503: ErrorCode.UNAVAILABLE,
}

_ANYWHERE: Final = (
    ErrorCode.BAD_MESSAGE,
    ErrorCode.BANNED,
    ErrorCode.TOO_FAST,
    ErrorCode.UNAVAILABLE,
)
_MEDIA_TYPE: Final = "application/problem+json"


class Problem(Struct, frozen=True):
    """Why a request was not done."""

    status: int
    code: ErrorCode
    title: str
    facts: dict[str, str | int]


def status_of(code: ErrorCode) -> int:
    return _STATUSES.get(code, 400)


def described(*codes: ErrorCode) -> dict[int, ResponseSpec]:
    """The problems with which a handler may answer, for its description; some may meet any."""
    meanings: dict[int, list[str]] = {}
    for code in (*codes, *_ANYWHERE):
        meanings.setdefault(status_of(code), []).append(MEANINGS[code])
    return {
        status: ResponseSpec(
            Problem,
            generate_examples=False,
            description="; ".join(dict.fromkeys(texts)),
            media_type=_MEDIA_TYPE,
        )
        for status, texts in meanings.items()
    }


def _response(
    code: ErrorCode, facts: dict[str, str | int], headers: dict[str, str] | None = None
) -> Response[Problem]:
    status = status_of(code)
    return Response(
        Problem(status, code, MEANINGS[code], facts),
        status_code=status,
        media_type=_MEDIA_TYPE,
        headers=headers,
    )


def on_refused(_: Request[Any, Any, Any], refused: Refused) -> Response[Problem]:
    return _response(refused.code, refused.facts)


def on_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    if isinstance(error, RequestEntityTooLarge):
        refuse_body(request)
    code = _CODES.get(error.status_code, ErrorCode.BAD_MESSAGE)
    facts: dict[str, str | int] = {}
    if code is ErrorCode.BAD_MESSAGE:
        facts["problem"] = _explained(error)[:300]
    return _response(code, facts, error.headers)


def _explained(error: HTTPException) -> str:
    """Which parameters are wrong, if any are."""
    wrong = error.extra if isinstance(error.extra, list) else []
    return "; ".join(f"{each['key']}: {each['message']}" for each in wrong) or error.detail


def on_storage_down(_: Request[Any, Any, Any], error: StorageDown) -> Response[Problem]:
    _LOG.warning("storage is not there")
    return _response(ErrorCode.UNAVAILABLE, {})


def on_person_gone(_: Request[Any, Any, Any], error: PersonGone) -> Response[Problem]:
    return _response(ErrorCode.NOT_SIGNED_IN, {})


def on_surprise(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    reference = failed("request", "a request has failed", error)
    return Response(
        Problem(
            500, ErrorCode.UNAVAILABLE, MEANINGS[ErrorCode.UNAVAILABLE], {"reference": reference}
        ),
        status_code=500,
        media_type=_MEDIA_TYPE,
    )


HANDLERS: Final[dict[Any, Any]] = {
    Refused: on_refused,
    StorageDown: on_storage_down,
    PersonGone: on_person_gone,
    HTTPException: on_http_error,
    Exception: on_surprise,
}
