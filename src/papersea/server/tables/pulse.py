"""The house says that it is there, so that no clock has run while it was not."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from papersea.server.storage import StorageDown, Store
from papersea.server.tables.house import House

SECONDS: Final = 10.0


class Pulse:
    """``longest``: so many seconds of an absence count as time all the same."""

    def __init__(self, store: Store, house: House, *, longest: float) -> None:
        self._store = store
        self._house = house
        self._longest = longest
        self._absent_until: float | None = None
        self._beaten = 0.0

    async def begin(self) -> None:
        """Before any table is read."""
        self._absent_until = await self._store.beat(self._house.clock(), self._longest)
        self._beaten = time.monotonic()

    async def keep(self) -> None:
        """For ever."""
        while True:
            await asyncio.sleep(SECONDS)
            try:
                await self._beat()
            except StorageDown:
                continue  # whoever wants to do something is told; this is noted when it is back

    async def _beat(self) -> None:
        was_away = time.monotonic() - self._beaten > max(self._longest, 2 * SECONDS)
        longest = self._longest if was_away else None
        until = await self._store.beat(self._house.clock(), longest)
        self._beaten = time.monotonic()
        if until != self._absent_until:
            self._absent_until = until
            for opened in self._house.rooms.all():
                opened.is_stale = True  # its clocks have not run meanwhile
