"""As many as a host may ever see: sockets at once, and games one after the other."""

from __future__ import annotations

import asyncio
import gc
import sys
import tracemalloc
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Final

import httpx
import msgspec
import pytest

from benchmarks.load.socket import LeanSocket
from benchmarks.memory import measure as memory
from papersea.server.news.bus import Bus
from papersea.server.settings import ServerSettings
from papersea.server.storage import Store
from papersea.server.storage.values import StoredPerson
from papersea.server.tables.door import Door
from papersea.server.tables.house import House
from papersea.server.tables.opened import Connection
from papersea.table.commands import AddSalt, Rematch, Resign, Sit
from papersea.table.settings import Settings
from papersea.table.table import Person, Phase
from tests.patience import PATIENT
from tests.ports import free_port
from tests.server.guests import sign_in, visitor
from tests.server.kill.processes import GENEROUS, Serving, server
from tests.sizes import SOAK, sized

pytestmark = pytest.mark.anyio

GAMES: Final = sized(30, 1000)
BYTES_A_GAME: Final = 1024
"""That a finished game may leave behind at most: the least of them has left twenty times as much
while it was played."""


async def test_after_the_first_games_more_of_them_take_no_more_memory(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/games.db")
    times = count(1000)  # every look at the clock a second later: nobody waits for salts
    bus = await Bus.open(None, "alone")
    house = House(store, bus, None, clock=lambda: float(next(times)))
    people = [Person(name, name) for name in ("Left", "Right")]
    for each in people:
        await store.create_person(StoredPerson(each.id, each.name, "en", 0.0, 0.0), each.id)
    opened = await house.open(await house.rooms.create(people[0], Settings(starts_when_full=True)))
    connections = [Connection(person) for person in people]
    for connection in connections:
        await Door(house, bus, "alone").enter(opened, connection, None)
    await house.submit(opened, people[1], Sit())

    async def play(games: int) -> int:
        """So many games, given up at once; the bytes in use after them."""
        for _ in range(games):
            for person in people:
                if opened.table.phase is Phase.OPEN:
                    await house.submit(opened, person, AddSalt("salt"))
            assert opened.table.phase is Phase.PLAYING
            await house.submit(opened, people[0], Resign())
            for person in people:
                await house.submit(opened, person, Rematch())
            for connection in connections:
                while not connection.outbox.empty():
                    connection.outbox.get_nowait()
        gc.collect()
        return tracemalloc.get_traced_memory()[0]

    tracemalloc.start()
    try:
        first = await play(GAMES)
        second = await play(GAMES)
    finally:
        tracemalloc.stop()
        await house.close()
        await bus.close()
        await store.close()
    assert opened.table.game_number > 2 * GAMES
    assert (second - first) / GAMES < BYTES_A_GAME


PLAYED: Final = sized(20, 1000)
MOST_BYTES_A_GAME: Final = 2048
"""That a process may grow by for each finished game, after the first thousand. What Python holds
does not grow (above), but what the system has given it comes and goes in pieces of up to a
mebibyte: two of them by chance."""


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
async def test_after_the_first_thousand_games_a_server_takes_no_more_memory(
    tmp_path: Path,
) -> None:
    """A process of its own, with all that Python does not count; small, that it can be measured."""
    async with asyncio.timeout(PATIENT):
        before, first, second = await memory(tmp_path, free_port(), times=2, games=PLAYED)
    assert before > 0
    if SOAK:
        assert (second - first) / PLAYED < MOST_BYTES_A_GAME


TABLES: Final = sized(3, 500)
AT_EACH: Final = 19
"""Sockets beside the host's: ten thousand in all."""
MORE: Final = 1000
"""Connections beside the sockets, of those who ask by HTTP; and again as many open files."""


class Message(msgspec.Struct):
    """What is read of it."""

    type: str


MESSAGE: Final = msgspec.json.Decoder(Message)


@contextmanager
def descriptors(wanted: int) -> Iterator[None]:
    """As many as are needed, here and in what is started; without them there is nothing to try."""
    if sys.platform == "win32":  # which has no such limit
        yield
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < wanted:
        pytest.skip(f"{wanted} sockets need a higher limit of open files")
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


class Crowd:
    """Sockets that count how many of them have heard what."""

    def __init__(self) -> None:
        self.sockets: list[LeanSocket] = []
        self.lost = 0
        self._heard: dict[str, int] = {}
        self._changed = asyncio.Event()

    async def join(self, port: int, code: str, token: str | None = None) -> LeanSocket:
        socket = LeanSocket(
            f"127.0.0.1:{port}", f"/api/tables/{code}/socket", self._hear, self._lose
        )
        async with asyncio.timeout(PATIENT):
            await asyncio.get_running_loop().create_connection(lambda: socket, "127.0.0.1", port)
            await socket.is_open
        socket.send(msgspec.json.encode({"type": "hello", "version": 1, "token": token}))
        self.sockets.append(socket)
        return socket

    def _hear(self, data: bytes) -> None:
        kind = MESSAGE.decode(data).type
        self._heard[kind] = self._heard.get(kind, 0) + 1
        self._changed.set()

    def _lose(self) -> None:
        self.lost += 1
        self._changed.set()

    async def hears(self, kind: str, times: int) -> None:
        async with asyncio.timeout(PATIENT):
            while self._heard.get(kind, 0) < times:
                assert not self.lost
                self._changed.clear()
                await self._changed.wait()


async def test_so_many_sockets_all_hear_what_is_said_and_none_is_lost(tmp_path: Path) -> None:
    sockets = TABLES * (AT_EACH + 1)
    room = sockets + MORE
    limits = replace(
        GENEROUS, sockets_per_address=room, connections_per_address=room, connections=room
    )
    settings = ServerSettings(
        port=free_port(),
        database=f"sqlite:///{tmp_path}/many.db",
        thinkers=0,
        limits=limits,
    )
    with descriptors(sockets + 2 * MORE):
        serving = server(settings)
        serving.start()
        try:
            async with visitor(serving.address) as http:
                await _speak(serving, http, sockets)
        finally:
            serving.kill()


async def _speak(serving: Serving, http: httpx.AsyncClient, sockets: int) -> None:
    crowd, hosts = Crowd(), []
    for number in range(TABLES):
        _, token = await sign_in(http, f"Host {number}")
        answer = await http.post(
            "/api/tables", json={"settings": {}}, headers={"authorization": f"Bearer {token}"}
        )
        code = answer.json()["code"]
        hosts.append(await crowd.join(serving.port, code, token))
        await asyncio.gather(*(crowd.join(serving.port, code) for _ in range(AT_EACH)))
    await crowd.hears("snapshot", sockets)
    assert await asyncio.to_thread(serving.count_of, "papersea_sockets") == sockets
    for host in hosts:
        host.send(b'{"type":"do","id":1,"command":{"do":"say","phrase":"hello"}}')
    await crowd.hears("update", sockets)
    await crowd.hears("done", TABLES)
    assert not crowd.lost
    for socket in crowd.sockets:
        socket.close()
    async with asyncio.timeout(PATIENT):
        while await asyncio.to_thread(serving.count_of, "papersea_sockets"):
            await asyncio.sleep(0.05)
