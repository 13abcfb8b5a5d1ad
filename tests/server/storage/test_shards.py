"""Tables in several databases: each stays where it was made, and people are one for all."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace

import asyncpg
import pytest
from sqlalchemy import Connection

from papersea.answers.people import CODE_LENGTH, Rating
from papersea.server.storage import (
    AddressError,
    Company,
    Outdated,
    PersonGone,
    Rated,
    StorageDown,
    Store,
    TableChange,
    databases,
)
from papersea.server.storage import log as stored_log
from papersea.server.storage import people as stored_people
from papersea.server.storage.database import Result, Work
from papersea.server.storage.log import Key, StoredEntry
from papersea.server.storage.schema import METADATA
from tests.patience import PATIENT
from tests.server.services import Postgres
from tests.server.storage.conftest import migrate
from tests.server.storage.making import finished, make_people, make_table, opened, somebody
from tests.server.storage.test_migrations import look
from tests.server.storage.test_people import everything
from tests.sizes import sized

pytestmark = pytest.mark.anyio

NOWHERE = "postgresql://papersea@/none?host=/nowhere"
JOINS = sized(20, 200)
_WAITING = "SELECT count(*) FROM pg_locks WHERE NOT granted"
_SIT_DOWN = """
WITH event AS (INSERT INTO events VALUES ($1, 2, 2.0, 'Lovelace (ada) sits down'))
INSERT INTO attendance (code, person) VALUES ($1, 'ada')
"""


@pytest.fixture(scope="module")
def migrated(postgres: Postgres) -> list[str]:
    addresses = [postgres.database() for _ in range(4)]
    for each in addresses:
        migrate(each)
    return addresses


@pytest.fixture
def four(postgres: Postgres, migrated: list[str]) -> Iterator[list[str]]:
    """A main database, and three for tables."""
    yield migrated
    for each in migrated:
        postgres.clear(each, METADATA.tables)


@pytest.fixture
def main(four: list[str]) -> str:
    return four[0]


@pytest.fixture
def tables(four: list[str]) -> dict[str, str]:
    return {"a": four[1], "b": four[2]}


def code(shard: str, number: int = 0) -> str:
    """Of a table there."""
    return shard + f"{number:d}".rjust(CODE_LENGTH, "x")


async def dump(addresses: Collection[str]) -> str:
    return "\n".join([line for each in addresses for line in await look(each, everything)])


class Nameless:
    """Takes Ada out of any text."""

    def __init__(self, people: Collection[str]) -> None:
        assert set(people) == {"ada"}

    def entry(self, body: str) -> str:
        return body.replace("ada", "–").replace("Lovelace", "–")

    listing = entry

    def record(self, text: str, seats: Collection[int]) -> str:
        return self.entry(text)


async def seat_ada(store: Store, at: str, number: int = 2) -> bool:
    change = TableChange(listing="Lovelace's, ada", joined=("ada",))
    return await store.append(at, number, 2.0, "Lovelace (ada) sits down", change=change)


async def test_a_table_is_found_by_its_code_wherever_it_is(
    main: str, tables: dict[str, str]
) -> None:
    async with opened(main, tables) as store:
        for at in ("", "a", "b"):
            await make_table(store, code(at), person="ada", is_joinable=True, wake_at=1.0)
            assert await store.append(code(at), 2, 2.0, f"at {at}")
            assert await store.head(code(at)) == 2
            assert [due.code for due in await store.due(5.0, 10, at)] == [code(at)]
            assert await store.claim(code(at), 1.0, None)
        everywhere = {code(at) for at in ("", "a", "b")}
        assert {each.code for each in await store.joinable_tables()} == everywhere
        assert {each.code for each in await store.public_tables("open", 10)} == everywhere
        assert {each.code for each in await store.tables_of("ada")} == everywhere
        exported = await store.export_person("ada")
        assert {each["code"] for each in exported["tables"]} == everywhere
        assert await store.seated_at("ada", ["open"]) == 3
        assert len(await store.joinable_tables(2)) == 2
    log = await look(tables["b"], lambda connection: stored_log.read(connection, code("b")))
    assert [line.body for line in log.lines][1:] == ["at b"]
    assert "Ada" not in await dump(tables.values()), "the name is in the main database alone"


async def test_a_database_that_is_added_moves_no_table(
    main: str, tables: dict[str, str], four: list[str]
) -> None:
    async with opened(main) as before:
        assert before.shards_for_new() == [""]
        await make_table(before, code(""))
    async with opened(main, tables) as two:
        assert set(two.shards_for_new()) == {"a", "b"}, "new ones are made there"
        for at in ("a", "b"):
            await make_table(two, code(at))
    async with opened(main, {**tables, "c": four[3]}) as three:
        for at in ("", "a", "b"):
            assert await three.head(code(at)) == 1
            assert await three.append(code(at), 2, 2.0, "on it goes")
        assert set(three.shards_for_new()) == {"a", "b", "c"}
        await make_table(three, code("c"))
    async with opened(main, tables) as older:
        with pytest.raises(StorageDown):  # and not that there is none: others may know it
            await older.read(code("c"))


async def test_databases_that_were_mixed_up_are_refused(main: str, tables: dict[str, str]) -> None:
    async with opened(main, tables) as store:
        for at in ("", "a", "b"):
            await make_table(store, code(at))
    swapped = {"a": tables["b"], "b": tables["a"]}
    for wrong in (swapped, {"a": main}, {"ab": tables["a"]}, {"O": tables["a"]}):
        with pytest.raises(AddressError):
            await Store.open(main, wrong)
    for another in ({"b": main}, {}):
        with pytest.raises(AddressError):
            await Store.open(tables["a"], another)


async def test_nobody_sits_down_elsewhere_who_does_not_exist(
    main: str, tables: dict[str, str]
) -> None:
    async with opened(main, tables) as store:
        with pytest.raises(PersonGone):
            await store.create_table(
                code("a"), 1.0, "", "", is_public=True, wake_at=None, person="ada"
            )
        await make_table(store, code("a"), person="bob")
        with pytest.raises(PersonGone):
            await seat_ada(store, code("a"))
        assert await store.head(code("a")) == 1
        await make_people(store, "ada")
        assert await seat_ada(store, code("a"))
        assert not await seat_ada(store, code("a")), "the number is taken"


async def test_who_has_left_is_named_nowhere_and_never_again(
    main: str, tables: dict[str, str]
) -> None:
    async with opened(main, tables) as store, opened(main, tables) as other:
        await store.create_person(somebody("ada", "Lovelace"), "hash")
        for at in ("", "a", "b"):
            await make_table(store, code(at), person="bob")
            assert await seat_ada(store, code(at))
        generation = (await other.read(code("b"))).generation
        gone = await store.delete_person("ada", Nameless)
        assert set(gone.codes) == {code(at) for at in ("", "a", "b")}
        late = TableChange(listing="Lovelace's, ada")
        assert not await other.append(code("b"), 3, 3.0, "", change=late, generation=generation)
        for at in ("", "a", "b"):
            with pytest.raises(PersonGone):
                await seat_ada(other, code(at), 3)
            assert (await store.read(code(at))).lines[1].body == "– (–) sits down"
        said = await dump([main, *tables.values()])
        assert "Lovelace" not in said
        assert "(ada)" not in said


async def test_a_name_on_its_way_does_not_come_after_its_owner_has_left(
    main: str, tables: dict[str, str]
) -> None:
    """The main database was asked before they left, and the other one hears of them after."""
    async with opened(main, tables) as store:
        await store.create_person(somebody("ada", "Lovelace"), "hash")
        await make_table(store, code("a"), person="bob")
        await store.delete_person("ada", Nameless)
        with pytest.raises(PersonGone):
            await look(tables["a"], lambda c: stored_people.is_introduced(c, ["ada"], 3.0))
        with pytest.raises(PersonGone):
            await seat_ada(store, code("a"))


async def test_whoever_leaves_waits_for_what_is_being_written_about_them(
    main: str, tables: dict[str, str]
) -> None:
    """An append has looked whom it may name, and has not ended yet."""
    async with opened(main, tables) as store:
        await store.create_person(somebody("ada", "Lovelace"), "hash")
        await make_table(store, code("a"), person="ada")
        await make_table(store, code("a", 1), person="bob")
        appending = await asyncpg.connect(tables["a"])
        looking = await asyncpg.connect(tables["a"])
        try:
            async with appending.transaction():
                await appending.execute("SELECT id FROM people WHERE id = 'ada' FOR KEY SHARE")
                leaving = asyncio.create_task(store.delete_person("ada", Nameless))
                while not leaving.done() and not await looking.fetchval(_WAITING):
                    await asyncio.sleep(0)
                await appending.execute(_SIT_DOWN, code("a", 1))
            await leaving
        finally:
            await appending.close()
            await looking.close()
        assert "Lovelace" not in await dump(tables.values())


async def test_many_who_sit_down_while_they_leave_leave_no_trace(
    main: str, tables: dict[str, str]
) -> None:
    async with opened(main, tables) as store, opened(main, tables) as other:
        await store.create_person(somebody("ada", "Lovelace"), "hash")
        codes = [code(at, number) for number in range(JOINS) for at in tables]
        for each in codes:
            await make_table(store, each, person="bob")

        async def sit(at: str) -> None:
            with suppress(PersonGone):
                await seat_ada(other, at)

        async def leave() -> None:
            while not await store.tables_of("ada"):
                await asyncio.sleep(0)
            await store.delete_person("ada", Nameless)

        await asyncio.gather(leave(), *map(sit, codes))
        said = await dump([main, *tables.values()])
        assert "Lovelace" not in said
        assert "(ada)" not in said


async def test_a_database_that_was_away_forgets_later_who_has_left(
    main: str, tables: dict[str, str]
) -> None:
    async with opened(main, tables) as store:
        await store.create_person(somebody("ada", "Lovelace"), "hash")
        for at in ("a", "b"):
            await make_table(store, code(at), person="bob")
            assert await seat_ada(store, code(at))
    async with opened(main, {**tables, "b": NOWHERE}) as without:
        with pytest.raises(StorageDown) as down:
            await without.tables_of("ada", needs_all=True)
        assert down.value.shard == "b"
        await without.delete_person("ada", Nameless, at=9.0)
        assert "Lovelace" not in await dump([main, tables["a"]])
    async with opened(main, tables) as back:
        assert "Lovelace" in await dump(tables.values())
        done = await back.finish_departures(Nameless, at=10.0, keep_since=5.0)
        assert (done.people, done.codes) == (("ada",), (code("b"),))
        assert "Lovelace" not in await dump(tables.values())
        again = await back.finish_departures(Nameless, at=11.0, keep_since=5.0)
        assert not again.people, "it is done"
        await back.finish_departures(Nameless, at=11.0, keep_since=10.0)
        assert "ada" not in await dump([main])


async def test_who_has_left_is_erased_from_a_table_once_it_can_be_read(
    main: str, tables: dict[str, str]
) -> None:
    async with opened(main, tables) as store:
        await store.create_person(somebody("ada", "Lovelace"), "hash")
        for at in ("", "a"):
            await make_table(store, code(at), person="bob")
            assert await seat_ada(store, code(at))
            await store.mark_unreadable(code(at), "an older papersea could not")
        gone = await store.delete_person("ada", Nameless, at=9.0)
        assert gone.codes == ()
        later = await store.finish_departures(Nameless, at=10.0, keep_since=5.0)
        assert later.people == (), "nothing can be done yet, so nobody is told anything"
        for at, where in (("", main), ("a", tables["a"])):
            assert "Lovelace" in await dump([where])
            before = (await store.read(code(at))).generation
            assert await store.open_again(code(at), Nameless) == before + 1
            assert "Lovelace" not in await dump([where])
            assert await store.attended(code(at)) == {"bob"}
            assert await store.open_again(code(at), Nameless) == before + 1, "it is done"
            assert not (await store.read(code(at))).is_marked


async def test_a_copy_of_before_is_told_who_has_left_also_where_it_cannot_be_read(
    main: str, tables: dict[str, str]
) -> None:
    async with opened(main, tables) as store:
        await store.create_person(somebody("ada", "Lovelace"), "hash")
        await make_table(store, code("b"), person="bob")
        assert await seat_ada(store, code("b"))
        await store.mark_unreadable(code("b"), "an older papersea could not")
    async with opened(main, {**tables, "b": NOWHERE}) as without:
        await without.delete_person("ada", Nameless, at=9.0)
    async with opened(main, tables) as back:
        await back.finish_departures(Nameless, at=10.0, keep_since=5.0)
        await back.open_again(code("b"), Nameless)
        assert "Lovelace" not in await dump(tables.values())


async def test_lists_leave_out_only_what_is_away(main: str, tables: dict[str, str]) -> None:
    async with opened(main, tables) as store:
        for at in ("", "a", "b"):
            await make_table(store, code(at), person="ada", is_joinable=True)
    async with opened(main, {**tables, "b": NOWHERE}) as store:
        there = [code(""), code("a")]
        assert [each.code for each in await store.joinable_tables()] == there
        assert [each.code for each in await store.public_tables("open", 10)] == there
        assert [each.code for each in await store.tables_of("ada")] == there
        assert await store.seated_at("ada", ["open"]) == 2
        assert await store.away("here") == ["b"]
        assert store.shards_for_new() == ["a", "b"], "new ones are made elsewhere"
        assert await store.purge(9.0) == 2
        with pytest.raises(StorageDown):
            await store.export_person("ada")  # all of it, or nothing
        with pytest.raises(StorageDown):
            await store.read(code("b"))


class BlackHole:
    """A database that is asked and never answers."""

    def __init__(self) -> None:
        self.asked = 0

    async def read(self, _: Work[Result]) -> Result:
        self.asked += 1
        await asyncio.Event().wait()
        raise AssertionError

    write = read

    async def append(self, _: Sequence[StoredEntry]) -> set[Key]:
        raise AssertionError

    async def check(self) -> None:
        raise AssertionError

    async def close(self) -> None:
        """There is nothing."""


async def test_nobody_waits_for_a_database_that_is_known_to_be_silent(
    main: str, tables: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(main, {"b": tables["b"]}) as store:
        await make_table(store, code("b"), person="ada", is_joinable=True)
        shard, hole = store._shards["b"], BlackHole()
        answering = shard._database
        with monkeypatch.context() as patching:
            patching.setattr(shard, "_database", hole)
            patching.setattr(databases, "_SECONDS_FOR_A_LIST", 0.0)
            assert await store.joinable_tables() == []
            assert hole.asked == 1
            assert await store.joinable_tables() == []
            assert await store.seated_at("ada", ["open"]) == 0
            assert hole.asked == 1, "it was silent a moment ago"
        assert shard._database is answering
        await told_of_return(store, "b", monkeypatch)
        assert [each.code for each in await store.joinable_tables()] == [code("b")]


async def test_a_database_that_can_be_read_alone_is_listed(
    main: str, tables: dict[str, str]
) -> None:
    async with opened(main, {"b": tables["b"]}) as store:
        await make_table(store, code("b"), person="ada", is_joinable=True)

        def fail(_: Connection) -> None:
            raise StorageDown("the disk is full")

        with pytest.raises(StorageDown):
            await store._shards["b"].write(fail)
        assert store.is_away("b")
        assert [each.code for each in await store.joinable_tables()] == [code("b")]


async def test_the_return_of_a_database_is_noticed_while_another_is_silent(
    main: str, tables: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(main, tables) as store:
        for shard in store._shards.values():
            shard.note_away(is_silent=True)
        with monkeypatch.context() as patching:
            patching.setattr(store._shards["a"], "_database", BlackHole())
            await told_of_return(store, "b", monkeypatch)
            assert store.is_away("a")


async def test_a_table_elsewhere_needs_no_main_database_to_know_when_nobody_was_there(
    main: str, tables: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(main, tables) as store:
        await store.beat(100.0, 60.0)
        await store.beat(400.0, 60.0)

        async def fail(_: object) -> None:
            raise StorageDown("it is away")

        monkeypatch.setattr(store._database, "read", fail)
        assert await store.absent_seconds(50.0, 500.0, code("b")) == 300.0
        assert await store.absent_seconds(350.0, 500.0, code("b")) == 50.0
        for at in ("", code("")):
            with pytest.raises(StorageDown):
                await store.absent_seconds(50.0, 500.0, at)


async def told_of_return(store: Store, shard: str, monkeypatch: pytest.MonkeyPatch) -> None:
    told: asyncio.Queue[str] = asyncio.Queue()
    with monkeypatch.context() as patching:
        patching.setattr(databases, "_SECONDS_BETWEEN_LOOKS", 0.0)
        patching.setattr(databases, "_SECONDS_FOR_A_LIST", PATIENT)
        watching = asyncio.create_task(store.watch(told.put_nowait))
        try:
            async with asyncio.timeout(PATIENT):
                assert await told.get() == shard
        finally:
            watching.cancel()
            await asyncio.gather(watching, return_exceptions=True)


def one_more(company: Company) -> Rated:
    before = company.ratings
    after = {
        person: Rating(before[person].mu + 1 if person in before else 26.0, 8.0)
        for person in ("ada", "bob")
    }
    return Rated(after, {})


async def test_a_game_is_filed_and_rated_once_wherever_its_table_is(
    main: str, tables: dict[str, str]
) -> None:
    async with opened(main, tables) as store, opened(main, tables) as other:
        await make_table(store, code("b"), person="ada")
        await make_people(store, "bob")
        game = replace(finished("one", "ada", "bob"), code=code("b"))
        filed = await asyncio.gather(
            *(through.file_game(game, one_more) for through in (store, other) * 10)
        )
        assert sum(filed) == 1
        assert await store.rating("ada", 2) == Rating(26.0, 8.0, 1)
        await store.delete_person("ada", Nameless)
        kept = await store.game("one")
        assert kept is not None
        assert [seat.person for seat in kept.seats] == [None, "bob"]
        late = replace(finished("two", "ada", "bob"), code=code("b"))
        with pytest.raises(Outdated):
            await store.file_game(late, one_more)
        assert await store.file_game(replace(finished("two", None, "bob"), code=code("b")), None), (
            "without them, as the log has it by then"
        )


async def test_who_sits_at_a_table_elsewhere_is_not_purged(
    main: str, tables: dict[str, str]
) -> None:
    async with opened(main, tables) as store:
        await make_table(store, code("b"), person="ada")
        await make_people(store, "bob")
        assert await store.purge_people(5.0) == 1
        assert await store.person("ada") is not None
        assert await store.person("bob") is None
    async with opened(main, {**tables, "b": NOWHERE}) as without:
        with pytest.raises(StorageDown):
            await without.purge_people(5.0)
        assert await without.person("ada") is not None
