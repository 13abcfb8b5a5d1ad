"""Which games are measured is decided once, whoever files them and whoever changes their mind."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import replace

import pytest

from papersea.answers.games import FinishedGame
from papersea.answers.people import Measuring
from papersea.server.storage import Outdated, Store
from papersea.server.storage.hosts import HostStore
from papersea.server.storage.values import DAY
from tests.server.storage.making import CODE, Unnamed, finished, make_people, make_table

pytestmark = pytest.mark.anyio

GAMES = 20


@pytest.fixture(autouse=True)
async def _people(store: Store) -> None:
    """Ada sits at the table, and two let their games be measured."""
    await make_table(store, person="ada")
    await make_people(store, "bob", "eve")
    for each in ("ada", "bob"):
        await store.let_measure(each, f"alias of {each}")


def game(id: str, *people: str | None, day: int = 0) -> FinishedGame:
    """One that may be measured as far as it goes."""
    ended = finished(id, *people, ended_at=10.0 + day * DAY)
    return replace(ended, is_measured=True, is_rated=False)


async def measured(address: str) -> list[FinishedGame]:
    host = await HostStore.open(address)
    try:
        return [each async for each in host.measured_games()]
    finally:
        await host.close()


async def test_a_game_is_measured_once_with_the_leave_of_all(
    store: Store, other: Store, address: str
) -> None:
    filed = await asyncio.gather(
        *(each.file_game(game("one", "ada", None, "bob"), None) for each in (store, other) * 5)
    )
    assert sum(filed) == 1
    await store.file_game(game("two", "ada", "eve"), None)
    await store.decline_measuring("eve")
    await store.file_game(game("three", "ada", "eve"), None)
    await store.file_game(replace(game("four", "ada", "bob"), is_measured=False), None)
    (found,) = await measured(address)
    assert found.id == "one"
    assert [each.name for each in found.seats] == ["alias of ada", "name of None", "alias of bob"]
    assert [each.person for each in found.seats] == [None] * 3


async def test_games_come_by_their_days_and_not_by_their_hours(store: Store, address: str) -> None:
    for id, day in (("d", 0), ("b", 1), ("c", 0), ("a", 2)):
        await store.file_game(game(id, "ada", day=day), None)
    assert [each.id for each in await measured(address)] == ["c", "d", "b", "a"]


async def test_nothing_stays_measured_of_whoever_changes_their_mind_meanwhile(
    store: Store, other: Store, address: str
) -> None:
    """As soon as the answer is safe, whatever was being filed."""
    await asyncio.gather(
        *(store.file_game(game(f"game {number}", "ada", "bob"), None) for number in range(GAMES)),
        other.decline_measuring("bob"),
    )
    await store.let_measure("bob", "somebody else")
    assert await measured(address) == []
    person = await store.person("bob")
    assert person is not None
    assert (person.measuring, person.pseudonym) == (Measuring.ALLOWED, "somebody else")


async def test_who_leaves_meanwhile_takes_their_games_out(
    store: Store, other: Store, address: str
) -> None:
    """And nobody waits for another who waits for them."""

    async def file(number: int) -> None:
        with suppress(Outdated):
            await store.file_game(game(f"game {number}", "ada", "bob"), None)

    await asyncio.gather(*map(file, range(GAMES)), other.delete_person("ada", Unnamed))
    assert await store.table(CODE) is not None
    assert await measured(address) == []
