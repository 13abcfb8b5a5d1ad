"""Tables on a device: driven (`table/steps.py`) with its log, with bots at hand."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from papersea.answers.games import finished_game
from papersea.answers.people import new_code
from papersea.answers.tables import Beginning, first_entry, listing_of
from papersea.answers.thinking import BotTurn, pause_of, think
from papersea.deals import Deal
from papersea.fair import Dealer
from papersea.pocket.device import GAMES, TABLES, Device, Kept, NoRoom, readable, shelved
from papersea.protocol.codec import decode_log, delivery_message, encode, encode_entry, refusal
from papersea.protocol.messages import AnyFromServer, Attendance
from papersea.rules.settings import MAX_SEED
from papersea.table.facts import Entry
from papersea.table.following import idle_at, next_time, presences
from papersea.table.refused import ErrorCode, Refused
from papersea.table.settings import Settings
from papersea.table.steps import TELL, Choose, Clock, Steps, chosen, following
from papersea.table.table import Person, Table
from papersea.table.versions import ON_DEVICE
from papersea.table.viewing import Listener, news

_LOG: Final = logging.getLogger(__name__)
_LONGEST_SLEEP: Final = 3600.0
_UNTIL_ROOM: Final = 5.0
"""Seconds, on a full device, until a bot tries its move again."""

Tell = Callable[[int, str | None], object]
"""Over which line, and what; nothing if it is lost."""


def new_seed() -> int:
    return secrets.randbelow(MAX_SEED)


@dataclass(frozen=True, slots=True)
class Manner:
    """How a house on a device goes about it: by which clock, who deals, the seeds of its bots, and
    the seconds that one of them seems to think."""

    clock: Clock
    dealer: Dealer | None = None
    seed: Callable[[], int] = new_seed
    pace: float = 0.6


class Line(Listener):
    """Somebody at a table, for as long as a page shows it."""

    def __init__(self, number: int, tell: Tell, person: Person | None) -> None:
        super().__init__(person)
        self.number = number
        self._tell = tell

    def send(self, message: AnyFromServer) -> None:
        self.send_text(encode(message).decode())

    def send_text(self, text: str) -> None:
        self._tell(self.number, text)


@dataclass(slots=True, eq=False)
class Room:
    """A table that is open. ``is_stale``: what is in memory may not be what the device has."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    lines: set[Line] = field(default_factory=set)
    away: dict[str, float] = field(default_factory=dict)
    attendance: Attendance | None = None
    thinking: asyncio.Task[None] | None = None
    timer: asyncio.TimerHandle | None = None
    is_stale: bool = False

    def tell(self, lines: Iterable[Line]) -> None:
        for delivery, audience in news(self.table, lines):
            text = encode(delivery_message(delivery)).decode()
            for each in audience:
                each.send_text(text)

    def note_attendance(self, now: float) -> None:
        """Work out who is there, and tell everybody if that has changed."""
        here = {each.person.id for each in self.lines if each.person is not None}
        seated = self.table.seated()
        for each in self.away.keys() - (seated - here):
            del self.away[each]
        for each in seated - here:
            self.away.setdefault(each, now)
        looking_on = sum(each.person is None or each.person.id not in seated for each in self.lines)
        attendance = Attendance(presences(self.table, self.away, now), looking_on)
        if attendance != self.attendance:
            self.attendance = attendance
            for line in self.lines:
                line.send(attendance)


class Rooms:
    """``version``: of this house, which goes on with the tables that begin here."""

    def __init__(self, device: Device, manner: Manner, version: str) -> None:
        self._device = device
        self._manner = manner
        self._version = version
        self._rooms: dict[str, Room] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def clock(self) -> Clock:
        return self._manner.clock

    async def create(
        self, host: Person, settings: Settings, start: Beginning | Deal | None = None
    ) -> str:
        """A table with its host in the first seat; nobody else can come here."""
        if settings.is_public or settings.is_rated:
            raise Refused(ErrorCode.NEEDS_OTHERS)
        room = Room(Table(ON_DEVICE + new_code(), self._manner.dealer))
        entry = first_entry(room.table, host, settings, self.clock(), start)
        await self._make_safe(room, entry)
        room.note_attendance(self.clock())
        self._rooms[room.table.code] = room
        return room.table.code

    async def open(self, code: str) -> Room:
        """``Refused`` if there is no such table, or it cannot be read."""
        if (found := self._rooms.get(code)) is None:
            read = Room(await self._read(code))
            found = self._rooms.setdefault(code, read)  # somebody may have been faster
            if found is read:
                found.note_attendance(self.clock())
                self._see_to(found)
        return found

    async def _read(self, code: str) -> Table:
        lines = await self._device.entries(code)
        if not lines:
            raise Refused(ErrorCode.NO_SUCH_TABLE)
        try:
            entries = decode_log(lines)
            table = Table.read(code, entries, self._manner.dealer)
        except Exception as error:  # whatever it is, nothing may be done with such a log
            _LOG.exception("a table cannot be read")
            await self._put_away(code)
            raise Refused(ErrorCode.UNREADABLE_TABLE) from error
        if table.timer is not None and table.timer.running is not None:
            table.forgive(self.clock() - table.changed_at)  # nobody could move meanwhile
        return table

    async def _put_away(self, code: str) -> None:
        """Nobody is offered what cannot be read. Its log stays: it may be one of a newer house."""
        text = await self._device.found(TABLES, code)
        for kept in readable([] if text is None else [text], Kept):
            row = msgspec.structs.replace(kept, is_unreadable=True)
            with suppress(NoRoom):
                await self._device.keep(shelved({TABLES: {code: row}}))

    async def look_again(self, code: str) -> None:
        """Somebody else has written to its log, as another tab does."""
        if (room := self._rooms.get(code)) is not None:
            async with room.lock:
                room.is_stale = True
                await self._refresh(room)
            self._see_to(room)

    async def do(self, room: Room, choose: Choose) -> int:
        """The one way to change a table; the number under which it is safe. ``Refused`` if not."""
        async with room.lock:
            await self._refresh(room)
            before = room.table.number
            number = await self._drive(room, chosen(lambda: room.table, choose, self.clock))
            if number > before:
                await self._follow(room)
        self._see_to(room)
        return number

    async def enter(self, room: Room, line: Line, last: int | None) -> None:
        """A line listens from now on; it hears what it missed, or gets a fresh view."""
        async with room.lock:
            await self._refresh(room)
            room.lines.add(line)
            is_known = last is not None and last <= room.table.number
            line.heard = last if is_known else None
            room.tell([line])
        room.note_attendance(self.clock())
        if room.attendance is not None:
            line.send(room.attendance)
        self._see_to(room)

    def leave(self, room: Room, line: Line) -> None:
        room.lines.discard(line)
        room.note_attendance(self.clock())

    async def forget(self) -> None:
        for task in self._tasks:
            task.cancel()
        for room in self._rooms.values():
            if room.timer is not None:
                room.timer.cancel()
        self._rooms.clear()
        await self._device.forget()

    # Driving

    async def _drive(self, room: Room, steps: Steps) -> int:
        """To their end. What is not safe is read again before the next step."""
        is_safe: Any = None  # so a generator begins
        while True:
            try:
                step = steps.send(is_safe)
            except StopIteration as end:
                return int(end.value)
            except Refused:
                raise
            except BaseException:
                room.is_stale = True  # half of it may have happened
                raise
            if step is TELL:
                self._tell(room)
            elif not (is_safe := await self._make_safe(room, step)):
                await self._refresh(room)

    async def _follow(self, room: Room) -> None:
        await self._drive(room, following(lambda: room.table, self.clock, room.away))

    async def _make_safe(self, room: Room, entry: Entry) -> bool:
        """With the entry that ends it, a game goes on its shelf."""
        table, is_safe = room.table, False
        row = Kept(table.code, entry.at, table.phase.value, listing_of(table), self._version)
        shelves: dict[str, dict[str, Any]] = {TABLES: {table.code: row}}
        if table.finished is not None:
            shelves[GAMES] = {table.finished.id: finished_game(table, table.finished)}
        try:
            line = encode_entry(entry)
            is_safe = await self._device.append(table.code, entry.number, line, shelved(shelves))
        except NoRoom as error:
            raise Refused(ErrorCode.NO_ROOM) from error
        finally:
            room.is_stale = room.is_stale or not is_safe
        return is_safe

    async def _refresh(self, room: Room) -> None:
        if room.is_stale:
            room.table = await self._read(room.table.code)
            room.is_stale = False
            self._tell(room)

    def _tell(self, room: Room) -> None:
        room.tell(each for each in room.lines if each.heard != room.table.number)
        room.note_attendance(self.clock())

    # What happens without anybody asking

    def _see_to(self, room: Room) -> None:
        """Bots move, and a clock that will run out is watched."""
        is_thinking = room.thinking is not None and not room.thinking.done()
        if room.table.bot_to_move() is not None and not is_thinking:
            room.thinking = self._run(self._think(room))
        self._schedule(room)

    def _run(self, work: Any) -> asyncio.Task[None]:
        task: asyncio.Task[None] = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def _schedule(self, room: Room) -> None:
        if room.timer is not None:
            room.timer.cancel()
            room.timer = None
        now = self.clock()
        times = (next_time(room.table, room.away), idle_at(room.table, now))
        coming = min((at for at in times if at is not None), default=None)
        if coming is not None and room.lines:
            seconds = min(max(coming - now, 0.0) + 0.01, _LONGEST_SLEEP)
            loop = asyncio.get_running_loop()
            room.timer = loop.call_later(seconds, lambda: self._run(self._look_after(room)))

    async def _look_after(self, room: Room) -> None:
        async with room.lock:
            await self._refresh(room)
            await self._follow(room)
        room.note_attendance(self.clock())
        self._see_to(room)

    async def _think(self, room: Room) -> None:
        """Bots move until somebody else has to."""
        while (seat := room.table.bot_to_move()) is not None:
            turn = BotTurn.at(room.table, seat)
            begun = self.clock()
            await asyncio.sleep(0)  # what came meanwhile is heard first
            move = think(turn.question, self._manner.seed())
            pause = pause_of(turn.question, self._manner.pace) * random.uniform(1.0, 1.3)
            await asyncio.sleep(max(0.0, pause - (self.clock() - begun)))
            try:
                await self.do(room, turn.played(move))
            except Refused as refused:
                if refused.code is ErrorCode.NO_ROOM and room.lines:
                    await self._wait_for_room(room, refused)
                elif refused.code is not ErrorCode.STALE:  # stale: somebody else was faster
                    return

    async def _wait_for_room(self, room: Room, refused: Refused) -> None:
        """Nobody has asked, but whoever waits for a bot's move is told why it does not come."""
        for line in room.lines:
            line.send(refusal(refused, None))
        await asyncio.sleep(_UNTIL_ROOM)
        async with room.lock:
            await self._refresh(room)
