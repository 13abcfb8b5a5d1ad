"""Who is asking: a guest by a cookie, a program by a token."""

from __future__ import annotations

import hashlib
import re
import secrets
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from papersea.answers.people import CODE_ALPHABET, CODE_LENGTH, PersonKind
from papersea.server.storage import Store
from papersea.server.storage.values import StoredPerson as Known
from papersea.table.refused import ErrorCode, Refused
from papersea.table.table import Person

_CODE: Final = re.compile(f"[{CODE_ALPHABET}]{{{CODE_LENGTH}}}")
_TABLE_CODE: Final = re.compile(f"[{CODE_ALPHABET}]{{{CODE_LENGTH},{CODE_LENGTH + 1}}}")


def is_code(text: str) -> bool:
    return _CODE.fullmatch(text) is not None


def is_table_code(text: str) -> bool:
    """Perhaps with the name of a database before it."""
    return _TABLE_CODE.fullmatch(text) is not None


def new_token() -> str:
    """Whoever has it is that person: it is shown once and never stored."""
    return secrets.token_urlsafe(32)


def token_hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


COOKIE: Final = "papersea"
COOKIE_SECONDS: Final = 400 * 86_400
"""As long as browsers keep anything."""
_DAY: Final = 86_400
_SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})

Connection = ASGIConnection[Any, Any, Any, Any]


def token_cookie(token: str, *, is_secure: bool) -> Cookie:
    """Kept for as long as browsers keep anything; no script can read it."""
    return Cookie(
        key=COOKIE,
        value=token,
        httponly=True,
        samesite="lax",
        secure=is_secure,
        max_age=COOKIE_SECONDS,
    )


def token_of(connection: Connection) -> str | None:
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer" and token:
        return token.strip()
    return connection.cookies.get(COOKIE)


async def find_person(store: Store, token: str | None, now: float) -> Known | None:
    """``None`` without a token; ``Refused`` if nobody has it. Once a day, that they were seen is
    kept."""
    if token is None:
        return None
    found = await store.person_by_token(token_hash(token))
    if found is None:
        raise Refused(ErrorCode.NOT_SIGNED_IN)
    if found.seen_at < now - _DAY:
        await store.touch(found.id, now)
    return found


def seated(known: Known) -> Person:
    """The person as tables know them."""
    return Person(known.id, known.name, known.kind is PersonKind.BOT, known.face)


def check_origin(connection: Connection, allowed: tuple[str, ...]) -> None:
    """A page of another site may not act with our cookie; programs send no origin."""
    if connection.scope.get("method") in _SAFE_METHODS:
        return
    origin = connection.headers.get("origin")
    if origin is None or origin in allowed:
        return
    try:
        site = urlsplit(origin).netloc
    except ValueError:
        site = ""
    if not site or site != connection.headers.get("host"):
        raise Refused(ErrorCode.WRONG_ORIGIN)
