"""Logs: one writer wins each number, and what was told to be written is."""

from __future__ import annotations

import asyncio
from collections import Counter

import pytest

from papersea.server.storage import (
    KEEP,
    Listed,
    PersonGone,
    Store,
    StoredLine,
    StoredLog,
    TableChange,
)
from tests.server.storage.making import CODE, make_people, make_table

pytestmark = pytest.mark.anyio


async def test_events_are_read_in_order(store: Store) -> None:
    await make_table(store)
    assert await store.append(CODE, 2, 2.125, "second: žluťoučký 🐙")
    assert await store.append(CODE, 3, 1731700000.1234567, "third")
    assert await store.read(CODE) == StoredLog(
        0,
        (
            StoredLine(1, 1.0, "ABCD opens"),
            StoredLine(2, 2.125, "second: žluťoučký 🐙"),
            StoredLine(3, 1731700000.1234567, "third"),
        ),
    )
    assert await store.head(CODE) == 3


async def test_a_number_is_given_once(store: Store, other: Store) -> None:
    await make_table(store)
    await make_people(store, "late")
    assert await other.append(CODE, 2, 2.0, "first")
    change = TableChange(phase="late", joined=("late",))
    assert not await store.append(CODE, 2, 3.0, "late", change=change)
    assert (await store.read(CODE)).lines[-1].body == "first"
    table = await store.table(CODE)
    assert table is not None
    assert table.phase == "open"
    assert await store.tables_of("late") == []


async def test_a_code_is_given_once(store: Store, other: Store) -> None:
    await make_table(store)
    await make_people(store, "late")
    assert not await other.create_table(
        CODE, 5.0, "body", "listing", is_public=True, wake_at=None, person="late"
    )
    assert await store.head(CODE) == 1
    assert await store.tables_of("late") == []


async def test_a_table_that_is_gone_takes_no_events(store: Store) -> None:
    await make_table(store)
    won = await asyncio.gather(store.append("GONE", 2, 2.0, "x"), store.append(CODE, 2, 2.0, "x"))
    assert list(won) == [False, True]
    assert await store.read("GONE") == StoredLog(0, ())
    assert await store.head("GONE") == 0


async def test_a_log_gets_no_gaps(store: Store) -> None:
    await make_table(store)
    change = TableChange(phase="playing")
    assert not await store.append(CODE, 3, 2.0, "x", change=change)
    won = await asyncio.gather(*(store.append(CODE, number, 2.0, "x") for number in (4, 2, 3, 6)))
    assert list(won) == [True, True, True, False]
    assert [line.number for line in (await store.read(CODE)).lines] == [1, 2, 3, 4]
    table = await store.table(CODE)
    assert table is not None
    assert table.phase == "open"


async def test_nobody_joins_who_does_not_exist(store: Store) -> None:
    await make_table(store)
    change = TableChange(joined=("nobody",))
    with pytest.raises(PersonGone):
        await store.append(CODE, 2, 2.0, "x", change=change)
    with pytest.raises(PersonGone):
        await make_table_of_nobody(store)
    assert await store.head(CODE) == 1
    assert await store.tables_of("nobody") == []


async def make_table_of_nobody(store: Store) -> None:
    await store.create_table("NEW", 1.0, "x", "x", is_public=True, wake_at=None, person="nobody")


async def test_a_change_comes_with_its_event(store: Store) -> None:
    await make_table(store, wake_at=7.5)
    await make_people(store, "p", "q")
    await store.append(CODE, 2, 2.0, "x", change=TableChange(phase="playing", joined=("p", "q")))
    assert await store.table(CODE) == Listed(
        CODE, 1.0, 2.0, "playing", True, False, 7.5, "listing of ABCD"
    )
    change = TableChange(wake_at=None, is_public=False, listing="new", joined=("q",))
    await store.append(CODE, 3, 3.0, "x", change=change)
    changed = Listed(CODE, 1.0, 3.0, "playing", False, False, None, "new")
    assert await store.table(CODE) == changed
    assert await store.tables_of("p") == await store.tables_of("q") == [changed]
    assert change.wake_at is not KEEP


async def test_changes_of_one_batch_are_made_in_order(store: Store) -> None:
    await make_table(store)
    await make_people(store, "p", "q")
    changes = [
        TableChange(phase="playing", wake_at=5.0, joined=("p",)),
        None,
        TableChange(phase="over"),
        TableChange(wake_at=None, joined=("q",)),
    ]
    won = await asyncio.gather(
        *(
            store.append(CODE, number, float(number), "x", change=change)
            for number, change in enumerate(changes, 2)
        )
    )
    assert all(won)
    assert await store.table(CODE) == Listed(
        CODE, 1.0, 5.0, "over", True, False, None, "listing of ABCD"
    )
    assert await store.tables_of("p")
    assert await store.tables_of("q")


async def test_of_two_writers_one_wins_each_number(store: Store, other: Store) -> None:
    """Without gaps, without doubles, and the log says what the winner was told."""
    codes = [f"T{number}" for number in range(5)]
    for code in codes:
        await make_table(store, code)
    await make_people(store, "a0", "a1", "b0", "b1")
    won: list[tuple[str, int, str]] = []

    async def write(name: str, through: Store, code: str) -> None:
        while (number := await through.head(code) + 1) <= 30:
            body = f"{name} {number}"
            change = TableChange(listing=body, joined=(name,))
            if await through.append(code, number, float(number), body, change=change):
                won.append((code, number, body))

    await asyncio.gather(
        *(
            write(f"{where}{writer}", through, code)
            for code in codes
            for writer in range(2)
            for where, through in (("a", store), ("b", other))
        )
    )
    assert Counter((code, number) for code, number, _ in won) == Counter(
        (code, number) for code in codes for number in range(2, 31)
    )
    for code in codes:
        lines = (await store.read(code)).lines
        assert [line.number for line in lines] == list(range(1, 31))
        assert {(code, line.number, line.body) for line in lines[1:]} <= set(won)
        table = await store.table(code)
        assert table is not None
        assert table.listing == lines[-1].body


async def test_one_who_stops_waiting_harms_nobody(store: Store) -> None:
    codes = [f"T{number}" for number in range(200)]
    for code in codes:
        await make_table(store, code)
    tasks = [asyncio.create_task(store.append(code, 2, 1.0, "x")) for code in codes]
    await asyncio.sleep(0)
    for task in tasks[::3]:
        task.cancel()
    done = await asyncio.gather(*tasks, return_exceptions=True)
    kept = [code for code, outcome in zip(codes, done, strict=True) if outcome is True]
    assert len(kept) == 200 - len(tasks[::3])
    for code in kept:
        assert await store.append(code, 3, 1.0, "still working")


async def test_what_no_database_can_keep_is_refused_alone(store: Store) -> None:
    await make_table(store)
    done = await asyncio.gather(
        store.append(CODE, 2, 1.0, "good"),
        store.append(CODE, 3, 1.0, "nul \0"),
        store.append(CODE, 4, 1.0, "half a pair \ud800"),
        return_exceptions=True,
    )
    assert done[0] is True
    assert isinstance(done[1], ValueError)
    assert isinstance(done[2], ValueError)
    assert await store.head(CODE) == 2


async def test_closing_writes_what_waits(address: str, store: Store) -> None:
    await make_table(store)
    closing = await Store.open(address)
    try:
        waiting = [asyncio.create_task(closing.append(CODE, n, 1.0, "x")) for n in range(2, 50)]
        await asyncio.sleep(0)
    finally:
        await closing.close()
    assert all(await asyncio.gather(*waiting))
    assert await store.head(CODE) == 49
