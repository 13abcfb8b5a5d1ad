"""What goes wrong while somebody plays: what they see, what the host sees, and that it goes on."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import event

from papersea.server.storage.sqlite import SqliteDatabase
from papersea.server.thinking import thinkers
from papersea.server.thinking.thinkers import ThinkingProcesses
from papersea.table.commands import AddSalt, SeatBot, ShowHand, Start
from papersea.table.facts import MoveMade
from papersea.table.refused import ErrorCode
from papersea.table.settings import Settings
from papersea.table.table import Phase
from tests.patience import PATIENT
from tests.server.guests import Guest, guest, seated, until_phase
from tests.server.hanging import Hanging
from tests.server.hosting import Hosted, hosted
from tests.server.lines import Line

pytestmark = pytest.mark.anyio

ODDS = {"cards": "OyOgOvPpHy", "others": [5]}
_FAILED = 'papersea_failures_total{where="thinking"}'


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENT):
        while not is_so():
            await asyncio.sleep(0.01)


@pytest.fixture
def hanging(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Hanging:
    """The bots of this test's servers."""
    found = Hanging(tmp_path)
    monkeypatch.setattr(thinkers, "think", found)
    return found


@asynccontextmanager
async def with_a_bot(ann: Guest) -> AsyncIterator[Line]:
    """Ann's line, in a game with a bot that has just begun."""
    async with seated(ann, settings=Settings(players=2)) as (here,):
        await here.do(SeatBot(1, "gull", "1ms"))
        await here.do(AddSalt("salt"))
        await here.do(Start())
        await until_phase(here, Phase.PLAYING)
        yield here


async def play_until(here: Line, is_so: Callable[[], bool]) -> None:
    """Whenever it is their turn."""
    async with asyncio.timeout(PATIENT):
        while not is_so():
            if here.legal:
                await here.play(here.legal[0])
            else:
                await asyncio.sleep(0.01)


def bots_moves(here: Line) -> int:
    return sum(isinstance(each, MoveMade) and each.by_bot for each in here.facts())


def thinking(server: Hosted) -> ThinkingProcesses:
    found = server.context.reckoner._thinkers
    assert found is not None
    return found


async def failed(ann: Guest) -> float:
    """As Prometheus is told."""
    page = (await ann.http.get("/metrics")).text
    return sum(float(each.split()[-1]) for each in page.splitlines() if each.startswith(_FAILED))


def warnings(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [each.getMessage() for each in caplog.records if each.levelno >= logging.WARNING]


async def test_a_bot_that_hangs_makes_a_simple_move_and_takes_nobodys_thinker(
    tmp_path: Path, hanging: Hanging, caplog: pytest.LogCaptureFixture
) -> None:
    hanging.begin()
    with hosted(tmp_path, thinkers=1) as server:
        async with guest(server.address, "Ann") as ann, with_a_bot(ann) as here:
            before = await failed(ann)
            await play_until(here, lambda: hanging.process is not None)
            process, moves = hanging.process, bots_moves(here)
            assert process is not None
            hanging.end()
            async with guest(server.address, "Bob") as bob:
                odds = asyncio.create_task(bob.http.post("/api/odds", json=ODDS))
                await give_up(server)
                await here.until(lambda: bots_moves(here) > moves)  # a player sees that it moves
                assert (await odds).status_code == 200, "whoever waited is answered by another"
            with pytest.raises(ProcessLookupError):
                os.kill(process, 0)
            assert await failed(ann) == before + 1  # a host sees it here, and in the log
            assert [each for each in warnings(caplog) if "in time" in each] == [
                "a thinking process has not answered in time: another is started",
                "a bot has not answered in time, and plays a simple move",
            ]
            moves = bots_moves(here)
            await play_until(here, lambda: bots_moves(here) > moves + 3)
            assert await failed(ann) == before + 1


async def give_up(server: Hosted) -> None:
    """As the one who thinks does when an answer is overdue: no test waits for half a minute."""

    async def overdue() -> None:
        (thinker,) = thinking(server)._thinkers
        thinker.give_up()

    await asyncio.to_thread(server.run, overdue())


async def test_a_thinker_that_is_killed_in_a_thought_is_replaced_and_the_bot_moves(
    tmp_path: Path, hanging: Hanging, caplog: pytest.LogCaptureFixture
) -> None:
    hanging.begin()
    with hosted(tmp_path, thinkers=1) as server:
        async with guest(server.address, "Ann") as ann, with_a_bot(ann) as here:
            before = await failed(ann)
            await play_until(here, lambda: hanging.process is not None)
            process, moves = hanging.process, bots_moves(here)
            assert process is not None
            hanging.end()
            os.kill(process, signal.SIGKILL)
            await here.until(lambda: bots_moves(here) > moves)
            assert await failed(ann) == before + 1
            told = "a thinking process has ended: another is started"
            assert warnings(caplog) == [told], "the move was thought about again"
            await play_until(here, lambda: bots_moves(here) > moves + 3)


@contextmanager
def read_only(server: Hosted) -> Iterator[None]:
    """As on a file system that was mounted so meanwhile: SQLite says the same."""
    database = server.context.store._database._database
    assert isinstance(database, SqliteDatabase)
    wanted = "ON"

    @event.listens_for(database._writer, "checkout")
    def set_up(connection: Any, *_: object) -> None:
        connection.execute(f"PRAGMA query_only = {wanted}")

    def at_the_log() -> None:
        assert database._log is not None  # which is checked out for good
        set_up(database._log.driver_connection)

    database._writing.submit(at_the_log).result(PATIENT)
    yield
    wanted = "OFF"
    database._writing.submit(at_the_log).result(PATIENT)


async def test_on_a_disk_that_is_read_only_moves_are_refused_and_then_the_game_goes_on(
    tmp_path: Path,
) -> None:
    with hosted(tmp_path, thinkers=1) as server:
        async with (
            guest(server.address, "Ann") as ann,
            with_a_bot(ann) as here,
            httpx.AsyncClient(base_url=server.address) as http,
        ):
            await play_until(here, lambda: bots_moves(here) > 1)
            await here.until(lambda: bool(here.legal))
            before = here.number
            with read_only(server):
                assert await here.refused(ShowHand(is_open=True)) is ErrorCode.UNAVAILABLE
                await until_ready(http, 503)
                assert here.number == before, "nothing is told that is not kept"
            await until_ready(http, 200)
            assert await here.do(ShowHand(is_open=True)) == before + 1
            moves = bots_moves(here)
            await play_until(here, lambda: bots_moves(here) > moves)


async def until_ready(http: httpx.AsyncClient, status: int) -> None:
    async with asyncio.timeout(PATIENT):
        while (await http.get("/health/ready")).status_code != status:
            await asyncio.sleep(0.05)
