"""Which errors of PostgreSQL mean that it is lost, and which that another try may do."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import asyncpg
from sqlalchemy.exc import DBAPIError, InterfaceError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from papersea.server.storage.errors import StorageDown

PATIENCE: Final = 30.0
"""Seconds for an answer."""
TRIES: Final = 4

# A deadlock, a serialization failure, and an event for a table that was deleted meanwhile.
_TRY_AGAIN: Final = frozenset({"40P01", "40001", "23503"})
# Classes: connection, read-only standby, authorization, no such database, resources, operator,
# system.
_DOWN: Final = frozenset({"08", "25", "28", "3D", "53", "57", "58"})


def is_worth_another_try(error: BaseException | None) -> bool:
    return getattr(error, "sqlstate", None) in _TRY_AGAIN


def _is_down(error: BaseException | None) -> bool:
    return (getattr(error, "sqlstate", None) or "")[:2] in _DOWN


@asynccontextmanager
async def told() -> AsyncIterator[None]:
    """Every way in which a database can be lost, as ``StorageDown``."""
    try:
        yield
    except (InterfaceError, asyncpg.InterfaceError, PoolTimeout, OSError) as error:
        raise StorageDown(f"PostgreSQL: {error}") from error
    except DBAPIError as error:
        if error.connection_invalidated or _is_down(error.orig):
            raise StorageDown(f"PostgreSQL: {error.orig}") from error
        raise
    except asyncpg.PostgresError as error:
        if _is_down(error):
            raise StorageDown(f"PostgreSQL: {error}") from error
        raise
