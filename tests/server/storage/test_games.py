"""Finished games are filed once, with their ratings."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from papersea.answers.people import Rating, Statistics
from papersea.server.storage import Company, Rated, Store
from tests.server.storage.making import finished, make_table, seat

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
async def _table(store: Store) -> None:
    await make_table(store)


def one_more(company: Company) -> Rated:
    """Ada and Bob each gain a point a game, from 25 on."""
    before = company.ratings
    after = {
        person: Rating(before[person].mu + 1 if person in before else 26.0, 8.0)
        for person in ("ada", "bob")
    }
    return Rated(after, {})


async def test_a_game_is_kept_with_ratings_before_and_after(store: Store) -> None:
    assert await store.file_game(finished("one", "ada", "bob", None), one_more)
    assert await store.file_game(finished("two", "bob", "ada", None, ended_at=20.0), one_more)
    second = finished("two", "bob", "ada", None, ended_at=20.0)
    rated = tuple(
        replace(each, before=Rating(26.0, 8.0), after=Rating(27.0, 8.0))
        for each in second.seats[:2]
    )
    assert await store.game("two") == replace(second, seats=(*rated, second.seats[2]))
    first = await store.game("one")
    assert first is not None
    assert first.seats[0].before is None
    assert first.seats[0].after == Rating(26.0, 8.0)
    assert await store.rating("ada", 3) == Rating(27.0, 8.0, 2)
    assert await store.rating("ada", 2) is None
    assert await store.game("three") is None


async def test_a_game_is_filed_once(store: Store, other: Store) -> None:
    game = finished("one", "ada", "bob")
    filed = await asyncio.gather(
        *(through.file_game(game, one_more) for through in (store, other) * 10)
    )
    assert sum(filed) == 1
    assert await store.rating("ada", 2) == Rating(26.0, 8.0, 1)
    assert (await store.statistics("ada"))[2].games == 1


async def test_no_rating_is_lost_when_games_end_together(store: Store, other: Store) -> None:
    games = [
        finished(f"{number}", *(("ada", "bob")[:: 1 - number % 2 * 2])) for number in range(40)
    ]
    filed = await asyncio.gather(
        *((store, other)[number % 2].file_game(game, one_more) for number, game in enumerate(games))
    )
    assert all(filed)
    assert await store.rating("ada", 2) == Rating(65.0, 8.0, 40)
    assert await store.rating("bob", 2) == Rating(65.0, 8.0, 40)


async def test_without_rating_ratings_stay(store: Store) -> None:
    assert await store.file_game(finished("one", "ada", "bob"), None)
    assert await store.rating("ada", 2) is None
    assert await store.file_game(finished("two", "ada", "bob"), lambda _: Rated({}, {}))
    assert await store.rating("ada", 2) is None
    assert await store.file_game(finished("three", None, None), lambda _: Rated({}, {}))


async def test_a_game_whose_rating_fails_is_not_filed(store: Store) -> None:
    def fail(_: Company) -> Rated:
        raise ArithmeticError

    with pytest.raises(ArithmeticError):
        await store.file_game(finished("one", "ada", "bob"), fail)
    assert await store.game("one") is None
    assert await store.rating("ada", 2) is None
    assert await store.file_game(finished("one", "ada", "bob"), one_more)


async def test_games_of_a_person_come_newest_first(store: Store) -> None:
    for number in range(5):
        await store.file_game(finished(f"g{number}", "ada", "bob", ended_at=number // 2), None)
    await store.file_game(finished("other", "eve", "bob"), None)
    assert [game.id for game in await store.games_of("ada", 3)] == ["g4", "g3", "g2"]


async def test_statistics_are_by_number_of_players(store: Store) -> None:
    await store.file_game(finished("one", "ada", "bob"), None)
    game = finished("two", "bob", "ada")
    won_by_mermaids = replace(seat(1, "ada", 1, score=12), mermaid_win=True)
    await store.file_game(replace(game, seats=(game.seats[0], won_by_mermaids)), None)
    await store.file_game(finished("three", "bob", None, "ada"), None)
    assert await store.statistics("ada") == {
        2: Statistics(2, 2, 1.0, 42, 8, 4, 2, 2, 1),
        3: Statistics(1, 0, 3.0, 30, 4, 2, 1, 1, 0),
    }
    assert await store.statistics("nobody") == {}
