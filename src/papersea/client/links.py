"""Links to share: a server's address, and the code of one of its tables."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

_OWN_MACHINE: Final = re.compile(r"(localhost|127(\.\d+){3}|\[::1\])(:\d+)?", re.ASCII)
_PORT: Final = re.compile(r"\d{1,5}", re.ASCII)
_PATH: Final = re.compile(r"/t/([0-9a-zA-Z]{1,40})/?", re.ASCII)


class BadLink(ValueError):
    """A text that is neither a server's address nor a table's link."""


@dataclass(frozen=True, slots=True)
class Link:
    """A server, ``http://host:port``, and perhaps one of its tables."""

    address: str
    code: str | None = None

    def __str__(self) -> str:
        return self.address if self.code is None else f"{self.address}/t/{self.code}"


def parse_link(text: str) -> Link:
    """Read ``https://host/t/CODE`` or ``https://host``. Without a scheme it is HTTPS, but on
    this machine HTTP; a number alone is a port of this machine."""
    text = text.strip()
    if _PORT.fullmatch(text):
        text = f"127.0.0.1:{text}"
    if "://" not in text:
        host = text.partition("/")[0]
        text = f"{'http' if _OWN_MACHINE.fullmatch(host) else 'https'}://{text}"
    try:
        parts = urlsplit(text)
        is_host = bool(parts.hostname) and parts.port != 0
    except ValueError:
        raise BadLink(text) from None
    if parts.scheme not in ("http", "https") or not is_host or re.search(r"[\s@]", parts.netloc):
        raise BadLink(text)
    address = f"{parts.scheme}://{parts.netloc}"
    if parts.path in ("", "/"):
        return Link(address)
    if found := _PATH.fullmatch(parts.path):
        return Link(address, found[1])
    raise BadLink(text)
