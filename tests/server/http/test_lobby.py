"""Tables by link and in the lobby, and matches with whoever wants the same."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from papersea.table.commands import SeatBot, Sit
from papersea.table.refused import ErrorCode
from papersea.table.settings import Bank, Settings
from papersea.table.table import Phase
from tests.server.guests import Guest, guests, seated, start, until_phase, visitor
from tests.server.hosting import Hosted, hosted
from tests.server.http.test_people import code_of
from tests.server.lines import line

pytestmark = pytest.mark.anyio


async def lobby(one: Guest) -> tuple[list[str], list[str]]:
    """Codes of the tables with a free seat, and of those in play."""
    found = await one.get("/api/tables")
    return [each["code"] for each in found["open"]], [each["code"] for each in found["playing"]]


async def test_only_public_tables_are_listed(server: Hosted) -> None:
    async with guests(server.address, "Ann") as (ann,):
        private = await ann.open_table(Settings(is_public=False))
        public = await ann.open_table(Settings(is_public=True))
        waiting, _ = await lobby(ann)
        assert public in waiting
        assert private not in (await ann.http.get("/api/tables")).text
        assert (await ann.get(f"/api/tables/{private}"))["names"] == ["Ann", None]
        assert {each["code"] for each in await ann.get("/api/me/tables")} == {private, public}


async def test_a_table_leaves_the_waiting_ones_when_it_is_full(server: Hosted) -> None:
    async with (
        guests(server.address, "Ann", "Bob") as (ann, bob),
        seated(ann, bob, settings=Settings(is_public=True)) as (first, second),
    ):
        code = first.latest.table.code
        assert code not in (await lobby(ann))[0]
        await start(first, second)
        await until_phase(first, Phase.PLAYING)
        waiting, played = await lobby(ann)
        assert (code in waiting, code in played) == (False, True)
        listed = await ann.get(f"/api/tables/{code}")
        assert (listed["phase"], listed["names"], listed["free"]) == ("playing", ["Ann", "Bob"], 0)


async def test_a_listing_names_bots_by_their_names(server: Hosted) -> None:
    async with guests(server.address, "Ann") as (ann,):
        code = await ann.open_table()
        async with line(ann.address, code, ann.token) as table:
            await table.do(SeatBot(1, "gull"))
        listed = await ann.get(f"/api/tables/{code}")
        assert (listed["names"], listed["people"]) == (["Ann", "Gull"], 1)


async def test_a_guessed_code_finds_nothing(server: Hosted) -> None:
    async with visitor(server.address) as http:
        for path in ("tables/2222222222222", "tables/x", "tables/%00", "tables/%F0%9F%90%99"):
            assert code_of(await http.get(f"/api/{path}")) is ErrorCode.NO_SUCH_TABLE
        for path in ("games/2222222222222-1", "games/%00", "games/x/record"):
            assert code_of(await http.get(f"/api/{path}")) is ErrorCode.NO_SUCH_GAME
        for path in ("people/2222222222222", "people/%00"):
            assert code_of(await http.get(f"/api/{path}")) is ErrorCode.NOT_FOUND


async def match(one: Guest, *, players: int = 2, is_rated: bool = False) -> str:
    link = await one.post("/api/match", {"players": players, "is_rated": is_rated})
    return str(link["code"])


async def test_two_who_want_the_same_meet_and_the_game_starts(server: Hosted) -> None:
    async with guests(server.address, "Ann", "Bob", "Cat") as (ann, bob, cat):
        code = await match(ann, is_rated=True)
        assert await match(cat) != code, "a rated game is something else"
        assert await match(cat, players=3) != code
        async with line(ann.address, code, ann.token) as first:
            assert await match(bob, is_rated=True) == code
            await until_phase(first, Phase.PLAYING)
            settings = first.latest.table.settings
            assert (settings.is_rated, settings.allows_take_back) == (True, False)
            assert isinstance(settings.clock, Bank)
            assert [seat.name for seat in first.latest.table.seats] == ["Ann", "Bob"]


async def test_whoever_asks_again_stays_where_they_wait(server: Hosted) -> None:
    async with guests(server.address, "Ann") as (ann,):
        assert await match(ann, players=4) == await match(ann, players=4)


async def test_two_who_ask_at_once_do_not_wait_for_each_other(tmp_path: Path) -> None:
    with hosted(tmp_path) as quiet:
        async with guests(quiet.address, "Ann", "Bob") as people:
            for _ in range(5):
                first, second = await asyncio.gather(*map(match, people))
                assert first == second
                assert (await people[0].get(f"/api/tables/{first}"))["free"] == 0
            assert (await people[0].get("/api/tables"))["open"] == []


async def test_a_crowd_that_asks_at_once_is_matched(server: Hosted) -> None:
    names = [f"Guest {number}" for number in range(8)]
    async with guests(server.address, *names) as people:
        codes = await asyncio.gather(*(match(each, is_rated=True) for each in people))
        for each, code in zip(people, codes, strict=True):
            assert each.name in (await each.get(f"/api/tables/{code}"))["names"]
        free = [(await people[0].get(f"/api/tables/{code}"))["free"] for code in set(codes)]
        assert sum(free) <= 2, "hardly anybody waits"


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({"players": 5}, ErrorCode.BAD_MESSAGE),
        ({"players": "2"}, ErrorCode.BAD_MESSAGE),
        ({"patience": 1}, ErrorCode.BAD_MESSAGE),
        ({"unknown": 1}, ErrorCode.BAD_MESSAGE),
        ({"stand_in": "leviathan"}, ErrorCode.NO_SUCH_OPPONENT),
        ({"is_rated": True}, ErrorCode.BAD_SETTINGS),
        ({"clock": {"kind": "sun"}}, ErrorCode.BAD_MESSAGE),
        ({"options": {"unknown": 1}}, ErrorCode.BAD_MESSAGE),
    ],
)
async def test_settings_that_do_not_go_together_are_refused(
    server: Hosted, settings: dict[str, object], code: ErrorCode
) -> None:
    async with guests(server.address, "Ann") as (ann,):
        response = await ann.http.post("/api/tables", json={"settings": settings})
        assert code_of(response) is code
        assert await ann.get("/api/me/tables") == []


async def test_somebody_may_sit_at_many_tables(server: Hosted) -> None:
    async with guests(server.address, "Ann", "Bob") as (ann, bob):
        codes = [await ann.open_table() for _ in range(3)]
        for code in codes:
            async with line(bob.address, code, bob.token) as table:
                await table.do(Sit())
        assert {each["code"] for each in await bob.get("/api/me/tables")} == set(codes)
