"""Devices that are called, what for, and words for tables: the same in every database."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from papersea.server.storage import PersonGone, Store
from papersea.server.storage.values import Subscription
from tests.server.storage.making import CODE, Unnamed, make_people

pytestmark = pytest.mark.anyio

ADA, BEN = "ada-id", "ben-id"


def device(id: str = "one", person: str = ADA, at: float = 5.0) -> Subscription:
    where, site = f"https://push.example.org/{id}", "https://sea.example.org"
    return Subscription(id, person, where, "key", "secret", site, "UTC", None, None, at)


async def ids(store: Store, *persons: str) -> list[str]:
    return [each.subscription.id for each in await store.reachable(persons, CODE)]


async def test_of_all_who_make_a_secret_at_once_one_does(store: Store, other: Store) -> None:
    found = await asyncio.gather(store.secret("vapid", "mine"), other.secret("vapid", "theirs"))
    assert len(set(found)) == 1
    assert await store.secret("vapid", "later") == found[0]


async def test_a_device_belongs_to_whoever_subscribed_last(store: Store) -> None:
    await make_people(store, ADA, BEN)
    await store.subscribe(device(), 5)
    await store.subscribe(replace(device(), person=BEN, quiet_from=60, quiet_until=120), 5)
    assert await ids(store, ADA) == []
    (found,) = await store.reachable([ADA, BEN], CODE)
    assert (found.subscription.person, found.subscription.quiet_from) == (BEN, 60)


async def test_the_newest_devices_count(store: Store) -> None:
    await make_people(store, ADA)
    gone = [await store.subscribe(device(f"d{at}", at=at), 2) for at in range(4)]
    assert gone == [0, 0, 1, 1]
    assert await ids(store, ADA) == ["d2", "d3"]


async def test_what_was_told_is_known_by_device_table_and_kind(store: Store) -> None:
    await make_people(store, ADA)
    await store.subscribe(device(), 5)
    await store.note_called("one", CODE, {"turn": "1.1"}, 6.0)
    await store.note_called("one", CODE, {"turn": "1.3", "hurry": "1.3"}, 7.0)
    await store.note_called("one", "elsewhere", {"turn": "1.9"}, 7.0)
    await store.note_called("nobody", CODE, {"turn": "1.1"}, 7.0)
    (found,) = await store.reachable([ADA], CODE)
    assert found.called == {"turn": "1.3", "hurry": "1.3"}
    await store.purge_calls(8.0)
    (found,) = await store.reachable([ADA], CODE)
    assert found.called == {}


async def test_devices_go_with_their_person(store: Store) -> None:
    await make_people(store, ADA, BEN)
    await store.subscribe(device(), 5)
    await store.subscribe(device("two", BEN), 5)
    await store.note_called("one", CODE, {"turn": "1.1"}, 6.0)
    assert (await store.export_person(ADA))["subscriptions"][0]["endpoint"].endswith("/one")
    await store.delete_person(ADA, Unnamed)
    assert await ids(store, ADA, BEN) == ["two"]
    with pytest.raises(PersonGone):
        await store.subscribe(device(), 5)
    await store.unsubscribe("two", ADA)
    assert await ids(store, BEN) == ["two"]
    await store.unsubscribe("two")
    assert await ids(store, BEN) == []


async def test_a_table_has_one_word_and_a_word_one_table(store: Store) -> None:
    assert await store.word_for(CODE, "bcdfgh", 1.0) == "bcdfgh"
    assert await store.word_for(CODE, "zzzzzz", 2.0) == "bcdfgh"
    assert await store.word_for("another", "bcdfgh", 2.0) is None
    assert await store.code_of("bcdfgh") == CODE
    assert await store.code_of("zzzzzz") is None
    await store.purge_calls(1.5)
    assert await store.code_of("bcdfgh") == CODE  # it was asked for since
    await store.purge_calls(3.0)
    assert await store.code_of("bcdfgh") is None
