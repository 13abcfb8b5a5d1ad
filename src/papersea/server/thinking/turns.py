"""Nobody keeps all the others waiting: of each asker one thing is done at a time."""

from __future__ import annotations

import asyncio
from weakref import WeakValueDictionary


class Turns:
    """A lock for each asker, as long as somebody holds it or waits for it."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def of(self, asker: str) -> asyncio.Lock:
        return self._locks.setdefault(asker, asyncio.Lock())
