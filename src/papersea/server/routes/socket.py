"""A table's socket: hello, then commands in and news out, until somebody goes."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import ExitStack, suppress
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
from papersea.server.limits import Bucket, address_of, check_room, home_of, turn_away
from papersea.server.logs import failed
from papersea.server.metrics import METRICS
from papersea.server.people.identity import (
    check_origin,
    find_person,
    is_table_code,
    seated,
    token_of,
)
from papersea.server.storage import StorageDown
from papersea.server.tables.opened import Connection, OpenTable
from papersea.table.commands import Sit
from papersea.table.refused import ErrorCode, Refused
from papersea.table.table import Person
from papersea.table.viewing import PUBLIC, viewpoint_of

_LOG: Final = logging.getLogger(__name__)

_REFUSED_AT_DOOR: Final = 4400
_GOING_AWAY: Final = 1001

_NOBODY_THERE: Final = (WebSocketDisconnect, RuntimeError, OSError)
"""What sending may meet: the last is ASGI's, as the first is Litestar's."""

Socket = WebSocket[Any, Any, Any]


@websocket("/api/tables/{code:str}/socket")
async def table_socket(socket: Socket, code: FromPath[str], context: TheContext) -> None:
    """See docs/protocol."""
    check_origin(socket, context.settings.origins)
    await socket.accept()
    with ExitStack() as places:
        try:
            places.enter_context(context.sockets.one_more(address_of(socket)))
        except Refused as refused:
            await _turn_away(socket, Goodbye(refused.code))
            return
        METRICS.sockets.inc()
        try:
            await _serve(socket, code, context)
        except WebSocketDisconnect:
            pass
        except Exception as error:  # as HTTP's `on_surprise`
            await _turn_away(socket, _surprise(error))
        finally:
            METRICS.sockets.dec()


def _surprise(error: Exception) -> Goodbye:
    reference = failed("socket", "a socket has failed", error)
    return Goodbye(ErrorCode.UNAVAILABLE, reference)


async def _serve(socket: Socket, code: str, context: Context) -> None:
    try:
        async with asyncio.timeout(context.settings.limits.seconds_to_say_hello):
            hello = await _hello(socket)
        opened = await _table(context, code)
        visitor = await _visitor(socket, hello, context)
    except (Refused, StorageDown, TimeoutError) as problem:
        code_ = problem.code if isinstance(problem, Refused) else ErrorCode.UNAVAILABLE
        if isinstance(problem, TimeoutError):
            turn_away("seconds_to_say_hello")
            code_ = ErrorCode.BAD_MESSAGE
        await _turn_away(socket, Goodbye(code_))
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
    if not is_table_code(code):
        raise Refused(ErrorCode.NO_SUCH_TABLE)
    return await context.house.open(code)


async def _visitor(socket: Socket, hello: Hello, context: Context) -> Connection:
    token = hello.token or token_of(socket)
    now, address = context.house.clock(), socket.client.host if socket.client else None
    room = context.settings.limits.messages_waiting
    known = await find_person(context.store, token, now)
    if known is None:
        return Connection(None, address=address, room=room)
    for each in (known.id, known.owner):
        if each is not None:
            context.bans.check(each, now)
    muted = await context.store.mutes(known.id)
    return Connection(seated(known), muted, home_of(address), address, room)


async def _turn_away(socket: Socket, goodbye: Goodbye) -> None:
    with suppress(*_NOBODY_THERE):
        await socket.send_data(encode(goodbye), mode="text")
        await socket.close(_REFUSED_AT_DOOR, goodbye.code.value)


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
        self._address = address_of(socket)
        self._bucket = Bucket.full(
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
        except Refused as refused:
            connection.send(Goodbye(refused.code))
        except StorageDown:
            connection.send(Goodbye(ErrorCode.UNAVAILABLE))
        except WebSocketDisconnect:
            pass
        except Exception as error:
            connection.send(_surprise(error))
        finally:
            door.leave(self._opened, connection)
            connection.close()
            with suppress(asyncio.CancelledError, WebSocketDisconnect):
                await writing

    async def _write(self) -> None:
        """Everything in the outbox, in order, then the end of the connection."""
        send, outbox = self._socket.send_data, self._connection.outbox
        with suppress(*_NOBODY_THERE):
            while (data := await outbox.get()) is not None:
                await send(data, mode="text")
            await self._socket.close(_GOING_AWAY)

    async def _read(self) -> None:
        while self._problems < self._context.settings.limits.unreadable_messages:
            data = await self._socket.receive_data(mode="text")
            await self._answer(data)
        turn_away("unreadable_messages")

    async def _answer(self, data: str) -> None:
        request: int | None = None
        try:
            is_in_time = self._is_in_time()
            if not is_in_time:
                await asyncio.sleep(1 / self._bucket.rate)  # nothing more is read meanwhile
            message = decode_from_client(data)
            request = None if isinstance(message, Hello) else message.id
            if not is_in_time:
                raise Refused(ErrorCode.TOO_FAST)
            await self._do(message)
            METRICS.messages_done.inc()
        except Refused as refused:
            METRICS.messages.labels(refused.code.value).inc()
            if refused.code is ErrorCode.UNREADABLE_MOVE:
                request = request_in(data)
            if request is None:
                self._problems += 1
            self._connection.send(refusal(refused, request))
        except StorageDown:
            self._connection.send(refusal(Refused(ErrorCode.UNAVAILABLE), request))

    def _is_in_time(self) -> bool:
        """Whether neither this socket nor all of its address together send too much."""
        if not self._bucket.take(time.monotonic()):
            turn_away("messages_a_second")
            return False
        if not self._context.messages.take(self._address):
            turn_away("messages_per_address")
            return False
        return True

    async def _do(self, message: AnyFromClient) -> None:
        connection = self._connection
        match message:
            case Do(request, command):
                if connection.person is None:
                    raise Refused(ErrorCode.NOT_SIGNED_IN)
                self._context.bans.check(connection.person.id, self._house.clock())
                with METRICS.answering.time():
                    who = await self._sitter() if isinstance(command, Sit) else connection.person
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

    async def _sitter(self) -> Person:
        who = await self._known()
        await check_room(self._context.store, self._context.settings.limits, who.id)
        return who

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
