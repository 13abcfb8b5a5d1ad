"""What whoever runs a house does is done at once, heeded by servers that run, and written down."""

from __future__ import annotations

import getpass
import json
from contextlib import suppress
from pathlib import Path

import click
import pytest
from websockets.exceptions import ConnectionClosed

from papersea.protocol.messages import VERSION, Do, Done, Goodbye, Hello
from papersea.record import Replayed, replay_file
from papersea.server.storage.values import CLOSED, UNREADABLE
from papersea.table.commands import Resign
from papersea.table.refused import ErrorCode
from papersea.table.table import Phase
from papersea.terminal.admin.looking import list_command
from tests.server.admin.conftest import Desk, admin
from tests.server.guests import Guest, guest, guests, playing, seated, until_phase
from tests.server.hosting import Hosted, hosted
from tests.server.lines import Line, bare_line, line, play_on
from tests.server.services import Postgres

pytestmark = pytest.mark.anyio


async def hears(one: Line) -> ErrorCode:
    """With what the server ends a connection."""
    await one.closed()
    return one.heard(Goodbye)[-1].code


async def at_the_door(address: str, code: str, token: str) -> ErrorCode:
    async with bare_line(address, code) as door:
        await door.send(Hello(VERSION, token=token))
        return await hears(door)


async def finished(host: Guest, other: Guest) -> str:
    """The code of a table whose game somebody has given up."""
    async with playing(host, other) as lines:
        await lines[1].do(Resign())
        await until_phase(lines[0], Phase.OVER)
        return lines[0].latest.table.code


async def test_everybody_at_a_closed_table_is_told_and_nothing_of_it_is_deleted(
    server: Hosted, desk: Desk
) -> None:
    async with guests(server.address, "Ann", "Bob") as (ann, bob), playing(ann, bob) as lines:
        code, before = lines[0].latest.table.code, lines[0].number
        await desk("close", code, "--reason", "noise")
        assert [await hears(each) for each in lines] == [ErrorCode.CLOSED_TABLE] * 2
        assert await at_the_door(server.address, code, ann.token) is ErrorCode.CLOSED_TABLE
        seen = await desk("look", code)
        assert (seen["state"], seen["entries"]) == ("closed", before)
        await desk("reopen", code)
        async with line(server.address, code, ann.token) as again:
            assert (again.phase, again.latest.seat) == (Phase.PLAYING, 0)


async def test_no_move_is_written_to_a_table_once_it_is_closed(server: Hosted, desk: Desk) -> None:
    """Whether the server has heard of it by then or not."""
    async with guests(server.address, "Ann", "Bob") as (ann, bob), playing(ann, bob) as lines:
        mover = next(each for each in lines if each.legal)
        code, before = mover.latest.table.code, mover.number
        await desk("close", code)
        with suppress(ConnectionClosed):
            await mover.send(Do(99, Resign()))
        assert await hears(mover) is ErrorCode.CLOSED_TABLE
        assert 99 not in [each.id for each in mover.heard(Done)]
        assert (await desk("look", code))["entries"] == before


async def test_a_deleted_table_is_gone_and_its_finished_games_stay(
    server: Hosted, desk: Desk
) -> None:
    async with guests(server.address, "Ann", "Bob") as (ann, bob):
        code = await finished(ann, bob)
        (game,) = await ann.get("/api/me/games")
        async with line(server.address, code, ann.token) as here:
            await desk("delete", code, "--yes")
            assert await hears(here) is ErrorCode.NO_SUCH_TABLE
        assert await desk("list") == []
        assert (await ann.get("/api/me/games"))[0] == game
        assert "No table has the code" in await desk("look", code, is_refused=True)


async def test_nothing_is_deleted_without_a_yes(server: Hosted, desk: Desk) -> None:
    async with guest(server.address, "Ann") as ann:
        code = await ann.open_table()
        await desk("delete", code, is_refused=True)
        await desk("delete-person", ann.id, is_refused=True)
        assert [each["code"] for each in await desk("list")] == [code]
        assert [each["id"] for each in await desk("list", "people")] == [ann.id]
        assert await desk("audit") == []


async def test_a_look_shows_no_card(server: Hosted, desk: Desk) -> None:
    async with guests(server.address, "Ann", "Bob") as (ann, bob), playing(ann, bob) as lines:
        await play_on(*lines, is_enough=lambda: lines[0].number > 12)
        seen = await desk("look", lines[0].latest.table.code)
        assert set(seen) == {
            *("code", "state", "phase", "is_public", "created_at", "changed_at", "closed_at"),
            *("unreadable", "entries", "generation", "seats", "host", "game", "rated"),
            *("versions", "round", "scores"),
        }
        assert [set(each) for each in seen["seats"]] == [
            {"seat", "kind", "person", "name", "state"}
        ] * 2
        assert [each["name"] for each in seen["seats"]] == ["Ann", "Bob"]
        assert not any(isinstance(each, str | list) and each for each in seen["scores"])


async def test_a_person_is_called_otherwise_everywhere(server: Hosted, desk: Desk) -> None:
    async with guests(server.address, "Rude", "Bob") as (rude, bob):
        code = await finished(rude, bob)
        async with line(server.address, code, bob.token) as here:
            await desk("rename", rude.id, "Guest 7")
            await here.until(lambda: here.latest.table.seats[0].name == "Guest 7")
        assert (await bob.get(f"/api/tables/{code}"))["names"] == ["Guest 7", "Bob"]
        (game,) = await bob.get("/api/me/games")
        assert "Rude" not in json.dumps(game)
        assert "Rude" not in (await bob.http.get(f"/api/games/{game['id']}/record")).text
        assert (await rude.get("/api/me"))["name"] == "Guest 7"


async def test_a_person_who_is_deleted_is_gone_from_their_tables(
    server: Hosted, desk: Desk
) -> None:
    async with guests(server.address, "Ann", "Bob") as (ann, bob), playing(ann, bob) as lines:
        await desk("delete-person", ann.id, "--yes")
        await lines[1].until(lambda: lines[1].latest.table.seats[0].name == "")
        assert lines[1].latest.table.seats[0].is_stand_in
        assert (await ann.http.get("/api/me")).status_code == 401
        assert [each["name"] for each in await desk("list", "people")] == ["Bob"]
        assert "Nobody has the id" in await desk("delete-person", ann.id, "--yes", is_refused=True)


async def test_every_act_is_in_the_audit_log_and_no_name(
    server: Hosted, desk: Desk, tmp_path: Path
) -> None:
    async with guests(server.address, "Ann", "Bob") as (ann, bob), seated(ann, bob) as lines:
        code = lines[0].latest.table.code
        await desk("close", code, "--reason", "noise")
        await desk("reopen", code, "--as", "Eve")
        await desk("export", str(tmp_path / "table"), "--table", code)
        await desk("rename", bob.id, "Rob")
        ban = await desk("ban", bob.id, "--for", "7d")
        await desk("ban", "203.0.113.77/24")
        await desk("unban", str(ban["number"]))
        await desk("delete-person", bob.id, "--yes")
        await desk("delete", code, "--yes")
        await desk("import", str(tmp_path / "table"))
    acts = await desk("audit")
    assert [(each["what"], each["about"]) for each in acts] == [
        ("close", code),
        ("reopen", code),
        ("export", code),
        ("rename", bob.id),
        ("ban", bob.id),
        ("ban", "203.0.113.0/24"),
        ("unban", bob.id),
        ("delete person", bob.id),
        ("delete table", code),
        ("import", code),
    ]
    assert [each["number"] for each in acts] == [*range(1, 11)]
    assert acts[0]["who"] == getpass.getuser()
    assert (acts[0]["reason"], acts[1]["who"]) == ("noise", "Eve")
    assert not any(name in json.dumps(acts) for name in ("Ann", "Bob", "Rob"))


async def test_what_does_not_exist_is_refused_and_not_written_down(desk: Desk) -> None:
    for act in (
        ("close", "2222222222222"),
        ("delete", "2222222222222", "--yes"),
        ("rename", "2222222222222", "Ann"),
        ("ban", "2222222222222"),
        ("unban", "1"),
    ):
        assert "Error" in await desk(*act, is_refused=True)
    assert await desk("audit") == []


async def test_no_house_is_made_by_looking_after_one(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'none.db'}"
    assert "doesn’t exist" in await admin(address, "list", is_refused=True)
    assert list(tmp_path.iterdir()) == []


async def test_a_table_and_its_games_are_put_back_as_they_were(
    server: Hosted, desk: Desk, tmp_path: Path
) -> None:
    async with guests(server.address, "Ann", "Bob") as (ann, bob):
        code = await finished(ann, bob)
        (game,) = await ann.get("/api/me/games")
        out = [str(tmp_path / name) for name in ("table", "games", "again", "records")]
        await desk("export", out[0], "--table", code)
        await desk("export", out[1], "--games")
        await desk("export", out[3], "--records")
        (played,) = replay_file(out[3])
        assert isinstance(played, Replayed)
        assert played.names == ("Ann", "Bob")
        assert "exists already" in await desk("import", out[0], is_refused=True)
        assert "exists already" in await desk("import", out[1], is_refused=True)
        assert await desk("import", out[1], "--missing") == {"tables": 0, "games": 0}
        await desk("delete", code, "--yes")
        assert await desk("import", out[0]) == {"tables": 1, "games": 0}
        await desk("export", out[2], "--table", code)
        before, after = (json.loads(Path(out[i]).read_bytes())["table"] for i in (0, 2))
        assert after.pop("generation") == before.pop("generation") + 1
        assert after == before
        async with line(server.address, code, ann.token) as here:
            assert (here.phase, here.latest.seat) == (Phase.OVER, 0)
        assert (await ann.get("/api/me/games")) == [game]
        assert Path(out[1]).stat().st_mode & 0o077 == 0
        with hosted(tmp_path / "other", database=f"sqlite:///{tmp_path / 'other.db'}") as other:
            elsewhere = Desk(other)
            assert await elsewhere("import", out[1]) == {"tables": 0, "games": 1}
            assert await elsewhere("import", out[0], "--keep-names") == {"tables": 1, "games": 0}
            assert [each["names"] for each in await elsewhere("list")] == [["Ann", "Bob"]]
            await elsewhere("export", str(tmp_path / "nameless"), "--games")
            assert b"Ann" not in (tmp_path / "nameless").read_bytes(), "whoever is not known"
            with (tmp_path / "nameless").open("rb") as put, Path(out[1]).open("rb") as taken:
                ours, theirs = json.load(put)["game"], json.load(taken)["game"]
            assert [each["score"] for each in ours["seats"]] == [
                each["score"] for each in theirs["seats"]
            ]


async def test_a_broken_file_is_refused_before_anything_is_done(
    server: Hosted, desk: Desk, tmp_path: Path
) -> None:
    async with guest(server.address, "Ann") as ann:
        code = await ann.open_table()
        file = tmp_path / "table"
        await desk("export", str(file), "--table", code)
        await desk("delete", code, "--yes")
        whole = file.read_bytes()
        for broken in (b"{}\n", whole + b"[]\n", whole.replace(b"opened", b"flown!")):
            file.write_bytes(broken)
            assert "Error" in await desk("import", str(file), is_refused=True)
        assert await desk("list") == []


async def test_tables_in_databases_of_their_own_are_looked_after_too(
    tmp_path: Path, postgres: Postgres
) -> None:
    main, first = postgres.database(), postgres.database()
    options = ("--tables", f"a={first}")
    from dataclasses import replace

    from papersea.server.settings import ServerSettings
    from papersea.server.storage.hosts import HostStore
    from papersea.server.storage.values import Act
    from tests.server.storage.making import make_table

    settings = ServerSettings(main, tables={"a": first})
    store = await HostStore.open(settings.database, settings.tables)
    try:
        await make_table(store, "a" + "2" * 13, person="p" * 13)
        act = Act(1.0, "Eve", "close", "a" + "2" * 13)
        await store.close_table(act.about, act)
        assert (await store.read(act.about)).is_closed
        whole = await store.whole_table(act.about)
        await store.delete_table(act.about, replace(act, what="delete table"))
        await store.put_back_table(whole, replace(act, what="import"))
        assert (await store.whole_table(act.about)).lines == whole.lines
        (seen,) = await admin(main, "list", *options)
        assert (seen["code"], seen["state"]) == (act.about, "closed")
        await admin(main, "delete", act.about, "--yes", *options)
        assert await store.tables_seen() == []
        acts = [each.what for each in await store.acts(10)]
        assert acts == ["close", "delete table", "import", "delete table"]
    finally:
        await store.close()
        for each in (main, first):
            postgres.drop(each)


async def test_tables_are_listed_by_their_state_however_old_they_are(
    server: Hosted, desk: Desk
) -> None:
    store = server.context.store
    async with guests(server.address, "Ann", "Bob") as (ann, bob):
        codes = {"unreadable": await ann.open_table(), "closed": await ann.open_table()}
        server.run(store.mark_unreadable(codes["unreadable"], "a newer papersea wrote it"))
        await desk("close", codes["closed"])
        await desk("close", codes["unreadable"])  # it can still not be read
        codes["over"] = await finished(ann, bob)
        codes["open"] = await ann.open_table()
        newest = await desk("list", "--limit", "1")
        assert [each["code"] for each in newest] == [codes["open"]]
        for state, code in codes.items():
            (found,) = await desk("list", "--state", state, "--limit", "1")
            assert found["code"] == code
            assert found["state"].partition(" ")[0] == state
        some = await desk("list", "--state", "closed", "--state", "over")
        assert [each["code"] for each in some] == [codes["over"], codes["closed"]]
        assert await desk("list", "--state", "playing") == []
        assert "for tables" in await desk("list", "people", "--state", "open", is_refused=True)


def test_every_state_of_a_table_can_be_asked_for() -> None:
    (option,) = (each for each in list_command.params if each.name == "states")
    assert isinstance(option.type, click.Choice)
    assert set(option.type.choices) == {each.value for each in Phase} | {CLOSED, UNREADABLE}
