"""Thinking processes stand still, and a server is told to stop in the middle of games."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, contextmanager, suppress
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from papersea.protocol.codec import encode
from papersea.protocol.messages import VERSION, Hello
from papersea.table.settings import Settings
from tests.patience import PATIENT
from tests.server.kill.checking import check_table
from tests.server.kill.players import PlayedTable, seated, until_played
from tests.server.kill.processes import Serving, command_server
from tests.server.storage.making import opened

pytestmark = pytest.mark.anyio

MOVES = 60
COME_BACK = {1001, 1012}
"""Going away, and restarting."""


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("stopping") / "tables.db"


@pytest.fixture(scope="module")
def server(file: Path) -> Iterator[Serving]:
    running = command_server(file)
    try:
        running.start()
        yield running
    finally:
        running.kill()


@pytest.fixture
async def tables(server: Serving) -> AsyncIterator[list[PlayedTable]]:
    """In play; at the last one a bot."""
    async with AsyncExitStack() as stack:
        everywhere = [
            await stack.enter_async_context(seated([server.address] * 2, Settings(players=2)))
            for _ in range(4)
        ]
        bot = seated([server.address], Settings(players=2), ("orca", "100ms"))
        everywhere.append(await stack.enter_async_context(bot))
        for table in everywhere:
            table.begin()
        await until_played(everywhere[-1:], 3)
        yield everywhere


@contextmanager
def standing_still(server: Serving) -> Iterator[list[int]]:
    """Whoever thinks for bots does nothing for a while."""
    command = ["ps", "-A", "-ww", "-o", "pid=,ppid=,args="]
    listed = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    found = [line.split(None, 2) for line in listed.splitlines()]
    children = [(int(pid), what) for pid, parent, what in found if int(parent) == server.pid]
    own = [pid for pid, what in children if "spawn_main" in what]
    for pid in own:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield own
    finally:
        for pid in own:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)


async def stopped(server: Serving, table: PlayedTable) -> int | None:
    """Told to, in good order; the code that an open socket is closed with."""
    at = f"ws://127.0.0.1:{server.port}/api/tables/{table.code}/socket"
    async with connect(at, compression=None, open_timeout=PATIENT) as socket:
        await socket.send(encode(Hello(VERSION)), text=True)
        await socket.recv()
        stopping = asyncio.create_task(asyncio.to_thread(server.stop))
        with suppress(ConnectionClosed):
            while True:
                await socket.recv()  # who does not read what is said does not hear the end either
        assert await stopping == 0
        return socket.close_code


async def test_nobody_waits_for_bots_that_think_but_those_at_their_table(
    server: Serving, tables: list[PlayedTable]
) -> None:
    *people, with_bot = tables
    with standing_still(server) as thinking:
        assert thinking, "bots think in processes of their own"
        await until_played(people, MOVES)
    await until_played([with_bot], 3)


async def test_a_server_stops_when_it_is_told_to_and_loses_nothing(
    server: Serving, tables: list[PlayedTable], file: Path
) -> None:
    await until_played(tables, MOVES)
    assert await stopped(server, tables[0]) in COME_BACK
    await asyncio.to_thread(server.start)
    await until_played(tables, MOVES)
    await asyncio.gather(*(table.end() for table in tables))
    with standing_still(server):
        assert await stopped(server, tables[0]) in COME_BACK
    assert "Traceback" not in server.said(), server.said()
    async with opened(f"sqlite:///{file}") as store:
        for table in tables:
            assert await check_table(store, table) > 0
