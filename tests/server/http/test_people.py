"""Guests: a name and a cookie, kept by the server and in their own hands."""

from __future__ import annotations

from pathlib import Path

import pytest
from httpx import Response

from papersea.server.people.identity import COOKIE
from papersea.table.refused import ErrorCode
from tests.server.guests import guest, visitor
from tests.server.hosting import Hosted, hosted

pytestmark = pytest.mark.anyio


def code_of(response: Response) -> ErrorCode:
    assert response.headers["content-type"] == "application/problem+json"
    problem = response.json()
    assert problem["status"] == response.status_code
    return ErrorCode(problem["code"])


async def test_whoever_picks_a_name_is_remembered_by_a_cookie(server: Hosted) -> None:
    async with visitor(server.address) as http:
        assert code_of(await http.get("/api/me")) is ErrorCode.NOT_SIGNED_IN
        response = await http.post("/api/people", json={"name": "Ann", "language": "sk"})
        assert response.status_code == 201
        me = (await http.get("/api/me")).json()
        assert me == {**response.json(), "name": "Ann", "language": "sk", "kind": "person"}


async def test_no_script_and_no_other_site_gets_the_cookie(server: Hosted, tmp_path: Path) -> None:
    with hosted(tmp_path, is_secure=True) as secure:
        for address, is_secure in ((server.address, False), (secure.address, True)):
            async with visitor(address) as http:
                response = await http.post("/api/people", json={"name": "Ann"})
            (cookie,) = response.headers.get_list("set-cookie")
            attributes = {each.strip().lower() for each in cookie.split(";")[1:]}
            assert {"httponly", "samesite=lax", "path=/"} <= attributes
            assert ("secure" in attributes) is is_secure
            assert response.cookies[COOKIE] not in response.text


async def test_a_guest_is_the_same_after_the_server_was_started_again(tmp_path: Path) -> None:
    with hosted(tmp_path) as first:
        async with guest(first.address, "Ann") as ann:
            before, token = await ann.get("/api/me"), ann.token
    with hosted(tmp_path) as second:
        async with visitor(second.address, cookies={COOKIE: token}) as http:
            assert (await http.get("/api/me")).json() == before


async def test_name_and_language_can_be_changed(server: Hosted) -> None:
    async with guest(server.address, "Ann") as ann:
        changed = await ann.http.patch("/api/me", json={"name": "Anna"})
        assert changed.json()["name"] == "Anna"
        await ann.http.patch("/api/me", json={"language": "cs"})
        me = await ann.get("/api/me")
        assert (me["id"], me["name"], me["language"]) == (ann.id, "Anna", "cs")
        assert (await ann.get(f"/api/people/{ann.id}"))["name"] == "Anna"
        unknown = await ann.http.patch("/api/me", json={"language": "tlh"})
        assert code_of(unknown) is ErrorCode.BAD_MESSAGE
        assert unknown.json()["facts"]["problem"] == "language: one of cs, en, es, pl, ru, sk"


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("  Ann   Lee ", "Ann Lee"),
        ("Žofia", "Žofia"),
        ("Z\u030cofia", "Žofia"),
        ("Жаба", "Жаба"),
        ("紙の海", "紙の海"),
        ("🐙 1", "🐙 1"),
        ("x" * 24, "x" * 24),
        ("<b>&", "<b>&"),
        ("👩\u200d🚀 Ann", "👩\u200d🚀 Ann"),
        ("علی\u200cرضا", "علی\u200cرضا"),
        ("❤\ufe0f", "❤\ufe0f"),
        ("x\u0323\u0302\u0301", "x\u0323\u0302\u0301"),
    ],
)
async def test_a_name_is_shown_as_it_was_meant(server: Hosted, given: str, shown: str) -> None:
    async with guest(server.address, given) as somebody:
        assert (await somebody.get("/api/me"))["name"] == shown


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        "\u200b",
        "\u2066Ann",
        "A\x00nn",
        "x" * 25,
        "\u3164",
        "Ann\u2800",
        "…",
        "A\u202enn",
        "\u00ad",
        "x" * 101,
        "x\u0323\u0302\u0301\u0300",
        "\u0301x",
        "\u200dAnn",
        "Ann\u200d",
        "A\u200d\u200dn",
        "Ann \u200dLee",
        "\ufe0f",
        "\ufffc",
    ],
)
async def test_a_name_that_cannot_be_shown_is_refused(server: Hosted, name: str) -> None:
    async with visitor(server.address) as http, guest(server.address, "Ann") as ann:
        for response in (
            await http.post("/api/people", json={"name": name}),
            await ann.http.patch("/api/me", json={"name": name}),
            await ann.http.post("/api/me/bots", json={"name": name}),
            await ann.http.post("/api/me/companions", json={"name": name}),
        ):
            assert code_of(response) is ErrorCode.BAD_NAME
        assert (await ann.get("/api/me"))["name"] == "Ann"


async def test_a_face_is_one_of_those_there_are_and_others_see_it(server: Hosted) -> None:
    async with guest(server.address, "Ann") as ann:
        assert (await ann.get("/api/me"))["face"] is None
        strange = await ann.http.patch("/api/me", json={"face": "wolf<svg>"})
        assert code_of(strange) is ErrorCode.BAD_MESSAGE
        assert (await ann.http.patch("/api/me", json={"face": "owl"})).json()["face"] == "owl"
        await ann.http.patch("/api/me", json={"name": "Anna"})
        assert (await ann.get("/api/me"))["face"] == "owl"
        assert (await ann.get(f"/api/people/{ann.id}"))["face"] == "owl"
        assert (await ann.get("/api/me/data"))["profile"]["face"] == "owl"
        assert await ann.get("/api/me/results") == []


async def test_a_bot_has_a_token_of_its_own_that_is_shown_once(server: Hosted) -> None:
    async with guest(server.address, "Ann") as ann:
        bot = await ann.post("/api/me/bots", {"name": "Robann"})
        bearer = {"authorization": f"Bearer {bot['token']}"}
        async with visitor(server.address, headers=bearer) as http:
            me = (await http.get("/api/me")).json()
            assert (me["id"], me["name"], me["kind"]) == (bot["id"], "Robann", "bot")
            more = await http.post("/api/me/bots", json={"name": "Grandchild"})
            assert code_of(more) is ErrorCode.BAD_MESSAGE
            assert "belongs to nobody" in more.json()["facts"]["problem"]
        data = (await ann.http.get("/api/me/data")).text
        assert bot["id"] in data
        assert bot["token"] not in data


@pytest.mark.parametrize(
    "headers",
    [
        {"authorization": "Bearer wrong"},
        {"authorization": "Bearer"},
        {"authorization": "Basic QW5uOg=="},
        {"authorization": "Bearer \u00e9".encode("latin-1")},
        {"cookie": f"{COOKIE}=wrong"},
        {"cookie": f"{COOKIE}="},
        {"cookie": "other=1"},
    ],
)
async def test_a_wrong_token_is_nobody(server: Hosted, headers: dict[str, str]) -> None:
    async with visitor(server.address, headers=headers) as http:
        for path in ("/api/me", "/api/me/data", "/api/me/tables", "/api/me/games"):
            assert code_of(await http.get(path)) is ErrorCode.NOT_SIGNED_IN
        for path, body in (
            ("/api/tables", {}),
            ("/api/match", {}),
            ("/api/me/bots", {"name": "x"}),
            ("/api/me/companions", {"name": "x"}),
        ):
            assert code_of(await http.post(path, json=body)) is ErrorCode.NOT_SIGNED_IN
        assert code_of(await http.delete("/api/me")) is ErrorCode.NOT_SIGNED_IN


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://[", "", "http://127.0.0.1", "file://"]
)
async def test_a_page_of_another_site_changes_nothing(server: Hosted, origin: str) -> None:
    async with guest(server.address, "Ann") as ann:
        for method, path, body in (
            ("POST", "/api/people", {"name": "Eve"}),
            ("POST", "/api/tables", {}),
            ("POST", "/api/match", {}),
            ("POST", "/api/me/bots", {"name": "Eve"}),
            ("POST", "/api/me/companions", {"name": "Eve"}),
            ("PATCH", "/api/me", {"name": "Eve"}),
            ("DELETE", "/api/me", None),
        ):
            response = await ann.http.request(method, path, json=body, headers={"origin": origin})
            assert code_of(response) is ErrorCode.WRONG_ORIGIN
            assert "set-cookie" not in response.headers
        assert (await ann.get("/api/me"))["name"] == "Ann"
        assert await ann.get("/api/me/tables") == []


async def test_our_own_pages_and_those_that_are_named_may_act(tmp_path: Path) -> None:
    friend = "https://friend.example"
    with hosted(tmp_path, origins=(friend,)) as server:
        async with visitor(server.address) as http:
            for origin in (server.address, friend):
                headers = {"origin": origin}
                response = await http.post("/api/people", json={"name": "Ann"}, headers=headers)
                assert response.status_code == 201
