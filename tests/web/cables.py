"""A way to a server that can be cut through and joined again."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from tests.web.houses import House


class Cable:
    """Whoever connects is led to the server, unless the cable is cut."""

    def __init__(self, port: int) -> None:
        self._behind = port
        self._is_cut = False
        self._open: set[asyncio.StreamWriter] = set()
        self.port = 0

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def cut(self) -> None:
        """Everything that goes through it ends at once."""
        self._is_cut = True
        self._end_all()

    async def join(self) -> None:
        self._is_cut = False

    async def lead_to(self, port: int) -> None:
        """Whoever sends anything from now on comes to another server: browsers keep connections."""
        self._behind = port
        self._end_all()

    def _end_all(self) -> None:
        for writer in self._open:
            writer.transport.abort()

    async def start(self) -> asyncio.Server:
        server = await asyncio.start_server(self._lead, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        return server

    async def _lead(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._is_cut:
            writer.transport.abort()
            return
        behind, ahead = await asyncio.open_connection("127.0.0.1", self._behind)
        ends = {writer, ahead}
        self._open |= ends
        await asyncio.gather(_pump(reader, ahead), _pump(behind, writer))
        self._open -= ends


async def _pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
    writer.close()


@contextmanager
def cable(house: House) -> Iterator[Cable]:
    """It runs where the server does."""
    laid = Cable(house.hosted.port)
    server = house.hosted.run(laid.start())
    try:
        yield laid
    finally:
        house.hosted.run(laid.cut())
        server.get_loop().call_soon_threadsafe(server.close)
