"""The house: drives tables (`table/steps.py`) with a storage, and looks after what they do by
themselves.

What happens to the table in memory is written to storage, and told to everybody only when it is
safe there. Storage takes each number once: who loses reads on and decides again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

from papersea.fair import Dealer
from papersea.moves import Seat
from papersea.protocol.codec import encode_entry
from papersea.server.metrics import METRICS
from papersea.server.news.bus import Bus
from papersea.server.news.notices import WORK, Written, channel_of, encode_news
from papersea.server.settings import GRACE, LEASE
from papersea.server.storage import KEEP, Outdated, PersonGone, StorageDown, Store, TableChange
from papersea.server.tables.background import Background, Grace
from papersea.server.tables.filing import finished_game, rating_by
from papersea.server.tables.opened import OpenTable
from papersea.server.tables.rooms import Rooms, is_joinable, listing_of
from papersea.server.thinking.thinkers import MoveQuestion, Thinkers
from papersea.table.commands import AnyCommand
from papersea.table.deciding import check_advice, decide_advice, decide_move
from papersea.table.facts import AnyFact, Entry, Moved, Resigned, SeatFreed, StoodIn
from papersea.table.following import next_time, wake_time
from papersea.table.refused import ErrorCode, Refused
from papersea.table.steps import TELL, Choose, Clock, Steps, asked, chosen, following
from papersea.table.table import Person, Phase, Table
from papersea.view import View

_LOG: Final = logging.getLogger(__name__)

_LONGEST_SLEEP: Final = 3600.0


class House:
    """``thinkers`` is ``None`` where bots think in other processes (``papersea work``)."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        thinkers: Thinkers | None,
        *,
        clock: Clock = time.time,
        dealer: Dealer | None = None,
        lease: float = LEASE,
        grace: Grace | None = None,
    ) -> None:
        self.clock = clock
        self.lease = lease
        self.rooms = Rooms(store, bus, clock, dealer)
        self.background = Background()
        self._store = store
        self._bus = bus
        self._thinkers = thinkers
        self.grace = grace or Grace(GRACE, clock)

    async def close(self) -> None:
        """Let whatever is being written be finished, and let go of everything."""
        for opened in self.rooms.all():
            opened.stop_timer()
            if opened.thinking is not None:
                opened.thinking.cancel()
            async with opened.lock:
                opened.is_stale = True
        await self.background.close()

    async def open(self, code: str) -> OpenTable:
        """The table with this code, looked after from now on; ``Refused`` if there is none."""
        if (found := self.rooms.find(code)) is not None:
            found.used_at = self.clock()
            return found
        opened = await self.rooms.open(code)
        self.schedule(opened)
        if not self._bus.is_shared:
            self._see_to_bots(opened)  # else whoever made the last move does
        await self._file(opened)
        return opened

    # The one way to change a table

    async def submit(self, opened: OpenTable, who: Person, command: AnyCommand) -> int:
        """Do what a person asks; the number under which it is safe. ``Refused`` if not."""
        return await self._do(opened, asked(who, command))

    async def note_advice(self, opened: OpenTable, who: Person, after: int) -> View:
        """What somebody sees who asks for advice, once it is safe that they did; ``Refused`` if
        they may have none, or others look on."""

        def noted(table: Table, _: float) -> AnyFact | None:
            fact = decide_advice(table, who, after)
            if opened.attendance is not None and opened.attendance.spectators:
                raise Refused(ErrorCode.NOT_AT_THIS_TABLE)
            return fact

        await self._do(opened, noted)
        return check_advice(opened.table, who, after)

    async def _do(self, opened: OpenTable, choose: Choose) -> int:
        try:
            async with opened.lock:
                await self.refresh(opened)
                before = opened.table.number
                number = await self._drive(opened, chosen(lambda: opened.table, choose, self.clock))
                if number > before:
                    await self._follow_up(opened)
                return number
        except StorageDown as error:
            self.grace.begin()
            raise Refused(ErrorCode.UNAVAILABLE) from error
        except PersonGone as error:
            raise Refused(ErrorCode.NOT_SIGNED_IN) from error

    async def _drive(
        self,
        opened: OpenTable,
        steps: Steps,
        then: Callable[[OpenTable], Awaitable[None]] | None = None,
    ) -> int:
        """To their end. What is not safe is read again before the next step."""
        is_safe: Any = None  # so a generator begins
        while True:
            phase, people = opened.table.phase, opened.table.seated()
            try:
                step = steps.send(is_safe)
            except StopIteration as end:
                return int(end.value)
            except Refused:
                raise
            except BaseException:
                opened.is_stale = True  # half of it may have happened
                raise
            if step is TELL:
                self.tell(opened)
            else:
                is_safe = await self._make_safe(opened, step, phase, people)
                if is_safe:
                    continue
                await self.refresh(opened)
            if then is not None:
                await then(opened)

    async def refresh(self, opened: OpenTable) -> None:
        """Read the table again if what is in memory may not be what storage has."""
        if opened.is_stale:
            await self.rooms.reread(opened)
            self.tell(opened)

    async def _make_safe(
        self, opened: OpenTable, entry: Entry, phase: Phase, people: frozenset[str]
    ) -> bool:
        """Whether it is; if not, another process has taken the number. Before the entry the table
        was in that phase, and these people sat there."""
        table, is_safe = opened.table, False
        try:
            is_plain = isinstance(entry.fact, Moved) and phase is table.phase
            change = self._change(opened, people, self.clock(), is_plain=is_plain)
            is_safe = await self._store.append(
                table.code,
                entry.number,
                entry.at,
                encode_entry(entry),
                change=change,
                generation=opened.generation,
            )
        finally:
            if not is_safe:
                # Not written, or nobody knows: what is in memory counts for nothing then.
                opened.is_stale = True
        if not is_safe:
            METRICS.conflicts.inc()
            return False
        METRICS.entries.inc()
        if change is not None and change.wake_at is not KEEP:
            opened.stored_wake = change.wake_at
        if self._bus.is_shared:
            await self._bus.publish(channel_of(table.code), encode_news(Written(entry)))
        return True

    def _change(
        self, opened: OpenTable, before: frozenset[str], now: float, *, is_plain: bool
    ) -> TableChange | None:
        """What an entry changes about how the table is listed and when it is woken; ``before`` it,
        these people sat there."""
        table, stored = opened.table, opened.stored_wake
        wake = self._wake_time(opened, now)
        is_sooner = wake is not None and (stored is None or stored <= now or wake < stored)
        if is_plain and not is_sooner:
            return None
        return TableChange(
            phase=table.phase.value,
            is_public=table.settings.is_public,
            wake_at=wake if is_sooner else KEEP,
            listing=listing_of(table),
            is_joinable=is_joinable(table),
            joined=tuple(table.seated() - before),
            left=tuple(before - table.seated()),
        )

    def _wake_time(self, opened: OpenTable, now: float) -> float | None:
        table = opened.table
        if table.bot_to_move() is not None:
            return now if self._thinkers is None else now + self.lease
        if table.finished is not None and opened.filed != table.finished.id:
            return now + self.lease  # in case nobody has filed it by then
        return wake_time(table, now, opened.away)

    async def _follow_up(self, opened: OpenTable) -> None:
        """What comes after an entry that is safe. If storage is lost now, it comes later."""
        try:
            await self._file(opened)
            while not await self._follow(opened):
                await self._settle(opened)
        except StorageDown:
            self.grace.begin()
            _LOG.warning("storage is not there: a table is looked after later")
        self._see_to_bots(opened)

    async def _follow(self, opened: OpenTable) -> bool:
        """Whether it came to its end; if not, somebody it is about has deleted themselves."""
        steps = following(lambda: opened.table, self.clock, opened.away, self._is_excused)
        try:
            await self._drive(opened, steps, then=self._settle)
        except PersonGone:
            return False
        return True

    async def _settle(self, opened: OpenTable) -> None:
        """Before the next thing follows: the table as it is by now, and its game filed."""
        await self.refresh(opened)
        await self._file(opened)

    def _is_excused(self, fact: AnyFact) -> bool:
        """Nobody loses anything by a lapse while the house itself was not there."""
        is_lapse = isinstance(fact, StoodIn | Resigned | SeatFreed)
        return is_lapse and self.clock() < self.grace.ends_at()

    async def _file(self, opened: OpenTable) -> None:
        finished = opened.table.finished
        if finished is None or opened.filed == finished.id:
            return
        game = finished_game(opened.table, finished)
        try:
            is_new = await self._store.file_game(
                game, rating_by(game), generation=opened.generation
            )
        except Outdated:
            opened.is_stale = True  # filed when it is looked after next
            return
        METRICS.games_finished.inc(is_new)
        opened.filed = finished.id

    def tell(self, opened: OpenTable) -> None:
        """Everybody here hears what is new, and the next thing to happen is waited for."""
        opened.used_at = self.clock()
        opened.tell_everybody()
        opened.note_attendance(opened.used_at)
        self.schedule(opened)

    # What happens without anybody asking

    def schedule(self, opened: OpenTable) -> None:
        """Look after the table when something is to happen there by itself. A timer that rings
        too early costs less than a new one for every move."""
        now = self.clock()
        times = (self._next_time(opened), opened.idle_at(now))
        coming = min((at for at in times if at is not None), default=None)
        if coming is None or coming >= opened.timer_at:
            return
        opened.stop_timer()
        opened.timer_at = coming
        seconds = min(max(coming - now, 0.0) + 0.01, _LONGEST_SLEEP)
        opened.timer = asyncio.get_running_loop().call_later(seconds, self._ring, opened)

    def _ring(self, opened: OpenTable) -> None:
        opened.stop_timer()
        self.background.run(self.look_after(opened))

    def _next_time(self, opened: OpenTable) -> float | None:
        coming = next_time(opened.table, opened.away)
        if coming is None or coming > self.clock():
            return coming
        return max(coming, self.grace.ends_at())

    async def look_after(self, opened: OpenTable) -> None:
        """Catch up with storage, and let happen what is due."""
        try:
            async with opened.lock:
                await self.refresh(opened)
                await self._follow_up(opened)
        except StorageDown:
            self.grace.begin()
            raise
        opened.note_attendance(self.clock())
        self.schedule(opened)

    async def wake(self, code: str) -> float | None:
        """Look after a table that is due; the time to wake it next."""
        try:
            opened = await self.open(code)
        except Refused:
            return None
        opened.stored_wake = None
        if await self._store.head(code) > opened.table.number:
            opened.is_stale = True  # the news of it was lost
        await self.look_after(opened)
        if opened.thinking is not None:
            await asyncio.shield(opened.thinking)
        times = (self._next_time(opened), self._wake_time(opened, self.clock()))
        return min((at for at in times if at is not None), default=None)

    def _see_to_bots(self, opened: OpenTable) -> None:
        if opened.table.bot_to_move() is None:
            return
        if self._thinkers is None:
            self.background.run(self._call_workers())
        elif opened.thinking is None or opened.thinking.done():
            opened.thinking = self.background.run(self._think(opened, self._thinkers))

    async def _call_workers(self) -> None:
        await self._bus.publish(WORK, b"")

    async def _think(self, opened: OpenTable, thinkers: Thinkers) -> None:
        """Bots move until somebody else has to."""
        while (seat := opened.table.bot_to_move()) is not None:
            try:
                await self._move_bot(opened, seat, thinkers)
            except Refused as refused:
                # Stale: the person came back, or another process was faster.
                if refused.code is not ErrorCode.STALE:
                    _LOG.warning("a bot could not move", extra={"code": refused.code.value})
                    return

    async def _move_bot(self, opened: OpenTable, seat: Seat, thinkers: Thinkers) -> None:
        table = opened.table
        assert table.game is not None, "bots move in games"
        changed = table.game_changed
        question = MoveQuestion(*table.opponent_at(seat), table.game.view(seat), table.host)
        with METRICS.thinking.time():
            move = await thinkers.choose(question)

        def moved(table: Table, _: float) -> AnyFact:
            if table.game_changed != changed or table.bot_to_move() != seat:
                raise Refused(ErrorCode.STALE)
            return decide_move(table, seat, move, by_bot=True)

        await self._do(opened, moved)
