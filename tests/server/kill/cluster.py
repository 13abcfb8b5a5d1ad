"""Server processes on one PostgreSQL and one Redis, and a way to each that finds another."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from types import MappingProxyType

from papersea.server.settings import RatingRules, ServerSettings
from tests.ports import free_port
from tests.server.kill.forwarding import Balancer, balancing
from tests.server.kill.processes import ANYBODY, GENEROUS, Serving, server, worker
from tests.server.services import Postgres, Redis

Make = Callable[[ServerSettings], Serving]

LEASE = 2.0
GRACE = 1.0


class Cluster:
    """``doors`` has the address of each process's balancer: it leads to another process where its
    own is not there."""

    def __init__(
        self,
        postgres: Postgres,
        redis: Redis,
        *,
        servers: int,
        thinkers: int,
        tables: Mapping[str, str],
        rating: RatingRules,
        is_measuring: bool,
        make: Make,
    ) -> None:
        self.rating = rating
        self.is_measuring = is_measuring
        self.postgres = postgres
        self.redis = redis
        # One of an earlier version finds nothing that is newer than itself.
        self.database = postgres.house() if make is server else postgres.database()
        self.tables = dict(tables)
        self.settings = [self._settings(thinkers) for _ in range(servers)]
        self.servers: list[Serving] = [make(each) for each in self.settings]
        self.balancers: list[Balancer] = []

    def _settings(self, thinkers: int) -> ServerSettings:
        return ServerSettings(
            self.database,
            self.redis.address,
            port=free_port(),
            thinkers=thinkers,
            lease=LEASE,
            grace=GRACE,
            tables=self.tables,
            pace=0.0,
            limits=GENEROUS,
            rating=self.rating,
            is_measuring=self.is_measuring,
        )

    @contextmanager
    def serving(self) -> Iterator[Serving]:
        """One more server, which is not behind the doors."""
        started = server(self._settings(0))
        try:
            started.start()
            yield started
        finally:
            started.kill()

    @contextmanager
    def working(self, *, is_hanging: bool = False) -> Iterator[Serving]:
        """A worker, unless it is killed before; its bots may hang in their thoughts."""
        started = worker(self._settings(1), is_hanging=is_hanging)
        try:
            started.start()
            yield started
        finally:
            started.kill()

    @property
    def doors(self) -> list[str]:
        return [balancer.address for balancer in self.balancers]

    async def start(self) -> None:
        """Whichever is not running."""
        dead = [each for each in self.servers if not each.is_running]
        await asyncio.gather(*(asyncio.to_thread(each.start) for each in dead))

    async def kill(self, *numbers: int) -> None:
        """All at the same moment."""
        killed = [self.servers[number] for number in numbers]
        await asyncio.gather(*(asyncio.to_thread(each.kill) for each in killed))

    def end(self) -> None:
        for each in self.servers:
            each.kill()

    def said(self) -> str:
        return "".join(each.said() for each in self.servers)


@asynccontextmanager
async def clustered(
    postgres: Postgres,
    redis: Redis,
    *,
    servers: int = 2,
    thinkers: int = 1,
    tables: Mapping[str, str] = MappingProxyType({}),
    rating: RatingRules = ANYBODY,
    is_measuring: bool = False,
    make: Make = server,
) -> AsyncIterator[Cluster]:
    """``tables``: databases for them alone, beside the main one, which is made for this. ``make``
    makes the servers of the beginning."""
    cluster = Cluster(
        postgres,
        redis,
        servers=servers,
        thinkers=thinkers,
        tables=tables,
        rating=rating,
        is_measuring=is_measuring,
        make=make,
    )
    ports = [each.port for each in cluster.servers]
    async with AsyncExitStack() as stack:
        stack.callback(postgres.drop, cluster.database)
        stack.callback(cluster.end)
        for number in range(servers):
            order = ports[number:] + ports[:number]
            cluster.balancers.append(await stack.enter_async_context(balancing(*order)))
        await cluster.start()
        yield cluster
