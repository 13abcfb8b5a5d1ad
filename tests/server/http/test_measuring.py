"""Games are kept for measuring with the leave of everybody who played them, and nameless."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from papersea.answers.people import Measuring
from papersea.record import Record, read_records
from papersea.server.storage import StorageDown
from papersea.table.commands import ComeBack, Leave, Resign, SeatBot
from papersea.table.refused import ErrorCode
from papersea.table.settings import Settings
from papersea.table.table import Phase
from tests.patience import PATIENT
from tests.server.admin.conftest import Desk
from tests.server.guests import Guest, guest, guests, playing, seated, start, until_phase
from tests.server.hosting import Hosted, hosted
from tests.server.http.test_people import code_of
from tests.server.lines import Line, line, play_on
from tests.terminal.running import run

pytestmark = pytest.mark.anyio

NAMES = ("Wilhelmina", "Bartholomew")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Hosted]:
    """A house that measures, and has nothing to measure yet."""
    with hosted(tmp_path, is_measuring=True) as running:
        yield running


async def answer(who: Guest, wanted: Measuring) -> Any:
    response = await who.http.patch("/api/me", json={"measuring": wanted.value})
    assert response.status_code == 200, response.text
    return response.json()["measuring"]


async def play(*people: Guest) -> str:
    """A whole game; its link."""
    async with playing(*people) as lines:
        await play_on(*lines)
        return await filed(people[0], lines[0])


async def filed(who: Guest, one: Line) -> str:
    """Until the game of a table that is over has been filed, which comes after it was told."""
    await until_phase(one, Phase.OVER)
    game = one.latest.table.game_id
    assert game is not None
    async with asyncio.timeout(PATIENT):
        while (await who.http.get(f"/api/games/{game}")).status_code == 404:
            await asyncio.sleep(0.01)
    return game


async def exported(server: Hosted, file: Path) -> list[Record]:
    """What a host takes out to measure."""
    file.unlink(missing_ok=True)
    await Desk(server)("export", str(file), "--measured")
    return list(read_records(file))


async def test_nobody_is_asked_and_nothing_is_kept_unless_the_host_wants_it(tmp_path: Path) -> None:
    with hosted(tmp_path) as server:
        async with guests(server.address, *NAMES) as people:
            for each in people:
                assert (await each.get("/api/me"))["measuring"] is None
                refused = await each.http.patch("/api/me", json={"measuring": "allowed"})
                assert code_of(refused) is ErrorCode.BAD_MESSAGE
            await play(*people)
            assert await exported(server, tmp_path / "games.jsonl") == []


async def test_an_answer_is_remembered_and_can_be_changed(tmp_path: Path) -> None:
    async def asked(who: Guest) -> Any:
        return (await who.get("/api/me"))["measuring"]

    with hosted(tmp_path, is_measuring=True) as first:
        async with guest(first.address, "Ann") as ann:
            assert await asked(ann) == "unasked"
            await ann.http.patch("/api/me", json={"language": "sk"})
            assert await asked(ann) == "unasked", "a client that does not know of it says nothing"
            unclear = await ann.http.patch("/api/me", json={"measuring": "unasked"})
            assert code_of(unclear) is ErrorCode.BAD_MESSAGE
            assert await answer(ann, Measuring.ALLOWED) == "allowed"
            token = ann.token
    with hosted(tmp_path) as second:
        async with guest(second.address, "Bob") as ann:
            ann.http.headers["authorization"] = f"Bearer {token}"
            assert await asked(ann) == "allowed", "what was allowed can always be taken back"
            data = await ann.get("/api/me/data")
            assert data["profile"]["pseudonym"].startswith("person ")
            await answer(ann, Measuring.DECLINED)
            assert await asked(ann) is None


async def test_a_game_that_all_let_be_measured_is_kept_once_and_nameless(
    server: Hosted, tmp_path: Path
) -> None:
    file = tmp_path / "games.jsonl"
    async with guests(server.address, *NAMES) as people:
        for each in people:
            await answer(each, Measuring.ALLOWED)
        async with playing(*people) as lines:
            code = lines[0].latest.table.code
            await play_on(*lines)
            game = await filed(people[0], lines[0])
        (kept,) = await exported(server, file)
        assert len(set(kept.names)) == 2
        assert all(name.startswith("person ") for name in kept.names)
        assert kept.fair is None
        told = file.read_text("utf-8")
        secrets = [*NAMES, *(each.id for each in people), code, game]
        assert [each for each in secrets if each in told] == []
        again = await play(*people)
        first, second = await exported(server, file)
        assert kept in (first, second), "the order within a day tells nothing"
        assert set(first.names) == set(second.names), "somebody is the same in all their games"
        assert again != game
        profile = await people[0].get(f"/api/people/{people[0].id}")
        assert "person " not in json.dumps(profile), "a pseudonym is not for others"


async def test_who_says_no_or_nothing_keeps_the_whole_game_out(
    server: Hosted, tmp_path: Path
) -> None:
    async with guests(server.address, *NAMES) as (ann, bob):
        await answer(ann, Measuring.ALLOWED)
        await play(ann, bob)
        await answer(bob, Measuring.DECLINED)
        await play(ann, bob)
        assert await exported(server, tmp_path / "games.jsonl") == []
        await answer(bob, Measuring.ALLOWED)
        assert await exported(server, tmp_path / "games.jsonl") == [], "not what was before"


async def test_whoever_changes_their_mind_takes_their_games_out(
    server: Hosted, tmp_path: Path
) -> None:
    file = tmp_path / "games.jsonl"
    async with guests(server.address, *NAMES, "Cat") as (ann, bob, cat):
        for each in (ann, bob, cat):
            await answer(each, Measuring.ALLOWED)
        await play(ann, bob)
        (before,) = await exported(server, file)
        await answer(bob, Measuring.ALLOWED)
        assert await exported(server, file) == [before], "to say it twice changes nothing"
        await answer(bob, Measuring.DECLINED)
        assert await exported(server, file) == []
        await answer(bob, Measuring.ALLOWED)
        assert await exported(server, file) == []
        await play(bob, cat)
        (after,) = await exported(server, file)
        assert after.names[0] not in before.names, "somebody else, for whoever reads both"
        assert (await cat.http.delete("/api/me")).status_code == 204
        assert await exported(server, file) == []


async def test_a_game_that_somebody_else_played_for_them_is_not_measured(
    server: Hosted, tmp_path: Path
) -> None:
    """Also if they came back; and one that was given up has no end."""
    async with guests(server.address, *NAMES) as people:
        for each in people:
            await answer(each, Measuring.ALLOWED)
        async with playing(*people) as lines:
            await lines[1].do(Leave())
            await lines[0].reach(await lines[1].do(ComeBack()))
            await play_on(*lines)
            await filed(people[0], lines[0])
        async with playing(*people) as lines:
            await lines[1].do(Resign())
            await filed(people[0], lines[0])
        assert await exported(server, tmp_path / "games.jsonl") == []


async def test_programs_and_companions_have_no_say_and_are_not_measured(
    server: Hosted, tmp_path: Path
) -> None:
    async with guests(server.address, *NAMES) as (ann, other):
        await answer(ann, Measuring.ALLOWED)
        for kind in ("bots", "companions"):
            made = await ann.post(f"/api/me/{kind}", {"name": "Robert"})
            other.http.headers["authorization"] = f"Bearer {made['token']}"
            assert (await other.get("/api/me"))["measuring"] is None
            refused = await other.http.patch("/api/me", json={"measuring": "allowed"})
            assert code_of(refused) is ErrorCode.BAD_MESSAGE
            await play(ann, Guest(made["id"], "Robert", made["token"], other.http))
        assert await exported(server, tmp_path / "games.jsonl") == []


async def test_a_study_tells_whom_a_person_has_played(tmp_path: Path) -> None:
    """A bot needs no leave, and counts by its rung; the person may be called as it is."""
    file = tmp_path / "games.jsonl"
    with hosted(tmp_path, is_measuring=True, thinkers=1) as server:
        async with guest(server.address, NAMES[0]) as ann:
            await answer(ann, Measuring.ALLOWED)
            async with seated(ann, settings=Settings(players=2)) as (one,):
                await one.do(SeatBot(1, "driftwood"))
                await start(one)
                await play_beside_bots(one)
                await filed(ann, one)
        (kept,) = await exported(server, file)
    assert kept.names[1] == "Driftwood"
    told = json.loads(run("study", str(file), "--budget", "5p", "--json").stdout)
    companies = {each["name"]: each["company"]["others"] for each in told["players"]}
    assert companies == {kept.names[0]: "random", "Driftwood": "people"}


async def play_beside_bots(*lines: Line) -> None:
    """Those who hold the lines close rounds when they may, and else do whatever comes first, as
    soon as all know the same."""
    while True:
        latest = max(each.number for each in lines)
        for each in lines:
            await each.reach(latest)
        if any(each.number > latest for each in lines):
            continue
        if lines[0].phase is not Phase.PLAYING:
            return
        mover = next((each for each in lines if each.legal), None)
        if mover is None:
            await lines[0].reach(latest + 1)  # a bot's
        else:
            await mover.play("STOP" if "STOP" in mover.legal else mover.legal[0])


async def test_a_game_that_could_not_be_filed_at_its_end_is_kept_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server loses its storage just then, and is gone; the next one finds the game over, and
    so does the one after that."""
    with hosted(tmp_path, is_measuring=True) as server:

        async def lost(*_: Any, **__: Any) -> bool:
            raise StorageDown("just now")

        monkeypatch.setattr(server.context.store, "file_game", lost)
        async with guests(server.address, *NAMES) as people:
            for each in people:
                await answer(each, Measuring.ALLOWED)
            async with playing(*people) as lines:
                await play_on(*lines)
                await until_phase(lines[0], Phase.OVER)
                code = lines[0].latest.table.code
            assert await exported(server, tmp_path / "games.jsonl") == []
            token = people[0].token
    for _ in range(2):
        with hosted(tmp_path, is_measuring=True) as server:
            async with (
                guest(server.address, "Cat") as who,
                line(server.address, code, token) as one,
            ):
                await filed(who, one)
            assert len(await exported(server, tmp_path / "games.jsonl")) == 1


async def test_what_is_put_back_is_measured_no_more(server: Hosted, tmp_path: Path) -> None:
    """Whoever let it be may have changed their mind since."""
    desk, games = Desk(server), tmp_path / "games"
    async with guests(server.address, *NAMES) as people:
        for each in people:
            await answer(each, Measuring.ALLOWED)
        await play(*people)
        await desk("export", str(games), "--games")
        with closing(sqlite3.connect(tmp_path / "tables.db")) as database, database:
            database.execute("DELETE FROM game_seats")
            database.execute("DELETE FROM games")
        assert await desk("import", str(games)) == {"tables": 0, "games": 1}
        assert await exported(server, tmp_path / "games.jsonl") == []


async def test_leave_that_comes_during_a_game_is_in_time(server: Hosted, tmp_path: Path) -> None:
    async with guests(server.address, *NAMES) as people, playing(*people) as lines:
        await play_on(*lines, is_enough=lambda: lines[0].number > 10)
        for each in people:
            await answer(each, Measuring.ALLOWED)
        await play_on(*lines)
        await filed(people[0], lines[0])
        assert len(await exported(server, tmp_path / "games.jsonl")) == 1


async def test_who_only_looks_on_has_no_say(server: Hosted, tmp_path: Path) -> None:
    async with guests(server.address, *NAMES, "Cat") as (ann, bob, cat):
        for each in (ann, bob):
            await answer(each, Measuring.ALLOWED)
        async with playing(ann, bob) as lines:
            code = lines[0].latest.table.code
            async with line(server.address, code, cat.token) as looking:
                assert looking.latest.seat is None
                await play_on(*lines)
                await filed(ann, lines[0])
        assert len(await exported(server, tmp_path / "games.jsonl")) == 1
