"""What the house has to say to everybody: read from storage, so that every process tells it."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

import msgspec

from papersea.answers.people import new_code
from papersea.protocol.messages import Announcement
from papersea.server.storage import StorageDown, Store
from papersea.server.storage.values import StoredAnnouncement
from papersea.server.tables.house import House

SECONDS: Final = 2.0
"""Between two looks: so long it takes until everybody is told."""
STAYS: Final = 600.0
"""Seconds for which it is told after the time that it tells, unless it says itself when it ends."""
_TEXTS: Final = msgspec.json.Decoder(dict[str, str])


def new_announcement(
    *, at: float | None, until: float | None, text: str = "", texts: dict[str, str] | None = None
) -> StoredAnnouncement:
    """For ``Store.announce``. Without any time it stays until it is taken back."""
    gone_at = until if until is not None else None if at is None else at + STAYS
    in_languages = msgspec.json.encode(texts or {}).decode()
    return StoredAnnouncement(new_code(), at, until, gone_at, text, in_languages)


async def keep_announcing(store: Store, house: House) -> None:
    """For ever."""
    while True:
        with suppress(StorageDown):  # whoever was told something is told so still
            await look(store, house)
        await asyncio.sleep(SECONDS)


async def look(store: Store, house: House) -> None:
    """Tell what storage has now, if that is something else than before."""
    found = await store.announced(house.clock())
    house.rooms.announce(None if found is None else _announcement(found))


def _announcement(stored: StoredAnnouncement) -> Announcement:
    texts = _TEXTS.decode(stored.texts)
    return Announcement(stored.id, stored.at, stored.until, stored.text, texts)
