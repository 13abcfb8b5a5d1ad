"""What browsers are told with every answer, as OWASP's cheat sheet on HTTP headers lists it."""

from __future__ import annotations

from typing import Final

from litestar.types import Message, Send

_TWO_YEARS: Final = 63_072_000

_ALWAYS: Final = {
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "cache-control": "no-store",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "referrer-policy": "no-referrer",  # a table's link is its key
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
"""Where an answer says nothing else: pages have a policy of their own, and files are kept."""


def safe_headers(*, is_secure: bool) -> list[tuple[bytes, bytes]]:
    """For an answer that has none of its own. Only a server whose cookies go over HTTPS alone asks
    browsers to come by HTTPS, and for its own host: others of the domain are not its business."""
    headers = dict(_ALWAYS)
    if is_secure:
        headers["strict-transport-security"] = f"max-age={_TWO_YEARS}"
    return [(name.encode(), value.encode()) for name, value in headers.items()]


def with_safe_headers(send: Send, wanted: list[tuple[bytes, bytes]]) -> Send:
    """For everything that an application sends: pages, answers and problems alike."""

    async def sent(message: Message) -> None:
        if message["type"] == "http.response.start":
            own = message["headers"] = list(message.get("headers", ()))
            names = {name.lower() for name, _ in own}
            own += [each for each in wanted if each[0] not in names]
        await send(message)

    return sent
