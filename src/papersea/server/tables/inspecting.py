"""A look through all that is stored, when a house opens."""

from __future__ import annotations

from contextlib import suppress

from papersea.server.logs import failed
from papersea.server.storage import StorageDamaged, StorageDown, Store


async def inspect(store: Store) -> None:
    """What was found to be damaged before a restart is damaged after it, though nobody has met it
    again: the host is told, and readiness says no."""
    with suppress(StorageDown):  # whoever watches the database tells
        try:
            await store.inspect()
        except StorageDamaged:
            failed("storage", "part of the database is damaged: put a backup back")
