"""What counting is told: who people are, whom they met, and whence, until the game is filed."""

from __future__ import annotations

from dataclasses import replace

import pytest
from sqlalchemy import select

from papersea.answers.people import Rating
from papersea.server.storage import Company, Meeting, Rated, Store
from papersea.server.storage.schema import WHEREABOUTS
from papersea.server.storage.values import DAY
from papersea.server.storage.whereabouts import MOST_PLACES
from tests.server.storage.making import CODE, Unnamed, finished, make_people, make_table, somebody
from tests.server.storage.test_migrations import look

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
async def _table(store: Store) -> None:
    await make_table(store)
    await make_people(store, "ada", "bob", "eve")


async def test_whoever_rates_is_told_who_plays_and_whom_they_met_within_a_day(
    store: Store,
) -> None:
    told: list[Company] = []

    def rate(company: Company) -> Rated:
        told.append(company)
        return Rated({"ada": Rating(26.0, 8.0)}, {"bob": "short"})

    for number, at in enumerate((10.0, 10.0 + DAY / 2, 9.0 + DAY, 11.0 + DAY)):
        game = finished(f"{number}", "ada", "bob", None, ended_at=at)
        seats = (replace(game.seats[0], gave_up=number == 1), *game.seats[1:])
        assert await store.file_game(replace(game, seats=seats), rate)
    await store.file_game(finished("with eve", "eve", "ada", ended_at=11.0 + DAY), None)
    both, ada = frozenset({"ada", "bob"}), frozenset({"ada"})
    first, second = Meeting(10.0, both, ada), Meeting(10.0 + DAY / 2, both, ada, ada)
    third = Meeting(9.0 + DAY, both, ada)
    assert [set(each.met) for each in told] == [
        set(),
        {first},
        {first, second},
        {second, third},
    ], "the first one is more than a day ago by then"
    assert told[0].people == {each: somebody(each) for each in ("ada", "bob")}
    assert told[0].ratings == {}
    assert told[1].ratings == {"ada": Rating(26.0, 8.0, 1)}
    company = await store.company(["ada", "bob", "nobody"], 9.0 + DAY)
    assert company.people.keys() == {"ada", "bob"}
    assert [each.at for each in company.met] == [11.0 + DAY]
    filed = await store.game("1")
    assert filed is not None
    assert [each.unrated for each in filed.seats] == [None, "short", None]
    assert [each.gave_up for each in filed.seats] == [True, False, False]


async def test_whereabouts_are_those_of_a_game_until_it_is_filed(
    store: Store, other: Store
) -> None:
    await store.note_whereabouts(CODE, 1, [("ada", 7), ("bob", 8)])
    await other.note_whereabouts(CODE, 1, [("ada", 7), ("ada", 9)])
    await store.note_whereabouts(CODE, 2, [("ada", 5)])
    places = {"ada": frozenset({7, 9}), "bob": frozenset({8})}
    assert await other.whereabouts(CODE, 1) == places
    await store.forget_whereabouts(CODE, 1)
    assert await other.whereabouts(CODE, 1) == {}
    assert await other.whereabouts(CODE, 2) == {"ada": frozenset({5})}


async def test_nobody_fills_the_disk_by_moving_about(store: Store) -> None:
    await store.note_whereabouts(CODE, 1, [("ada", each) for each in range(MOST_PLACES + 10)])
    assert len((await store.whereabouts(CODE, 1))["ada"]) == MOST_PLACES


async def test_whereabouts_go_with_the_table_and_with_the_person(
    store: Store, address: str
) -> None:
    await store.note_whereabouts(CODE, 1, [("ada", 7), ("bob", 8)])
    exported = await store.export_person("ada")
    assert exported["whereabouts"] == [{"code": CODE, "game": 1, "person": "ada", "place": 7}]
    await store.delete_person("ada", Unnamed)
    assert await store.whereabouts(CODE, 1) == {"bob": frozenset({8})}
    assert await store.purge(100.0) == 1
    await store.note_whereabouts(CODE, 1, [("bob", 8)])
    assert await look(address, lambda on: on.execute(select(WHEREABOUTS)).all()) == []
