"""Work that nobody waits for, and grace: nobody loses a seat for what was the server's fault."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, Final

from papersea.server.logs import failed
from papersea.server.storage import StorageDown
from papersea.server.storage.shards import MAIN
from papersea.table.refused import ErrorCode, Refused

SILENCE: Final = 30.0
"""Seconds after which a worker that has heard of no server takes them all for gone."""


class Grace:
    """For some seconds after a start or an outage, clocks and absence have no consequences: where a
    database of tables was away, at its tables, else everywhere. A worker waits for servers as well:
    without them nobody could move or be there."""

    def __init__(
        self, seconds: float, clock: Callable[[], float], *, needs_servers: bool = False
    ) -> None:
        self._seconds = seconds
        self._clock = clock
        self._needs_servers = needs_servers
        self._heard_at = float("-inf")
        self._until = clock() + seconds
        self._until_at: dict[str, float] = {}

    def begin(self, shard: str = MAIN) -> None:
        """The main database is everybody's: without it nobody can come back to a table."""
        until = self._clock() + self._seconds
        if shard == MAIN:
            self._until = until
        else:
            self._until_at[shard] = until

    def hear_server(self) -> None:
        if self._is_silent():
            self.begin()
        self._heard_at = self._clock()

    def ends_at(self, shard: str = MAIN) -> float:
        """When it will be over at the tables of a shard, as far as is known; in the past if it
        is."""
        if self._is_silent():
            return self._clock() + self._seconds
        return max(self._until, self._until_at.get(shard, self._until))

    def _is_silent(self) -> bool:
        return self._needs_servers and self._clock() > self._heard_at + SILENCE


_LOG: Final = logging.getLogger(__name__)
_SECONDS_TO_RECOVER: Final = 1.0
_KNOWN: Final = {
    ErrorCode.UNREADABLE_TABLE,  # which is in the log already
    ErrorCode.CLOSED_TABLE,  # by whoever runs the house, who may also have deleted it
    ErrorCode.NO_SUCH_TABLE,
}


class Background:
    """Tasks of their own; what goes wrong in them is logged."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def run(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(_logged(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(lambda _: work.close())  # which has not begun if all ends just now
        return task

    def keep_up(self, *duties: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Duties that last as long as the process: one that fails is taken up again."""
        for duty in duties:
            self.run(_for_ever(duty))

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def _for_ever(duty: Callable[[], Coroutine[Any, Any, None]]) -> None:
    while True:
        await _logged(duty())
        await asyncio.sleep(_SECONDS_TO_RECOVER)


async def _logged(work: Coroutine[Any, Any, None]) -> None:
    try:
        await work
    except StorageDown:
        _LOG.warning("storage is not there: a table is looked after later")
    except Refused as refused:
        if refused.code not in _KNOWN:
            failed("background", "work in the background was refused")
    except Exception:
        failed("background", "work in the background has failed")
