"""Looking after tables that nobody has open: lapsed clocks, bots, old tables."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Final

from papersea.server.people.identity import COOKIE_SECONDS
from papersea.server.storage import StorageDown, Store
from papersea.server.storage.values import Due
from papersea.server.tables.house import House
from papersea.table.table import Phase

_LOG: Final = logging.getLogger(__name__)
_AT_ONCE: Final = 50
_DAY: Final = 86_400.0
_HOUR: Final = 3600.0


class Sweeper:
    """Of all processes that see a table due, one claims it; if it dies, another does later."""

    def __init__(
        self, store: Store, house: House, *, every: float, at_once: int = _AT_ONCE
    ) -> None:
        self._store = store
        self._house = house
        self._every = every
        self._at_once = asyncio.Semaphore(at_once)
        self._called = asyncio.Event()

    def call(self) -> None:
        """Look now."""
        self._called.set()

    async def run(self) -> None:
        """For ever."""
        while True:
            try:
                await self.sweep()
            except StorageDown:
                _LOG.warning("storage is not there: tables wait")
            with suppress(TimeoutError):
                await asyncio.wait_for(self._called.wait(), self._every)
            self._called.clear()

    async def sweep(self) -> None:
        """Claim what is due and see to it, each on its own."""
        for due in await self._store.due(self._house.clock(), _AT_ONCE):
            await self._at_once.acquire()  # a claim that waits for its turn would lapse
            self._house.background.run(self._see_to(due))

    async def _see_to(self, due: Due) -> None:
        try:
            lease = self._house.clock() + self._house.lease
            if await self._store.claim(due.code, due.wake_at, lease):
                wake_at = await self._house.wake(due.code)
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
        and people who never come back; returns how many tables."""
        now = self._house.clock()
        await self._store.purge_people(now - COOKIE_SECONDS)
        empty = await self._store.purge_empty(now - _HOUR, Phase.OPEN.value)
        return empty + await self._store.purge(now - keep_days * _DAY)
