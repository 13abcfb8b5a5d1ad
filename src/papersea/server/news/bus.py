"""News between server processes. Storage decides what is true; this only says that it changed."""

from __future__ import annotations

import logging
from collections.abc import AsyncGenerator
from typing import Final, Self

from papersea.server.news.link import BusDown, Link, MemoryLink, Notice, Reconnected

_LOG: Final = logging.getLogger(__name__)
_SEPARATOR: Final = b"\n"


class Bus:
    """``name`` tells processes apart: none hears itself. ``is_shared``: whether there may be
    others."""

    def __init__(self, link: Link, name: str) -> None:
        if _SEPARATOR in name.encode():
            raise ValueError("the name of a process is one line")
        self.is_shared = link.is_shared
        self._link = link
        self._sender = name.encode() + _SEPARATOR
        self._has_told = False

    @classmethod
    async def open(cls, redis_address: str | None, name: str) -> Self:
        """Without an address there is one process only, and never any news.

        Redis need not be there yet: the bus connects as soon as it is.
        """
        if redis_address is None:
            return cls(await MemoryLink.open(), name)
        from papersea.server.news.redis_link import RedisLink

        return cls(await RedisLink.open(redis_address, name), name)

    async def publish(self, channel: str, data: bytes) -> bool:
        """Whether it was sent; never an error, since storage has what matters."""
        try:
            await self._link.publish(channel, self._sender + data)
        except BusDown as error:
            if not self._has_told:
                _LOG.warning("other processes hear nothing: %s", error)
            self._has_told = True
            return False
        self._has_told = False
        return True

    async def subscribe(self, channel: str) -> None:
        """What is published from now on is heard, or ``Reconnected`` if the link is lost, or a
        ``Notice`` without data if something may have been missed on this channel only."""
        await self._link.subscribe(channel)

    async def unsubscribe(self, channel: str) -> None:
        await self._link.unsubscribe(channel)

    async def news(self) -> AsyncGenerator[Notice | Reconnected, None]:
        """For ever, to one listener."""
        async for message in self._link.messages():
            match message:
                case Reconnected():
                    yield message
                case Notice(channel, data) if not data.startswith(self._sender):
                    yield Notice(channel, data.partition(_SEPARATOR)[2])
                case _:
                    pass

    async def ping(self) -> None:
        """``BusDown`` unless news go through."""
        await self._link.ping()

    async def close(self) -> None:
        await self._link.close()
