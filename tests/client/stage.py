"""A server that follows a script: what it says, when it hangs up, and what it was asked."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from websockets.asyncio.server import ServerConnection, serve

from papersea.protocol.codec import decode_from_client, delivery_message, encode
from papersea.protocol.messages import (
    VERSION,
    AnyFromClient,
    AnyFromServer,
    Hello,
    Snapshot,
    Update,
    Welcome,
)
from papersea.table.viewing import delivery, viewpoint_of
from tests.table.live import LiveTable


class Stage:
    """One connection as the server sees it."""

    def __init__(self, socket: ServerConnection) -> None:
        self._socket = socket

    async def hear(self) -> AnyFromClient:
        return decode_from_client(await self._socket.recv())

    async def hear_hello(self) -> Hello:
        message = await self.hear()
        assert isinstance(message, Hello)
        await self.say(Welcome(VERSION, "ann", "Ann", 0.0))
        return message

    async def say(self, message: AnyFromServer) -> None:
        await self._socket.send(encode(message), text=True)

    async def stay(self) -> None:
        await self._socket.wait_closed()


Scene = Callable[[Stage], Awaitable[None]]


def told(live: LiveTable, since: int | None = None) -> Update | Snapshot:
    """What Ann is told who has seen everything up to a number."""
    return delivery_message(delivery(live.table, viewpoint_of(live.table, "ann"), since))


@asynccontextmanager
async def staged(*scenes: Scene) -> AsyncIterator[str]:
    """The address of a server that plays one scene for each connection, and then hangs up."""
    coming = iter(scenes)

    async def play(socket: ServerConnection) -> None:
        await next(coming)(Stage(socket))

    async with serve(play, "127.0.0.1", 0) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        yield f"http://127.0.0.1:{port}"
    assert next(coming, None) is None, "every scene was played"
