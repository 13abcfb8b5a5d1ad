"""The server put together."""

from __future__ import annotations

import asyncio
import os
import secrets
import socket as sockets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from litestar import Litestar, Request
from litestar.config.app import AppConfig
from litestar.config.compression import CompressionConfig
from litestar.datastructures import Headers
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins.prometheus import PrometheusConfig, PrometheusController
from litestar.stores.memory import MemoryStore
from litestar.types import ASGIApp, Receive, Scope, Send

from papersea.fair import Dealer
from papersea.protocol.messages import VERSION
from papersea.server.calling.caller import Caller
from papersea.server.calling.posting import Post
from papersea.server.clock import SteadyClock
from papersea.server.context import Context, get_context, get_me
from papersea.server.limits import EffortLimits, Occupancy, Rates, requests_limit, with_records
from papersea.server.metrics import METRICS
from papersea.server.news.bus import Bus
from papersea.server.people.bans import Bans
from papersea.server.people.identity import check_origin
from papersea.server.routes import (
    about,
    advice,
    analysis,
    calls,
    deals,
    games,
    lessons,
    odds,
    pages,
    people,
    problems,
    puzzles,
    reference,
    reports,
    tables,
    taking_up,
)
from papersea.server.routes.bodies import TYPE_ENCODERS, ShortTexts, StrictRequest
from papersea.server.routes.built import read_built
from papersea.server.routes.socket import table_socket
from papersea.server.settings import Effort, ServerSettings
from papersea.server.storage import Store
from papersea.server.tables.announcing import keep_announcing
from papersea.server.tables.background import Grace
from papersea.server.tables.deleting import finish_departures
from papersea.server.tables.door import Door
from papersea.server.tables.hearing import listen
from papersea.server.tables.heeding import Heeding
from papersea.server.tables.house import House
from papersea.server.tables.inspecting import inspect
from papersea.server.tables.pulse import Pulse
from papersea.server.tables.sweeping import Sweeper
from papersea.server.thinking.analyst import Analyst
from papersea.server.thinking.thinkers import Paced, Reckoner, ThinkingProcesses
from papersea.site.client import STATIC
from papersea.table.refused import ErrorCode, Refused


class ReadableHost(ASGIMiddleware):
    """Refuses a request to a host that cannot be one: others would stumble over its address."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        if not _is_readable(Headers.from_scope(scope).get("host", "")):
            raise Refused(ErrorCode.BAD_MESSAGE, problem="the Host header is no address")
        await next_app(scope, receive, send)


def _is_readable(host: str) -> bool:
    try:
        _ = urlsplit(f"//{host}").port
    except ValueError:
        return False
    return True


SWEEP_SECONDS: Final = 1.0
FORGET_SECONDS: Final = 60.0

Clock = Callable[[], float]


def process_name() -> str:
    """Different from that of every other process, on any machine."""
    return f"{sockets.gethostname()}-{os.getpid()}-{secrets.token_hex(4)}"


def create_app(
    settings: ServerSettings,
    *,
    clock: Clock | None = None,
    wall: Clock = time.time,
    dealer: Dealer | None = None,
    client: Path = STATIC,
    bans: Bans | None = None,
) -> Litestar:
    """The whole server as an ASGI application, with the web client that was built into a folder.
    Storage, bus and bots begin and end with it. The wall's clock is looked at once, when it starts,
    unless another clock is given. ``bans`` are shared with the gate."""

    def lifespan(app: Litestar) -> AbstractAsyncContextManager[None]:
        return _running(app, settings, clock, wall, dealer, bans or Bans())

    async def refuse_other_sites(request: Request[Any, Any, Any]) -> None:
        check_origin(request, settings.origins)

    limits = settings.limits
    limit = requests_limit(
        limits,
        "requests_a_minute",
        exclude=["^/health", "^/metrics", "/socket$"],
        exclude_opt_key=pages.IS_PAGE,
    )
    return Litestar(
        route_handlers=[
            *people.HANDLERS,
            *tables.HANDLERS,
            *calls.HANDLERS,
            *reports.HANDLERS,
            with_records(limits, taking_up.HANDLERS),
            *advice.HANDLERS,
            with_records(limits, analysis.HANDLERS),
            *deals.HANDLERS,
            *games.HANDLERS,
            *lessons.HANDLERS,
            *puzzles.HANDLERS,
            *odds.HANDLERS,
            *about.HANDLERS,
            pages.router(read_built(client), manual=settings.manual, folder=settings.manual_folder),
            table_socket,
            *([Figures] if settings.metrics_port is None else []),
        ],
        dependencies={"context": Provide(get_context), "me": Provide(get_me)},
        exception_handlers=problems.HANDLERS,
        middleware=[
            ReadableHost(),
            limit.middleware,
            EffortLimits(limits),
            # A socket is no request of an evening's length: it has figures of its own.
            PrometheusConfig(group_path=True, scopes={ScopeType.HTTP}).middleware,
        ],
        request_class=StrictRequest,
        type_encoders=TYPE_ENCODERS,
        plugins=[ShortTexts()],
        before_request=refuse_other_sites,
        lifespan=[lifespan],
        compression_config=CompressionConfig(
            "gzip",
            minimum_size=1000,
            gzip_compress_level=4,
            exclude_opt_key=pages.IS_PAGE,
            exclude=[f"^{analysis.PATH}$"],  # it comes line by line
        ),
        request_max_body_size=limits.body_bytes,
        openapi_config=_openapi(),
        on_app_init=[_quiet],
    )


async def _forget_counts(app: Litestar, every: float) -> None:
    """For ever: of addresses that have not asked for a while."""
    while True:
        await asyncio.sleep(every)
        for name in ("requests_a_minute", *(effort.value for effort in Effort)):
            store = app.stores.get(name)
            if isinstance(store, MemoryStore):
                await store.delete_expired()


class Figures(PrometheusController):
    """For Prometheus, which needs no description."""

    include_in_schema = False


def _openapi() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="papersea",
        version=str(VERSION),
        description="Tables by link: everything but the table's socket, which AsyncAPI describes.",
        path=reference.DOCS,
        use_handler_docstrings=True,
        # Litestar's own pages load scripts from elsewhere.
        render_plugins=[JsonRenderPlugin(), reference.Reference()],
    )


def _quiet(config: AppConfig) -> AppConfig:
    """Logging is set up by whoever runs the server."""
    config.logging_config = None
    return config


def _is_up(store: Store, shard: str) -> float:
    return float(not store.is_away(shard))


@asynccontextmanager
async def _running(
    app: Litestar,
    settings: ServerSettings,
    given: Clock | None,
    wall: Clock,
    dealer: Dealer | None,
    bans: Bans,
) -> AsyncIterator[None]:
    name = process_name()
    store = await Store.open(settings.database, settings.tables)
    clock = given or SteadyClock(wall, known=await store.last_pulse())
    bus = await Bus.open(settings.redis, name)
    thinkers = ThinkingProcesses(settings.thinkers) if settings.thinkers else None
    caller = Caller(store, clock, Post(settings.push_services))
    house = House(
        store,
        bus,
        None if thinkers is None else Paced(thinkers, settings.pace),
        clock=clock,
        dealer=dealer,
        lease=settings.lease,
        grace=Grace(settings.grace, clock),
        rating=settings.rating,
        is_measuring=settings.is_measuring,
        caller=caller,
    )
    pulse = Pulse(store, house, longest=settings.grace)
    await pulse.begin()
    heeding = Heeding(store, house, bans)
    await heeding.begin()
    door = Door(house, bus, name)
    limits = settings.limits
    sockets = Occupancy(
        limits.sockets_per_address, "sockets_per_address", ErrorCode.TOO_MANY_SOCKETS
    )
    messages = Rates(limits.messages_per_address, limits.messages_per_address)
    reckoner = Reckoner(thinkers)
    analyst = Analyst(reckoner, at_once=limits.analyses_at_once)
    app.state.context = Context(
        name,
        settings,
        store,
        bus,
        house,
        door,
        sockets,
        messages,
        reckoner,
        analyst,
        bans,
        caller,
        words=Rates.a_minute(limits.words_of_all_a_minute),
    )
    sweeper = Sweeper(store, house, every=SWEEP_SECONDS)
    finish = partial(finish_departures, house, store, bus, settings.keep_tables_days)
    for shard in store.shards:
        METRICS.databases.labels(shard or "main").set_function(partial(_is_up, store, shard))
    house.background.keep_up(
        partial(listen, house, bus),
        door.keep_announcing,
        pulse.keep,
        partial(keep_announcing, store, house),
        heeding.keep,
        house.rooms.keep_tidy,
        partial(sweeper.purge, settings.keep_tables_days),
        *(() if thinkers is None else sweeper.duties()),
        partial(store.watch, house.catch_up),
        *(() if not settings.tables else (finish,)),
        partial(_forget_counts, app, FORGET_SECONDS),
    )
    house.background.run(inspect(store))
    try:
        yield
    finally:
        await house.close()
        reckoner.close()
        if thinkers is not None:
            thinkers.close()
        await caller.close()
        await bus.close()
        await store.close()
