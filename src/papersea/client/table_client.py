"""A client of one table that comes back by itself."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Coroutine
from contextlib import suppress
from types import TracebackType
from typing import Any, Final, Self
from weakref import WeakSet

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from papersea.client.asking import Asking, PendingCommand
from papersea.client.errors import Closed, TurnedAway, Unanswered
from papersea.client.handshake import refusal_of
from papersea.client.known import Delivered, Gap, Known
from papersea.moves import Seat
from papersea.protocol.codec import encode, heard_from_server
from papersea.protocol.messages import (
    VERSION,
    AnyFromClient,
    AnyFromServer,
    Attendance,
    Done,
    Follow,
    Goodbye,
    Hello,
    Pong,
    Refusal,
    Snapshot,
    Update,
    Welcome,
)
from papersea.table.commands import AnyCommand, Say
from papersea.table.refused import ErrorCode, Refused
from papersea.table.viewing import TableState
from papersea.view import GameState, View

SHORTEST_WAIT: Final = 0.1
LONGEST_WAIT: Final = 5.0
SECONDS_TO_CONNECT: Final = 10.0
_TOO_FAST_WAIT: Final = 0.2
_REFRESH: Final = 0
_FOR_EVER: Final = frozenset(
    {
        ErrorCode.BAD_MESSAGE,
        ErrorCode.OTHER_VERSION,
        ErrorCode.NOT_SIGNED_IN,
        ErrorCode.WRONG_ORIGIN,
        ErrorCode.NOT_FOUND,
        ErrorCode.NO_SUCH_TABLE,
    }
)
"""Why a server turns a client away for good."""
_NO_ROOM: Final = frozenset({ErrorCode.TOO_MANY_SOCKETS, ErrorCode.TOO_FAST})


class TableClient:
    """What one person, program or spectator knows of a table and does there.

    Enter it to connect: inside, ``number``, ``table``, ``game``, ``seat`` and ``view`` are how
    things stood when the server last spoke. A lost connection is made again for ever, and what
    was missed is heard then. ``TurnedAway`` comes out of everything once the server has said
    that coming back is of no use: such a table or token does not exist, or there is no room.
    """

    def __init__(
        self, address: str, code: str, *, token: str | None = None, follow: Seat | None = None
    ) -> None:
        host = address.rstrip("/").replace("http", "ws", 1)
        self._socket_address = f"{host}/api/tables/{code}/socket"
        self._token = token
        self._follow = follow
        self._known = Known()
        self._asking = Asking()
        self._socket: ClientConnection | None = None
        self._is_told = False  # on this connection
        self._end: Exception | None = None
        self._reading: asyncio.Task[None] | None = None
        self._change = asyncio.Event()
        self._listeners: WeakSet[asyncio.Queue[Delivered | None]] = WeakSet()
        self._wait = SHORTEST_WAIT
        self.attendance: Attendance | None = None
        self.person: str | None = None

    # What is known

    @property
    def number(self) -> int:
        return self._known.number or 0

    @property
    def table(self) -> TableState:
        return self._known.table

    @property
    def game(self) -> GameState | None:
        return self._known.game

    @property
    def seat(self) -> Seat | None:
        """The client's own; ``None`` for whoever looks on."""
        return self._known.seat

    @property
    def view(self) -> View | None:
        """The game with this round's history. ``None`` without a game, and for a moment after a
        take-back."""
        return self._known.view

    @property
    def is_connected(self) -> bool:
        """Whether the server can be asked now, and how things stand is up to date."""
        return self._is_told

    def changed(self) -> Coroutine[Any, Any, None]:
        """Until anything changes from now on, the connection included: a change between the call
        and the waiting counts as well, as when a task is made of it."""
        self._check()
        return self._changed(self._change)

    async def _changed(self, change: asyncio.Event) -> None:
        await change.wait()
        self._check()

    def deliveries(self) -> AsyncIterator[Delivered]:
        """Everything that is heard from now on, in order, each happening once."""
        queue: asyncio.Queue[Delivered | None] = asyncio.Queue()
        self._listeners.add(queue)
        return self._heard(queue)

    async def _heard(self, queue: asyncio.Queue[Delivered | None]) -> AsyncIterator[Delivered]:
        self._check()
        while (delivered := await queue.get()) is not None:
            yield delivered
        self._check()

    # What is done

    async def do(self, command: AnyCommand) -> int:
        """The number under which the command is done and safe; ``Refused`` if it is not done.
        What the client knows goes at least so far by then.

        A move whose answer is lost is found among what was missed, or sent again. Any other
        command is ``Unanswered`` then. What comes too fast is not done, and sent again after a
        moment; only phrases are refused, as too many have been said.
        """
        while True:
            try:
                return await self._ask(command)
            except Refused as refused:
                if refused.code is not ErrorCode.TOO_FAST or isinstance(command, Say):
                    raise
            await asyncio.sleep(_TOO_FAST_WAIT)

    async def _ask(self, command: AnyCommand) -> int:
        self._check()
        asked = self._asking.add(command)
        try:
            if self._is_told:
                await self._send_asked(asked)
            number = await asked.answer
            while self.number < number:
                await self.changed()
            return number
        finally:
            self._asking.remove(asked)

    async def _send_asked(self, asked: PendingCommand) -> None:
        asked.is_sent = True
        await self._send(asked.message)

    async def _send(self, message: AnyFromClient) -> None:
        if self._socket is not None:
            with suppress(ConnectionClosed):  # then the reader connects again
                await self._socket.send(encode(message), text=True)

    # The connection

    async def __aenter__(self) -> Self:
        self._reading = asyncio.create_task(self._read_for_ever())
        try:
            while self._known.number is None:
                await self.changed()
        except BaseException:
            await self._stop()
            raise
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self._stop()

    async def _stop(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
            await asyncio.gather(self._reading, return_exceptions=True)
        self._finish(Closed())

    def _check(self) -> None:
        if self._end is not None:
            raise self._end

    async def _read_for_ever(self) -> None:
        try:
            while True:
                with suppress(OSError, WebSocketException, Gap):
                    await self._read()
                self._lose()
                await asyncio.sleep(self._wait * random.uniform(0.5, 1.0))
                self._wait = min(2 * self._wait, LONGEST_WAIT)
        except Exception as end:  # whoever waits hears of it
            self._finish(end)

    async def _read(self) -> None:
        """One connection, until it ends."""
        try:
            connecting = connect(
                self._socket_address, open_timeout=SECONDS_TO_CONNECT, compression=None
            )
            async with connecting as socket:
                last = self._known.number if self._known.has_history else None
                self._socket = socket
                await self._send(Hello(VERSION, last, self._follow, self._token))
                while True:
                    message = heard_from_server(await socket.recv(decode=False))
                    if message is not None:
                        await self._hear(message)
        except InvalidStatus as error:
            if (code := refusal_of(error.response)) is not None:
                self._turn_away(code)
            raise

    def _turn_away(self, code: ErrorCode) -> None:
        """For good, if coming back is of no use; whoever was here before may find room again."""
        is_new = self._known.number is None
        if code in _FOR_EVER or (is_new and code in _NO_ROOM):
            raise TurnedAway(code)

    def _lose(self) -> None:
        was_told, self._is_told, self._socket = self._is_told, False, None
        if was_told:
            self._notify()

    def _finish(self, end: Exception) -> None:
        self._lose()
        self._end = self._end or end
        self._asking.end(self._end)
        self._deliver(None)
        self._notify()

    def _deliver(self, delivered: Delivered | None) -> None:
        for listener in self._listeners:
            listener.put_nowait(delivered)

    def _notify(self) -> None:
        self._change.set()
        self._change = asyncio.Event()

    # What the server says

    async def _hear(self, message: AnyFromServer) -> None:
        match message:
            case Update() | Snapshot():
                await self._hear_delivery(message)
            case Done() | Refusal():
                if message.id == _REFRESH and isinstance(message, Refusal):
                    raise Gap
                self._asking.hear(message)
            case Attendance():
                self.attendance = message
                self._notify()
            case Welcome(_, person):
                self.person = person
            case Goodbye(code, reference):
                if reference is not None:
                    self._asking.give_up(Unanswered(reference))
                self._turn_away(code)
            case Pong():
                pass

    async def _hear_delivery(self, message: Update | Snapshot) -> None:
        known = self._known
        had_history = known.has_history
        delivered = known.hear(message)
        if isinstance(delivered, tuple):
            self._asking.note(delivered, known.seat)
        if delivered:
            self._deliver(delivered)
        if not self._is_told:
            self._is_told, self._wait = True, SHORTEST_WAIT
            for asked in self._asking.to_send_again():
                await self._send_asked(asked)
        if had_history and not known.has_history:
            followed = known.game.seat if known.game and known.seat is None else None
            await self._send(Follow(_REFRESH, followed))
        self._notify()
