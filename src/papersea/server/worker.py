"""A worker: finds bots' moves for servers that leave the thinking to others."""

from __future__ import annotations

import asyncio
import signal
import time
from functools import partial
from typing import Final

from papersea.server.app import process_name
from papersea.server.news.bus import Bus
from papersea.server.news.notices import WORK
from papersea.server.settings import ServerSettings
from papersea.server.storage import Store
from papersea.server.tables.background import Grace
from papersea.server.tables.hearing import listen
from papersea.server.tables.house import House
from papersea.server.tables.sweeping import Sweeper
from papersea.server.thinking.thinkers import ThinkingProcesses

_LOOK_SECONDS: Final = 1.0


async def work(settings: ServerSettings) -> None:
    """Until SIGINT or SIGTERM: see to every table that is due."""
    name = process_name()
    store, bus = await Store.open(settings.database), await Bus.open(settings.redis, name)
    thinkers = ThinkingProcesses(settings.thinkers)
    grace = Grace(settings.grace, time.time, needs_servers=True)
    house = House(store, bus, thinkers, lease=settings.lease, grace=grace)
    sweeper = Sweeper(store, house, every=_LOOK_SECONDS, at_once=2 * settings.thinkers)
    await bus.subscribe(WORK)
    house.background.keep_up(
        partial(listen, house, bus, sweeper.call), sweeper.run, house.rooms.keep_tidy
    )
    stopped = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stopped.set)
    try:
        await stopped.wait()
    finally:
        await house.close()
        thinkers.close()
        await bus.close()
        await store.close()
