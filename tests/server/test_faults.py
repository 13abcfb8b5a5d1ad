"""What goes wrong around a server: players are told, the host sees it, and nothing is lost."""

from __future__ import annotations

import asyncio
import logging
import os
import resource
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import event

from papersea.answers.thinking import MoveQuestion
from papersea.game import Game
from papersea.protocol.messages import Goodbye, Hello
from papersea.server.metrics import METRICS
from papersea.server.storage import StorageDamaged, StorageDown, Store, sqlite
from papersea.server.storage.sqlite import SqliteDatabase
from papersea.server.tables import background
from papersea.server.tables.background import Background
from papersea.server.thinking import thinkers
from papersea.server.thinking.thinkers import ThinkingProcesses
from papersea.table.commands import ShowHand
from papersea.table.refused import ErrorCode, Refused
from papersea.table.versions import CURRENT
from tests.patience import PATIENT
from tests.server.guests import guest
from tests.server.hanging import wait_for
from tests.server.hosting import Hosted, hosted
from tests.server.keeping import FIRST, kept_rows, put_into_postgresql, rows_of
from tests.server.kill.processes import Serving, command_server
from tests.server.lines import bare_line, line

pytestmark = pytest.mark.anyio


async def until_ready(address: str, status: int) -> None:
    async with (
        httpx.AsyncClient(base_url=address, timeout=PATIENT) as http,
        asyncio.timeout(PATIENT),
    ):
        while (await http.get("/health/ready")).status_code != status:
            await asyncio.sleep(0.1)


@asynccontextmanager
async def running(file: Path) -> AsyncIterator[Serving]:
    server = command_server(file)
    await asyncio.to_thread(server.start)
    try:
        yield server
    finally:
        await asyncio.to_thread(server.kill)


def let_files_grow(process: int, *, to: int) -> None:
    """Whatever a process writes beyond that fails, as on a disk that is full."""
    _, most = resource.prlimit(process, resource.RLIMIT_FSIZE)
    resource.prlimit(process, resource.RLIMIT_FSIZE, (to, most))


async def test_with_a_full_disk_moves_are_refused_readiness_says_no_and_nothing_is_lost(
    tmp_path: Path,
) -> None:
    async with running(tmp_path / "tables.db") as server, guest(server.address, "Ann") as ann:
        code = await ann.open_table()
        async with line(server.address, code, ann.token) as here:
            safe = await here.do(ShowHand(is_open=True))
            await until_ready(server.address, 200)
            let_files_grow(server.pid, to=0)
            assert await here.refused(ShowHand(is_open=False)) is ErrorCode.UNAVAILABLE
            await until_ready(server.address, 503)
            let_files_grow(server.pid, to=resource.RLIM_INFINITY)
            await until_ready(server.address, 200)
            assert await here.do(ShowHand(is_open=False)) == safe + 1


async def test_readiness_says_no_while_nothing_can_be_written(tmp_path: Path) -> None:
    """As on a file system that was mounted read-only meanwhile."""
    store = await Store.open(f"sqlite:///{tmp_path / 'tables.db'}")
    database = store._database._database
    assert isinstance(database, SqliteDatabase)

    @event.listens_for(database._writer, "begin")
    def only_read(connection: object) -> None:
        connection.exec_driver_sql("PRAGMA query_only = ON")  # type: ignore[attr-defined]

    await store.ping()
    with pytest.raises(StorageDown, match="readonly"):
        await store.check("here")
    with pytest.raises(StorageDown, match="a moment ago"):
        await store.check("here")
    await store.close()


async def test_readiness_leaves_nothing_behind_and_is_asked_for_seldom(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path / 'tables.db'}")
    for _ in range(3):
        await store.check("here")
    await store.close()
    with closing(sqlite3.connect(tmp_path / "tables.db")) as database:
        assert list(database.execute("SELECT * FROM pulse")) == []


def corrupt(file: Path, table: str) -> None:
    """Something else has written over the first page of a table."""
    with closing(sqlite3.connect(file)) as database:
        (size,) = database.execute("PRAGMA page_size").fetchone()
        wanted = "SELECT rootpage FROM sqlite_master WHERE name = ?"
        (page,) = database.execute(wanted, (table,)).fetchone()
    with file.open("r+b") as pages:
        pages.seek((page - 1) * size)
        pages.write(b"\xff" * size)


async def test_a_corrupted_page_is_told_and_readiness_says_no_from_then_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nothing(_: SqliteDatabase) -> None:
        """Nobody looks through the file before."""

    monkeypatch.setattr(SqliteDatabase, "inspect", nothing)
    with hosted(tmp_path) as server:
        async with guest(server.address, "Ann") as ann:
            code = await ann.open_table()
    corrupt(tmp_path / "tables.db", "events")
    with hosted(tmp_path) as server:
        await until_ready(server.address, 200)
        async with bare_line(server.address, code) as visitor:
            await visitor.send(Hello(1))
            await visitor.until(lambda: bool(visitor.heard(Goodbye)))
            assert visitor.heard(Goodbye)[-1].code is ErrorCode.UNAVAILABLE
        await until_ready(server.address, 503)
        with pytest.raises(StorageDamaged):
            server.run(server.context.store.check("here"))


async def test_a_corrupted_page_is_found_after_a_restart_before_anybody_meets_it(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with hosted(tmp_path) as server:
        async with guest(server.address, "Ann") as ann:
            await ann.open_table()
    corrupt(tmp_path / "tables.db", "events")
    before = failures("storage")
    for time_ in (1, 2):
        with hosted(tmp_path) as server:
            await until_ready(server.address, 503)
            async with guest(server.address, "Bob"):
                """What is on other pages can be had."""
        assert failures("storage") == before + time_
    told = [each for each in caplog.records if "is damaged" in each.getMessage()]
    assert len({each.reference for each in told}) == 2  # type: ignore[attr-defined]


async def test_looking_through_a_file_keeps_nobody_and_ends_with_its_store(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await Store.open(f"sqlite:///{tmp_path / 'tables.db'}")
    database = store._database._database
    assert isinstance(database, SqliteDatabase)
    begun, really = threading.Event(), database._look_on

    def look_on() -> sqlite3.Connection:
        """It would take for ever: only an interruption ends it."""
        connection = really()
        connection.set_progress_handler(begun.set, 1)
        endless = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT 1 FROM n) SELECT i FROM n"
        monkeypatch.setattr(sqlite, "_INSPECTION", f"{endless} WHERE i = 2")
        return connection

    monkeypatch.setattr(database, "_look_on", look_on)
    looking = asyncio.create_task(store.inspect())
    assert await asyncio.to_thread(begun.wait, PATIENT)
    await store.check("here")  # reads and writes
    await store.close()
    await looking


async def test_a_corrupted_page_that_a_move_meets_is_noted_too(tmp_path: Path) -> None:
    with hosted(tmp_path) as server:
        async with guest(server.address, "Ann") as ann:
            code = await ann.open_table()
    corrupt(tmp_path / "tables.db", "events")
    store = await Store.open(f"sqlite:///{tmp_path / 'tables.db'}")
    await store.check("here")
    with pytest.raises(StorageDamaged):
        await store.append(code, 2, 1.0, "{}")
    with pytest.raises(StorageDamaged):
        await store.check("here")
    await store.close()


def failures(where: str) -> float:
    return float(METRICS.failures.labels(where)._value.get())


async def test_a_duty_that_fails_is_logged_with_a_reference_counted_and_taken_up_again(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(background, "_SECONDS_TO_RECOVER", 0.0)
    before, again, tries = failures("background"), asyncio.Event(), 0

    async def duty() -> None:
        nonlocal tries
        tries += 1
        if tries < 3:
            raise ZeroDivisionError("by nothing")
        again.set()
        await asyncio.sleep(PATIENT)

    duties = Background()
    duties.keep_up(duty)
    async with asyncio.timeout(PATIENT):
        await again.wait()
    await duties.close()
    assert failures("background") == before + 2
    told = [each for each in caplog.records if each.levelno == logging.ERROR]
    assert len({each.reference for each in told}) == 2  # type: ignore[attr-defined]
    assert all("by nothing" in str(each.exc_info) for each in told)


def question(opponent: str = "gull") -> MoveQuestion:
    game = Game(seed=1)
    return MoveQuestion(opponent, "20p", game.view(game.turn), "ann")


async def test_a_thinker_that_is_killed_while_it_is_idle_is_replaced_and_its_bot_moves() -> None:
    with closing(ThinkingProcesses(1)) as hired:
        before = failures("thinking")
        assert await hired.choose(question()) in question().view.legal
        (thinker,) = hired._thinkers
        process = thinker.process
        assert process is not None
        process.kill()
        process.join(PATIENT)
        assert await hired.choose(question()) in question().view.legal
        assert failures("thinking") == before + 1


async def test_a_thinker_that_hangs_is_replaced_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    with closing(ThinkingProcesses(1)) as hired:
        first = await hired.work("ann", os.getpid)
        with monkeypatch.context() as hurried:
            hurried.setattr(thinkers, "_ANSWER_SECONDS", 0.01)
            with pytest.raises(Refused) as refused:
                await hired.work("ann", time.sleep, 3600.0)
        assert refused.value.code is ErrorCode.UNAVAILABLE
        assert await hired.work("bob", os.getpid) != first


async def test_whoever_has_gone_leaves_no_thinker_that_hangs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As an analysis that nobody waits for any more."""
    with closing(ThinkingProcesses(1)) as hired:
        first = await hired.work("ann", os.getpid)
        asking = asyncio.create_task(hired.work("ann", time.sleep, 3600.0))
        await asyncio.sleep(0)  # it is asked
        (thinker,) = hired._thinkers
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        monkeypatch.setattr(thinkers, "_QUEUE_SECONDS", 0.0)
        with pytest.raises(Refused):
            await hired.work("bob", os.getpid)
        monkeypatch.setattr(thinkers, "_QUEUE_SECONDS", PATIENT)
        thinker.give_up()
        assert await hired.work("bob", os.getpid) != first


@pytest.mark.parametrize("failing", ["start", "__init__"])
async def test_a_thinker_that_cannot_be_started_is_tried_again(
    monkeypatch: pytest.MonkeyPatch, failing: str
) -> None:
    """As where memory or files have run out for a moment."""
    monkeypatch.setattr(thinkers, "_SECONDS_TO_ROOM", 0.0)
    with closing(ThinkingProcesses(1)) as hired:
        first = await hired.work("ann", os.getpid)
        left, usual = [2], getattr(thinkers._Thinker, failing)

        def fail(thinker: Any, *arguments: Any) -> None:
            left[0] -= 1
            if left[0] >= 0:
                raise OSError("no room")
            usual(thinker, *arguments)

        monkeypatch.setattr(thinkers._Thinker, failing, fail)
        os.kill(first, signal.SIGKILL)
        second = first
        async with asyncio.timeout(PATIENT):
            while second == first:
                with suppress(OSError, Refused):
                    second = await hired.work("bob", os.getpid)
        assert left[0] < 0


async def test_whoever_waits_for_a_thinker_in_vain_ends_nobody_elses_thought(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinkers, "_ANSWER_SECONDS", PATIENT)
    with closing(ThinkingProcesses(1)) as hired:
        process, before = await hired.work("ann", os.getpid), failures("thinking")
        file = tmp_path / "come"
        thought = asyncio.create_task(hired.work("eve", wait_for, file))
        async with asyncio.timeout(PATIENT):
            while not file.with_suffix(".awaited").exists():
                await asyncio.sleep(0.01)
        monkeypatch.setattr(thinkers, "_QUEUE_SECONDS", 0.0)
        with pytest.raises(Refused) as refused:
            await hired.work("bob", os.getpid)
        assert refused.value.code is ErrorCode.UNAVAILABLE
        assert await hired.choose(question()) in question().view.legal, "a simple one"
        assert failures("thinking") == before + 2
        file.touch()
        assert await thought == process


async def test_a_bot_that_fails_is_logged_and_a_simple_move_is_made(
    caplog: pytest.LogCaptureFixture,
) -> None:
    with closing(ThinkingProcesses(1)) as hired:
        before = failures("thinking")
        assert await hired.choose(question("nobody")) in question().view.legal
        assert failures("thinking") == before + 1
    assert any(hasattr(each, "reference") for each in caplog.records)


UPGRADE = """
import asyncio, sys, time
from sqlalchemy import event
from sqlalchemy.engine import Engine
from papersea.server.storage import Store

@event.listens_for(Engine, "after_cursor_execute")
def look(connection, cursor, statement, *_):
    if "ADD COLUMN unreadable" in statement:
        print("half", flush=True)
        time.sleep(3600)

asyncio.run(Store.open(sys.argv[1]))
"""


async def killed_in_the_middle(address: str) -> None:
    """Whoever brings a database up to date, when some steps are taken and others are not."""
    line_ = [sys.executable, "-c", UPGRADE, address]
    with subprocess.Popen(line_, stdout=subprocess.PIPE, text=True) as upgrading:
        assert upgrading.stdout is not None
        assert await asyncio.to_thread(upgrading.stdout.readline) == "half\n"
        upgrading.kill()


def check_upgraded(server: Hosted, codes: list[str]) -> None:
    rooms = server.context.house.rooms
    tables = [server.run(rooms.open(code)).table for code in codes]
    assert len(tables) == 8
    assert {table.versions.dealing for table in tables} < {1, CURRENT.dealing}


async def test_a_server_killed_in_the_middle_of_an_upgrade_leaves_all_as_it_was(
    tmp_path: Path,
) -> None:
    """Of the very first database, with all its steps to take; then it is upgraded as if nothing
    had been."""
    file = tmp_path / "tables.db"
    with kept_rows(FIRST, file) as database:
        before = list(database.iterdump())
        codes = [code for (code,) in database.execute("SELECT code FROM tables")]
    await killed_in_the_middle(f"sqlite:///{file}")
    with closing(sqlite3.connect(file)) as database:
        assert list(database.iterdump()) == before
    with hosted(tmp_path) as server:
        check_upgraded(server, codes)


async def test_a_server_killed_in_the_middle_of_an_upgrade_of_postgresql_leaves_all_as_it_was(
    postgres_address: str, tmp_path: Path
) -> None:
    """PostgreSQL hears of the end of the process a moment later: until then nobody else gets at the
    tables, and whoever starts waits for that."""
    await put_into_postgresql(FIRST, postgres_address)
    before = await rows_of(postgres_address)
    codes = [row[0] for row in before["tables"][1:]]
    await killed_in_the_middle(postgres_address)
    assert await rows_of(postgres_address) == before
    with hosted(tmp_path, database=postgres_address) as server:
        check_upgraded(server, codes)


async def test_a_database_that_does_not_answer_is_said_to_be_away(tmp_path: Path) -> None:
    """And that is said soon: a proxy does not wait for half a minute to send people elsewhere."""
    with hosted(tmp_path) as server:
        async with httpx.AsyncClient(base_url=server.address, timeout=PATIENT) as http:
            with closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                answer = await http.get("/health/ready", timeout=20.0)
                assert answer.status_code == 503
        await until_ready(server.address, 200)
