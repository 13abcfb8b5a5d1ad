"""Two server processes on one PostgreSQL and one Redis, and a way to each that finds the other."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from papersea.server.settings import ServerSettings
from tests.server.kill.forwarding import Balancer, balancing
from tests.server.kill.processes import GENEROUS, Process, Serving, free_port, server, worker
from tests.server.services import Postgres, Redis

LEASE = 2.0
GRACE = 1.0


class Cluster:
    """``doors`` has the address of each process's balancer: it leads to the other process where
    its own is not there."""

    def __init__(self, postgres: Postgres, redis: Redis, *, thinkers: int) -> None:
        self.postgres = postgres
        self.redis = redis
        self.database = postgres.database()
        self._thinkers = thinkers
        self.servers: list[Serving] = [server(self._settings(thinkers)) for _ in range(2)]
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

    def worker(self) -> Process:
        return worker(self._settings(1))

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
    postgres: Postgres, redis: Redis, *, thinkers: int = 1
) -> AsyncIterator[Cluster]:
    cluster = Cluster(postgres, redis, thinkers=thinkers)
    ports = [each.port for each in cluster.servers]
    async with AsyncExitStack() as stack:
        stack.callback(postgres.drop, cluster.database)
        for each in cluster.servers:
            stack.callback(each.kill)
        for order in (ports, ports[::-1]):
            cluster.balancers.append(await stack.enter_async_context(balancing(*order)))
        await cluster.start()
        yield cluster
