"""Many appends, one commit: what came while the last commit ran goes into the next together."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

from papersea.server.storage.database import Database
from papersea.server.storage.errors import StorageDown
from papersea.server.storage.values import Entry

_MOST: Final = 1000  # entries a commit: more would hardly be faster, and let the first ones wait

_Waiting = tuple[Entry, "asyncio.Future[bool]"]


class GroupCommit:
    """Writes while there is something to write, one transaction at a time."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: list[_Waiting] = []
        self._task: asyncio.Task[None] | None = None
        self._is_closed = False

    async def append(self, entry: Entry) -> bool:
        """Whether its number was still free; then it is durable.

        Whoever stops waiting leaves the others in peace; the entry may be written or not.
        """
        if self._is_closed:
            raise StorageDown("the storage is closed")
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((entry, future))
        if self._task is None:
            self._task = asyncio.create_task(self._write_all())
        return await future

    async def close(self) -> None:
        """Write what is waiting, and take no more."""
        self._is_closed = True
        if self._task is not None:
            await self._task

    async def _write_all(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting[:_MOST], self._waiting[_MOST:]
                await self._write(batch)
        finally:
            self._task = None
            for _, future in self._waiting:
                future.cancel()

    async def _write(self, batch: Sequence[_Waiting]) -> None:
        first: dict[tuple[str, int], _Waiting] = {}
        for waiting in batch:
            if not waiting[1].done():
                first.setdefault(waiting[0].key, waiting)
        if not first:
            return
        try:
            won = await self._database.append([entry for entry, _ in first.values()])
        except asyncio.CancelledError:
            for _, future in batch:
                future.cancel()
            raise
        except Exception as error:
            for _, future in batch:
                if not future.done():
                    future.set_exception(error)
            return
        for waiting in batch:
            entry, future = waiting
            if not future.done():
                future.set_result(entry.key in won and first[entry.key] is waiting)
