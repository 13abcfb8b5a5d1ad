"""Two PostgreSQL servers share the tables of two processes; servers and processes are lost."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import msgspec
import pytest
from httpx import AsyncClient

from papersea.client import ErrorCode, sign_in
from papersea.moves import parse_move
from papersea.server.storage.shards import shard_in
from papersea.table.commands import Phrase, Play, Resign, Say
from papersea.table.settings import Bank, Settings
from tests.leftovers import lasting
from tests.patience import PATIENT
from tests.server.kill.checking import check_table
from tests.server.kill.cluster import Cluster, clustered
from tests.server.kill.players import PlayedTable, seated, until_played
from tests.server.kill.test_outages import begun
from tests.server.services import Postgres, Redis, start_postgres
from tests.server.storage.making import opened
from tests.sizes import SOAK, sized, soak

pytestmark = pytest.mark.anyio

ROUNDS = sized(1, SOAK)
MOVES = sized(20, 200)
RATED = Settings(
    players=2,
    clock=Bank(7200),
    is_public=True,
    is_rated=True,
    allows_take_back=False,
    stand_in=None,
)
KINDS: list[tuple[int, Settings, tuple[str, str] | None]] = [
    (2, RATED, None),
    *[(2, Settings(players=3), ("gull", "20ms"))] * sized(0, 1),
]


@pytest.fixture(scope="module")
def second() -> Iterator[Postgres]:
    with start_postgres() as running, lasting(running.descriptors, running.programs):
        yield running


@pytest.fixture(scope="module")
async def cluster(postgres: Postgres, second: Postgres, redis: Redis) -> AsyncIterator[Cluster]:
    """People and the tables of `a` on one PostgreSQL server, the tables of `b` on another."""
    tables = {"a": postgres.database(), "b": second.database()}
    async with clustered(postgres, redis, tables=tables) as running:
        yield running


@asynccontextmanager
async def at_each(cluster: Cluster) -> AsyncIterator[dict[str, list[PlayedTable]]]:
    """Tables of all kinds in both databases, in play. Where a table is made is chance."""
    async with AsyncExitStack() as stack:
        found: dict[str, list[PlayedTable]] = {"a": [], "b": []}
        for people, settings, bot in KINDS:
            wanted = {"a", "b"}
            while wanted:
                doors = cluster.doors[:people]
                table = await stack.enter_async_context(seated(doors, settings, bot))
                wanted.discard(shard_in(table.code))
                found[shard_in(table.code)].append(table)
        for table in (*found["a"], *found["b"]):
            table.begin()
        yield found


async def ask(cluster: Cluster, path: str) -> tuple[int, Any]:
    async with AsyncClient(base_url=cluster.servers[0].address, timeout=PATIENT) as http:
        answer = await http.get(path)
        return answer.status_code, msgspec.json.decode(answer.content)


async def until_away(cluster: Cluster, *away: str) -> None:
    async with asyncio.timeout(PATIENT):
        while True:
            status, health = await ask(cluster, "/health/ready")
            if (status, health.get("away", [])) == (200, [*away]):
                return
            await asyncio.sleep(0.05)


async def until_listed(cluster: Cluster, *shards: str) -> None:
    """Until the lobby has games of these, and only these: some are over just now."""
    async with asyncio.timeout(PATIENT):
        while True:
            _, lobby = await ask(cluster, "/api/tables")
            found = {shard_in(each["code"]) for each in lobby["playing"]}
            assert found <= set(shards)
            if found == set(shards):
                return


async def check(cluster: Cluster, tables: dict[str, list[PlayedTable]]) -> None:
    everywhere = [*tables["a"], *tables["b"]]
    await asyncio.gather(*(table.end() for table in everywhere))
    async with opened(cluster.database, cluster.tables) as store:
        games = [await check_table(store, table) for table in everywhere]
    assert all(games), "every table has finished a game"
    assert "Traceback" not in cluster.said()


async def test_with_one_database_away_only_its_tables_pause(
    cluster: Cluster, second: Postgres
) -> None:
    async with at_each(cluster) as tables:
        await until_played(tables["a"], MOVES)
        await until_played(tables["b"], MOVES)
        paused = tables["b"][0].players[0]
        second.stop()
        try:
            async with asyncio.timeout(PATIENT):
                while ErrorCode.UNAVAILABLE not in tables["b"][0].refusals():
                    await paused.attempt(Say(Phrase.HELLO))  # told, not left waiting
            await until_away(cluster, "b")
            before = sum(table.moves() for table in tables["b"])
            await until_played(tables["a"], 2 * MOVES)
            assert sum(table.moves() for table in tables["b"]) == before
            await until_listed(cluster, "a")
            with cluster.serving() as late:  # which starts without that database
                async with seated([late.address] * 2, RATED) as new:
                    assert shard_in(new.code) == "a", "new tables are made where they can be"
                    new.begin()
                    await until_played([new], 2)
        finally:
            second.start()
        await until_away(cluster)
        await until_played(tables["b"], 2 * MOVES)
        await until_listed(cluster, "a", "b")
        await check(cluster, tables)


async def test_without_the_main_database_a_game_goes_on_and_is_filed_later(
    cluster: Cluster, postgres: Postgres
) -> None:
    async with AsyncExitStack() as stack:
        code = ""
        while shard_in(code) != "b":
            table = await stack.enter_async_context(seated(cluster.doors, RATED))
            code = table.code
        mover, other = await begun(table)
        people = [str(each.client.person) for each in table.players]
        postgres.stop()
        try:
            status, problem = await ask(cluster, "/health/ready")
            assert (status, problem["facts"]) == (503, {"away": "main"})
            await mover.client.do(Play(parse_move("D"), mover.client.number))
            ended = await other.client.do(Resign())
            await table.until(lambda: mover.client.number >= ended)
        finally:
            postgres.start()
        store = await stack.enter_async_context(opened(cluster.database, cluster.tables))
        async with asyncio.timeout(PATIENT):
            while not await store.games_of(people[0], 10):
                await asyncio.sleep(0.05)
        for person in people:
            assert len(await store.games_of(person, 10)) == 1
        gave_up = await store.rating(str(other.client.person), 2)
        assert gave_up is not None
        assert gave_up.games == 1


@soak
async def test_killed_processes_lose_nothing_in_either_database(cluster: Cluster) -> None:
    async with at_each(cluster) as tables:
        everywhere = [*tables["a"], *tables["b"]]
        for number in range(ROUNDS):
            await until_played(everywhere, MOVES)
            await cluster.kill(number % 2)
            await until_played(everywhere, MOVES)
            await cluster.start()
            await until_played(everywhere, MOVES)
        await check(cluster, tables)


async def test_who_leaves_needs_all_databases_and_is_told_so(
    cluster: Cluster, second: Postgres
) -> None:
    door = cluster.servers[0].address
    token = await sign_in(door, "Ann")
    headers = {"authorization": f"Bearer {token}"}
    async with AsyncClient(base_url=door, headers=headers, timeout=PATIENT) as http:
        second.stop()
        try:
            assert (await http.delete("/api/me")).status_code == 503
            assert (await http.get("/api/me")).status_code == 200, "nothing has happened"
        finally:
            second.start()
        await until_away(cluster)
        assert (await http.delete("/api/me")).status_code == 204
        assert (await http.get("/api/me")).status_code == 401
