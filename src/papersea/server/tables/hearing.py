"""News from the other processes that serve the same tables."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
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
from papersea.table.refused import Refused
from papersea.table.table import Phase

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
            if not _is_taken_at_once(house, opened, entry):
                house.background.run(_hear_entry(house, opened, entry))
        case Attending(process, people, spectators, number):
            now = house.clock()
            opened.elsewhere[process] = Elsewhere(
                frozenset(people), spectators, now + ATTENDING_LASTS
            )
            opened.note_attendance(now)
            # Where something is on its way just now, the next announcement is soon enough.
            if number > opened.table.number and not opened.lock.locked():
                _catch_up(house, opened)
            else:
                _weigh(house, opened)
        case Rewritten() | None:
            _catch_up(house, opened)
        case Forgotten() | Serving():
            pass


def _is_taken_at_once(house: House, opened: OpenTable, entry: Entry) -> bool:
    """What comes next at a table where nobody does anything needs neither lock nor task."""
    is_quiet = not opened.lock.locked() and not opened.is_stale
    if not is_quiet or entry.number != opened.table.number + 1:
        return False
    opened.stored_wake = None
    try:
        opened.table.apply(entry)
    except Exception:
        opened.is_stale = True  # half of it may have happened
        return False
    house.tell(opened)
    _weigh(house, opened)
    return True


def _weigh(house: House, opened: OpenTable) -> None:
    """Whoever is here wants to know whether a rated game counts, too."""
    if opened.table.settings.is_rated and opened.table.phase in (Phase.OPEN, Phase.OVER):
        house.background.run(house.hear_of_ratings(opened))


async def _hear_entry(house: House, opened: OpenTable, entry: Entry) -> None:
    async with opened.lock:
        opened.stored_wake = None
        if entry.number > opened.table.number + 1:
            opened.is_stale = True
        if not opened.is_stale and entry.number == opened.table.number + 1:
            try:
                opened.table.apply(entry)
            except Exception:
                opened.is_stale = True  # read again, it is closed to all if it cannot be read
            else:
                house.tell(opened)
                _weigh(house, opened)
        with suppress(Refused):
            await house.refresh(opened)
