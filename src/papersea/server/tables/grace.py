"""Nobody loses a seat for what was the server's fault."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

SILENCE: Final = 30.0
"""Seconds after which a worker that has heard of no server takes them all for gone."""


class Grace:
    """For some seconds after a start or an outage, clocks and absence have no consequences. A
    worker waits for servers as well: without them nobody could move or be there."""

    def __init__(
        self, seconds: float, clock: Callable[[], float], *, needs_servers: bool = False
    ) -> None:
        self._seconds = seconds
        self._clock = clock
        self._needs_servers = needs_servers
        self._heard_at = float("-inf")
        self._until = clock() + seconds

    def begin(self) -> None:
        self._until = self._clock() + self._seconds

    def hear_server(self) -> None:
        if self._is_silent():
            self.begin()
        self._heard_at = self._clock()

    def ends_at(self) -> float:
        """When it will be over, as far as is known; in the past if it is."""
        return self._clock() + self._seconds if self._is_silent() else self._until

    def _is_silent(self) -> bool:
        return self._needs_servers and self._clock() > self._heard_at + SILENCE
