"""Backups that are taken while people play, and a house that opens from one of them."""

from __future__ import annotations

import asyncio
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from papersea.server.storage import StorageDown
from papersea.server.storage.shards import shard_in
from papersea.table.settings import Settings
from tests.patience import PATIENT
from tests.server.binaries import postgres_binaries
from tests.server.kill.checking import read_log
from tests.server.kill.players import PlayedTable, Player, seated, until_played
from tests.server.kill.processes import Serving, command_server
from tests.server.services import Postgres, wait_until
from tests.server.storage.making import make_table, opened
from tests.server.storage.test_shards import code

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parents[3]
SCRIPT = ROOT / "deploy/backup.sh"
MOVES = 5
PROGRAMS = f"{Path(sys.prefix, 'bin')}:{postgres_binaries()}:{os.environ['PATH']}"


def back_up(folder: Path, keep: int, database: str, tables: str = "") -> list[Path]:
    """By the script that the nightly unit calls; what is there then, the newest last."""
    environment = {"PATH": PROGRAMS, "PAPERSEA_DATABASE": database, "PAPERSEA_TABLES": tables}
    for_now = 75
    while (done := _run(folder, keep, environment)).returncode == for_now:
        assert "is there already" in done.stderr
    assert done.returncode == 0, done.stderr
    found = sorted(folder.iterdir())
    assert done.stdout == f"{found[-1]}\n", "where it is"
    return found


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
    for day in ("0103", "0104"):
        (folder / f"2025{day}T033000Z").mkdir(parents=True)
    (before, copy) = back_up(folder, 2, f"sqlite:///{file}")
    assert before.name == "20250104T033000Z"
    assert list(copy.iterdir())


async def test_a_copy_that_was_cut_off_goes_a_day_later(tmp_path: Path) -> None:
    file, folder = tmp_path / "tables.db", tmp_path / "backups"
    async with opened(f"sqlite:///{file}"):
        pass
    under_way, cut_off = (folder / f".2026{day}T033000Z" for day in ("1117", "1116"))
    for each in (under_way, cut_off):
        each.mkdir(parents=True)
    os.utime(cut_off, (0, 0))
    assert [each.name[0] for each in back_up(folder, 2, f"sqlite:///{file}")] == [".", "2"]
    assert under_way.exists(), "another may be at work"


def copies(folder: Path) -> list[Path]:
    return sorted(folder.glob("2*Z"))


async def test_where_nothing_else_calls_it_a_copy_is_made_whenever_the_newest_is_a_day_old(
    tmp_path: Path,
) -> None:
    """As deploy/compose.yaml runs it. A minute is no time here, and is noted down."""
    file, folder, programs = tmp_path / "tables.db", tmp_path / "backups", tmp_path / "programs"
    programs.mkdir()
    sleep = programs / "sleep"
    sleep.write_text(
        f"#!/bin/sh\necho waits >> {programs / 'waits'}\n{shutil.which('sleep')} 0.1\n"
    )
    sleep.chmod(0o755)
    environment = {"PATH": f"{programs}:{PROGRAMS}", "PAPERSEA_DATABASE": f"sqlite:///{file}"}

    def waits() -> int:
        found = programs / "waits"
        return len(found.read_text().splitlines()) if found.exists() else 0

    with subprocess.Popen(
        [SCRIPT, folder, "14", "24"],
        env=os.environ | environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    ) as running:
        try:
            await asyncio.to_thread(wait_until, lambda: waits() >= 2)
            assert copies(folder) == [], "there is nothing to copy, and it goes on"
            async with opened(f"sqlite:///{file}"):
                pass
            await asyncio.to_thread(wait_until, lambda: len(copies(folder)) == 1)
            looked = waits()
            await asyncio.to_thread(wait_until, lambda: waits() >= looked + 3)
            (first,) = copies(folder)
            day = 86_400
            os.utime(first, (first.stat().st_mtime - day,) * 2)
            await asyncio.to_thread(wait_until, lambda: len(copies(folder)) == 2)
        finally:
            os.killpg(running.pid, signal.SIGTERM)
        assert running.wait() != 0
        assert running.stdout is not None
        assert "tables.db" in running.stdout.read(), "what was wrong at first is told"


def told(heading: str, begins: str) -> list[list[str]]:
    """The commands of a section of docs/hosting.md that begin so, without that beginning."""
    section = (ROOT / "docs/hosting.md").read_text("utf-8").split(f"\n## {heading}\n")[1]
    lines = re.findall(rf"(?m)^{re.escape(begins)} (.*)$", section.split("\n## ")[0])
    return [shlex.split(line) for line in lines]


async def test_a_copy_of_compose_is_put_back_as_the_docs_say(
    tmp_path: Path, postgres: Postgres
) -> None:
    """Its commands, typed as they are there, where the container has them."""
    address, folder = postgres.database(), tmp_path / "backups"
    name = address.partition("@/")[2].partition("?")[0]
    async with opened(address) as store:
        await make_table(store, code(""), person="ada")
    (copy,) = back_up(folder, 14, address)
    async with opened(address) as store:
        await store.append(code(""), 2, 2.0, "what came after the copy")
    commands = told("Backups", "docker compose -f deploy/compose.yaml exec backup")
    assert len(commands) >= 4
    environment = {"PATH": PROGRAMS, "PGHOST": str(postgres.room), "PGUSER": "papersea"}
    for words in commands:
        typed = [
            re.sub(r"^/backups", str(folder), re.sub(r"\bpapersea\b", name, word)).replace(
                "20261118T033000Z", copy.name
            )
            for word in words
        ]
        done = subprocess.run(
            typed, env=os.environ | environment, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, (typed, done.stderr)
    async with opened(address) as store:
        assert len((await store.read(code(""))).lines) == 1
        assert await store.append(code(""), 2, 2.0, "on it goes")


async def test_a_password_need_not_be_part_of_an_address(
    tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where pg_dump would show it in its command line: deploy/compose.yaml has it in PGPASSWORD."""
    address = postgres.database()
    name = address.partition("@/")[2].partition("?")[0]
    postgres.tell("CREATE ROLE guarded LOGIN PASSWORD 'p@ss/w:rd'")
    postgres.tell(f"ALTER DATABASE {name} OWNER TO guarded")
    rules = postgres.room / "data/pg_hba.conf"
    rules.write_text(f"local all guarded scram-sha-256\n{rules.read_text()}")
    postgres.tell("SELECT pg_reload_conf()")
    guarded = address.replace("papersea@", "guarded@")

    async def is_refused() -> bool:
        try:
            async with opened(guarded):
                return False
        except StorageDown:
            return True

    async with asyncio.timeout(PATIENT):
        while not await is_refused():  # a moment after it was told of the rule
            await asyncio.sleep(0.05)
    monkeypatch.setenv("PGPASSWORD", "p@ss/w:rd")
    async with opened(guarded) as store:
        await make_table(store, code(""), person="ada")
    (copy,) = await asyncio.to_thread(back_up, tmp_path / "backups", 2, guarded)
    assert [each.name for each in copy.iterdir()] == ["main.dump"]


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
