"""What carries news between server processes, and what it brings."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Protocol, Self

from litestar.channels.backends.memory import MemoryChannelsBackend


class BusDown(Exception):
    """Nothing can be told to other processes now."""


@dataclass(frozen=True, slots=True)
class Notice:
    """What another process has published; without data, something that was missed."""

    channel: str
    data: bytes


@dataclass(frozen=True, slots=True)
class Reconnected:
    """Notices may have been missed; all that come after are heard again."""


class Link(Protocol):
    """What carries news. Whatever goes wrong with it is a ``BusDown``."""

    is_shared: bool

    async def publish(self, channel: str, data: bytes) -> None: ...

    async def subscribe(self, channel: str) -> None:
        """While the link is lost this is only noted, and done when it is back."""
        ...

    async def unsubscribe(self, channel: str) -> None: ...

    def messages(self) -> AsyncIterator[Notice | Reconnected]: ...

    async def ping(self) -> None: ...

    async def close(self) -> None: ...


class MemoryLink:
    """Inside one process: nothing is ever lost."""

    is_shared = False

    def __init__(self, backend: MemoryChannelsBackend) -> None:
        self._backend = backend

    @classmethod
    async def open(cls) -> Self:
        backend = MemoryChannelsBackend()
        await backend.on_startup()
        return cls(backend)

    async def publish(self, channel: str, data: bytes) -> None:
        await self._backend.publish(data, [channel])

    async def subscribe(self, channel: str) -> None:
        await self._backend.subscribe([channel])

    async def unsubscribe(self, channel: str) -> None:
        await self._backend.unsubscribe([channel])

    async def messages(self) -> AsyncIterator[Notice | Reconnected]:
        async for channel, data in self._backend.stream_events():
            yield Notice(channel, data)

    async def ping(self) -> None:
        return

    async def close(self) -> None:
        await self._backend.on_shutdown()
