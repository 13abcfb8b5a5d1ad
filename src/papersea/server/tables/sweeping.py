"""Looking after tables that nobody has open: lapsed clocks, bots, old tables."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from typing import Any, Final

from papersea.server.people.identity import COOKIE_SECONDS
from papersea.server.storage import StorageDown, Store
from papersea.server.storage.shards import MAIN
from papersea.server.storage.values import Due
from papersea.server.tables.house import House
from papersea.table.refused import Refused
from papersea.table.table import Phase

_LOG: Final = logging.getLogger(__name__)
_AT_ONCE: Final = 50
_DAY: Final = 86_400.0
_HOUR: Final = 3600.0
_KEEP_REPORTS_DAYS: Final = 90


class Sweeper:
    """Of all processes that see a table due, one claims it; if it dies, another does later."""

    def __init__(
        self, store: Store, house: House, *, every: float, at_once: int = _AT_ONCE
    ) -> None:
        self._store = store
        self._house = house
        self._every = every
        self._at_once = asyncio.Semaphore(at_once)
        self._called = {shard: asyncio.Event() for shard in store.shards}

    def call(self) -> None:
        """Look now."""
        for called in self._called.values():
            called.set()

    def duties(self) -> list[Callable[[], Coroutine[Any, Any, None]]]:
        """One for each database, so that none waits for another that does not answer."""
        return [partial(self._run, shard) for shard in self._called]

    async def _run(self, shard: str) -> None:
        """For ever."""
        called = self._called[shard]
        while True:
            try:
                await self.sweep(shard)
            except StorageDown:
                _LOG.warning("storage is not there: tables wait")
            with suppress(TimeoutError):
                await asyncio.wait_for(called.wait(), self._every)
            called.clear()

    async def sweep(self, shard: str = MAIN) -> None:
        """Claim what is due and see to it, each on its own."""
        for due in await self._store.due(self._house.clock(), _AT_ONCE, shard):
            await self._at_once.acquire()  # a claim that waits for its turn would lapse
            if self._store.is_away(shard):
                self._at_once.release()
                return  # the turns are for tables of others
            self._house.background.run(self._see_to(due))

    async def _see_to(self, due: Due) -> None:
        try:
            lease = self._house.clock() + self._house.lease
            if await self._store.claim(due.code, due.wake_at, lease):
                try:
                    wake_at = await self._house.wake(due.code)
                except Refused:
                    wake_at = due.wake_at  # as it was found: it cannot be read
                # Whoever set another time meanwhile knows better.
                await self._store.claim(due.code, lease, wake_at)
        finally:
            self._at_once.release()

    async def purge(self, keep_days: int) -> None:
        """For ever: delete what nobody has touched for so long; games stay."""
        while True:
            try:
                if count := await self.purge_once(keep_days):
                    _LOG.info("old tables deleted", extra={"count": count})
            except StorageDown:
                _LOG.warning("storage is not there: old tables stay for now")
            await asyncio.sleep(_HOUR)

    async def purge_once(self, keep_days: int) -> int:
        """Tables that nobody has touched for so long, open ones that have been empty for an hour,
        reports that were closed long ago, and people who never come back; returns how many
        tables. The time in which no server was there does not count: it may be nothing but a
        clock that was wrong when one started."""
        now = self._house.clock()
        for opened in await self._house.rooms.look_again():
            await self._house.look_after(opened)
        await self._store.purge_absences(now - keep_days * _DAY)
        now -= await self._store.absent_seconds(0.0, now)
        count = await self._store.purge_empty(now - _HOUR, Phase.OPEN.value)
        count += await self._store.purge(now - keep_days * _DAY)
        await self._store.purge_reports(now - _KEEP_REPORTS_DAYS * _DAY)
        await self._store.purge_calls(now - keep_days * _DAY)
        await self._store.purge_people(now - COOKIE_SECONDS)
        return count
