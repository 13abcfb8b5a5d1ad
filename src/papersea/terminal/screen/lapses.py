"""Choices that a player has lost to its guard, told to whoever watches instead of logged."""

from __future__ import annotations

import logging
import re
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from papersea.terminal.screen.screen import Screen
from papersea.terminal.screen.words import visible

_GUARD = logging.getLogger("papersea.players.guard")
_SHOWN = 3


class _Lapses(logging.Handler):
    def __init__(self, screen: Screen, *, at_once: bool) -> None:
        super().__init__(logging.WARNING)
        self._screen = screen
        self._at_once = at_once
        self._counts: Counter[str] = Counter()
        self._first: dict[str, dict[str, str]] = {}

    def emit(self, record: logging.LogRecord) -> None:
        name = str(getattr(record, "lapse_of", ""))
        text = visible(record.getMessage())
        if self._at_once:
            self._screen.say("lapse", style="yellow", name=visible(name))
            self._screen.write(text, style="dim", indent=2)
            return
        self._counts[name] += 1
        first = self._first.setdefault(name, {})
        if len(first) < _SHOWN:  # each problem once, at whichever seat
            first.setdefault(re.sub(r" at seat \S+ ", " ", text, count=1), text)

    def tell(self) -> None:
        for name, count in sorted(self._counts.items()):
            self._screen.say("lapses", style="yellow", name=visible(name), count=count)
            for text in self._first[name].values():
                self._screen.write(text, style="dim", indent=2)


@contextmanager
def lapses_told(screen: Screen, *, at_once: bool = False) -> Iterator[None]:
    """At once, or counted at the end of the block with the first of each player."""
    lapses = _Lapses(screen, at_once=at_once)
    propagated, _GUARD.propagate = _GUARD.propagate, False
    _GUARD.addHandler(lapses)
    try:
        yield
    finally:
        _GUARD.removeHandler(lapses)
        _GUARD.propagate = propagated
        lapses.tell()
