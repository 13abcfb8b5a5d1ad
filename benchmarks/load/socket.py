"""A WebSocket client that costs as little as one can: the load shares its machine with the
server that it measures."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import cast

_TEXT, _PING, _PONG = 0x81, 0x89, 0x8A
_NO_MASK = b"\0\0\0\0"  # clients must mask, and a mask of zeros is one
_SHORT, _MEDIUM, _LONG = 125, 126, 127


class LeanSocket(asyncio.Protocol):
    """Gives whole text messages to ``hear``; ``lost`` is called when the connection is."""

    def __init__(
        self, host: str, path: str, hear: Callable[[bytes], None], lost: Callable[[], None]
    ) -> None:
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n"
        )
        self._hear = hear
        self._lost = lost
        self._buffer = bytearray()
        self._transport: asyncio.Transport | None = None
        self.is_open: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's is no subclass
        self._transport.write(self._request.encode())

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.is_open.done():
            self.is_open.set_exception(ConnectionError("the server did not open the socket"))
        self._lost()

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.is_open.done() and not self._open():
            return
        while (message := self._next()) is not None:
            self._hear(message)

    def _open(self) -> bool:
        end = self._buffer.find(b"\r\n\r\n")
        if end < 0:
            return False
        if not self._buffer.startswith(b"HTTP/1.1 101"):
            self.is_open.set_exception(ConnectionError(self._buffer[:200].decode()))
            return False
        del self._buffer[: end + 4]
        self.is_open.set_result(None)
        return True

    def _next(self) -> bytes | None:
        """The payload of the next whole text frame; a ping is answered on the way."""
        while (frame := self._frame()) is not None:
            kind, payload = frame
            if kind == _TEXT:
                return payload
            if kind == _PING:
                self._send(_PONG, payload)
        return None

    def _frame(self) -> tuple[int, bytes] | None:
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        size, start = buffer[1], 2
        if size == _MEDIUM:
            size, start = int.from_bytes(buffer[2:4], "big"), 4
        elif size == _LONG:
            size, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + size:
            return None
        kind, payload = buffer[0], bytes(buffer[start : start + size])
        del buffer[: start + size]
        return kind, payload

    def send(self, data: bytes) -> None:
        self._send(_TEXT, data)

    def _send(self, kind: int, data: bytes) -> None:
        assert self._transport is not None, "the socket is open"
        size = len(data)
        head = bytes((kind, 0x80 | (size if size <= _SHORT else _MEDIUM)))
        if size > _SHORT:
            head += size.to_bytes(2, "big")
        self._transport.write(head + _NO_MASK + data)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()
