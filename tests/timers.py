"""Timers of the standard library whose time passes when a test says so."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any


class Timers:
    """Stands in for ``threading.Timer``."""

    def __init__(self) -> None:
        self.running: list[Timer] = []

    def __call__(
        self, seconds: float, function: Callable[..., object], args: Sequence[Any] = ()
    ) -> Timer:
        return Timer(self.running, lambda: function(*args))

    def time_passes(self) -> None:
        """More than any of them waits for."""
        while self.running:
            self.running.pop(0).ring()


class Timer:
    daemon = False

    def __init__(self, running: list[Timer], ring: Callable[[], object]) -> None:
        self._running = running
        self.ring = ring

    def start(self) -> None:
        self._running.append(self)

    def cancel(self) -> None:
        if self in self._running:
            self._running.remove(self)

    def join(self) -> None:
        """Nothing runs beside the test."""
