"""A person who leaves the house, or has left it: whatever tells of them goes too."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from papersea.server.news.bus import Bus
from papersea.server.news.notices import PEOPLE, Forgotten, Rewritten, channel_of, encode_news
from papersea.server.storage import Store
from papersea.server.storage.values import Act
from papersea.server.storage.values import Forgotten as Gone
from papersea.server.tables.erasing import Anonymiser
from papersea.server.tables.house import House
from papersea.table.commands import Leave
from papersea.table.refused import Refused
from papersea.table.table import Person

_DAY: Final = 86_400.0
_SECONDS_BETWEEN_DEPARTURES: Final = 600.0


async def forget(house: House, store: Store, bus: Bus, person: str, act: Act | None = None) -> None:
    """Delete a person, whoever belongs to them and whatever tells of them; their seats go to
    stand-ins. ``act``: whoever runs the house has asked for it."""
    for each in (person, *(owned.id for owned in await store.belonging_to(person))):
        for listed in await store.tables_of(each, needs_all=True):
            with suppress(Refused):
                await house.submit(await house.open(listed.code), Person(each, ""), Leave())
    gone = await store.delete_person(person, Anonymiser, at=house.clock(), act=act)
    await _tell(house, bus, gone)


async def finish_departures(house: House, store: Store, bus: Bus, keep_days: int) -> None:
    """For ever: whoever has left is forgotten also where that was not possible before."""
    while True:
        now = house.clock()
        gone = await store.finish_departures(Anonymiser, at=now, keep_since=now - keep_days * _DAY)
        if gone.people:
            await _tell(house, bus, gone)
        await asyncio.sleep(_SECONDS_BETWEEN_DEPARTURES)


async def _tell(house: House, bus: Bus, gone: Gone) -> None:
    for code in gone.codes:
        if (opened := house.rooms.find(code)) is not None:
            opened.is_stale = True
            await house.look_after(opened)
        await bus.publish(channel_of(code), encode_news(Rewritten()))
    house.rooms.turn_out(gone.people)
    await bus.publish(PEOPLE, encode_news(Forgotten(gone.people)))
