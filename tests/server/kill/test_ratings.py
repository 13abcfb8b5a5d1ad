"""Whether a rated game counts is known to all processes, and to those that come after them."""

from __future__ import annotations

from contextlib import AsyncExitStack

import pytest

from papersea.protocol.messages import Unrated
from papersea.server.settings import RatingRules
from papersea.table.commands import Resign, Sit
from papersea.table.settings import Bank, Settings
from papersea.table.table import Phase
from tests.server.guests import Guest, guests, start, until_phase
from tests.server.kill.cluster import Cluster, clustered
from tests.server.lines import Line, line
from tests.server.services import Postgres, Redis

pytestmark = pytest.mark.anyio

RATED = Settings(clock=Bank(7200), is_rated=True, allows_take_back=False, stand_in=None)
HOME, ELSEWHERE = "127.0.0.1", "127.0.0.2"
TOGETHER = (Unrated.TOGETHER, Unrated.TOGETHER)


async def at(
    stack: AsyncExitStack, cluster: Cluster, process: int, code: str, who: Guest, place: str
) -> Line:
    """Somebody's line through one of the processes, from one of this machine's addresses."""
    address = cluster.servers[process].address
    return await stack.enter_async_context(line(address, code, who.token, local_addr=(place, 0)))


async def test_where_people_came_from_is_known_elsewhere_and_after_a_kill(
    postgres: Postgres, redis: Redis
) -> None:
    rating = RatingRules(newcomer_hours=0)
    async with (
        clustered(postgres, redis, thinkers=0, rating=rating) as cluster,
        guests(cluster.servers[0].address, "Ann", "Bob") as (ann, bob),
    ):
        code = await ann.open_table(RATED)
        async with AsyncExitStack() as stack:
            first = await at(stack, cluster, 0, code, ann, HOME)
            second = await at(stack, cluster, 1, code, bob, ELSEWHERE)
            await second.do(Sit())
            for each in (first, second):
                await each.until_unrated(None, None)
            await start(first, second)
            spoiling = await at(stack, cluster, 1, code, bob, HOME)
            await spoiling.until_unrated(*TOGETHER)
            await cluster.kill(0, 1)
        await cluster.start()
        async with AsyncExitStack() as stack:
            first = await at(stack, cluster, 0, code, ann, HOME)
            second = await at(stack, cluster, 1, code, bob, ELSEWHERE)
            await second.do(Resign())
            for each in (first, second):
                await until_phase(each, Phase.OVER)
                await each.until_unrated(*TOGETHER)
        (game,) = await ann.get("/api/me/games")
        assert [each["rating"] for each in game["seats"]] == [None, None]
