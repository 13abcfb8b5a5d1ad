"""A worker: finds bots' moves for servers that leave the thinking to others."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from functools import partial
from types import FrameType
from typing import Final

import uvicorn
from litestar import Litestar, Response, get

from papersea.server.app import Figures, process_name
from papersea.server.calling.caller import Caller
from papersea.server.calling.posting import Post
from papersea.server.clock import SteadyClock
from papersea.server.news.bus import Bus
from papersea.server.news.notices import WORK
from papersea.server.routes import problems
from papersea.server.routes.about import Health, is_alive, readiness
from papersea.server.serving import listening, uvicorn_config
from papersea.server.settings import ServerSettings
from papersea.server.storage import Store
from papersea.server.tables.background import Grace
from papersea.server.tables.hearing import listen
from papersea.server.tables.house import House
from papersea.server.tables.sweeping import Sweeper
from papersea.server.thinking.thinkers import Paced, ThinkingProcesses

_LOOK_SECONDS: Final = 1.0
_AT_ONCE: Final = 8
"""Tables for each process that thinks: at most of them, a bot only takes its time (``Paced``)."""


def _nobody_asks(_port: int) -> None:
    """Where nobody wants to know the port."""


async def work(
    settings: ServerSettings,
    *,
    is_asked: bool = False,
    on_open: Callable[[int], None] = _nobody_asks,
) -> None:
    """Until SIGINT or SIGTERM: see to every table that is due. If ``is_asked``, health and metrics
    are on the port of the settings; ``on_open`` hears it."""
    name = process_name()
    store = await Store.open(settings.database, settings.tables)
    bus = await Bus.open(settings.redis, name)
    clock = SteadyClock(known=await store.last_pulse())
    thinkers = ThinkingProcesses(settings.thinkers)
    grace = Grace(settings.grace, clock, needs_servers=True)
    paced = Paced(thinkers, settings.pace)
    caller = Caller(store, clock, Post(settings.push_services))
    house = House(
        store,
        bus,
        paced,
        clock=clock,
        lease=settings.lease,
        grace=grace,
        rating=settings.rating,
        is_measuring=settings.is_measuring,
        caller=caller,
    )
    sweeper = Sweeper(store, house, every=_LOOK_SECONDS, at_once=_AT_ONCE * settings.thinkers)
    await bus.subscribe(WORK)
    house.background.keep_up(
        partial(listen, house, bus, sweeper.call),
        *sweeper.duties(),
        partial(store.watch, house.catch_up),
        house.rooms.keep_tidy,
    )
    with _told_to_stop() as stopped:
        try:
            async with AsyncExitStack() as stack:
                if is_asked:
                    about = _about(store, bus, name)
                    await stack.enter_async_context(_looked_after(settings, about, on_open))
                await stopped.wait()
        finally:
            await house.close()
            thinkers.close()
            await caller.close()
            await bus.close()
            await store.close()


@contextmanager
def _told_to_stop() -> Iterator[asyncio.Event]:
    """Set by a signal, which Python itself hears: on Windows an event loop hears none. Once more is
    the same as once."""
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()

    def stop(_number: int, _frame: FrameType | None) -> None:
        loop.call_soon_threadsafe(stopped.set)

    numbers = (signal.SIGINT, signal.SIGTERM)
    before = {number: signal.signal(number, stop) for number in numbers}
    try:
        yield stopped
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _about(store: Store, bus: Bus, name: str) -> Litestar:
    """What a host asks a worker."""

    @get("/health/ready")
    async def is_ready() -> Response[Health]:
        return Response(await readiness(store, bus, name))

    return Litestar(
        [is_alive, is_ready, Figures],
        exception_handlers=problems.HANDLERS,
        openapi_config=None,
        logging_config=None,
    )


class _Quiet(uvicorn.Server):
    """Signals are for the worker."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


@asynccontextmanager
async def _looked_after(
    settings: ServerSettings, app: Litestar, on_open: Callable[[int], None]
) -> AsyncIterator[None]:
    with listening(settings.host, settings.port) as socket:
        server = _Quiet(uvicorn_config(app, settings))
        serving = asyncio.create_task(server.serve([socket]))
        on_open(socket.getsockname()[1])
        try:
            yield
        finally:
            server.should_exit = True
            await serving
