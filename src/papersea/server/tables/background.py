"""Work that nobody waits for, and that is not forgotten either."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, Final

from papersea.server.storage import StorageDown

_LOG: Final = logging.getLogger(__name__)
_SECONDS_TO_RECOVER: Final = 1.0


class Background:
    """Tasks of their own; what goes wrong in them is logged."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def run(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(_logged(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
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
    except Exception:
        _LOG.exception("work in the background has failed")
