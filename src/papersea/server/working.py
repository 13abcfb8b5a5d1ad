"""A worker: finds bots' moves for servers that leave the thinking to others."""

from __future__ import annotations

import asyncio
import signal
from typing import Final

from papersea.server.app import process_name
from papersea.server.bus import Bus
from papersea.server.hearing import listen
from papersea.server.house import House
from papersea.server.news import WORK
from papersea.server.settings import ServerSettings
from papersea.server.storage import Store
from papersea.server.sweeping import Sweeper
from papersea.server.thinkers import ThinkingProcesses

_LOOK_SECONDS: Final = 1.0


async def work(settings: ServerSettings) -> None:
    """Until SIGINT or SIGTERM: see to every table that is due."""
    name = process_name()
    store, bus = await Store.open(settings.database), await Bus.open(settings.redis, name)
    thinkers = ThinkingProcesses(settings.thinkers)
    house = House(store, bus, thinkers, lease=settings.lease, grace=settings.grace)
    sweeper = Sweeper(store, house, every=_LOOK_SECONDS, at_once=2 * settings.thinkers)
    await bus.subscribe(WORK)
    tasks: list[asyncio.Task[None]] = [
        asyncio.create_task(each) for each in (listen(house, bus, sweeper.call), sweeper.run())
    ]
    stopped = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stopped.set)
    stopping = asyncio.create_task(stopped.wait())
    try:
        await asyncio.wait([stopping, *tasks], return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (stopping, *tasks):
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await house.close()
        thinkers.close()
        await bus.close()
        await store.close()
