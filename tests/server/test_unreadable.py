"""A table that cannot be read is closed to players, shown to the host, and never touched."""

from __future__ import annotations

import json
import logging
import sqlite3
from collections.abc import AsyncIterator, Collection
from contextlib import closing
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from papersea.fair import Proof
from papersea.moves import parse_move
from papersea.protocol.codec import encode_entry
from papersea.refusals import IllegalMove, Reason
from papersea.server.storage import Due, Store, Unreadable
from papersea.server.storage.leaving import Eraser
from papersea.server.tables.deleting import forget
from papersea.server.tables.rooms import reason_of
from papersea.server.tables.sweeping import Sweeper
from papersea.table.facts import Entry
from papersea.table.refused import ErrorCode
from papersea.table.table import Table
from papersea.table.versions import CURRENT, DEALINGS, UNNAMED, UnknownVersion, Versions
from tests.server.guests import guest
from tests.server.hosting import Hosted, hosted
from tests.server.keeping import FIRST, kept_rows
from tests.server.lines import line
from tests.table.live import started

pytestmark = pytest.mark.anyio


@pytest.fixture
async def broken(tmp_path: Path) -> AsyncIterator[tuple[Hosted, str]]:
    """A server with a table whose second line a newer papersea has written, due long ago."""
    with hosted(tmp_path) as server:
        async with guest(server.address, "Ann") as ann:
            code = await ann.open_table()
    with closing(sqlite3.connect(tmp_path / "tables.db")) as database, database:
        named = {"log": 9, "rules": 9, "dealing": 9}
        body = json.dumps({"number": 2, "at": 1.0, "fact": {"kind": "flown"}, "versions": named})
        body = body.replace(" ", "")
        database.execute("INSERT INTO events VALUES (?, 2, 1.0, ?)", (code, body))
        database.execute("UPDATE tables SET wake_at = 5.0")
    with hosted(tmp_path) as server:
        yield server, code


def rows(server: Hosted) -> list[object]:
    address = server.context.settings.database.removeprefix("sqlite:///")
    with closing(sqlite3.connect(address)) as database:
        wanted = "SELECT code, changed_at, phase, wake_at, generation, listing FROM tables"
        return [*database.execute(wanted), *database.execute("SELECT * FROM events")]


async def test_players_hear_why_a_table_that_cannot_be_read_is_closed(
    broken: tuple[Hosted, str],
) -> None:
    server, code = broken
    address = server.address.replace("http", "ws", 1)
    async with connect(f"{address}/api/tables/{code}/socket") as socket:
        await socket.send(json.dumps({"type": "hello", "version": 1}))
        told = json.loads(await socket.recv())
        assert (told["type"], told["code"]) == ("goodbye", "unreadable_table")
        await socket.wait_closed()
        assert socket.close_code == 4400


async def test_a_table_that_cannot_be_read_is_logged_once_and_listed_for_its_host(
    broken: tuple[Hosted, str], caplog: pytest.LogCaptureFixture
) -> None:
    server, code = broken
    rooms, store = server.context.house.rooms, server.context.store
    for _ in range(3):
        with pytest.raises(Exception, match="ask its host"):
            server.run(rooms.open(code))
    (told,) = [each for each in caplog.records if "cannot be read" in each.getMessage()]
    assert told.levelno == logging.ERROR
    assert "version 9" in told.reason  # type: ignore[attr-defined]
    assert code not in str(vars(told)), "no code is in a log"
    (listed,) = server.run(store.unreadable_tables())
    assert isinstance(listed, Unreadable)
    assert listed.code == code
    assert "version 9" in listed.reason


async def test_a_table_that_cannot_be_read_is_not_swept_purged_or_rewritten(
    broken: tuple[Hosted, str],
) -> None:
    server, code = broken
    context = server.context
    before = rows(server)
    sweeper = Sweeper(context.store, context.house, every=1.0)
    server.run(sweeper._see_to(Due(code, 5.0)))
    assert rows(server) == before, "whoever has woken it puts it back"
    server.run(sweeper.sweep())
    assert server.run(sweeper.purge_once(keep_days=-1)) == 0, "however old it is"
    assert server.run(context.store.due(1e12, 10)) == []
    (person,) = [host for _, host in hosts(server)]
    server.run(context.store.delete_person(person, _nobody_is_asked))
    assert rows(server) == before


@pytest.mark.parametrize("by", ["looking", "coming"])
async def test_who_leaves_while_a_table_cannot_be_read_is_not_named_once_it_can(
    broken: tuple[Hosted, str], tmp_path: Path, by: str
) -> None:
    server, code = broken
    (ann,) = [person for _, person in hosts(server)]
    context = server.context
    server.run(forget(context.house, context.store, context.bus, ann))
    assert "Ann" in dump(tmp_path), "nothing rewrites a log that nobody can read"
    with closing(sqlite3.connect(tmp_path / "tables.db")) as database, database:
        database.execute("DELETE FROM events WHERE number = 2")
    with hosted(tmp_path) as able:  # its sweeper may look, too
        rooms = able.context.house.rooms
        if by == "looking":
            able.run(rooms.look_again())
            assert able.run(able.context.store.unreadable_tables()) == []
        opened = able.run(rooms.open(code))
        host = opened.table.places[0].person
        assert host is not None
        assert (host.name, host.id.startswith("gone-")) == ("", True)
        said = dump(tmp_path)
        assert "Ann" not in said
        assert ann not in said


def dump(folder: Path) -> str:
    """Every row of the database."""
    with closing(sqlite3.connect(folder / "tables.db")) as database:
        return "\n".join(database.iterdump())


async def test_a_table_that_is_open_here_is_read_again_when_its_mark_has_gone(
    tmp_path: Path,
) -> None:
    """As in an upgrade: a process of before has marked what another one plays on."""
    with hosted(tmp_path) as server:
        context = server.context
        async with guest(server.address, "Ann") as ann, guest(server.address, "Bob") as bob:
            code = await ann.open_table()
            async with line(server.address, code, bob.token):
                server.run(context.store.mark_unreadable(code, "an older papersea could not"))
                server.run(forget(context.house, context.store, context.bus, ann.id))
                sweeper = Sweeper(context.store, context.house, every=1.0)
                server.run(sweeper.purge_once(keep_days=30))
                opened = context.house.rooms.find(code)
                assert opened is not None
                stored = server.run(context.store.read(code))
                assert (opened.is_stale, opened.generation) == (False, stored.generation)
                assert "Ann" not in dump(tmp_path)


def hosts(server: Hosted) -> list[tuple[str, str]]:
    address = server.context.settings.database.removeprefix("sqlite:///")
    with closing(sqlite3.connect(address)) as database:
        return list(database.execute("SELECT code, person FROM attendance"))


def _nobody_is_asked(_: Collection[str]) -> Eraser:
    return _Untouched()


class _Untouched:
    def entry(self, body: str) -> str:
        raise AssertionError("it is not rewritten")

    def listing(self, text: str) -> str:
        raise AssertionError("it is not rewritten")

    def record(self, text: str, seats: Collection[int]) -> str:
        raise AssertionError("it is not rewritten")


async def test_a_papersea_that_can_read_a_table_opens_it_again(tmp_path: Path) -> None:
    with hosted(tmp_path) as server:
        async with guest(server.address, "Ann") as ann:
            code = await ann.open_table()
            server.run(server.context.store.mark_unreadable(code, "an older papersea could not"))
            server.run(server.context.house.rooms.look_again())
            assert server.run(server.context.store.unreadable_tables()) == []
            async with line(server.address, code, ann.token) as here:
                assert here.latest.seat == 0


async def test_whoever_comes_to_a_table_that_can_be_read_again_opens_it(tmp_path: Path) -> None:
    """Else its bots would wait for the hour: nothing wakes a table that is marked."""
    with hosted(tmp_path) as server:
        store = server.context.store
        async with guest(server.address, "Ann") as ann:
            code = await ann.open_table()
            server.run(store.mark_unreadable(code, "an older papersea could not"))
            async with line(server.address, code, ann.token):
                assert server.run(store.unreadable_tables()) == []


def test_every_game_names_its_versions_and_is_read_by_them_for_good() -> None:
    """Also by a dealing that nobody uses any more: a log that names it is dealt that way."""
    live = started()
    first = live.log[0]
    assert first.versions == CURRENT
    old = Versions(log=1, rules=1, dealing=1)
    table = Table.read("KELP", [_named(first, old), *live.log[1:]])
    assert table.context == "KELP/1"
    assert table.game_id == "KELP-1"
    assert table.commitment == Proof(first.secret or b"", "KELP/1", ("", "")).commitment


def _named(entry: Entry, versions: Versions | None) -> Entry:
    return Entry(entry.number, entry.at, entry.fact, entry.secret, entry.record, versions)


def test_a_log_of_a_newer_papersea_is_not_misread() -> None:
    live = started()
    for versions in (Versions(1, 9, 2), Versions(1, 1, 9)):
        with pytest.raises(UnknownVersion):
            Table.read("KELP", [_named(live.log[0], versions), *live.log[1:]])


def test_logs_that_name_no_versions_are_told_apart_by_their_moves() -> None:
    """The tables of the first server, as a later one has migrated them: without a word of how they
    were dealt."""
    from papersea.protocol.codec import decode_log

    with kept_rows(FIRST) as database:
        found: dict[str, list[str]] = {}
        for code, body in database.execute("SELECT code, body FROM events ORDER BY code, number"):
            found.setdefault(code, []).append(body)
    dealings = []
    for code, bodies in found.items():
        table = Table.read(code, decode_log(bodies))
        if table.game is not None:
            dealings.append(table.versions.dealing)
    assert dealings == [1] * 7
    assert {each.dealing for each in UNNAMED} == set(DEALINGS)


async def test_what_the_migration_says_of_the_first_tables_is_what_dealt_them(
    tmp_path: Path,
) -> None:
    with kept_rows(FIRST, tmp_path / "tables.db"):
        pass
    store = await Store.open(f"sqlite:///{tmp_path / 'tables.db'}")
    await store.close()
    with closing(sqlite3.connect(tmp_path / "tables.db")) as database:
        bodies = [body for (body,) in database.execute("SELECT body FROM events")]
    secret = [json.loads(body) for body in bodies if '"secret"' in body]
    assert len(secret) == 9
    assert all(each["versions"] == {"log": 1, "rules": 1, "dealing": 1} for each in secret)
    assert not any("versions" in json.loads(body) for body in bodies if '"secret"' not in body)


def test_an_entry_without_versions_is_written_as_ever() -> None:
    live = started()
    assert "versions" not in encode_entry(live.log[1])
    assert ErrorCode.UNREADABLE_TABLE.value == "unreadable_table"


def test_the_reason_in_a_hosts_log_names_no_card() -> None:
    error = IllegalMove(parse_move("Cy-L"), Reason.NOT_DRAWN, drawn="CdMw")
    assert reason_of(error) == "IllegalMove: not_drawn (T3)"
