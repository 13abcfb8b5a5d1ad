"""Whoever is banned is kept out, is told so, and can still take along or delete what is theirs."""

from __future__ import annotations

from typing import Any

import pytest
from prometheus_client import REGISTRY
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from papersea.moves import parse_move
from papersea.protocol.messages import Goodbye
from papersea.server.people.bans import Bans
from papersea.server.storage.values import Ban
from papersea.server.tables.door import Door
from papersea.table.commands import Play
from papersea.table.refused import ErrorCode, Refused
from tests.server.admin.conftest import Desk
from tests.server.admin.test_acts import at_the_door, hears
from tests.server.guests import guest, guests, playing, seated, visitor
from tests.server.hosting import Hosted
from tests.server.http.test_people import code_of
from tests.server.lines import line
from tests.server.services import wait_until

pytestmark = pytest.mark.anyio

FROM = "x-forwarded-for"


def counted(kind: str) -> float:
    return REGISTRY.get_sample_value("papersea_banned_total", {"kind": kind}) or 0.0


async def test_a_banned_person_is_sent_away_and_can_do_nothing_more(
    server: Hosted, desk: Desk
) -> None:
    before = counted("person")
    async with guests(server.address, "Ann", "Bob") as (ann, bob), seated(ann, bob) as lines:
        bot = await bob.post("/api/me/bots", {"name": "Robot"})
        code = lines[0].latest.table.code
        await desk("ban", bob.id, "--for", "7d", "--reason", "insults")
        assert await hears(lines[1]) is ErrorCode.BANNED
        for token in (bob.token, bot["token"]):
            assert await at_the_door(server.address, code, token) is ErrorCode.BANNED
        for path, body in (
            ("/api/tables", {}),
            ("/api/match", {}),
            ("/api/me/bots", {"name": "Other"}),
            ("/api/me/companions", {"name": "Other"}),
        ):
            answer = await bob.http.post(path, json=body)
            assert (answer.status_code, code_of(answer)) == (403, ErrorCode.BANNED), path
            assert "insults" not in answer.text, "the reason is the house's own"
        assert (await bob.http.patch("/api/me", json={"name": "Rob"})).status_code == 403
        assert counted("person") > before
        await lines[0].settle()
        assert lines[0].heard(Goodbye) == [], "nobody else is"


async def test_whoever_is_turned_out_is_not_heard_any_more(server: Hosted) -> None:
    """Until the socket is closed, something may still come."""
    async with guests(server.address, "Ann", "Bob") as (ann, bob), playing(ann, bob) as lines:
        one = next(each for each in lines if each.legal)
        number, move = one.number, one.legal[0]
        for each in server.context.house.rooms.connections():
            each.is_turned_out = True
        assert await one.refused(Play(parse_move(move), one.number)) is ErrorCode.BANNED
        assert one.number == number


async def test_whoever_is_banned_on_the_way_in_does_not_stay(
    server: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After they were looked for at the door, and before they are among those who are there."""
    context = server.context
    async with guests(server.address, "Ann") as (ann,):
        code = await ann.open_table()
        enter = Door.enter

        async def slow(*arguments: Any) -> None:
            context.bans.heed([Ban(ann.id, None, 0.0)], {})
            await enter(*arguments)

        monkeypatch.setattr(Door, "enter", slow)
        assert await at_the_door(server.address, code, ann.token) is ErrorCode.BANNED


async def test_no_ban_keeps_a_person_from_what_is_stored_about_them(
    server: Hosted, desk: Desk
) -> None:
    async with guests(server.address, "Ann", "Bob") as (ann, bob), seated(ann, bob) as lines:
        await desk("ban", bob.id)
        assert await hears(lines[1]) is ErrorCode.BANNED
        assert (await bob.get("/api/me"))["name"] == "Bob"
        assert (await bob.get("/api/me/data"))["profile"]["id"] == bob.id
        assert (await bob.http.delete("/api/me")).status_code == 204
        assert await desk("bans") == [], "nothing is kept of them, not even that"


async def test_whoever_is_let_in_again_plays_on(server: Hosted, desk: Desk) -> None:
    async with guests(server.address, "Ann", "Bob") as (ann, bob), seated(ann, bob) as lines:
        ban = await desk("ban", bob.id)
        assert await hears(lines[1]) is ErrorCode.BANNED
        await desk("unban", str(ban["number"]))
        bans = server.context.bans
        wait_until(lambda: bans.of_person(bob.id, 0.0) is None)
        async with line(server.address, lines[0].latest.table.code, bob.token) as again:
            assert again.latest.seat == 1


async def test_an_address_that_is_banned_gets_no_answer_but_that(
    server: Hosted, desk: Desk
) -> None:
    before = counted("address")
    async with guest(server.address, "Ann") as ann:
        code = await ann.open_table()
        there = {FROM: "203.0.113.7"}
        async with line(server.address, code, ann.token, additional_headers=there) as inside:
            await desk("ban", "203.0.113.0/24")
            assert await hears(inside) is ErrorCode.BANNED
        await desk("ban", "2001:db8:1::/48")
        wait_until(lambda: server.context.bans.of_address("2001:db8:1::9", 0.0) is not None)
        for address in ("203.0.113.255", "2001:db8:1:2::3", "::ffff:203.0.113.8"):
            async with visitor(server.address, headers={FROM: address}) as http:
                for path in ("/", "/api/about", "/api/tables"):
                    answer = await http.get(path)
                    assert (answer.status_code, code_of(answer)) == (403, ErrorCode.BANNED)
            socket = f"{server.address.replace('http', 'ws', 1)}/api/tables/{code}/socket"
            with pytest.raises(InvalidStatus) as refused:
                await connect(socket, additional_headers={FROM: address})
            assert refused.value.response.status_code == 403
        for address in ("203.0.114.1", "2001:db8:2::1"):
            async with visitor(server.address, headers={FROM: address}) as http:
                assert (await http.get("/api/about")).status_code == 200
        assert counted("address") > before


async def test_a_slip_bans_nobody(desk: Desk) -> None:
    for whom in ("0.0.0.0/0", "10.0.0.0/7", "::/0", "203.0.113.999", "2001:db8::/129"):
        assert "Error" in await desk("ban", whom, is_refused=True), whom
    for when in (("--for", "7"), ("--until", "soon"), ("--until", "2020-01-01")):
        assert "Error" in await desk("ban", "203.0.113.1", *when, is_refused=True), when
    assert await desk("bans") == []


def test_a_ban_ends_when_it_was_said_to() -> None:
    bans = Bans()
    bans.heed(
        [Ban("bob", None, 0.0, 100.0), Ban(None, "192.0.2.0/24", 0.0, 100.0)], {"robot": "bob"}
    )
    for who in ("bob", "robot"):
        with pytest.raises(Refused) as refused:
            bans.check(who, 99.0)
        assert (refused.value.code, refused.value.facts) == (ErrorCode.BANNED, {"until": 100})
        bans.check(who, 100.0)
    assert bans.of_address("192.0.2.9", 99.0) is not None
    assert bans.of_address("192.0.2.9", 100.0) is None
    assert bans.of_address(None, 1.0) is None
    bans.heed([], {})
    bans.check("bob", 1.0)
