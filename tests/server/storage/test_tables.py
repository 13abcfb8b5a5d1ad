"""Waking, listing and purging tables."""

from __future__ import annotations

import asyncio

import pytest

from papersea.server.storage import Due, Store, TableChange
from tests.server.storage.making import CODE, make_table

pytestmark = pytest.mark.anyio


async def test_tables_are_due_in_the_order_of_their_times(store: Store) -> None:
    for code, wake_at in (("A", 5.0), ("B", 3.0), ("C", None), ("D", 9.0), ("E", 4.0)):
        await make_table(store, code, wake_at=wake_at)
    assert await store.due(5.0, 10) == [Due("B", 3.0), Due("E", 4.0), Due("A", 5.0)]
    assert await store.due(5.0, 1) == [Due("B", 3.0)]
    assert await store.claim("B", 3.0, None)
    assert await store.claim("D", 9.0, 1.0)
    assert [each.code for each in await store.due(5.0, 10)] == ["D", "E", "A"]


async def test_one_of_many_claims_a_table(store: Store, other: Store) -> None:
    await make_table(store, wake_at=1731700000.1234567)
    (due,) = await store.due(1e12, 10)
    claims = [through.claim(CODE, due.wake_at, 2e12) for through in (store, other) * 20]
    assert sum(await asyncio.gather(*claims)) == 1
    assert await store.due(1e12, 10) == []
    assert not await store.claim(CODE, due.wake_at, 3e12)


async def test_public_tables_come_newest_first(store: Store) -> None:
    for number in range(5):
        await make_table(store, f"T{number}", at=float(number // 2), phase="playing")
    await make_table(store, "hidden", is_public=False, phase="playing")
    await make_table(store, "over", phase="over")
    assert [table.code for table in await store.public_tables("playing", 3)] == ["T4", "T3", "T2"]


async def test_no_number_of_other_tables_hides_one_to_join(store: Store) -> None:
    await make_table(store, "waiting", at=1.0, is_joinable=True)
    await make_table(store, "full", at=2.0, is_joinable=True)
    await store.append("full", 2, 3.0, "x", change=TableChange(is_joinable=False))
    for number in range(5):
        await make_table(store, f"T{number}", at=9.0)
    await make_table(store, "fresh", at=9.0)
    await store.append("fresh", 2, 9.0, "x", change=TableChange(is_joinable=True))
    assert [table.code for table in await store.joinable_tables(2)] == ["fresh", "waiting"]
    assert [table.code for table in await store.joinable_tables()] == ["fresh", "waiting"]


async def test_tables_of_a_person_are_those_they_joined(store: Store) -> None:
    await make_table(store, "A", at=1.0, person="ada")
    await make_table(store, "B", at=2.0, person="bob")
    await store.append("B", 2, 3.0, "x", change=TableChange(joined=("ada",)))
    assert [table.code for table in await store.tables_of("ada")] == ["B", "A"]
    assert [table.code for table in await store.tables_of("bob")] == ["B"]


async def test_whoever_has_left_does_not_sit_there(store: Store) -> None:
    for code, phase in (("A", "open"), ("B", "playing"), ("C", "over")):
        await make_table(store, code, person="ada", phase=phase)
    assert await store.seated_at("ada", ["open", "playing"]) == 2
    await store.append("A", 2, 2.0, "x", change=TableChange(left=("ada",)))
    assert await store.seated_at("ada", ["open", "playing"]) == 1
    assert len(await store.tables_of("ada")) == 3
    await store.append("A", 3, 3.0, "x", change=TableChange(joined=("ada",)))
    assert await store.seated_at("ada", ["open", "playing"]) == 2


async def test_an_empty_table_is_purged_sooner(store: Store) -> None:
    await make_table(store, "empty", person="ada")
    await store.append("empty", 2, 2.0, "x", change=TableChange(left=("ada",)))
    await make_table(store, "just empty", person="ada")
    await store.append("just empty", 2, 60.0, "x", change=TableChange(left=("ada",)))
    await make_table(store, "taken", person="ada")
    await make_table(store, "over", phase="over")
    assert await store.purge_empty(50.0, "open") == 1
    assert await store.head("empty") == 0
    for code in ("just empty", "taken", "over"):
        assert await store.head(code) >= 1


async def test_only_what_nobody_touched_is_purged(store: Store) -> None:
    await make_table(store, "old", phase="over", person="ada")
    await make_table(store, "older", phase="over")
    await make_table(store, "new", phase="over", at=100.0)
    await make_table(store, "talked", phase="over")
    await store.append("talked", 2, 60.0, "x")
    await make_table(store, "playing", phase="playing")
    assert await store.purge(50.0) == 3
    assert await store.purge(50.0) == 0
    assert (await store.read("old")).lines == ()
    assert await store.tables_of("ada") == []
    for code in ("new", "talked"):
        assert await store.head(code) >= 1
