"""Where a device keeps what happens: a log for each table, and shelves beside them.

In a browser it is IndexedDB, which two tabs may share: as between two servers, each number of a log
is taken once, and whoever loses reads on. Everything is text, so that it stays readable there.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final, Protocol, TypeVar

import msgspec

from papersea.table.faces import Face

_LOG: Final = logging.getLogger(__name__)

TABLES = "tables"
GAMES = "games"
PEOPLE = "people"

Shelves = Mapping[str, Mapping[str, Any]]
"""What is put on shelves, by their names and its key; ``None`` takes it away. With a table goes its
log."""


class NoRoom(Exception):
    """The device cannot keep any more."""


class Device(Protocol):
    async def entries(self, code: str) -> list[str]:
        """The log of a table, in order; nothing where there is none."""
        ...

    async def append(self, code: str, number: int, line: str, shelves: str) -> bool:
        """Make an entry safe together with what goes on shelves, all or nothing; whether the number
        was still free. ``NoRoom`` if there is none."""
        ...

    async def keep(self, shelves: str) -> None: ...

    async def found(self, shelf: str, key: str) -> str | None: ...

    async def all(self, shelf: str) -> list[str]: ...

    async def forget(self) -> None:
        """Everything."""
        ...


class Kept(msgspec.Struct, frozen=True):
    """A table as it lies on its shelf. ``house``: the version of the house where it began, which
    goes on with it to the end of its game. One that ``is_unreadable`` is nowhere listed; the next
    version may be able to read it."""

    code: str
    changed_at: float
    phase: str
    listing: str
    house: str
    is_unreadable: bool = False


class Resident(msgspec.Struct, frozen=True):
    """Somebody who plays at this device. Companions have an owner and a token."""

    id: str
    name: str
    language: str
    owner: str | None = None
    token: str | None = None
    face: Face | None = None


def shelved(shelves: Shelves) -> str:
    """As a device takes it: each value is a text of its own there."""
    return json.dumps(
        {
            shelf: {key: None if value is None else _text(value) for key, value in kept.items()}
            for shelf, kept in shelves.items()
        }
    )


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()


Value = TypeVar("Value")


def readable(kept: Iterable[str], kind: type[Value]) -> Iterator[Value]:
    """Whatever has spoilt some of it, the rest is there."""
    for each in kept:
        try:
            yield msgspec.json.decode(each, type=kind)
        except msgspec.DecodeError:
            _LOG.warning("what is kept cannot be read: %s", kind.__name__)


class Memory:
    """A device that forgets when its process ends, for tests and tools."""

    def __init__(self) -> None:
        self._logs: dict[str, list[str]] = {}
        self._shelves: dict[str, dict[str, str]] = {}

    async def entries(self, code: str) -> list[str]:
        return list(self._logs.get(code, ()))

    async def append(self, code: str, number: int, line: str, shelves: str) -> bool:
        log = self._logs.setdefault(code, [])
        if number != len(log) + 1:
            return False
        log.append(line)
        await self.keep(shelves)
        return True

    async def keep(self, shelves: str) -> None:
        for shelf, kept in json.loads(shelves).items():
            for key, text in kept.items():
                if text is not None:
                    self._shelves.setdefault(shelf, {})[key] = text
                    continue
                self._shelves.get(shelf, {}).pop(key, None)
                if shelf == TABLES:
                    self._logs.pop(key, None)

    async def found(self, shelf: str, key: str) -> str | None:
        return self._shelves.get(shelf, {}).get(key)

    async def all(self, shelf: str) -> list[str]:
        return list(self._shelves.get(shelf, {}).values())

    async def forget(self) -> None:
        self._logs.clear()
        self._shelves.clear()
