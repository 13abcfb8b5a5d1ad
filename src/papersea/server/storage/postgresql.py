"""A PostgreSQL database, for any number of server processes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import event
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError, DisconnectionError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from papersea.server.storage.database import Result, Work
from papersea.server.storage.log import Key, StoredEntry
from papersea.server.storage.postgresql_log import (
    PATIENCE,
    TRIES,
    PostgresqlLog,
    is_worth_another_try,
    told,
)

_CONNECTIONS: Final = 10


def postgresql_engine(address: URL, connections: int = _CONNECTIONS) -> AsyncEngine:
    """A pool that opens connections anew when it finds them closed."""
    engine = create_async_engine(
        address.set(drivername="postgresql+asyncpg"),
        pool_size=connections,
        max_overflow=0,
        pool_timeout=PATIENCE,
        connect_args={"command_timeout": PATIENCE, "timeout": PATIENCE},
    )

    @event.listens_for(engine.sync_engine, "checkout")
    def _is_open(connection: Any, _record: object, _proxy: object) -> None:
        if connection.driver_connection.is_closed():
            raise DisconnectionError

    return engine


class PostgresqlDatabase:
    # Each commit goes over the net, and its news to Redis and from there to all processes.
    gathering = 0.01

    def __init__(self, address: URL) -> None:
        self._engine = postgresql_engine(address)
        _, options = self._engine.dialect.create_connect_args(address)
        self._log = PostgresqlLog(options)

    async def read(self, work: Work[Result]) -> Result:
        return await self.write(work)

    async def write(self, work: Work[Result]) -> Result:
        async with told():
            for _ in range(TRIES - 1):
                try:
                    return await self._transact(work)
                except DBAPIError as error:
                    if not is_worth_another_try(error.orig):
                        raise
            return await self._transact(work)

    async def _transact(self, work: Work[Result]) -> Result:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def check(self) -> None:
        """Where data is damaged, PostgreSQL says so to whoever meets it."""

    async def inspect(self) -> None:
        """That is for whoever runs PostgreSQL, which has checksums and tools of its own."""

    async def append(self, entries: Sequence[StoredEntry]) -> set[Key]:
        return await self._log.append(entries)

    async def close(self) -> None:
        await self._log.close()
        await self._engine.dispose()
