"""What whoever runs the house has done is heeded by its servers: they look at the audit log."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from typing import Final

from papersea.server.people.bans import Bans
from papersea.server.storage import StorageDown, Store
from papersea.server.storage.values import Act
from papersea.server.tables.house import House
from papersea.server.tables.opened import OpenTable
from papersea.table.refused import ErrorCode, Refused

LOOKS_EVERY: Final = 1.0
"""Seconds."""


class Heeding:
    """One look a second at one number; only what is new is read."""

    def __init__(self, store: Store, house: House, bans: Bans) -> None:
        self._store = store
        self._house = house
        self._bans = bans
        self._number = 0
        self._before: list[Act] = []

    async def begin(self) -> None:
        """Before anybody comes in."""
        self._number = await self._store.last_act()
        self._bans.heed(*await self._store.bans())

    async def keep(self) -> None:
        """For ever."""
        while True:
            await asyncio.sleep(LOOKS_EVERY)
            with suppress(StorageDown):
                await self.look()

    async def look(self) -> None:
        """Heed what has been done since. What was done in a database of tables may come a moment
        after its line, so every line is heeded again with the next look."""
        acts: list[Act] = []
        if await self._store.last_act() > self._number:
            acts = await self._store.acts_since(self._number)
            self._bans.heed(*await self._store.bans())
            self._number = acts[-1].number
        concerned = {act.about for act in (*self._before, *acts) if act.about}
        self._before = acts
        if concerned:
            self._turn_out()
            await self._read_again(concerned)

    def _turn_out(self) -> None:
        now, bans = self._house.clock(), self._bans
        for each in self._house.rooms.connections():
            is_banned = bans.of_address(each.address, now) is not None or (
                each.person is not None and bans.of_person(each.person.id, now) is not None
            )
            if is_banned:
                each.turn_out(ErrorCode.BANNED)

    async def _read_again(self, concerned: Iterable[str]) -> None:
        """Tables that are named, or where somebody is who is."""
        for opened in self._house.rooms.all():
            if _is_about(opened, set(concerned)):
                before, opened.is_stale = opened.generation, True
                with suppress(Refused):  # closed or gone: whoever was there has heard it
                    await self._house.look_after(opened)
                    if opened.generation != before:
                        _show_anew(opened)


def _show_anew(opened: OpenTable) -> None:
    """What was told before reads differently now: everybody gets a fresh view."""
    for each in opened.connections:
        each.heard = None
    opened.tell_everybody()


def _is_about(opened: OpenTable, concerned: set[str]) -> bool:
    people = {place.person.id for place in opened.table.places if place.person is not None}
    return opened.table.code in concerned or not concerned.isdisjoint(people)
