"""A load balancer in a few lines: whoever connects goes to the first process that is there."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress


class Balancer:
    """``ports`` in the order of preference; ``taken`` has the port of every connection made."""

    def __init__(self, *ports: int) -> None:
        self._ports = ports
        self.port = 0
        self.taken: list[int] = []
        self._taking: set[asyncio.Task[None]] = set()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Until either end is gone, or the balancer is closed."""
        self._taking.add(task := _this_task())
        try:
            await self._lead(reader, writer)
        finally:
            writer.transport.abort()
            self._taking.discard(task)

    async def _lead(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for port in self._ports:
            with suppress(OSError):
                behind, ahead = await asyncio.open_connection("127.0.0.1", port)
                self.taken.append(port)
                try:
                    await asyncio.gather(_pump(reader, ahead), _pump(behind, writer))
                finally:
                    ahead.transport.abort()
                return

    async def close(self) -> None:
        taking = list(self._taking)
        for each in taking:
            each.cancel()
        await asyncio.gather(*taking, return_exceptions=True)


def _this_task() -> asyncio.Task[None]:
    task = asyncio.current_task()
    assert task is not None
    return task


async def _pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
    writer.close()


@asynccontextmanager
async def balancing(*ports: int) -> AsyncIterator[Balancer]:
    balancer = Balancer(*ports)
    server = await asyncio.start_server(balancer.take, "127.0.0.1", 0)
    balancer.port = server.sockets[0].getsockname()[1]
    try:
        yield balancer
    finally:
        server.close()
        await balancer.close()
