"""What was told to be durable outlives the process that wrote it, the database and the disk."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import stat
import sys
from asyncio.subprocess import PIPE
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import TypeVar

import pytest

from papersea.server.storage import AddressError, BackupRefused, StorageDown, Store, backup
from tests.patience import PATIENT
from tests.server.services import Postgres
from tests.server.storage.making import CODE, make_table, opened
from tests.server.storage.writing import CODES
from tests.sizes import sized

pytestmark = pytest.mark.anyio

Result = TypeVar("Result")

LINES = sized(300, 1000)
"""Told to be durable before the writer is killed."""


async def test_a_killed_writer_loses_nothing_and_leaves_no_half(address: str, store: Store) -> None:
    for code in CODES:
        await make_table(store, code)
    command = (sys.executable, "-m", "tests.server.storage.writing", address)
    writer = await asyncio.create_subprocess_exec(*command, stdout=PIPE)
    assert writer.stdout is not None
    try:
        told = [await writer.stdout.readline() for _ in range(LINES)]
    finally:
        writer.send_signal(signal.SIGKILL)
    told += (await writer.stdout.read()).splitlines(keepends=True)
    assert await writer.wait() == -signal.SIGKILL
    promised = {tuple(line.decode().split()) for line in told if line.endswith(b"\n")}
    kept = set()
    for code in CODES:
        lines = (await store.read(code)).lines
        assert [line.number for line in lines] == list(range(1, len(lines) + 1))
        assert {len(line.body) for line in lines[1:]} <= {500}
        for line in lines[1:]:
            kept.add((code, str(line.number)))
            assert len(await store.tables_of(f"{code} {line.number}")) == 1
        assert await store.tables_of(f"{code} {len(lines) + 1}") == []
        assert await store.append(code, len(lines) + 1, 1.0, "and on it goes")
    assert promised <= kept


async def test_a_lost_postgresql_is_told_and_found_again(
    postgres: Postgres, cleared_postgres: str
) -> None:
    async with opened(cleared_postgres) as store:
        await make_table(store)
        assert await store.append(CODE, 2, 1.0, "before")
        postgres.stop()
        try:
            for work in (
                lambda: store.append(CODE, 3, 1.0, "lost"),
                lambda: store.append(CODE, 3, 1.0, "lost again"),
                lambda: store.read(CODE),
                store.ping,
                lambda: store.claim(CODE, 1.0, 2.0),
            ):
                with pytest.raises(StorageDown):
                    await work()
            with pytest.raises(StorageDown):
                await Store.open("postgresql://papersea@/none?host=/nowhere")
        finally:
            postgres.start()
        await store.ping()
        assert await store.append(CODE, 3, 1.0, "after")
        assert [line.body for line in (await store.read(CODE)).lines][1:] == ["before", "after"]


async def test_connections_cut_under_work_come_back(
    postgres: Postgres, cleared_postgres: str
) -> None:
    """Who works at that moment is told so, and nothing is written; then all is as before."""
    async with opened(cleared_postgres) as store:
        await make_table(store)
        assert await store.append(CODE, 2, 1.0, "before")
        postgres.tell(
            f"SELECT pg_terminate_backend(pid, {PATIENT * 1000:.0f}) FROM pg_stat_activity "
            "WHERE datname LIKE 'papersea%'"
        )
        await once_it_is_back(store.ping)
        assert await once_it_is_back(lambda: store.append(CODE, 3, 1.0, "after"))


async def once_it_is_back(work: Callable[[], Awaitable[Result]]) -> Result:
    async with asyncio.timeout(PATIENT):
        while True:
            with suppress(StorageDown):
                return await work()


async def test_a_closed_store_takes_nothing(address: str) -> None:
    async with opened(address) as store:
        await make_table(store)
    with pytest.raises(StorageDown):
        await store.append(CODE, 2, 1.0, "x")


async def test_a_backup_is_one_moment_of_a_database_that_is_written(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'papersea.db'}"
    target = tmp_path / "copy.db"

    async def write(store: Store) -> None:
        number = 1
        while True:
            number += 1
            assert await store.append(CODE, number, 1.0, "x" * 200)

    async with opened(address) as store:
        await make_table(store)
        writing = asyncio.create_task(write(store))
        try:
            while await store.head(CODE) < 100:
                await asyncio.sleep(0.01)
            before = await store.head(CODE)
            await asyncio.to_thread(backup, address, target)
            after = await store.head(CODE)
        finally:
            writing.cancel()
            await asyncio.gather(writing, return_exceptions=True)
    with closing(sqlite3.connect(target)) as copied:
        assert copied.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    async with opened(f"sqlite:///{target}") as copy:
        numbers = [line.number for line in (await copy.read(CODE)).lines]
    assert numbers == list(range(1, len(numbers) + 1))
    assert before <= len(numbers) <= after


@pytest.mark.skipif(sys.platform == "win32", reason="has other rights")
@pytest.mark.usefixtures("open_umask")
async def test_only_who_runs_the_house_may_read_its_files(tmp_path: Path) -> None:
    """All hands are in them; also of a house that nothing but a shell looks after."""
    address = f"sqlite:///{tmp_path / 'papersea.db'}"
    async with opened(address) as store:
        await make_table(store, CODE)
        await asyncio.to_thread(backup, address, tmp_path / "copy.db")
        modes = {each.name: stat.S_IMODE(each.stat().st_mode) for each in tmp_path.iterdir()}
    assert {"papersea.db", "papersea.db-wal", "copy.db"} <= modes.keys()
    assert set(modes.values()) == {0o600}


@pytest.fixture
def open_umask() -> Iterator[None]:
    before = os.umask(0o022)
    yield
    os.umask(before)


def test_a_backup_overwrites_nothing(tmp_path: Path) -> None:
    target = tmp_path / "copy.db"
    target.write_text("precious")
    sqlite3.connect(tmp_path / "papersea.db").close()
    with pytest.raises(BackupRefused, match="overwrites nothing"):
        backup(f"sqlite:///{tmp_path / 'papersea.db'}", target)
    assert target.read_text() == "precious"


def test_a_backup_of_nothing_leaves_nothing(tmp_path: Path) -> None:
    (tmp_path / "no.db").write_text("This is no database, whatever its name says. " * 30)
    for name in ("missing.db", "no.db"):
        with pytest.raises(BackupRefused):
            backup(f"sqlite:///{tmp_path / name}", tmp_path / "copy.db")
        assert not (tmp_path / "copy.db").exists()


def test_postgresql_is_backed_up_by_its_own_program(tmp_path: Path) -> None:
    with pytest.raises(BackupRefused, match="pg_dump") as refused:
        backup("postgresql://ada:secret@example.org/papersea", tmp_path / "copy")
    assert "secret" not in str(refused.value)


@pytest.mark.parametrize(
    "address", ["papersea.db", "sqlite://", "sqlite:///:memory:", "mysql://x/y"]
)
async def test_other_addresses_are_refused(address: str) -> None:
    with pytest.raises(AddressError):
        await Store.open(address)
