"""Attackers on raw sockets: each sends what no client of ours would, to this machine alone."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Final

HOST: Final = "127.0.0.1"

_MASK: Final = b"\0\0\0\0"
PING: Final = b"\x89\x80" + _MASK
PONG: Final = b"\x8a\x80" + _MASK
BEGIN: Final = b"\x01\x80" + _MASK
"""A text in more than one frame, which goes on with ``MORE`` and never ends."""
MORE: Final = b"\x00\x80" + _MASK
COMPRESSED: Final = b"\xc1\x8b" + _MASK + b"\xaa" * 11
"""A frame that says it must be unpacked."""

HALF_REQUEST: Final = b"GET /api/about HTTP/1.1\r\nHost: sea\r\nX-Slow: "
HALF_BODY: Final = (
    b"POST /api/people HTTP/1.1\r\nHost: sea\r\nContent-Type: application/json\r\n"
    b"Content-Length: 15\r\n\r\n{"
)
HALF_HANDSHAKE: Final = (
    b"GET /api/tables/x/socket HTTP/1.1\r\nHost: sea\r\n"
    b"Upgrade: websocket\r\nConnection: Upgrade\r\n"
)
WHOLE_REQUEST: Final = b"GET /api/about HTTP/1.1\r\nHost: sea\r\n\r\n"
ENDLESS_BODY: Final = (
    b"POST /api/people HTTP/1.1\r\nHost: sea\r\nContent-Type: application/json\r\n"
    b"Transfer-Encoding: chunked\r\n\r\n"
)
TINY_CHUNK: Final = b"1\r\nx\r\n"


def text(data: bytes) -> bytes:
    """In one frame."""
    assert len(data) < 126
    return bytes((0x81, 0x80 | len(data))) + _MASK + data


def hello(last: int | None = None) -> bytes:
    return text(b'{"type":"hello","version":1,"last":%s}' % (str(last or 0).encode()))


@dataclass(slots=True)
class Raw:
    """One connection, on which anything may be sent."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    async def send(self, data: bytes) -> bool:
        """Whether the other end still listens."""
        try:
            self.writer.write(data)
            await self.writer.drain()
        except OSError:
            return False
        return not self.writer.is_closing()

    async def flood(self, pieces: Iterable[bytes]) -> bool:
        """Whether all of it could be sent."""
        for piece in pieces:
            if not await self.send(piece):
                return False
        return True

    async def handshake(self, code: str, *headers: str) -> bytes:
        """The head of the answer."""
        lines = (
            f"GET /api/tables/{code}/socket HTTP/1.1", "Host: sea", "Upgrade: websocket",
            "Connection: Upgrade", "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==", *headers, "", "",
        )  # fmt: skip
        await self.send("\r\n".join(lines).encode())
        return await self.head()

    async def head(self) -> bytes:
        """Of an answer; nothing if the connection ends instead."""
        with suppress(asyncio.IncompleteReadError, OSError):
            return await self.reader.readuntil(b"\r\n\r\n")
        return b""

    async def until_closed(self) -> bytes:
        """What came before the other end closed."""
        heard = b""
        with suppress(OSError):
            while data := await self.reader.read(65_536):
                heard += data
        return heard

    def close(self) -> None:
        self.writer.transport.abort()


@asynccontextmanager
async def raw(port: int, *, room: int | None = None, source: str = HOST) -> AsyncIterator[Raw]:
    """``room``: bytes that may wait here to be read. ``source``: which of this machine's own
    addresses it comes from."""
    loop = asyncio.get_running_loop()
    with socket.socket() as own:
        if room is not None:
            own.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
        own.bind((source, 0))
        own.setblocking(False)
        await loop.sock_connect(own, (HOST, port))
        opened = Raw(
            *await asyncio.open_connection(sock=own, limit=2**20 if room is None else room)
        )
        try:
            yield opened
        finally:
            opened.close()


async def is_answered(port: int) -> bool:
    """Whether somebody who connects and asks is answered."""
    try:
        async with raw(port) as one:
            return await one.send(WHOLE_REQUEST) and bool(await one.head())
    except OSError:
        return False
