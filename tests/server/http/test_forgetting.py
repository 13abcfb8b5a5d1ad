"""Whoever deletes themselves is gone: from storage, from tables in memory, from records."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from papersea.moves import Seat
from papersea.server.people.identity import COOKIE, token_hash
from papersea.server.storage.leaving import EraserFor
from papersea.server.storage.values import Act, Forgotten
from papersea.table.commands import Phrase, Resign, Say, Sit
from papersea.table.facts import Said, StoodIn
from papersea.table.refused import ErrorCode
from papersea.table.settings import Bank, Settings
from papersea.table.table import Person, Phase
from tests.server.guests import Guest, guests, playing, seated, until_phase, visitor
from tests.server.hosting import Hosted, hosted
from tests.server.http.test_people import code_of
from tests.server.lines import line, play_on
from tests.terminal.running import run

pytestmark = pytest.mark.anyio

RATED = Settings(
    clock=Bank(seconds=300, increment=10), is_rated=True, allows_take_back=False, stand_in=None
)
NAME = "Wilhelmina"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("forgetting")


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[Hosted]:
    with hosted(folder) as running:
        yield running


def everything_in(folder: Path) -> str:
    """Every row of the database."""
    with closing(sqlite3.connect(folder / "tables.db")) as database:
        return "\n".join(database.iterdump())


def bytes_in(folder: Path) -> bytes:
    """The database's files themselves, after what was written went there."""
    with closing(sqlite3.connect(folder / "tables.db")) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return b"".join(file.read_bytes() for file in folder.glob("tables.db*"))


def traces(one: Guest, text: str) -> list[str]:
    return [each for each in (one.name, one.id, one.token, token_hash(one.token)) if each in text]


async def delete(one: Guest) -> None:
    response = await one.http.delete("/api/me")
    assert response.status_code == 204
    (cookie,) = response.headers.get_list("set-cookie")
    assert cookie.startswith(f"{COOKIE}=")
    assert "max-age=0" in cookie.lower()


async def test_nothing_is_left_of_somebody_who_only_picked_a_name(
    server: Hosted, folder: Path
) -> None:
    async with guests(server.address, NAME) as (gone,):
        bot = await gone.post("/api/me/bots", {"name": "Robhelmina"})
        assert traces(gone, everything_in(folder))
        await delete(gone)
        assert traces(gone, everything_in(folder)) == []
        assert bot["id"] not in everything_in(folder)
        assert "Robhelmina" not in everything_in(folder)
        assert code_of(await gone.http.get("/api/me")) is ErrorCode.NOT_SIGNED_IN
        assert code_of(await gone.http.get(f"/api/people/{gone.id}")) is ErrorCode.NOT_FOUND
        bearer = {"authorization": f"Bearer {bot['token']}"}
        async with visitor(server.address, headers=bearer) as http:
            assert code_of(await http.get("/api/me")) is ErrorCode.NOT_SIGNED_IN


async def test_somebody_can_go_while_a_game_is_played(server: Hosted, folder: Path) -> None:
    async with (
        guests(server.address, NAME, "Bob", "Cat") as (gone, bob, cat),
        playing(gone, bob, cat) as lines,
    ):
        await play_on(*lines, is_enough=lambda: lines[0].number > 10)
        code = lines[0].latest.table.code
        await delete(gone)
        await lines[1].until(lambda: StoodIn(0, has_left=True) in lines[1].facts())  # type: ignore[arg-type]
        assert traces(gone, everything_in(folder)) == []
        async with line(bob.address, code, bob.token) as fresh:
            assert not traces(gone, b"".join(fresh.frames).decode())
            assert fresh.latest.table.seats[0].name == ""
            assert fresh.latest.game is not None
        async with line(bob.address, code, bob.token, last=0) as resuming:
            assert not traces(gone, b"".join(resuming.frames).decode())
        assert not traces(gone, (await bob.http.get(f"/api/tables/{code}")).text)
        await lines[1].do(Resign())
        await lines[2].do(Resign())
        await until_phase(lines[2], Phase.OVER)
        assert traces(gone, everything_in(folder)) == []


async def test_whatever_happens_next_at_the_table_is_told_without_the_name(
    server: Hosted,
) -> None:
    async with (
        guests(server.address, NAME, "Bob") as (gone, bob),
        playing(gone, bob) as (_, second),
    ):
        await delete(gone)
        await second.do(Say(Phrase.MUST_GO))
        assert not traces(gone, second.frames[-1].decode())


async def test_records_of_finished_games_stay_without_the_name(
    server: Hosted, folder: Path, tmp_path: Path
) -> None:
    async with (
        guests(server.address, NAME, "Bob") as (gone, bob),
        playing(gone, bob, settings=RATED) as lines,
    ):
        await play_on(*lines)
        game = lines[0].latest.table.game_id
        before = await bob.get(f"/api/games/{game}")
        await lines[1].mute(0)
        await delete(gone)
        assert traces(gone, everything_in(folder)) == []
        page = await bob.http.get(f"/api/games/{game}")
        assert not traces(gone, page.text)
        assert page.json()["summary"]["outcome"] == before["summary"]["outcome"]
        assert page.json()["summary"]["seats"][1] == before["summary"]["seats"][1]
        file = tmp_path / "game.jsonl"
        file.write_bytes((await bob.http.get(f"/api/games/{game}/record")).content)
        assert run("verify", str(file)).exit_code == 0
        assert not traces(gone, (await bob.http.get("/api/me/data")).text)


async def test_a_host_can_go_and_the_table_stays(server: Hosted, folder: Path) -> None:
    async with (
        guests(server.address, NAME, "Bob") as (gone, bob),
        seated(gone, bob, settings=Settings(is_public=True)) as (_, second),
    ):
        await delete(gone)
        await second.until(lambda: second.latest.table.host == bob.id)
        assert traces(gone, everything_in(folder)) == []
        lobby = await bob.http.get("/api/tables")
        assert second.latest.table.code in lobby.text
        assert not traces(gone, lobby.text)


async def test_whoever_is_gone_cannot_come_back_over_an_open_socket(
    server: Hosted, folder: Path
) -> None:
    async with (
        guests(server.address, NAME, "Bob") as (gone, bob),
        seated(bob, settings=Settings()) as (host,),
        line(gone.address, host.latest.table.code, gone.token) as open_still,
    ):
        await delete(gone)
        why_not = await open_still.closed_or_refused(Sit())
        assert why_not in {None, ErrorCode.NOT_SIGNED_IN}
        assert traces(gone, everything_in(folder)) == []
        assert host.latest.table.seats[1].person is None


async def test_what_others_do_meanwhile_brings_no_name_back(
    server: Hosted, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Decided before the deletion and written after it."""
    async with (
        guests(server.address, NAME, "Bob") as (gone, bob),
        playing(gone, bob) as (_, second),
    ):
        code, number = second.latest.table.code, second.number
        write_late(server, code, Person(bob.id, bob.name), monkeypatch)
        await delete(gone)
        await second.until(lambda: Said(Seat(1), Phrase.MUST_GO) in second.facts())
        assert second.number > number
        assert traces(gone, everything_in(folder)) == []
        listed = await bob.get(f"/api/tables/{code}")
        assert listed["names"][1] == "Bob"


def write_late(server: Hosted, code: str, other: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    """While somebody is being deleted, another says something."""
    house, store = server.context.house, server.context.store
    really_delete, really_append = store.delete_person, store.append

    async def delete_person(
        id: str, eraser_for: EraserFor, *, at: float, act: Act | None
    ) -> Forgotten:
        is_decided, is_deleted = asyncio.Event(), asyncio.Event()

        async def append(*entry: Any, **more: Any) -> bool:
            is_decided.set()
            await is_deleted.wait()
            return await really_append(*entry, **more)

        monkeypatch.setattr(store, "append", append)
        opened = await house.open(code)
        saying = asyncio.create_task(house.submit(opened, other, Say(Phrase.MUST_GO)))
        await is_decided.wait()
        gone = await really_delete(id, eraser_for, at=at, act=act)
        is_deleted.set()
        await saying
        return gone

    monkeypatch.setattr(store, "delete_person", delete_person)


async def test_the_others_at_the_table_are_still_listed(server: Hosted) -> None:
    async with (
        guests(server.address, NAME, "Bob") as (gone, bob),
        playing(gone, bob) as (_, second),
    ):
        await delete(gone)
        listed = await bob.get(f"/api/tables/{second.latest.table.code}")
        assert listed["names"][1] == "Bob"


async def test_the_files_themselves_hold_no_trace(server: Hosted, folder: Path) -> None:
    async with guests(server.address, NAME, "Bob") as (gone, bob), playing(gone, bob) as lines:
        await play_on(*lines, is_enough=lambda: lines[0].number > 10)
        await delete(gone)
        found = bytes_in(folder)
        for secret in (gone.name, gone.id, gone.token, token_hash(gone.token)):
            assert secret.encode() not in found
