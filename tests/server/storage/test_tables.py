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
    await store.set_wake("B", None)
    await store.set_wake("D", 1.0)
    assert [each.code for each in await store.due(5.0, 10)] == ["D", "E", "A"]


async def test_one_of_many_claims_a_table(store: Store, other: Store) -> None:
    await make_table(store, wake_at=1731700000.1234567)
    (due,) = await store.due(1e12, 10)
    claims = [through.claim(CODE, due.wake_at, 2e12) for through in (store, other) * 20]
    assert sum(await asyncio.gather(*claims)) == 1
    assert await store.due(1e12, 10) == []
    assert not await store.claim(CODE, due.wake_at, 3e12)


async def test_public_tables_come_page_by_page(store: Store) -> None:
    for number in range(5):
        await make_table(store, f"T{number}", at=float(number // 2))
    await make_table(store, "hidden", is_public=False)
    await make_table(store, "over", phase="over")
    pages, after = [], None
    while page := await store.public_tables(["open", "playing"], 2, after):
        pages.append([table.code for table in page])
        after = page[-1].place
    assert pages == [["T4", "T3"], ["T2", "T1"], ["T0"]]
    assert await store.public_tables([], 2) == []


async def test_tables_of_a_person_are_those_they_joined(store: Store) -> None:
    await make_table(store, "A", at=1.0, person="ada")
    await make_table(store, "B", at=2.0, person="bob")
    await store.append("B", 2, 3.0, "x", change=TableChange(joined=("ada",)))
    assert [table.code for table in await store.tables_of("ada")] == ["B", "A"]
    assert [table.code for table in await store.tables_of("bob")] == ["B"]


async def test_only_what_nobody_touched_is_purged(store: Store) -> None:
    await make_table(store, "old", phase="over", person="ada")
    await make_table(store, "older", phase="over")
    await make_table(store, "new", phase="over", at=100.0)
    await make_table(store, "talked", phase="over")
    await store.append("talked", 2, 60.0, "x")
    await make_table(store, "playing", phase="playing")
    assert await store.purge(50.0, ["over"]) == 2
    assert await store.purge(50.0, ["over"]) == 0
    assert await store.read("old") == []
    assert await store.tables_of("ada") == []
    for code in ("new", "talked", "playing"):
        assert await store.head(code) >= 1
