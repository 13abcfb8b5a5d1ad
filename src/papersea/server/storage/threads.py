"""Work in a thread, which gets its turns even beside an event loop that never rests.

A loop that always has something to do gives the interpreter away for an instant only, between two
rounds: often too short for a thread to take it. So once a thread has been at work for longer than
usual, the loop pauses for a moment now and then.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import Executor
from typing import Final, TypeVar

Result = TypeVar("Result")

_USUAL: Final = 0.005  # seconds
_BETWEEN_PAUSES: Final = 0.001
_PAUSE: Final = 0.00005


async def in_thread(executor: Executor, work: Callable[[], Result]) -> Result:
    loop = asyncio.get_running_loop()
    working = loop.run_in_executor(executor, work)
    waiting = loop.call_later(_USUAL, _pause, loop, working)
    try:
        return await working
    finally:
        waiting.cancel()


def _pause(loop: asyncio.AbstractEventLoop, working: asyncio.Future[Result]) -> None:
    if not working.done():
        time.sleep(_PAUSE)
        loop.call_later(_BETWEEN_PAUSES, _pause, loop, working)
