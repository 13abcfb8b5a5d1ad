"""What was told to be durable outlives the process that wrote it, the database and the disk."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import sys
from asyncio.subprocess import PIPE
from contextlib import closing
from pathlib import Path

import pytest

from papersea.server.storage import AddressError, BackupRefused, StorageDown, Store, backup
from tests.server.services import Postgres, start_postgres
from tests.server.storage.making import CODE, make_table
from tests.server.storage.writing import CODES

pytestmark = pytest.mark.anyio


async def test_a_killed_writer_loses_nothing_and_leaves_no_half(address: str, store: Store) -> None:
    for code in CODES:
        await make_table(store, code)
    command = (sys.executable, "-m", "tests.server.storage.writing", address)
    writer = await asyncio.create_subprocess_exec(*command, stdout=PIPE)
    assert writer.stdout is not None
    told = [await writer.stdout.readline() for _ in range(1000)]
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


async def test_a_lost_postgresql_is_told_and_found_again() -> None:
    with start_postgres() as postgres:
        store = await Store.open(postgres.database())
        await make_table(store)
        assert await store.append(CODE, 2, 1.0, "before")
        postgres.stop()
        for work in (
            store.append(CODE, 3, 1.0, "lost"),
            store.append(CODE, 3, 1.0, "lost again"),
            store.read(CODE),
            store.ping(),
            store.claim(CODE, 1.0, 2.0),
        ):
            with pytest.raises(StorageDown):
                await work
        with pytest.raises(StorageDown):
            await Store.open("postgresql://papersea@/none?host=/nowhere")
        postgres.start()
        await store.ping()
        assert await store.append(CODE, 3, 1.0, "after")
        assert [line.body for line in (await store.read(CODE)).lines][1:] == ["before", "after"]
        await store.close()


async def test_connections_cut_under_work_come_back(
    postgres: Postgres, postgres_address: str
) -> None:
    store = await Store.open(postgres_address)
    await make_table(store)
    assert await store.append(CODE, 2, 1.0, "before")
    postgres.tell(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname LIKE 'papersea%'"
    )
    await asyncio.sleep(0.1)
    await store.ping()
    assert await store.append(CODE, 3, 1.0, "after")
    await store.close()


async def test_a_closed_store_takes_nothing(address: str) -> None:
    store = await Store.open(address)
    await make_table(store)
    await store.close()
    with pytest.raises(StorageDown):
        await store.append(CODE, 2, 1.0, "x")


async def test_a_backup_is_one_moment_of_a_database_that_is_written(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'papersea.db'}"
    store = await Store.open(address)
    await make_table(store)

    async def write() -> None:
        number = 1
        while True:
            number += 1
            assert await store.append(CODE, number, 1.0, "x" * 200)

    writing = asyncio.create_task(write())
    while await store.head(CODE) < 100:
        await asyncio.sleep(0.01)
    before = await store.head(CODE)
    target = tmp_path / "copy.db"
    await asyncio.to_thread(backup, address, target)
    after = await store.head(CODE)
    writing.cancel()
    await store.close()
    with closing(sqlite3.connect(target)) as copied:
        assert copied.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    copy = await Store.open(f"sqlite:///{target}")
    numbers = [line.number for line in (await copy.read(CODE)).lines]
    assert numbers == list(range(1, len(numbers) + 1))
    assert before <= len(numbers) <= after
    await copy.close()


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
