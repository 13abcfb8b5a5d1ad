"""What is said over a line to a table: hello, then commands in and news out, as over a socket."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from papersea.moves import Seat
from papersea.pocket.rooms import Line, Room, Rooms, Tell
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
from papersea.table.refused import ErrorCode, Refused
from papersea.table.steps import asked
from papersea.table.table import Person
from papersea.table.viewing import PUBLIC, viewpoint_of

Known = Callable[[str | None], Awaitable[Person | None]]
"""Who has a token; without one, whoever the device belongs to."""


class Lines:
    def __init__(self, rooms: Rooms, tell: Tell, known: Known) -> None:
        self._rooms = rooms
        self._tell = tell
        self._known = known
        self._codes: dict[int, str] = {}
        self._guests: dict[int, tuple[Room, Line]] = {}

    def open(self, number: int, code: str) -> None:
        self._codes[number] = code

    def close(self, number: int) -> None:
        self._codes.pop(number, None)
        if (guest := self._guests.pop(number, None)) is not None:
            self._rooms.leave(*guest)

    async def hear(self, number: int, text: str) -> None:
        """One message after the other of each line."""
        if number not in self._codes:
            return
        guest = self._guests.get(number)
        if guest is None:
            await self._greet(number, text)
        else:
            await self._answer(*guest, text)

    async def _greet(self, number: int, text: str) -> None:
        try:
            hello = decode_from_client(text)
            if not isinstance(hello, Hello):
                raise Refused(ErrorCode.BAD_MESSAGE)
            if hello.version != VERSION:
                raise Refused(ErrorCode.OTHER_VERSION, version=VERSION)
            room = await self._rooms.open(self._codes[number])
            line = Line(number, self._tell, await self._known(hello.token))
        except Refused as refused:
            self._codes.pop(number, None)
            self._tell(number, encode(Goodbye(refused.code)).decode())
            self._tell(number, None)
            return
        line.followed = None if hello.follow is None else Seat(hello.follow)
        who, name = (line.person.id, line.person.name) if line.person else (None, "")
        line.send(Welcome(VERSION, who, name, self._rooms.clock()))
        if number in self._codes:  # else it was closed meanwhile
            self._guests[number] = room, line
            await self._rooms.enter(room, line, hello.last)

    async def _answer(self, room: Room, line: Line, text: str) -> None:
        request: int | None = None
        try:
            message = decode_from_client(text)
            request = None if isinstance(message, Hello) else message.id
            await self._do(room, line, message)
        except Refused as refused:
            if refused.code is ErrorCode.UNREADABLE_MOVE:
                request = request_in(text)
            line.send(refusal(refused, request))

    async def _do(self, room: Room, line: Line, message: AnyFromClient) -> None:
        match message:
            case Do(request, command):
                if line.person is None:
                    raise Refused(ErrorCode.NOT_SIGNED_IN)
                line.send(Done(request, await self._rooms.do(room, asked(line.person, command))))
            case Follow(request, seat):
                await self._follow(room, line, None if seat is None else Seat(seat))
                line.send(Done(request, line.heard or 0))
            case Mute(request, seat, is_muted):
                self._mute(room, line, Seat(seat), is_muted=is_muted)
                line.send(Done(request, line.heard or 0))
            case Ping(request):
                line.send(Pong(request, self._rooms.clock()))
            case Hello():
                raise Refused(ErrorCode.BAD_MESSAGE)

    async def _follow(self, room: Room, line: Line, seat: Seat | None) -> None:
        if seat is not None and seat not in room.table.seats:
            raise Refused(ErrorCode.NO_SUCH_SEAT)
        if seat is not None and viewpoint_of(room.table, None, seat) == PUBLIC:
            raise Refused(ErrorCode.HAND_NOT_OPEN)
        line.followed = seat
        await self._rooms.enter(room, line, None)

    def _mute(self, room: Room, line: Line, seat: Seat, *, is_muted: bool) -> None:
        """For as long as the line lasts: whoever plays here sits at the same device."""
        person = room.table.places[seat].person if seat in room.table.seats else None
        if person is None or line.person is None or person.id == line.person.id:
            raise Refused(ErrorCode.NO_SUCH_SEAT)
        line.muted = line.muted | {person.id} if is_muted else line.muted - {person.id}
