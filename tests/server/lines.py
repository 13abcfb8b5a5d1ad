"""Raw sockets at a table: every frame that comes is kept as it came."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from itertools import count
from typing import Any, TypeVar

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from papersea.moves import LastChance, Stop, parse_move
from papersea.protocol.codec import decode_from_server, encode
from papersea.protocol.messages import (
    VERSION,
    AnyFromClient,
    AnyFromServer,
    Attendance,
    Do,
    Done,
    Follow,
    Goodbye,
    Hello,
    Mute,
    Ping,
    Pong,
    Refusal,
    Snapshot,
    Unrated,
    Update,
)
from papersea.table.commands import AnyCommand, Play
from papersea.table.facts import ShownFact
from papersea.table.refused import ErrorCode
from papersea.table.table import Phase
from tests.patience import PATIENT

Kind = TypeVar("Kind")
Answer = Done | Refusal | Pong


class Line:
    """One socket: what it has heard, and what is asked over it."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._numbers = count(1)
        self._changed = asyncio.Event()
        self._reading: asyncio.Task[None] | None = None
        self.frames: list[bytes] = []
        self.messages: list[AnyFromServer] = []
        self.is_closed = False

    @property
    def close_code(self) -> int | None:
        return self._socket.close_code

    def listen(self) -> None:
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        with suppress(ConnectionClosed):
            while True:
                self._hear(await self._socket.recv(decode=False))
        self.is_closed = True
        self._changed.set()

    def _hear(self, frame: bytes) -> None:
        self.frames.append(frame)
        self.messages.append(decode_from_server(frame))
        self._changed.set()

    async def hang_up(self) -> None:
        await self._socket.close()
        if self._reading is not None:
            await self._reading

    # Waiting

    async def until(self, is_enough: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENT):
            while not is_enough():
                assert not self.is_closed, "the server has closed the connection"
                self._changed.clear()
                await self._changed.wait()

    async def reach(self, number: int) -> None:
        """Until it is known here what happened up to a number."""
        await self.until(lambda: self.number >= number)

    async def until_attendance(self, wanted: Attendance) -> None:
        await self.until(lambda: self.attendance == wanted)

    async def until_unrated(self, *wanted: Unrated | None) -> None:
        """Until it is told for each seat why the game does not count, or that it does."""
        await self.until(lambda: self.attendance.unrated == wanted)

    async def closed(self) -> int | None:
        """The code with which the server ends the connection."""
        async with asyncio.timeout(PATIENT):
            while not self.is_closed:
                self._changed.clear()
                await self._changed.wait()
        return self.close_code

    # What was heard

    def heard(self, kind: type[Kind]) -> list[Kind]:
        return [each for each in self.messages if isinstance(each, kind)]

    @property
    def latest(self) -> Snapshot | Update:
        """How things stand."""
        return next(e for e in reversed(self.messages) if isinstance(e, Snapshot | Update))

    @property
    def number(self) -> int:
        return self.latest.number

    @property
    def phase(self) -> Phase:
        return self.latest.table.phase

    @property
    def round(self) -> int:
        game = self.latest.game
        return 0 if game is None else game.round

    @property
    def attendance(self) -> Attendance:
        return self.heard(Attendance)[-1]

    def facts(self) -> list[ShownFact]:
        return [each.fact for update in self.heard(Update) for each in update.happenings]

    # Speaking

    async def say(self, data: bytes | str) -> None:
        await self._socket.send(data)

    async def send(self, message: AnyFromClient) -> None:
        await self._socket.send(encode(message), text=True)

    async def ask(self, make: Callable[[int], AnyFromClient]) -> Answer:
        """What comes back with the number of the question."""
        number = next(self._numbers)
        await self.send(make(number))

        def answers() -> list[Answer]:
            answers_: list[Answer] = [
                e for e in self.messages if isinstance(e, Done | Refusal | Pong)
            ]
            return [each for each in answers_ if each.id == number]

        await self.until(lambda: bool(answers()))
        return answers()[0]

    async def answer(self, command: AnyCommand) -> Answer:
        return await self.ask(lambda number: Do(number, command))

    async def do(self, command: AnyCommand) -> int:
        """The number under which it is done."""
        answer = await self.answer(command)
        assert isinstance(answer, Done), answer
        await self.until(lambda: self.number >= answer.number)
        return answer.number

    async def refused(self, command: AnyCommand) -> ErrorCode:
        answer = await self.answer(command)
        assert isinstance(answer, Refusal), answer
        return answer.code

    async def closed_or_refused(self, command: AnyCommand) -> ErrorCode | None:
        """Why the command is not done; nothing if the server only hangs up."""
        with suppress(ConnectionClosed):
            await self.send(Do(0, command))
        async with asyncio.timeout(PATIENT):
            while not self.is_closed and not self.heard(Refusal):
                assert not self.heard(Done), "it was done"
                self._changed.clear()
                await self._changed.wait()
        goodbyes: list[Refusal | Goodbye] = [*self.heard(Refusal), *self.heard(Goodbye)]
        return goodbyes[-1].code if goodbyes else None

    async def follow(self, seat: int | None) -> Answer:
        return await self.ask(lambda number: Follow(number, seat))

    async def mute(self, seat: int, *, is_muted: bool = True) -> Answer:
        return await self.ask(lambda number: Mute(number, seat, is_muted))

    async def settle(self) -> None:
        """Until everything is here that was on its way when this was asked."""
        answer = await self.ask(Ping)
        assert isinstance(answer, Pong)

    async def settle_or_close(self) -> None:
        """As ``settle``, unless the server ends the connection first."""
        with suppress(ConnectionClosed):
            await self.send(Ping(0))
        async with asyncio.timeout(PATIENT):
            while not self.is_closed and not any(each.id == 0 for each in self.heard(Pong)):
                self._changed.clear()
                await self._changed.wait()

    # Playing

    @property
    def legal(self) -> tuple[str, ...]:
        game = self.latest.game
        return tuple(map(str, game.legal)) if game and self.phase is Phase.PLAYING else ()

    async def play(self, move: str) -> int:
        return await self.do(Play(parse_move(move), self.number))


@asynccontextmanager
async def line(
    address: str,
    code: str,
    token: str | None = None,
    *,
    last: int | None = None,
    follow: int | None = None,
    **options: Any,
) -> AsyncIterator[Line]:
    """A socket that has said hello and knows how things stand."""
    async with bare_line(address, code, **options) as opened:
        await opened.send(Hello(VERSION, last, follow, token))
        await opened.until(lambda: bool(opened.heard(Snapshot) or opened.heard(Update)))
        await opened.until(lambda: bool(opened.heard(Attendance)))
        yield opened


@asynccontextmanager
async def bare_line(address: str, code: str, **options: Any) -> AsyncIterator[Line]:
    """A socket over which nothing has been said."""
    at = f"{address.replace('http', 'ws', 1)}/api/tables/{code}/socket"
    async with connect(at, compression=None, open_timeout=PATIENT, **options) as socket:
        opened = Line(socket)
        opened.listen()
        try:
            yield opened
        finally:
            await opened.hang_up()


async def play_on(
    *lines: Line, seed: int = 0, is_enough: Callable[[], bool] = lambda: False
) -> None:
    """Random moves of those who hold these lines, one for each seat, until it is enough or the
    game is over."""
    chance = random.Random(seed)
    while lines[0].phase is Phase.PLAYING and not is_enough():
        mover = next(each for each in lines if each.legal)
        number = await mover.play(_some_move(mover.legal, chance))
        for each in lines:
            await each.reach(number)


def _some_move(legal: tuple[str, ...], chance: random.Random) -> str:
    """Calls are thought over, so that games are not only short."""
    move = chance.choice(legal)
    if isinstance(parse_move(move), Stop | LastChance):
        move = chance.choice(legal)
    return move
