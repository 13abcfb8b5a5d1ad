"""Bringing a sealed message to a browser's push service. Its address is what a visitor has told:
only known services are asked, over HTTPS, and what they answer is not read."""

from __future__ import annotations

import asyncio
import re
import ssl
from enum import StrEnum
from ipaddress import ip_address
from typing import TYPE_CHECKING, Final
from urllib.parse import SplitResult, urlsplit

from papersea.server.metrics import METRICS

if TYPE_CHECKING:
    import httpx

SERVICES: Final = (
    "fcm.googleapis.com",
    ".push.services.mozilla.com",
    ".push.apple.com",
    ".notify.windows.com",
)
"""Of all browsers that have Web Push; with a dot, whatever ends so."""
LONGEST_ENDPOINT: Final = 1000
_LABEL: Final = r"[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?"
_NAME: Final = re.compile(rf"{_LABEL}(\.{_LABEL})+")
"""Of a host: whoever resolves it, and whoever asks there, reads nothing else in it."""
_LONGEST_NAME: Final = 253
_SECONDS: Final = 10.0
"""Less than a process may keep a table for itself (``LEASE``): else another would call, too."""
_AT_ONCE: Final = 20


class Posted(StrEnum):
    """What became of a message."""

    DONE = "done"
    GONE = "gone"  # there is no such device any more
    FAILED = "failed"


def is_service(endpoint: str, others: tuple[str, ...] = ()) -> bool:
    """Whether this is an address of a push service that is known, or of one of the others, each a
    host, perhaps with its port."""
    parts = _parts(endpoint)
    if parts is None or len(endpoint) > LONGEST_ENDPOINT:
        return False
    if parts.netloc.lower() in others:
        return True
    return parts.port in (None, 443) and _is_known(parts.hostname or "")


def _parts(endpoint: str) -> SplitResult | None:
    if not endpoint.isascii() or not endpoint.isprintable() or " " in endpoint:
        return None
    try:
        parts = urlsplit(endpoint)
        _ = parts.port
    except ValueError:
        return None
    is_plain = parts.scheme == "https" and "@" not in parts.netloc and "\\" not in endpoint
    return parts if is_plain and parts.hostname else None


def _is_known(host: str) -> bool:
    if len(host) > _LONGEST_NAME or not _NAME.fullmatch(host):
        return False
    return any(host.endswith(each) if each.startswith(".") else host == each for each in SERVICES)


class Post:
    """``others``: services that the host of the house has named, which may also be near."""

    def __init__(self, others: tuple[str, ...] = ()) -> None:
        self.others = others
        self._client: httpx.AsyncClient | None = None
        self._at_once = asyncio.Semaphore(_AT_ONCE)

    async def send(self, endpoint: str, body: bytes, headers: dict[str, str]) -> Posted:
        """Never raises, and never waits long, also while many wait for a service that is silent."""
        posted = Posted.FAILED
        if is_service(endpoint, self.others):
            try:
                async with asyncio.timeout(_SECONDS), self._at_once:
                    posted = await self._send(endpoint, body, headers)
            except (OSError, TimeoutError, ValueError):  # also of what is no name to resolve
                posted = Posted.FAILED
        METRICS.calls.labels(posted.value).inc()
        return posted

    async def _send(self, endpoint: str, body: bytes, headers: dict[str, str]) -> Posted:
        import httpx

        parts = urlsplit(endpoint)
        if parts.netloc.lower() not in self.others and not await _is_public(parts.hostname or ""):
            return Posted.FAILED
        if self._client is None:
            self._client = httpx.AsyncClient(
                verify=_certificates(), timeout=_SECONDS, trust_env=False, follow_redirects=False
            )
        try:
            asked = self._client.stream("POST", endpoint, content=body, headers=headers)
            async with asked as response:  # and what it says is left unread
                status = response.status_code
        except (httpx.HTTPError, httpx.InvalidURL):
            return Posted.FAILED
        if status in (404, 410):
            return Posted.GONE
        return Posted.DONE if 200 <= status < 300 else Posted.FAILED

    async def close(self) -> None:
        if self._client is not None:
            await self._client.aclose()


async def _is_public(host: str) -> bool:
    """Whoever answers for a name may not lead into the network of the house."""
    found = await asyncio.get_running_loop().getaddrinfo(host, 443)
    return bool(found) and all(ip_address(each[4][0]).is_global for each in found)


def _certificates() -> ssl.SSLContext:
    """Of the system, and those that come along where it has none."""
    import certifi

    context = ssl.create_default_context()
    context.load_verify_locations(certifi.where())
    return context
