"""Tables that nobody needs any more are in nobody's way, and people who never come back go."""

from __future__ import annotations

from pathlib import Path

import pytest

from papersea.server.settings import Limits
from papersea.server.storage import Store
from papersea.server.storage.values import Listed
from papersea.server.tables.house import House
from papersea.server.tables.matching import MatchWish, find_match
from papersea.server.tables.opened import OpenTable
from papersea.server.tables.sweeping import Sweeper
from papersea.table.commands import AnyCommand, Leave
from papersea.table.refused import ErrorCode, Refused
from papersea.table.settings import Settings
from papersea.table.table import Person
from tests.server.guests import Guest, guests
from tests.server.hosting import Hosted, hosted
from tests.server.http.test_lobby import lobby, match
from tests.server.http.test_people import code_of

pytestmark = pytest.mark.anyio

DAY = 86_400.0


async def leave(house: House, who: Person, code: str) -> None:
    await house.submit(await house.open(code), who, Leave())


async def open_and_leave(house: House, who: Person, count: int) -> None:
    for _ in range(count):
        await leave(house, who, await house.rooms.create(who, Settings(is_public=True)))


def person(one: Guest) -> Person:
    return Person(one.id, one.name)


async def test_tables_that_were_left_do_not_hide_who_waits(tmp_path: Path) -> None:
    with hosted(tmp_path) as quiet:
        async with guests(quiet.address, "Ann", "Bob", "Cat") as (ann, bob, cat):
            waiting = await match(bob)
            quiet.run(open_and_leave(quiet.context.house, person(ann), 210))
            assert await lobby(ann) == ([waiting], [])
            assert await match(cat) == waiting


async def test_only_tables_where_somebody_sits_count_against_the_limit(tmp_path: Path) -> None:
    with hosted(tmp_path, limits=Limits(tables_per_person=3, requests_a_minute=10_000)) as few:
        async with guests(few.address, "Ann") as (ann,):
            for _ in range(5):
                few.run(leave(few.context.house, person(ann), await match(ann)))
            codes = [await ann.open_table() for _ in range(3)]
            response = await ann.http.post("/api/match", json={})
            assert code_of(response) is ErrorCode.TOO_MANY_TABLES
            few.run(leave(few.context.house, person(ann), codes[0]))
            await match(ann)
            assert len(await ann.get("/api/me/tables")) == 9, "those they have left as well"


async def test_a_table_that_is_just_gone_fails_no_match(
    server: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with guests(server.address, "Ann", "Bob") as (ann, bob):
        gone = await match(ann, players=3)
        really_open = server.context.house.open

        async def open_others(code: str) -> OpenTable:
            if code == gone:
                raise Refused(ErrorCode.NO_SUCH_TABLE)
            return await really_open(code)

        monkeypatch.setattr(server.context.house, "open", open_others)
        assert await match(bob, players=3) != gone


async def test_who_cannot_leave_their_own_table_is_matched_still(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with hosted(tmp_path) as quiet:
        async with guests(quiet.address, "Ann", "Bob") as (ann, bob):
            older = await match(ann)
            house, store = quiet.context.house, quiet.context.store
            see_late(store, monkeypatch)
            really_submit = house.submit

            async def stay(opened: OpenTable, who: Person, command: AnyCommand) -> int:
                if isinstance(command, Leave):
                    raise Refused(ErrorCode.UNAVAILABLE)
                return await really_submit(opened, who, command)

            monkeypatch.setattr(house, "submit", stay)
            assert quiet.run(find_match(store, house, person(bob), MatchWish())) == older


def see_late(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever looks sees nothing at first, as if the others came just then."""
    really_look, looks = store.joinable_tables, iter([True])

    async def look(limit: int | None = None) -> list[Listed]:
        return [] if next(looks, False) else await really_look(limit)

    monkeypatch.setattr(store, "joinable_tables", look)


class Clock:
    """Moved by hand."""

    now = 1e9

    def __call__(self) -> float:
        return self.now


async def test_what_nobody_needs_any_more_is_deleted(tmp_path: Path) -> None:
    clock = Clock()
    with hosted(tmp_path, clock=clock) as running:
        house, store = running.context.house, running.context.store
        sweeper = Sweeper(store, house, every=1)
        async with guests(running.address, "Ann", "Bob") as (ann, bob):
            taken = await ann.open_table()
            running.run(open_and_leave(house, person(ann), 1))
            assert running.run(sweeper.purge_once(30)) == 0
            clock.now += 3601
            assert running.run(sweeper.purge_once(30)) == 1, "the empty one"
            clock.now += 29 * DAY
            assert (await ann.get("/api/me/tables"))[0]["code"] == taken
            assert running.run(sweeper.purge_once(30)) == 0
            clock.now += DAY
            assert running.run(sweeper.purge_once(30)) == 1
            clock.now += 380 * DAY
            running.run(sweeper.purge_once(30))
            assert (await ann.get("/api/me"))["name"] == "Ann", "who was seen meanwhile"
            assert code_of(await bob.http.get("/api/me")) is ErrorCode.NOT_SIGNED_IN


async def test_somebody_is_seen_once_a_day(tmp_path: Path) -> None:
    clock = Clock()
    with hosted(tmp_path, clock=clock) as running:
        async with guests(running.address, "Ann") as (ann,):
            store = running.context.store
            seen = []
            for _ in range(3):
                clock.now += 0.6 * DAY
                await ann.get("/api/me")
                known = running.run(store.person(ann.id))
                assert known is not None
                seen.append(known.seen_at - 1e9)
            assert seen == pytest.approx([0, 1.2 * DAY, 1.2 * DAY])
