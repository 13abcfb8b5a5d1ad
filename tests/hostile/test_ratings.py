"""Ratings are not won alone: over real sockets, with any guests and programs of one address."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from papersea.protocol.messages import Unrated
from papersea.server.limits import home_of
from papersea.server.settings import RatingRules
from papersea.server.storage.schema import WHEREABOUTS
from papersea.server.storage.values import DAY
from papersea.table.commands import AddSalt, Change, Leave, Phrase, Rematch, Resign, Say, Sit
from papersea.table.settings import Bank, Settings
from papersea.table.table import Phase
from tests.hostile.test_addresses import from_
from tests.server.guests import Guest, guest, guests, lose, start, until_phase
from tests.server.hosting import Hosted, hosted
from tests.server.lines import Line, line
from tests.server.storage.conftest import DATABASES
from tests.server.storage.test_migrations import look
from tests.sizes import sized

pytestmark = pytest.mark.anyio

RATED = Settings(clock=Bank(seconds=7200), is_rated=True, allows_take_back=False, stand_in=None)
HOME, PHONE = "203.0.113.9", "198.51.100.7"
NEIGHBOURS = "2001:db8:7:1::1", "2001:db8:7:ffff::1"
"""Networks of one customer."""
WINS = sized(3, 12)


class Wall:
    """A clock that stands still until somebody waits."""

    def __init__(self) -> None:
        self.now = 2e9

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def wall() -> Wall:
    return Wall()


@pytest.fixture(params=DATABASES)
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Of a database with nothing in it."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    found = request.getfixturevalue("postgres_house")
    assert isinstance(found, str)
    return found


@pytest.fixture
def house(wall: Wall, address: str, tmp_path: Path) -> Iterator[Hosted]:
    """With the rules of every house, behind a proxy."""
    with hosted(
        tmp_path, clock=wall, proxies=("127.0.0.1",), database=address, rating=RatingRules()
    ) as running:
        yield running


@asynccontextmanager
async def met(code: str, *who: tuple[Guest, str], sits: bool = True) -> AsyncIterator[list[Line]]:
    """At a table whose host is the first, each from an address."""
    async with AsyncExitStack() as stack:
        lines = [
            await stack.enter_async_context(
                line(each.address, code, each.token, additional_headers=from_(place))
            )
            for each, place in who
        ]
        for each in lines[1:] if sits else ():
            await each.do(Sit())
        yield lines


async def heard(lines: list[Line], *unrated: Unrated | None) -> None:
    for each in lines:
        await each.until_unrated(*unrated)


async def rating_of(one: Guest, person: str | None = None) -> Any:
    found = (await one.get(f"/api/people/{person or one.id}"))["standings"]
    return found[0]["rating"] if found else None


async def another(owner: Guest, house: Hosted, kind: str, stack: AsyncExitStack) -> Guest:
    """Somebody for the same person to play with."""
    if kind == "guest":
        return await stack.enter_async_context(guest(house.address, "Eve"))
    made = await owner.post("/api/me/bots" if kind == "program" else "/api/me/companions", EVE)
    return Guest(made["id"], "Eve", made["token"], owner.http)


EVE = {"name": "Eve"}


@pytest.mark.parametrize("kind", ["program", "guest", "companion"])
async def test_nothing_is_won_alone(house: Hosted, wall: Wall, kind: str) -> None:
    """Sit down, let the other one resign without a move, and again; also after days, and also with
    first rounds played."""
    async with AsyncExitStack() as stack:
        (farmer,) = await stack.enter_async_context(guests(house.address, "Ann"))
        others = [await another(farmer, house, kind, stack) for _ in range(2)]
        expected = Unrated.PROGRAM if kind == "program" else Unrated.TOGETHER
        for number in range(WINS):
            wall.now += 2 * DAY * (number % 2)
            code = await farmer.open_table(RATED)
            other = others[number % 2]
            async with met(code, (farmer, HOME), (other, HOME)) as lines:
                await heard(lines, expected, expected)
                await start(*lines)
                if number % 3 == 0:
                    await lose(lines[1], lines[0])
                else:
                    await lines[1].do(Resign())
                await until_phase(lines[0], Phase.OVER)
                await heard(lines, expected, expected)
        assert len(await farmer.get("/api/me/games")) == WINS
        for each in (farmer, *others):
            assert await rating_of(farmer, each.id) is None


async def test_strangers_win_and_nothing_stays(house: Hosted, wall: Wall, address: str) -> None:
    """They hear before the game that it counts, and have ratings after it; of where they came from
    nothing stays."""
    async with guests(house.address, "Ann", "Bob") as (ann, bob):
        wall.now += 2 * DAY
        code = await ann.open_table(RATED)
        async with met(code, (ann, HOME), (bob, PHONE)) as lines:
            await heard(lines, None, None)
            places = await look(address, lambda on: on.execute(select(WHEREABOUTS)).all())
            assert {each.person for each in places} == {ann.id, bob.id}
            assert len({each.place for each in places}) == 2
            data = await ann.get("/api/me/data")
            assert [each["person"] for each in data["whereabouts"]] == [ann.id]
            await start(*lines)
            await lose(lines[1], lines[0])
            await until_phase(lines[0], Phase.OVER)
            await lines[0].do(Say(Phrase.GOOD_GAME))  # when the game is filed
            assert not await look(address, lambda on: on.execute(select(WHEREABOUTS)).all())
            loser, winner = sorted([(await rating_of(each))["mu"] for each in (ann, bob)])
            assert loser < 25 < winner
            # A rematch knows them again, though nobody connects anew.
            for each in lines:
                await each.do(Rematch())
            await lines[0].until(lambda: lines[0].latest.table.game == 2)
            await lines[0].do(AddSalt("salt"))
            again = await look(address, lambda on: on.execute(select(WHEREABOUTS)).all())
            assert {each.person for each in again} == {ann.id, bob.id}
            assert {each.place for each in again}.isdisjoint(each.place for each in places)


async def test_who_plays_from_the_others_address_for_a_moment_spoils_the_game(
    house: Hosted, wall: Wall
) -> None:
    async with guests(house.address, "Ann", "Bob") as (ann, bob):
        wall.now += 2 * DAY
        code = await ann.open_table(RATED)
        async with met(code, (ann, HOME), (bob, PHONE)) as lines:
            await heard(lines, None, None)
            await start(*lines)
            async with met(code, (bob, HOME)) as (again,):
                await heard([again, *lines], Unrated.TOGETHER, Unrated.TOGETHER)
            await lose(lines[1], lines[0])
            await lines[1].do(Say(Phrase.GOOD_GAME))  # when the game is filed
        (summary,) = await ann.get("/api/me/games")
        assert [each["unrated"] for each in summary["seats"]] == ["together"] * 2


async def test_people_hear_at_the_table_whether_it_will_count(house: Hosted, wall: Wall) -> None:
    async with guests(house.address, "Ann", "Bob", "Cyd") as (ann, bob, cyd):
        code = await ann.open_table(RATED)
        async with met(code, (ann, HOME), (bob, PHONE), (cyd, HOME), sits=False) as lines:
            await heard(lines, None, None)
            await lines[1].do(Sit())
            await heard(lines, Unrated.NEW, Unrated.NEW)
            await lines[1].do(Leave())
            await heard(lines, None, None)
            await lines[2].do(Sit())
            await heard(lines, Unrated.TOGETHER, Unrated.TOGETHER)
            await lines[0].do(Change(Settings()))
            await heard(lines)
            await lines[0].do(Change(RATED))
            await heard(lines, Unrated.TOGETHER, Unrated.TOGETHER)
            await lines[2].do(Leave())
            wall.now += DAY
            await lines[1].do(Sit())
            await heard(lines, None, None)


def test_all_networks_that_one_customer_may_have_are_one_place() -> None:
    first, second = map(home_of, NEIGHBOURS)
    assert first == second == "2001:db8:7::/48"
    assert home_of("2001:db8:8::1") != first
    assert home_of(HOME) == home_of(f"::ffff:{HOME}") != home_of(PHONE)
    assert home_of(None) == home_of("unknown")
