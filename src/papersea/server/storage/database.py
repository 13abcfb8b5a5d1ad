"""What the storage needs of a database. All work is a plain function of a connection."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

from sqlalchemy import Connection

from papersea.server.storage.values import Entry

Result = TypeVar("Result")
Work = Callable[[Connection], Result]
"""What is done in one transaction. It may be done twice: only the last time counts."""

Key = tuple[str, int]


class Database(Protocol):
    """Every call is a transaction of its own, and ``StorageDown`` if there is no database."""

    async def read(self, work: Work[Result]) -> Result: ...

    async def write(self, work: Work[Result]) -> Result:
        """Returns once all is durable; whatever ``work`` raises undoes it."""
        ...

    async def append(self, entries: Sequence[Entry]) -> set[Key]:
        """Write events whose keys all differ; returns the keys that were still free."""
        ...

    async def close(self) -> None: ...
