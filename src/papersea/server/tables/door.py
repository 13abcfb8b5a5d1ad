"""Sockets come and go, and everybody knows who is there."""

from __future__ import annotations

import asyncio
from typing import Final

from papersea.server.news.bus import Bus
from papersea.server.news.notices import PEOPLE, Attending, Serving, channel_of, encode_news
from papersea.server.tables.house import House
from papersea.server.tables.opened import Connection, OpenTable

ATTENDING_SECONDS: Final = 10.0
_AT_ONCE: Final = 20


class Door:
    """``name`` is this process's among all that serve the same tables."""

    def __init__(self, house: House, bus: Bus, name: str) -> None:
        self._house = house
        self._bus = bus
        self._name = name

    async def enter(self, opened: OpenTable, connection: Connection, last: int | None) -> None:
        """A socket listens from now on; it hears what it missed, or gets a fresh view."""
        async with opened.lock:
            if last is not None and last > opened.table.number:
                await self._house.read_on(opened)
            await self._house.refresh(opened)
            opened.connections.add(connection)
            if connection.person is None or opened.table.seat_of(connection.person.id) is None:
                await self._house.weigh(opened)
            else:
                await self._house.weigh_again(opened)  # they may come from elsewhere now
            # Nobody has heard of a number that does not exist yet: that is a fresh view.
            is_known = last is not None and last <= opened.table.number
            connection.heard = last if is_known else None
            opened.tell([connection])
        self._announce(opened)
        if opened.attendance is not None:
            connection.send(opened.attendance)

    def leave(self, opened: OpenTable, connection: Connection) -> None:
        if connection in opened.connections:
            opened.connections.discard(connection)
            self._announce(opened)

    async def change_viewpoint(self, opened: OpenTable, connection: Connection) -> None:
        """A fresh view from where the socket looks now."""
        async with opened.lock:
            await self._house.refresh(opened)
            connection.heard = None
            opened.tell([connection])
        self._announce(opened)

    def _announce(self, opened: OpenTable) -> None:
        opened.note_attendance(self._house.clock())
        self._house.schedule(opened)
        if self._bus.is_shared:
            self._house.background.run(self._say_who_attends(opened))

    async def _say_who_attends(self, opened: OpenTable) -> None:
        attending = Attending(
            self._name,
            tuple(sorted(opened.people_here())),
            opened.spectators_here(),
            opened.told,
        )
        if not await self._bus.publish(channel_of(opened.table.code), encode_news(attending)):
            self._house.grace.begin()  # nobody knows who is there elsewhere

    async def keep_announcing(self) -> None:
        """For ever: other processes know who is here, and notice what they have missed."""
        while True:
            await asyncio.sleep(ATTENDING_SECONDS)
            if self._bus.is_shared:
                await self._bus.publish(PEOPLE, encode_news(Serving()))
            everywhere = self._house.rooms.all()
            for first in range(0, len(everywhere), _AT_ONCE):
                some = everywhere[first : first + _AT_ONCE]
                for opened in some:
                    opened.note_attendance(self._house.clock())
                if self._bus.is_shared:
                    told = (self._say_who_attends(each) for each in some if each.connections)
                    await asyncio.gather(*told)  # they go to Redis together
                await asyncio.sleep(0)  # others have their turn between
