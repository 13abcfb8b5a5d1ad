"""The house: every table that this process has open, and the one way to change any of them.

What a person asks is decided on the table in memory, written to storage, and told to everybody
only when it is safe there. Storage takes each number once: who loses reads on and decides again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

from papersea.moves import Seat
from papersea.protocol.codec import decode_entry, encode_entry
from papersea.server.bus import Bus, BusDown, Notice, Reconnected
from papersea.server.codes import new_code
from papersea.server.connection import Connection
from papersea.server.deleting import Eraser
from papersea.server.filing import finished_game, rating_by
from papersea.server.listing import listing_of
from papersea.server.metrics import METRICS
from papersea.server.news import (
    WORK,
    Attending,
    Rewritten,
    Written,
    channel_of,
    code_of,
    decode_news,
    encode_news,
)
from papersea.server.opened import FRESH, Elsewhere, OpenTable
from papersea.server.storage import KEEP, StorageDown, Store, TableChange
from papersea.server.thinkers import Question, Thinkers
from papersea.table.commands import AnyCommand, Leave
from papersea.table.dealing import Dealer
from papersea.table.deciding import decide, decide_move
from papersea.table.facts import AnyFact, Entry, Joined, Moved, Opened, Resigned, SeatFreed, StoodIn
from papersea.table.following import due, next_time
from papersea.table.places import Person
from papersea.table.refused import ErrorCode, Refused
from papersea.table.settings import Settings, check_settings
from papersea.table.table import Table

_LOG: Final = logging.getLogger(__name__)

Choose = Callable[[Table, float], AnyFact]

LEASE: Final = 30.0
"""Seconds after which another process takes care of a table whose bot has not moved."""
GRACE: Final = 30.0
"""Nobody loses a seat for the time in which the server was down: clocks lapse only so many
seconds after its start."""
ATTENDING_SECONDS: Final = 10.0
ATTENDING_LASTS: Final = 25.0
CLOSE_AFTER: Final = 120.0
_ALL: Final = 1_000_000


class House:
    """``thinkers`` is ``None`` where bots think in other processes (``papersea work``)."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        thinkers: Thinkers | None,
        *,
        name: str,
        clock: Callable[[], float] = time.time,
        dealer: Dealer | None = None,
        grace: float = GRACE,
    ) -> None:
        self.store = store
        self.clock = clock
        self.name = name
        self._bus = bus
        self._thinkers = thinkers
        self._dealer = dealer
        self._tables: dict[str, OpenTable] = {}
        self._opening: dict[str, asyncio.Future[OpenTable]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._no_lapse_before = clock() + grace
        self.on_call: Callable[[], None] = lambda: None  # when some bot has to move

    # Opening and closing

    async def create(self, host: Person, settings: Settings) -> str:
        """A new table with its host in the first seat; the code is its link."""
        table = Table(new_code(), self._dealer)
        opened = Opened(host.id, host.name, check_settings(settings), host.is_bot)
        entry = table.next_entry(opened, self.clock())
        table.apply(entry)
        await self.store.create_table(
            table.code,
            entry.at,
            encode_entry(entry),
            listing=listing_of(table),
            is_public=settings.is_public,
            wake_at=next_time(table),
            person=host.id,
        )
        METRICS.tables_created.inc()
        return table.code

    async def opened(self, code: str) -> OpenTable:
        """The table with this code; ``Refused`` if there is none."""
        if (found := self._tables.get(code)) is not None:
            found.used_at = self.clock()
            return found
        if (opening := self._opening.get(code)) is None:
            opening = self._opening[code] = asyncio.ensure_future(self._open(code))
            opening.add_done_callback(lambda _: self._opening.pop(code, None))
        return await asyncio.shield(opening)

    async def _open(self, code: str) -> OpenTable:
        # Listening begins before reading, so that nothing falls between the two.
        await self._bus.subscribe(channel_of(code))
        try:
            opened = OpenTable(await self._read(code), self.clock())
        except BaseException:
            await self._bus.unsubscribe(channel_of(code))
            raise
        self._tables[code] = opened
        METRICS.tables_open.set(len(self._tables))
        opened.note_attendance(self.clock())
        await self._file(opened)
        self._schedule(opened)
        return opened

    async def _read(self, code: str) -> Table:
        lines = await self.store.read(code)
        if not lines:
            raise Refused(ErrorCode.NO_SUCH_TABLE)
        entries = (decode_entry(line.body) for line in lines)
        return Table.read(code, entries, self._dealer)

    async def _reread(self, opened: OpenTable) -> None:
        """Take the table from storage again; sockets hear what they had not."""
        opened.table = await self._read(opened.table.code)
        opened.is_stale, opened.stored_wake = False, None
        opened.note_attendance(self.clock())
        self._told(opened)

    async def close_unused(self) -> None:
        """Let go of tables that nobody has looked at for a while; storage has them."""
        before = self.clock() - CLOSE_AFTER
        for code, opened in list(self._tables.items()):
            if opened.used_at < before and not opened.is_busy():
                del self._tables[code]
                if opened.timer is not None:
                    opened.timer.cancel()
                await self._bus.unsubscribe(channel_of(code))
        METRICS.tables_open.set(len(self._tables))

    async def close(self) -> None:
        """Let whatever is being written be finished, and let go of everything."""
        for opened in self._tables.values():
            if opened.timer is not None:
                opened.timer.cancel()
            if opened.thinking is not None:
                opened.thinking.cancel()
        for opened in list(self._tables.values()):
            async with opened.lock:
                pass
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # The one way to change a table

    async def submit(self, opened: OpenTable, who: Person, command: AnyCommand) -> int:
        """Do what a person asks; the number under which it is safe. ``Refused`` if not."""
        return await self._do(opened, lambda table, now: decide(table, who, command, now))

    async def _do(self, opened: OpenTable, choose: Choose) -> int:
        try:
            async with opened.lock:
                while True:
                    if opened.is_stale:
                        await self._reread(opened)
                    now = self.clock()
                    if await self._write(opened, choose(opened.table, now), now):
                        number = opened.table.number
                        await self._follow(opened)
                        return number
                    METRICS.conflicts.inc()
                    opened.is_stale = True
        except StorageDown as error:
            raise Refused(ErrorCode.UNAVAILABLE) from error

    async def _write(self, opened: OpenTable, fact: AnyFact, now: float) -> bool:
        table = opened.table
        phase = table.phase
        entry = table.next_entry(fact, now)
        table.apply(entry)
        is_plain = isinstance(fact, Moved) and phase is table.phase
        change = self._change(opened, entry, now, is_plain=is_plain)
        is_safe = False
        try:
            is_safe = await self.store.append(
                table.code, entry.number, entry.at, encode_entry(entry), change=change
            )
        finally:
            # Not written, or nobody knows: what is in memory counts for nothing then.
            opened.is_stale = not is_safe
        if not is_safe:
            return False
        METRICS.entries.inc()
        if change is not None and change.wake_at is not KEEP:
            opened.stored_wake = change.wake_at
        await self._bus.publish(channel_of(table.code), encode_news(Written(entry)))
        self._told(opened)
        await self._file(opened)
        self._think_or_call(opened)
        return True

    def _change(
        self, opened: OpenTable, entry: Entry, now: float, *, is_plain: bool
    ) -> TableChange | None:
        """What the entry changes about how the table is listed and when it is woken."""
        table = opened.table
        wake = self._wake_time(table, now)
        stored = opened.stored_wake
        is_sooner = wake is not None and (stored is None or stored <= now or wake < stored)
        if is_plain and not is_sooner:
            return None
        joined = (entry.fact.person,) if isinstance(entry.fact, Joined) else ()
        return TableChange(
            phase=table.phase.value,
            is_public=table.settings.is_public,
            wake_at=wake if is_sooner else KEEP,
            listing=listing_of(table),
            joined=joined,
        )

    def _wake_time(self, table: Table, now: float) -> float | None:
        """When somebody must look after the table, even if this process is gone by then."""
        if table.bot_to_move() is not None:
            return now if self._thinkers is None else now + LEASE
        if table.finished is not None:
            return now + LEASE  # in case nobody has filed it by then
        return next_time(table)

    def _told(self, opened: OpenTable) -> None:
        opened.used_at = self.clock()
        opened.tell_everybody()
        opened.note_attendance(opened.used_at)
        self._schedule(opened)

    async def _follow(self, opened: OpenTable) -> None:
        """Write what follows by itself, until nothing does."""
        while True:
            now = self.clock()
            fact = due(opened.table, now)
            is_lapse = isinstance(fact, StoodIn | Resigned | SeatFreed)
            if fact is None or (is_lapse and now < self._no_lapse_before):
                return
            if not await self._write(opened, fact, now):
                await self._reread(opened)

    async def _file(self, opened: OpenTable) -> None:
        finished = opened.table.finished
        if finished is None or opened.filed == finished.id:
            return
        game = finished_game(opened.table, finished)
        if await self.store.file_game(game, rating_by(game)):
            METRICS.games_finished.inc()
        opened.filed = finished.id

    async def forget(self, person: str) -> None:
        """Delete a person and whatever tells of them; their seats go to stand-ins."""
        for listed in await self.store.tables_of(person):
            with suppress(Refused):
                opened = await self.opened(listed.code)
                await self.submit(opened, Person(person, ""), Leave())
        gone = [person, *(bot.id for bot in await self.store.bots_of(person))]
        games = [game for each in gone for game in await self.store.games_of(each, _ALL)]
        eraser = Eraser(gone, games)
        codes = await self.store.delete_person(person, eraser.rewrite, eraser.rewrite_record)
        for code in codes:
            if code in self._tables:
                self._tables[code].is_stale = True
            await self._bus.publish(channel_of(code), encode_news(Rewritten()))

    async def is_connected(self) -> bool:
        """Whether news reaches the other processes."""
        try:
            await self._bus.ping()
        except BusDown:
            return False
        return True

    # What happens without anybody asking

    def _schedule(self, opened: OpenTable) -> None:
        if opened.timer is not None:
            opened.timer.cancel()
            opened.timer = None
        now = self.clock()
        times = [next_time(opened.table), opened.idle_at()]
        coming = [at for at in times if at is not None and at > now]
        overdue = times[0] is not None and times[0] <= now
        if overdue and now < self._no_lapse_before:
            coming.append(self._no_lapse_before)
        elif overdue:
            coming.append(now)
        if coming:
            loop = asyncio.get_running_loop()
            seconds = min(min(coming) - now, 3600.0)
            opened.timer = loop.call_later(
                seconds + 0.01, lambda: self._run(self._look_after(opened))
            )

    async def _look_after(self, opened: OpenTable) -> None:
        async with opened.lock:
            if opened.is_stale:
                await self._reread(opened)
            await self._follow(opened)
        opened.note_attendance(self.clock())
        self._schedule(opened)

    def _think_or_call(self, opened: OpenTable) -> None:
        if opened.table.bot_to_move() is None:
            return
        if self._thinkers is None:
            self._run(self._call_workers())
        elif opened.thinking is None or opened.thinking.done():
            opened.thinking = self._run(self._think(opened))

    async def _call_workers(self) -> None:
        await self._bus.publish(WORK, b"")

    async def _think(self, opened: OpenTable) -> None:
        """Bots move until somebody else has to."""
        while (seat := opened.table.bot_to_move()) is not None:
            try:
                await self._move_bot(opened, seat)
            except Refused as refused:
                # Stale: the person came back, or another process was faster.
                if refused.code is not ErrorCode.STALE:
                    _LOG.warning("a bot could not move", extra={"code": refused.code.value})
                    return

    async def _move_bot(self, opened: OpenTable, seat: Seat) -> None:
        assert self._thinkers is not None, "somebody here thinks for bots"
        assert opened.table.game is not None, "bots move in games"
        changed = opened.table.game_changed
        view = opened.table.game.view(seat)
        with METRICS.thinking.time():
            move = await self._thinkers.choose(Question(*opened.table.opponent_at(seat), view))

        def chosen(table: Table, _: float) -> AnyFact:
            if table.game_changed != changed or table.bot_to_move() != seat:
                raise Refused(ErrorCode.STALE)
            return decide_move(table, seat, move, by_bot=True)

        await self._do(opened, chosen)

    async def wake(self, code: str) -> float | None:
        """Look after a table that is due; the time to wake it next."""
        try:
            opened = await self.opened(code)
        except Refused:
            return None
        await self._look_after(opened)
        self._think_or_call(opened)
        if opened.thinking is not None:
            await asyncio.shield(opened.thinking)
        await self._file(opened)
        opened.stored_wake = None
        now = self.clock()
        return next_time(opened.table) if opened.table.bot_to_move() is None else now + LEASE

    def _run(self, work: Awaitable[None]) -> asyncio.Task[None]:
        task = asyncio.ensure_future(_logged(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # Sockets

    async def join(self, opened: OpenTable, connection: Connection, last: int | None) -> None:
        """A socket listens from now on; it hears what it missed, or gets a fresh view."""
        async with opened.lock:
            if opened.is_stale:
                await self._reread(opened)
            opened.connections.add(connection)
            opened.tell(connection, FRESH if last is None else last)
        self._announce(opened)
        if opened.attendance is not None:
            connection.send(opened.attendance)

    def leave(self, opened: OpenTable, connection: Connection) -> None:
        opened.connections.discard(connection)
        self._announce(opened)

    def refresh(self, opened: OpenTable, connection: Connection) -> None:
        """A fresh view, because the viewpoint has changed."""
        opened.tell(connection, FRESH)
        self._announce(opened)

    def _announce(self, opened: OpenTable) -> None:
        opened.note_attendance(self.clock())
        self._schedule(opened)
        if self._bus.is_shared:
            self._run(self._say_who_attends(opened))

    async def _say_who_attends(self, opened: OpenTable) -> None:
        attending = Attending(
            self.name,
            tuple(sorted(opened.people_here())),
            opened.spectators_here(),
            opened.table.number,
        )
        await self._bus.publish(channel_of(opened.table.code), encode_news(attending))

    async def keep_announcing(self) -> None:
        """For ever: other processes know who is here, and notice what they have missed."""
        while True:
            await asyncio.sleep(ATTENDING_SECONDS)
            for opened in list(self._tables.values()):
                opened.note_attendance(self.clock())
                if self._bus.is_shared and opened.connections:
                    await self._say_who_attends(opened)

    # News from other processes

    async def listen(self) -> None:
        """For ever."""
        async for notice in self._bus.news():
            if isinstance(notice, Reconnected):
                for opened in list(self._tables.values()):
                    opened.is_stale = True
                    self._run(self._look_after(opened))
            else:
                await self._hear(notice)

    async def _hear(self, notice: Notice) -> None:
        if notice.channel == WORK:
            self.on_call()
            return
        opened = self._tables.get(code_of(notice.channel))
        if opened is None:
            return
        match decode_news(notice.data):
            case Written(entry):
                self._run(self._hear_entry(opened, entry))
            case Attending(process, people, spectators, number):
                until = self.clock() + ATTENDING_LASTS
                opened.elsewhere[process] = Elsewhere(frozenset(people), spectators, until)
                opened.note_attendance(self.clock())
                if number > opened.table.number:
                    opened.is_stale = True
                    self._run(self._look_after(opened))
            case Rewritten():
                opened.is_stale = True

    async def _hear_entry(self, opened: OpenTable, entry: Entry) -> None:
        async with opened.lock:
            opened.stored_wake = None
            if opened.is_stale or entry.number > opened.table.number + 1:
                await self._reread(opened)
            elif entry.number == opened.table.number + 1:
                opened.table.apply(entry)
                self._told(opened)


async def _logged(work: Awaitable[None]) -> None:
    try:
        await work
    except StorageDown:
        _LOG.warning("storage is not there: the table is looked after again later")
    except asyncio.CancelledError:
        raise
    except Exception:
        _LOG.exception("work in the background has failed")
