"""Backups that are taken while people play, and a house that opens from one of them."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from papersea.server.storage.shards import shard_in
from papersea.table.settings import Settings
from tests.server.binaries import postgres_binaries
from tests.server.kill.checking import read_log
from tests.server.kill.players import PlayedTable, Player, seated, until_played
from tests.server.kill.processes import Serving, command_server
from tests.server.services import Postgres
from tests.server.storage.making import make_table, opened
from tests.server.storage.test_shards import code

pytestmark = pytest.mark.anyio

SCRIPT = Path(__file__).parents[3] / "deploy/backup.sh"
MOVES = 5


def back_up(folder: Path, keep: int, database: str, tables: str = "") -> list[Path]:
    """By the script that the nightly unit calls; what is there then, the newest last."""
    own = f"{Path(sys.prefix, 'bin')}:{postgres_binaries()}:{os.environ['PATH']}"
    environment = {"PATH": own, "PAPERSEA_DATABASE": database, "PAPERSEA_TABLES": tables}
    for_now = 75
    while (done := _run(folder, keep, environment)).returncode == for_now:
        assert "is there already" in done.stderr
    assert done.returncode == 0, done.stderr
    return sorted(folder.iterdir())


def _run(folder: Path, keep: int, environment: dict[str, str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [SCRIPT, folder, str(keep)],
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Serving]:
    running = command_server(tmp_path / "papersea.db")
    yield running
    running.kill()


async def test_a_backup_of_a_running_house_is_a_house_to_play_on_in(
    tmp_path: Path, server: Serving
) -> None:
    file, folder = tmp_path / "papersea.db", tmp_path / "backups"
    await asyncio.to_thread(server.start)
    async with seated([server.address] * 2, Settings(players=2)) as table:
        table.begin()
        await until_played([table], MOVES)
        told = max(number for number, _ in table.acknowledged())
        (copy,) = await asyncio.to_thread(back_up, folder, 2, f"sqlite:///{file}")
        await until_played([table], 1)
    await asyncio.to_thread(server.kill)
    for each in tmp_path.glob("papersea.db*"):
        each.unlink()
    shutil.copy(copy / "papersea.db", file)
    async with opened(f"sqlite:///{file}") as store:
        log = await read_log(store, table.code)
        assert len(log) >= told, "all that anybody was told before"
    await asyncio.to_thread(server.start)
    async with AsyncExitStack() as stack:
        tokens = [player.token for player in table.players]
        players = [Player(server.address, table.code, token, seed=9) for token in tokens]
        for player in players:
            await stack.enter_async_context(player.client)
        restored = PlayedTable(table.code, players)
        assert all(each.client.number >= len(log) for each in players), "from where the copy was"
        restored.begin()
        await until_played([restored], MOVES)
        await restored.end()


async def test_only_the_newest_copies_stay(tmp_path: Path) -> None:
    file, folder = tmp_path / "tables.db", tmp_path / "backups"
    async with opened(f"sqlite:///{file}"):
        pass
    kept = [back_up(folder, 2, f"sqlite:///{file}") for _ in range(3)]
    assert [len(each) for each in kept] == [1, 2, 2]
    assert kept[2] == [kept[1][1], kept[2][1]]


async def test_all_databases_of_a_house_are_in_a_copy(tmp_path: Path, postgres: Postgres) -> None:
    main, first, second = (postgres.database() for _ in range(3))
    async with opened(main, {"a": first, "b": second}) as store:
        for shard in ("", "a", "b"):
            await make_table(store, code(shard), person="ada")
    (copy,) = back_up(tmp_path / "backups", 2, main, f"a={first} b={second}")
    names = {"main.dump": "", "tables-a.dump": "a", "tables-b.dump": "b"}
    assert {each.name for each in copy.iterdir()} == names.keys()
    restored = {}
    for name, shard in names.items():
        restored[shard] = postgres.database()
        command = [str(postgres_binaries() / "pg_restore"), "-d", restored[shard], str(copy / name)]
        subprocess.run(command, check=True, capture_output=True)
    async with opened(restored.pop(""), restored) as store:
        found = await store.tables_of("ada", needs_all=True)
        assert {shard_in(each.code) for each in found} == {"", "a", "b"}
        assert await store.append(code("b"), 2, 2.0, "on it goes")
