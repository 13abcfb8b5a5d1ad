"""People: found by their token, exported whole, and forgotten without a trace."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Collection, Sequence
from contextlib import suppress
from dataclasses import replace

import pytest
from sqlalchemy import Connection, select

from papersea.answers.people import PersonKind, Rating
from papersea.server.storage import Outdated, PersonGone, Rated, Store, TableChange
from papersea.server.storage.schema import METADATA
from papersea.server.storage.values import Forgotten
from tests.server.storage.making import CODE, finished, make_people, make_table, somebody
from tests.server.storage.test_migrations import look

pytestmark = pytest.mark.anyio


async def test_a_person_is_found_by_id_and_token(store: Store, other: Store) -> None:
    ada = somebody("ada-id")
    assert await store.create_person(ada, "hash")
    assert await other.person("ada-id") == await other.person_by_token("hash") == ada
    assert await store.person("bob-id") is None
    assert await store.person_by_token("other hash") is None
    assert not await store.create_person(ada, "another hash")
    assert not await store.create_person(somebody("bob-id"), "hash")


async def test_a_person_changes(store: Store) -> None:
    ada = somebody("ada-id")
    await store.create_person(ada, "hash")
    assert await store.change_person("ada-id", name="Eve") == replace(ada, name="Eve")
    assert await store.change_person("ada-id", language="pl") == replace(
        ada, name="Eve", language="pl"
    )
    assert await store.change_person("nobody", name="Eve") is None
    await store.touch("ada-id", 9.0)
    await store.touch("ada-id", 8.0)
    assert await store.person("ada-id") == replace(ada, name="Eve", language="pl", seen_at=9.0)


async def test_bots_have_an_owner(store: Store) -> None:
    await store.create_person(somebody("ada-id"), "hash")
    bot = somebody("bot-id", "Ada's bot", owner="ada-id")
    await store.create_person(bot, "bot hash")
    assert bot.kind is PersonKind.BOT
    assert await store.belonging_to("ada-id") == [bot]
    assert await store.belonging_to("bot-id") == []


async def test_mutes_are_kept_once(store: Store) -> None:
    await make_people(store, "ada", "bob", "eve")
    for muted in ("bob", "eve", "bob"):
        await store.mute("ada", muted)
    assert await store.mutes("ada") == {"bob", "eve"}
    await store.unmute("ada", "bob")
    await store.unmute("ada", "nobody")
    assert await store.mutes("ada") == {"eve"}
    assert await store.mutes("eve") == frozenset()


async def a_life(store: Store) -> None:
    """Ada and her bot have left something in every corner."""
    await store.create_person(somebody("ada-id", "Lovelace"), "ada-hash")
    await store.create_person(somebody("bot-id", "Engine", owner="ada-id"), "bot-hash")
    await store.create_person(somebody("bob-id", "Bob"), "bob-hash")
    await make_people(store, "eve-id")
    await make_table(store, person="ada-id")
    await store.append(
        CODE,
        2,
        2.0,
        "Lovelace (ada-id) and Engine (bot-id) sit down",
        change=TableChange(listing="Lovelace's table, ada-id", joined=("bot-id", "bob-id")),
    )
    await make_table(store, "BOBS", person="bob-id")
    await store.append("BOBS", 2, 2.0, "Bob (bob-id) is alone")
    await store.mute("ada-id", "bob-id")
    await store.mute("bob-id", "ada-id")
    await store.mute("bob-id", "eve-id")
    game = finished("game", "ada-id", "bot-id", "bob-id")
    named = zip(game.seats, ("Lovelace", "Engine", "Bob"), strict=True)
    game = replace(
        game,
        seats=tuple(replace(seat, name=name) for seat, name in named),
        record="record of Lovelace, Engine, Bob",
    )
    assert await store.file_game(
        game,
        lambda _: Rated({who: Rating(26.0, 8.0) for who in ("ada-id", "bot-id", "bob-id")}, {}),
    )


async def test_an_export_has_everything(store: Store) -> None:
    await a_life(store)
    exported = await store.export_person("ada-id")
    assert exported["profile"]["name"] == "Lovelace"
    assert [bot["id"] for bot in exported["bots"]] == ["bot-id"]
    assert exported["mutes"] == ["bob-id"]
    assert [table["code"] for table in exported["tables"]] == [CODE]
    assert [game["record"] for game in exported["games"]] == ["record of Lovelace, Engine, Bob"]
    assert [rating["mu"] for rating in exported["ratings"]] == [26.0]
    assert exported["statistics"]["3"]["games"] == 1
    assert "hash" not in json.dumps(exported)
    assert await store.export_person("stranger") == {}


def everything(connection: Connection) -> Sequence[str]:
    return [
        repr(tuple(row))
        for table in METADATA.sorted_tables
        for row in connection.execute(select(table))
    ]


class Anonymous:
    """Takes Ada and her bot out of any text."""

    def __init__(self, people: Collection[str]) -> None:
        assert set(people) == {"ada-id", "bot-id"}

    def entry(self, body: str) -> str:
        for trace in ("Lovelace", "ada-id", "Engine", "bot-id"):
            body = body.replace(trace, "–")
        return body

    def listing(self, text: str) -> str:
        return self.entry(text)

    def record(self, text: str, seats: Collection[int]) -> str:
        assert set(seats) == {0, 1}
        return self.entry(text)


async def test_who_is_deleted_leaves_no_trace(address: str, store: Store) -> None:
    await a_life(store)
    gone = await store.delete_person("ada-id", Anonymous)
    assert gone == Forgotten(("ada-id", "bot-id"), (CODE,))
    dump = "\n".join(await look(address, everything))
    for trace in ("Lovelace", "ada-id", "ada-hash", "Engine", "bot-id", "bot-hash"):
        assert trace not in dump
    assert await store.person("ada-id") is None
    assert (await store.read(CODE)).lines[1].body == "– (–) and – (–) sit down"
    game = await store.game("game")
    assert game is not None
    assert [(seat.person, seat.name) for seat in game.seats] == [
        (None, ""),
        (None, ""),
        ("bob-id", "Bob"),
    ]


async def test_others_keep_theirs_when_one_is_deleted(store: Store) -> None:
    await a_life(store)
    await store.delete_person("ada-id", Anonymous)
    assert await store.person_by_token("bob-hash") is not None
    assert await store.mutes("bob-id") == {"eve-id"}
    assert {table.code for table in await store.tables_of("bob-id")} == {CODE, "BOBS"}
    assert await store.rating("bob-id", 3) == Rating(26.0, 8.0, 1)
    assert len(await store.games_of("bob-id", 10)) == 1


async def test_a_deletion_that_fails_deletes_nothing(store: Store) -> None:
    await a_life(store)

    class Failing(Anonymous):
        def record(self, text: str, seats: Collection[int]) -> str:
            raise LookupError(text)

    with pytest.raises(LookupError):
        await store.delete_person("ada-id", Failing)
    assert await store.person("ada-id") is not None
    assert "Lovelace" in (await store.read(CODE)).lines[1].body


async def test_only_entries_that_name_somebody_are_read_again(store: Store) -> None:
    await a_life(store)
    for number in range(3, 20):
        await store.append(CODE, number, 2.0, "a move")
    seen: list[str] = []

    class Counting(Anonymous):
        def entry(self, body: str) -> str:
            seen.append(body)
            return super().entry(body)

        def listing(self, text: str) -> str:
            return text

        def record(self, text: str, seats: Collection[int]) -> str:
            return text

    await store.delete_person("ada-id", Counting)
    assert "a move" not in seen


async def test_what_was_computed_before_a_deletion_is_not_written_after_it(
    address: str, store: Store, other: Store
) -> None:
    await a_life(store)
    before = (await other.read(CODE)).generation
    await store.delete_person("ada-id", Anonymous)
    late = TableChange(listing="Lovelace's table, ada-id")
    assert not await other.append(CODE, 3, 3.0, "ada-id", change=late, generation=before)
    with pytest.raises(Outdated):
        await other.file_game(finished("late", "ada-id", "bob-id"), None, generation=before)
    with pytest.raises(PersonGone):
        await other.append("BOBS", 3, 3.0, "ada-id", change=TableChange(joined=("ada-id",)))
    with pytest.raises(PersonGone):
        await other.create_person(somebody("late", owner="ada-id"), "late hash")
    await other.mute("bob-id", "ada-id")
    await other.mute("ada-id", "bob-id")
    dump = "\n".join(await look(address, everything))
    assert "Lovelace" not in dump
    assert "ada-id" not in dump
    now = (await other.read(CODE)).generation
    assert await other.append(CODE, 3, 3.0, "on it goes", generation=now)
    assert await other.file_game(finished("on time", None, "bob-id"), None, generation=now)


async def test_writers_and_a_deletion_at_once_leave_no_trace(
    address: str, store: Store, other: Store
) -> None:
    """Whoever reads, computes and writes for as long as it takes."""
    await a_life(store)
    is_deleted = asyncio.Event()
    have_written: set[str] = set()

    async def write(through: Store, name: str) -> None:
        while True:
            was_deleted = is_deleted.is_set()
            log = await through.read(CODE)
            number, listing = len(log.lines) + 1, log.lines[1].body
            change = TableChange(listing=listing)
            with suppress(Outdated):
                await through.append(
                    CODE, number, 2.0, name, change=change, generation=log.generation
                )
                person = "ada-id" if "ada-id" in listing else None
                game = finished(f"{name} {number}", person, "bob-id")
                await through.file_game(game, None, generation=log.generation)
                have_written.add(name)
            if was_deleted:
                return

    async def delete() -> None:
        while len(have_written) < 6:
            await asyncio.sleep(0.01)
        await store.delete_person("ada-id", Thorough)
        is_deleted.set()

    class Thorough(Anonymous):
        def record(self, text: str, seats: Collection[int]) -> str:
            return self.entry(text)

    writers = (write(through, f"{where}") for where, through in enumerate((store, other) * 3))
    await asyncio.gather(delete(), *writers)
    dump = "\n".join(await look(address, everything))
    assert "Lovelace" not in dump
    assert "ada-id" not in dump


async def test_who_is_not_seen_any_more_and_left_nothing_is_purged(store: Store) -> None:
    await a_life(store)
    await make_people(store, "seen", "lost")
    await store.touch("seen", 9.0)
    await store.create_person(somebody("owner"), "owner hash")
    await store.create_person(somebody("robot", owner="owner"), "robot hash")
    await store.mute("bob-id", "lost")
    assert await store.purge_people(5.0) == 3  # eve-id, who is only muted, as well
    assert await store.purge_people(5.0) == 1
    for gone in ("lost", "robot", "owner", "eve-id"):
        assert await store.person(gone) is None
    for kept in ("seen", "ada-id", "bot-id", "bob-id"):
        assert await store.person(kept) is not None
    assert await store.mutes("bob-id") == {"ada-id"}
