"""Server processes on one PostgreSQL and one Redis, and a way to each that finds another."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager

from papersea.server.settings import ServerSettings
from tests.ports import free_port
from tests.server.kill.forwarding import Balancer, balancing
from tests.server.kill.processes import GENEROUS, Process, Serving, server, worker
from tests.server.services import Postgres, Redis

LEASE = 2.0
GRACE = 1.0


class Cluster:
    """``doors`` has the address of each process's balancer: it leads to another process where its
    own is not there."""

    def __init__(self, postgres: Postgres, redis: Redis, *, servers: int, thinkers: int) -> None:
        self.postgres = postgres
        self.redis = redis
        self.database = postgres.database()
        self.servers: list[Serving] = [server(self._settings(thinkers)) for _ in range(servers)]
        self.balancers: list[Balancer] = []

    def _settings(self, thinkers: int) -> ServerSettings:
        return ServerSettings(
            self.database,
            self.redis.address,
            port=free_port(),
            thinkers=thinkers,
            lease=LEASE,
            grace=GRACE,
            limits=GENEROUS,
        )

    @contextmanager
    def working(self) -> Iterator[Process]:
        """A worker, unless it is killed before."""
        started = worker(self._settings(1))
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

    def said(self) -> str:
        return "".join(each.said() for each in self.servers)


@asynccontextmanager
async def clustered(
    postgres: Postgres, redis: Redis, *, servers: int = 2, thinkers: int = 1
) -> AsyncIterator[Cluster]:
    cluster = Cluster(postgres, redis, servers=servers, thinkers=thinkers)
    ports = [each.port for each in cluster.servers]
    async with AsyncExitStack() as stack:
        stack.callback(postgres.drop, cluster.database)
        for each in cluster.servers:
            stack.callback(each.kill)
        for number in range(servers):
            order = ports[number:] + ports[:number]
            cluster.balancers.append(await stack.enter_async_context(balancing(*order)))
        await cluster.start()
        yield cluster
