"""What a process has written when it ends is heard of at all others."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from papersea.answers.thinking import MoveQuestion
from papersea.moves import Move, Seat
from papersea.server.news.bus import Bus
from papersea.server.settings import LEASE
from papersea.server.storage import Store, StoredPerson
from papersea.server.tables.door import Door
from papersea.server.tables.hearing import listen
from papersea.server.tables.house import House
from papersea.server.tables.opened import Connection, OpenTable
from papersea.table.commands import Play, SeatBot, Start
from papersea.table.settings import Settings
from papersea.table.table import Person
from tests.patience import PATIENT
from tests.server.services import Redis

pytestmark = pytest.mark.anyio

ANN = Person("ann", "Ann")


class _FirstMove:
    async def choose(self, question: MoveQuestion) -> Move:
        return question.view.legal[0]


@asynccontextmanager
async def process(
    folder: Path, redis: Redis, name: str, *, has_bots: bool = False, lease: float = LEASE
) -> AsyncIterator[House]:
    """One of those that share their tables."""
    store = await Store.open(f"sqlite:///{folder / 'tables.db'}")
    bus = await Bus.open(redis.address, name)
    thinkers = _FirstMove() if has_bots else None
    house = House(store, bus, thinkers, clock=time.monotonic, lease=lease)
    house.background.keep_up(partial(listen, house, bus))
    try:
        yield house
    finally:
        await house.close()
        await bus.close()
        await store.close()


async def waiting_for_a_bot(house: House) -> OpenTable:
    """A table where Ann is there and a bot has to move."""
    await house._store.create_person(StoredPerson(ANN.id, ANN.name, "en", 0.0, 0.0), "token")
    opened = await house.open(await house.rooms.create(ANN, Settings()))
    await Door(house, house._bus, "server").enter(opened, Connection(ANN), None)
    await house.submit(opened, ANN, SeatBot(1, "gull"))
    await house.submit(opened, ANN, Start())
    while opened.table.bot_to_move() is None:
        assert opened.table.game is not None
        move = opened.table.game.view(Seat(0)).legal[0]
        await house.submit(opened, ANN, Play(move, opened.table.number))
    return opened


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENT):
        while not is_so():
            await asyncio.sleep(0.01)


async def test_a_move_that_is_being_written_when_a_worker_stops_is_heard_of(
    tmp_path: Path, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with process(tmp_path, redis, "server") as server:
        opened = await waiting_for_a_bot(server)
        before = opened.table.number
        async with process(tmp_path, redis, "worker", has_bots=True) as worker:
            append, is_written = worker._store.append, asyncio.Event()

            async def append_slowly(*entry: Any, **rest: Any) -> bool:
                is_safe = await append(*entry, **rest)
                is_written.set()
                await asyncio.sleep(0.1)
                return is_safe

            monkeypatch.setattr(worker._store, "append", append_slowly)
            waking = asyncio.create_task(worker.wake(opened.table.code))
            await is_written.wait()
        await asyncio.gather(waking, return_exceptions=True)
        assert await server._store.head(opened.table.code) > before
        await until(lambda: opened.table.number > before)


async def test_a_move_that_a_killed_worker_has_told_nobody_of_is_read(
    tmp_path: Path, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with process(tmp_path, redis, "server", lease=0.5) as server:
        opened = await waiting_for_a_bot(server)
        before = opened.table.number
        async with process(tmp_path, redis, "worker", has_bots=True) as worker:

            async def nobody_hears(*_: object) -> bool:
                return True

            monkeypatch.setattr(worker._bus, "publish", nobody_hears)
            await worker.wake(opened.table.code)
        await until(lambda: opened.table.number > before)
        assert opened.table.number == await server._store.head(opened.table.code)
