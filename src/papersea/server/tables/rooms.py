"""The tables that this process has open, as storage has them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Iterator
from contextlib import suppress
from math import inf
from typing import Final

from papersea.answers.people import new_code
from papersea.answers.tables import Beginning, first_entry, is_joinable, listing_of
from papersea.deals import Deal
from papersea.fair import Dealer
from papersea.protocol.codec import decode_log, encode_entry
from papersea.protocol.messages import Announcement
from papersea.refusals import IllegalMove
from papersea.server.logs import digest_of, new_reference
from papersea.server.metrics import METRICS
from papersea.server.news.bus import Bus
from papersea.server.news.notices import Rewritten, channel_of, encode_news
from papersea.server.storage import StorageDown, Store
from papersea.server.storage.leaving import EraserFor
from papersea.server.tables.opened import Connection, OpenTable
from papersea.table.following import wake_time
from papersea.table.refused import ErrorCode, Refused
from papersea.table.settings import Settings
from papersea.table.steps import Clock
from papersea.table.table import Person, Table

_LOG: Final = logging.getLogger(__name__)


TRY_AGAIN_AFTER: Final = 60.0
"""Seconds for which nobody tries to read a table again that could not be read."""
CLOSE_AFTER: Final = 120.0
"""Seconds without anybody after which a table is let go of; storage has it."""


class Rooms:
    """Finds, makes and reads tables; none is open twice."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        clock: Clock,
        dealer: Dealer | None,
        eraser_for: EraserFor,
    ) -> None:
        self._store = store
        self._bus = bus
        self._clock = clock
        self._dealer = dealer
        self._eraser_for = eraser_for
        self._tables: dict[str, OpenTable] = {}
        self._opening: dict[str, asyncio.Task[OpenTable]] = {}
        self._outdated: set[str] = set()  # of those being opened
        self._unreadable: dict[str, float] = {}  # until when nobody tries to read them again
        self.announcement: Announcement | None = None

    def all(self) -> list[OpenTable]:
        return list(self._tables.values())

    def find(self, code: str) -> OpenTable | None:
        """Only if it is open already."""
        return self._tables.get(code)

    def note_news(self, code: str | None = None) -> None:
        """Something has happened at a table, or anywhere: if it is just being opened, what was
        read may be older."""
        self._outdated |= self._opening.keys() if code is None else self._opening.keys() & {code}

    async def create(
        self, host: Person, settings: Settings, start: Beginning | Deal | None = None
    ) -> str:
        """A new table with its host in the first seat; the code is its link. Its first
        game may be taken up from another one, in whose seat the host sits then, or be of a deal."""
        *shards, last = self._store.shards_for_new()
        for shard in shards:
            with suppress(StorageDown):
                return await self._create(shard + new_code(), host, settings, start)
        return await self._create(last + new_code(), host, settings, start)

    async def _create(
        self, code: str, host: Person, settings: Settings, start: Beginning | Deal | None
    ) -> str:
        table = Table(code, self._dealer)
        entry = first_entry(table, host, settings, self._clock(), start)
        await self._store.create_table(
            table.code,
            entry.at,
            encode_entry(entry),
            listing=listing_of(table),
            is_public=settings.is_public,
            is_joinable=is_joinable(table),
            wake_at=wake_time(table, entry.at),
            person=host.id,
        )
        METRICS.tables_created.inc()
        return table.code

    async def open(self, code: str) -> OpenTable:
        """The table with this code; ``Refused`` if there is none."""
        if (found := self._tables.get(code)) is not None:
            found.used_at = self._clock()
            return found
        if (opening := self._opening.get(code)) is None:
            opening = self._opening[code] = asyncio.create_task(self._open(code))
            opening.add_done_callback(lambda _: self._opening.pop(code, None))
        return await asyncio.shield(opening)

    async def _open(self, code: str) -> OpenTable:
        # Listening begins before reading, so that nothing falls between the two.
        await self._bus.subscribe(channel_of(code))
        self._outdated.discard(code)
        try:
            table, generation = await self._read(code)
            opened = OpenTable(table, self._clock(), generation=generation, told=table.number)
        except BaseException:
            await self._bus.unsubscribe(channel_of(code))
            raise
        opened.announcement = self.announcement
        opened.is_stale = code in self._outdated
        self._outdated.discard(code)
        self._tables[code] = opened
        METRICS.tables_open.set(len(self._tables))
        opened.note_attendance(self._clock())
        return opened

    async def _read(self, code: str) -> tuple[Table, int]:
        """With the generation of its log."""
        if self._unreadable.get(code, -inf) > self._clock():
            raise Refused(ErrorCode.UNREADABLE_TABLE)
        log = await self._store.read(code)
        if not log.lines:
            raise Refused(ErrorCode.NO_SUCH_TABLE)
        if log.is_closed:
            raise Refused(ErrorCode.CLOSED_TABLE)
        try:
            table = Table.read(code, decode_log(line.body for line in log.lines), self._dealer)
        except Exception as error:  # whatever it is, nothing may be done with such a log
            await self._close_to_all(code, error)
            raise Refused(ErrorCode.UNREADABLE_TABLE) from error
        if code in self._unreadable:
            del self._unreadable[code]
            METRICS.tables_unreadable.set(len(self._unreadable))
        if log.is_marked and await self._reads_otherwise(code, log.generation):
            return await self._read(code)
        if table.timer is not None and table.timer.running is not None:
            now = self._clock()
            table.forgive(await self._store.absent_seconds(table.changed_at, now, code))
        return table, log.generation

    async def _reads_otherwise(self, code: str, generation: int) -> bool:
        """Take away a mark, made by a process that cannot read what others write, as in an upgrade;
        whether somebody has left meanwhile, who is still named in what was read."""
        if await self._store.open_again(code, self._eraser_for) == generation:
            return False
        await self._bus.publish(channel_of(code), encode_news(Rewritten()))
        return True

    async def _close_to_all(self, code: str, error: Exception) -> None:
        """A table that cannot be read stays as it is until an operator acts: nobody plays there,
        and nothing wakes, deletes or rewrites it. What it is called is in storage alone."""
        reason = reason_of(error)
        if code not in self._unreadable:
            _LOG.error(
                "a table cannot be read: it is closed until an operator acts",
                extra={"reference": new_reference(), "table": digest_of(code), "reason": reason},
            )
        self._unreadable[code] = self._clock() + TRY_AGAIN_AFTER
        METRICS.tables_unreadable.set(len(self._unreadable))
        await self._store.mark_unreadable(code, reason)

    async def look_again(self) -> list[OpenTable]:
        """Tables that could not be read once: whoever can read them now opens them again. Those
        that are open here and read differently now."""
        changed: list[OpenTable] = []
        for each in await self._store.unreadable_tables():
            with suppress(Refused):
                _, generation = await self._read(each.code)
                opened = self._tables.get(each.code)
                if opened is not None and opened.generation != generation:
                    opened.is_stale = True
                    changed.append(opened)
        return changed

    async def reread(self, opened: OpenTable) -> None:
        """Take the table as storage has it."""
        opened.is_stale = False  # news that come meanwhile may be newer than what is read
        try:
            opened.table, opened.generation = await self._read(opened.table.code)
        except Refused as refused:
            opened.is_stale = True
            for connection in opened.connections:
                connection.say_goodbye(refused.code)
            raise
        except BaseException:
            opened.is_stale = True
            raise
        opened.stored_wake = None
        opened.away.clear()  # whoever was away may have sat down anew
        opened.note_attendance(self._clock())

    def announce(self, announcement: Announcement | None) -> None:
        """Tell everybody who is connected, and whoever comes; with ``None``, it is over."""
        if announcement == self.announcement:
            return
        self.announcement = announcement
        for opened in self._tables.values():
            opened.announcement = announcement
            opened.note_attendance(self._clock())

    def turn_out(self, people: Collection[str]) -> None:
        """Close the sockets of people who do not exist any more."""
        for connection in self.connections():
            if connection.person is not None and connection.person.id in people:
                connection.close()

    def connections(self) -> Iterator[Connection]:
        """All sockets at all tables, as they are now."""
        for opened in self._tables.values():
            yield from list(opened.connections)

    def say_goodbye(self) -> None:
        """To everybody who is connected."""
        for connection in self.connections():
            connection.say_goodbye()

    async def keep_tidy(self) -> None:
        """For ever."""
        while True:
            await asyncio.sleep(CLOSE_AFTER / 4)
            await self.close_unused()

    async def close_unused(self) -> None:
        """Let go of tables that nobody has used for a while."""
        before = self._clock() - CLOSE_AFTER
        for code, opened in list(self._tables.items()):
            if opened.used_at < before and not opened.is_busy():
                del self._tables[code]
                opened.stop_timer()
                await self._bus.unsubscribe(channel_of(code))
        METRICS.tables_open.set(len(self._tables))


def reason_of(error: Exception) -> str:
    """For the host's log, where no card is named."""
    if isinstance(error, IllegalMove):
        return f"IllegalMove: {error.reason.name.lower()} ({error.reason.clause})"
    return f"{type(error).__name__}: {error}"
