"""Who is asking: a guest by a cookie, a program by a token."""

from __future__ import annotations

import hashlib
import re
import secrets
import unicodedata
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from papersea.server.storage import Store
from papersea.server.storage.shards import CODE_ALPHABET, CODE_LENGTH
from papersea.server.storage.values import PersonKind
from papersea.server.storage.values import StoredPerson as Known
from papersea.table.refused import ErrorCode, Refused
from papersea.table.table import Person

_CODE: Final = re.compile(f"[{CODE_ALPHABET}]{{{CODE_LENGTH}}}")
_TABLE_CODE: Final = re.compile(f"[{CODE_ALPHABET}]{{{CODE_LENGTH},{CODE_LENGTH + 1}}}")


def new_code() -> str:
    """About 64 random bits, without letters that look like others."""
    return "".join(secrets.choice(CODE_ALPHABET) for _ in range(CODE_LENGTH))


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
_LONGEST_NAME: Final = 24
_BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufffc")
"""Letters, marks and symbols, by their category, that nobody can see."""
_JOINERS: Final = "\u200c\u200d"
"""They are part of words in some scripts, and of many emoji."""
_SHOWN: Final = re.compile(r"(sm{0,3})+(j(sm{0,3})+)*( (sm{0,3})+(j(sm{0,3})+)*)*")
"""The kinds of a name's characters: joiners stand between signs, marks do not pile up."""
_SIGN: Final = {"Lu", "Ll", "Lt", "Lm", "Lo", "Nd", "Nl", "No", "So"}
"""A name is more than punctuation."""
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
    return Person(known.id, known.name, known.kind is PersonKind.BOT)


def check_name(text: str) -> str:
    """A name as it is shown; ``Refused`` if it cannot be."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    kinds = "".join(map(_kind, name)) if len(name) <= _LONGEST_NAME else ""
    if not _SHOWN.fullmatch(kinds) or not _SIGN.intersection(map(unicodedata.category, name)):
        raise Refused(ErrorCode.BAD_NAME)
    return name


def _kind(character: str) -> str:
    """A space, a joiner, a mark upon what is before it, a sign of its own, or none of these."""
    category = unicodedata.category(character)
    if character == " " or character in _JOINERS:
        return " " if character == " " else "j"
    if category[0] in "CZ" or character in _BLANK:
        return "?"
    return "m" if category[0] == "M" else "s"


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
