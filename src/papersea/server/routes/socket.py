"""A table's socket: hello, then commands in and news out, until somebody goes."""

from __future__ import annotations

import asyncio
import time
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from papersea.moves import Seat
from papersea.protocol.codec import decode_from_client, encode, refusal, request_in
from papersea.protocol.messages import (
    VERSION,
    AnyFromClient,
    Do,
    Done,
    Follow,
    Goodbye,
    Hello,
    Mute,
    Ping,
    Pong,
    Welcome,
)
from papersea.server.context import Context, TheContext
from papersea.server.metrics import METRICS
from papersea.server.people.identity import check_origin, find_person, is_code, seated, token_of
from papersea.server.storage import StorageDown
from papersea.server.tables.opened import Connection, OpenTable
from papersea.table.commands import Sit
from papersea.table.refused import ErrorCode, Refused
from papersea.table.table import Person
from papersea.table.viewing import PUBLIC, viewpoint_of

_REFUSED_AT_DOOR: Final = 4400
_GOING_AWAY: Final = 1001
_MOST_PROBLEMS: Final = 50
"""A client that sends so much that cannot be read is shown the door."""

Socket = WebSocket[Any, Any, Any]


@websocket("/api/tables/{code:str}/socket")
async def table_socket(socket: Socket, code: FromPath[str], context: TheContext) -> None:
    """See docs/protocol."""
    check_origin(socket, context.settings.origins)
    address = socket.client.host if socket.client else "?"
    await socket.accept()
    with ExitStack() as places:
        try:
            places.enter_context(context.sockets.one_more(address))
        except Refused as refused:
            await _turn_away(socket, refused.code)
            return
        METRICS.sockets.inc()
        try:
            await _serve(socket, code, context)
        except WebSocketDisconnect:
            pass
        finally:
            METRICS.sockets.dec()


async def _serve(socket: Socket, code: str, context: Context) -> None:
    try:
        async with asyncio.timeout(context.settings.limits.seconds_to_say_hello):
            hello = await _hello(socket)
        opened = await _table(context, code)
        visitor = await _visitor(socket, hello, context)
    except (Refused, StorageDown, TimeoutError) as problem:
        code_ = problem.code if isinstance(problem, Refused) else ErrorCode.UNAVAILABLE
        code_ = ErrorCode.BAD_MESSAGE if isinstance(problem, TimeoutError) else code_
        await _turn_away(socket, code_)
        return
    guest = _Guest(socket, context, opened, visitor)
    await guest.stay(hello)


async def _hello(socket: Socket) -> Hello:
    message = decode_from_client(await socket.receive_data(mode="text"))
    if not isinstance(message, Hello):
        raise Refused(ErrorCode.BAD_MESSAGE)
    if message.version != VERSION:
        raise Refused(ErrorCode.OTHER_VERSION, version=VERSION)
    return message


async def _table(context: Context, code: str) -> OpenTable:
    if not is_code(code):
        raise Refused(ErrorCode.NO_SUCH_TABLE)
    return await context.house.open(code)


async def _visitor(socket: Socket, hello: Hello, context: Context) -> Connection:
    token = hello.token or token_of(socket)
    known = await find_person(context.store, token, context.house.clock())
    if known is None:
        return Connection(None)
    return Connection(seated(known), await context.store.mutes(known.id))


async def _turn_away(socket: Socket, code: ErrorCode) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_data(encode(Goodbye(code)), mode="text")
        await socket.close(_REFUSED_AT_DOOR, code.value)


@dataclass(slots=True)
class _Bucket:
    """Holds ``size`` permissions and gets ``rate`` new ones a second."""

    size: float
    rate: float
    left: float
    since: float

    @classmethod
    def full(cls, size: float, rate: float, now: float) -> _Bucket:
        return cls(size, rate, size, now)

    def take(self, now: float) -> bool:
        """Whether there was one left."""
        self.left = min(self.size, self.left + max(0.0, now - self.since) * self.rate)
        self.since = now
        if self.left < 1.0:
            return False
        self.left -= 1.0
        return True


class _Guest:
    """Somebody at a table, for as long as the socket lasts."""

    def __init__(
        self, socket: Socket, context: Context, opened: OpenTable, connection: Connection
    ) -> None:
        self._socket = socket
        self._context = context
        self._house = context.house
        self._opened = opened
        self._connection = connection
        self._problems = 0
        limits = context.settings.limits
        self._bucket = _Bucket.full(
            limits.messages_at_once, limits.messages_a_second, time.monotonic()
        )

    async def stay(self, hello: Hello) -> None:
        connection, house, door = self._connection, self._house, self._context.door
        person = connection.person
        connection.followed = None if hello.follow is None else Seat(hello.follow)
        connection.send(
            Welcome(
                VERSION,
                person.id if person else None,
                person.name if person else "",
                house.clock(),
            )
        )
        writing = asyncio.create_task(self._write())
        try:
            await door.enter(self._opened, connection, hello.last)
            await self._read()
        except (Refused, StorageDown):
            connection.send(Goodbye(ErrorCode.UNAVAILABLE))
        finally:
            door.leave(self._opened, connection)
            connection.close()
            with suppress(asyncio.CancelledError, WebSocketDisconnect):
                await writing

    async def _write(self) -> None:
        """Everything in the outbox, in order, then the end of the connection."""
        send, outbox = self._socket.send_data, self._connection.outbox
        with suppress(WebSocketDisconnect, RuntimeError):
            while (data := await outbox.get()) is not None:
                await send(data, mode="text")
            await self._socket.close(_GOING_AWAY)

    async def _read(self) -> None:
        while self._problems < _MOST_PROBLEMS:
            data = await self._socket.receive_data(mode="text")
            await self._answer(data)

    async def _answer(self, data: str) -> None:
        request: int | None = None
        try:
            is_in_time = self._bucket.take(time.monotonic())
            if not is_in_time:
                await asyncio.sleep(1 / self._bucket.rate)  # nothing more is read meanwhile
            message = decode_from_client(data)
            request = None if isinstance(message, Hello) else message.id
            if not is_in_time:
                raise Refused(ErrorCode.TOO_FAST)
            await self._do(message)
            METRICS.messages.labels("done").inc()
        except Refused as refused:
            METRICS.messages.labels(refused.code.value).inc()
            if refused.code is ErrorCode.UNREADABLE_MOVE:
                request = request_in(data)
            if request is None:
                self._problems += 1
            self._connection.send(refusal(refused, request))
        except StorageDown:
            self._connection.send(refusal(Refused(ErrorCode.UNAVAILABLE), request))

    async def _do(self, message: AnyFromClient) -> None:
        connection = self._connection
        match message:
            case Do(request, command):
                if connection.person is None:
                    raise Refused(ErrorCode.NOT_SIGNED_IN)
                with METRICS.answering.time():
                    who = await self._known() if isinstance(command, Sit) else connection.person
                    number = await self._house.submit(self._opened, who, command)
                connection.send(Done(request, number))
            case Follow(request, seat):
                await self._follow(None if seat is None else Seat(seat))
                connection.send(Done(request, connection.heard or 0))
            case Mute(request, seat, is_muted):
                await self._mute(Seat(seat), is_muted=is_muted)
                connection.send(Done(request, connection.heard or 0))
            case Ping(request):
                connection.send(Pong(request, self._house.clock()))
            case Hello():
                raise Refused(ErrorCode.BAD_MESSAGE)

    async def _known(self) -> Person:
        """Whoever is at this socket, as they are called now: before anything is kept of them.
        ``Refused`` if they have deleted themselves meanwhile."""
        person = self._connection.person
        known = None if person is None else await self._context.store.person(person.id)
        if known is None:
            raise Refused(ErrorCode.NOT_SIGNED_IN)
        return seated(known)

    async def _follow(self, seat: Seat | None) -> None:
        table = self._opened.table
        if seat is not None and seat not in table.seats:
            raise Refused(ErrorCode.NO_SUCH_SEAT)
        if seat is not None and viewpoint_of(table, None, seat) == PUBLIC:
            raise Refused(ErrorCode.HAND_NOT_OPEN)
        self._connection.followed = seat
        await self._context.door.change_viewpoint(self._opened, self._connection)

    async def _mute(self, seat: Seat, *, is_muted: bool) -> None:
        me, table, store = await self._known(), self._opened.table, self._context.store
        person = table.places[seat].person if seat in table.seats else None
        if person is None or person.id == me.id:
            raise Refused(ErrorCode.NO_SUCH_SEAT)
        await (store.mute if is_muted else store.unmute)(me.id, person.id)
        muted = await store.mutes(me.id)
        for each in (each for opened in self._house.rooms.all() for each in opened.connections):
            if each.person is not None and each.person.id == me.id:
                each.muted = muted
