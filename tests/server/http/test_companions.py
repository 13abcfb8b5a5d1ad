"""Companions: others who play at the same device, each in a seat of their own."""

from __future__ import annotations

import pytest

from papersea.protocol.messages import Welcome
from papersea.server.people.identity import COOKIE
from papersea.table.commands import Sit
from papersea.table.refused import ErrorCode
from papersea.table.settings import Settings
from tests.server.guests import guest, start, visitor
from tests.server.hosting import Hosted
from tests.server.http.test_people import code_of
from tests.server.lines import line, play_on

pytestmark = pytest.mark.anyio


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


async def test_a_companion_is_a_person_with_a_token_that_is_shown_once(server: Hosted) -> None:
    async with guest(server.address, "Ann") as ann:
        bob = await ann.post("/api/me/companions", {"name": "Bob"})
        async with visitor(server.address, headers=bearer(bob["token"])) as http:
            me = (await http.get("/api/me")).json()
        assert (me["id"], me["name"], me["kind"]) == (bob["id"], "Bob", "person")
        data = await ann.get("/api/me/data")
        assert [each["id"] for each in data["companions"]] == [bob["id"]]
        assert data["bots"] == []
        assert bob["token"] not in str(data)


@pytest.mark.parametrize("path", ["/api/me/bots", "/api/me/companions"])
async def test_a_companion_brings_nobody(server: Hosted, path: str) -> None:
    async with guest(server.address, "Ann") as ann:
        bob = await ann.post("/api/me/companions", {"name": "Bob"})
        async with visitor(server.address, headers=bearer(bob["token"])) as http:
            assert code_of(await http.post(path, json={"name": "Cat"})) is ErrorCode.BAD_MESSAGE


async def test_a_token_counts_before_the_cookie(server: Hosted) -> None:
    async with guest(server.address, "Ann") as ann:
        bob = await ann.post("/api/me/companions", {"name": "Bob"})
        cookie = {COOKIE: ann.token}
        async with visitor(server.address, cookies=cookie) as device:
            assert (await device.get("/api/me")).json()["name"] == "Ann"
            as_bob = await device.get("/api/me", headers=bearer(bob["token"]))
            assert as_bob.json()["name"] == "Bob"
            wrong = await device.get("/api/me", headers=bearer("wrong"))
            assert code_of(wrong) is ErrorCode.NOT_SIGNED_IN


async def test_two_play_at_one_device(server: Hosted) -> None:
    async with guest(server.address, "Ann") as ann:
        bob = await ann.post("/api/me/companions", {"name": "Bob"})
        code = await ann.open_table(Settings(players=2))
        device = {"cookie": f"{COOKIE}={ann.token}"}
        async with (
            line(server.address, code, additional_headers=device) as first,
            line(server.address, code, bob["token"], additional_headers=device) as second,
        ):
            assert [each.heard(Welcome)[0].name for each in (first, second)] == ["Ann", "Bob"]
            await second.do(Sit())
            await start(first, second)
            assert (first.latest.seat, second.latest.seat) == (0, 1)
            await play_on(first, second, is_enough=lambda: first.number > 20)
            assert [seat.is_bot for seat in first.latest.table.seats] == [False, False]


async def test_companions_go_with_whom_they_came(server: Hosted) -> None:
    async with guest(server.address, "Ann") as ann:
        bob = await ann.post("/api/me/companions", {"name": "Bob"})
        assert (await ann.http.delete("/api/me")).status_code == 204
        async with visitor(server.address, headers=bearer(bob["token"])) as http:
            assert code_of(await http.get("/api/me")) is ErrorCode.NOT_SIGNED_IN


async def test_a_companion_can_go_alone_and_leaves_the_cookie(server: Hosted) -> None:
    async with guest(server.address, "Ann") as ann:
        bob = await ann.post("/api/me/companions", {"name": "Bob"})
        async with visitor(server.address, cookies={COOKIE: ann.token}) as device:
            gone = await device.delete("/api/me", headers=bearer(bob["token"]))
            assert (gone.status_code, gone.headers.get("set-cookie")) == (204, None)
            assert (await device.get("/api/me")).json()["name"] == "Ann"
