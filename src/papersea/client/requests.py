"""What is asked of a server before one sits at a table.

All of it raises ``Refused`` if the server says no, and ``Unreachable`` if there is none.
"""

from __future__ import annotations

import ssl
from functools import cache
from typing import Any

import httpx
import msgspec

from papersea.client.errors import Unreachable
from papersea.table.refused import ErrorCode, Refused
from papersea.table.settings import Settings

_COOKIE = "papersea"
_PATIENCE = httpx.Timeout(60.0, connect=10.0)
"""A server that is busy is there."""


async def sign_in(address: str, name: str, language: str = "en") -> str:
    """A new guest's token. Whoever has it is that guest: keep it."""
    response = await _post(address, "/api/people", None, {"name": name, "language": language})
    token = response.cookies.get(_COOKIE)
    if token is None:
        raise Unreachable(address)
    return token


async def own_name(address: str, token: str) -> str:
    """The name of the guest who has this token."""
    return str(_read(await _ask(address, "GET", "/api/me", token))["name"])


async def open_table(address: str, token: str, settings: Settings | None = None) -> str:
    """The code of a new table, at which the guest sits first."""
    return await _code(address, "/api/tables", token, {"settings": settings or Settings()})


async def quick_match(address: str, token: str, *, players: int = 2, is_rated: bool = False) -> str:
    """The code of a public table at which the guest now sits."""
    return await _code(address, "/api/match", token, {"players": players, "is_rated": is_rated})


async def find_by_word(address: str, word: str) -> str:
    """The code of the table that waits under such a word."""
    return str(_read(await _ask(address, "GET", f"/api/words/{word}", None))["code"])


async def make_bot(address: str, token: str, name: str) -> str:
    """The token of a program that plays under its own name."""
    response = await _post(address, "/api/me/bots", token, {"name": name})
    return str(_read(response)["token"])


async def _code(address: str, path: str, token: str, body: dict[str, Any]) -> str:
    return str(_read(await _post(address, path, token, body))["code"])


async def _post(address: str, path: str, token: str | None, body: object) -> httpx.Response:
    return await _ask(address, "POST", path, token, msgspec.json.encode(body))


async def _ask(
    address: str, method: str, path: str, token: str | None, body: bytes | None = None
) -> httpx.Response:
    headers = {} if body is None else {"content-type": "application/json"}
    if token is not None:
        headers["authorization"] = f"Bearer {token}"
    try:
        async with httpx.AsyncClient(
            base_url=address, verify=_certificates(), timeout=_PATIENCE
        ) as client:
            response = await client.request(method, path, content=body, headers=headers)
    except httpx.HTTPError:
        raise Unreachable(address) from None
    if not response.is_success:
        raise _refused(response, address)
    return response


@cache
def _certificates() -> ssl.SSLContext:
    return ssl.create_default_context()  # takes longer to make than most answers


def _read(response: httpx.Response) -> dict[str, Any]:
    try:
        return msgspec.json.decode(response.content, type=dict[str, Any])
    except msgspec.DecodeError:
        raise Unreachable(str(response.request.url)) from None


def _refused(response: httpx.Response, address: str) -> Refused | Unreachable:
    try:
        problem = _read(response)
        return Refused(ErrorCode(problem["code"]), **problem["facts"])
    except (Unreachable, LookupError, TypeError, ValueError):
        return Unreachable(address)
