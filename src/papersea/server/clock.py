"""The time of the house."""

from __future__ import annotations

import time
from collections.abc import Callable


class SteadyClock:
    """The wall's time when a process starts, and from then on as many seconds more as have really
    passed: whoever sets the wall's clock takes no time from anybody. It never begins before
    ``known``, the time of another process: what has happened lies in the past."""

    def __init__(
        self,
        wall: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
        known: float | None = None,
    ) -> None:
        self._steady = steady
        self._ahead = (wall() if known is None else max(wall(), known)) - steady()

    def __call__(self) -> float:
        return self._ahead + self._steady()
