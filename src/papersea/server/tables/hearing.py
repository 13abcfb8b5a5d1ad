"""News from the other processes that serve the same tables."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from papersea.server.news.bus import Bus
from papersea.server.news.link import Notice, Reconnected
from papersea.server.news.notices import (
    PEOPLE,
    WORK,
    Attending,
    Forgotten,
    Rewritten,
    Serving,
    Written,
    code_of,
    decode_news,
)
from papersea.server.tables.house import House
from papersea.server.tables.opened import Elsewhere, OpenTable
from papersea.table.facts import Entry

ATTENDING_LASTS: Final = 25.0
"""Seconds after which a silent process counts as gone, and with it whoever was there."""


def _nobody() -> None:
    """Calls for workers are not for this process."""


async def listen(house: House, bus: Bus, on_call: Callable[[], None] = _nobody) -> None:
    """For ever. ``on_call`` is called when some bot has to move."""
    await bus.subscribe(PEOPLE)
    async for notice in bus.news():
        match notice:
            case Reconnected():
                house.rooms.note_news()
                for opened in house.rooms.all():
                    _catch_up(house, opened)
                on_call()
            case Notice(channel) if channel == WORK:
                on_call()
            case Notice(channel, data) if channel == PEOPLE:
                _hear_of_people(house, data)
            case Notice(channel, data):
                if (found := house.rooms.find(code_of(channel))) is not None:
                    _hear(house, found, data)
                else:
                    house.rooms.note_news(code_of(channel))


def _catch_up(house: House, opened: OpenTable) -> None:
    opened.is_stale = True
    house.background.run(house.look_after(opened))


def _hear_of_people(house: House, data: bytes) -> None:
    match decode_news(data):
        case Forgotten(people):
            house.rooms.turn_out(people)
        case Serving():
            house.grace.hear_server()
        case _:
            pass


def _hear(house: House, opened: OpenTable, data: bytes) -> None:
    match decode_news(data):
        case Written(entry):
            house.background.run(_hear_entry(house, opened, entry))
        case Attending(process, people, spectators, number):
            now = house.clock()
            opened.elsewhere[process] = Elsewhere(
                frozenset(people), spectators, now + ATTENDING_LASTS
            )
            opened.note_attendance(now)
            if number > opened.table.number:
                _catch_up(house, opened)
        case Rewritten() | None:
            _catch_up(house, opened)
        case Forgotten() | Serving():
            pass


async def _hear_entry(house: House, opened: OpenTable, entry: Entry) -> None:
    async with opened.lock:
        opened.stored_wake = None
        if entry.number > opened.table.number + 1:
            opened.is_stale = True
        if not opened.is_stale and entry.number == opened.table.number + 1:
            opened.table.apply(entry)
            house.tell(opened)
        await house.refresh(opened)
