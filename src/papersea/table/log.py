"""The numbered log of a table, and what somebody has missed of it."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from itertools import islice
from typing import Final

from papersea.events import Event
from papersea.table.facts import Entry

REMEMBERED: Final = 256
"""So many of the last happenings are kept for whoever reconnects; else they get a fresh view."""


@dataclass(frozen=True, slots=True)
class Happened:
    """An entry of the log with the events that it brought, all cards face up."""

    entry: Entry
    events: tuple[Event, ...]


class Log:
    """Numbers begin with one and have no gaps. What is older than the last ones, storage has."""

    def __init__(self) -> None:
        self.number = 0
        self._recent: deque[Happened] = deque(maxlen=REMEMBERED)

    def add(self, happened: Happened) -> None:
        self.number = happened.entry.number
        self._recent.append(happened)

    def since(self, heard: int | None) -> tuple[Happened, ...] | None:
        """What happened after the number that somebody has heard of last. ``None`` if they have
        heard nothing yet, or too little, or of more than there is: only a fresh view helps."""
        missed = None if heard is None else self.number - heard
        if missed is None or not 0 <= missed <= len(self._recent):
            return None
        return tuple(islice(self._recent, len(self._recent) - missed, None))
