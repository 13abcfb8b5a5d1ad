"""What OWASP's cheat sheet on HTTP headers lists comes with every answer, good or bad."""

from __future__ import annotations

import re
from pathlib import Path

import httpx
import pytest
from litestar.routes import HTTPRoute

from tests.hostile.attackers import raw
from tests.server.guests import guest, visitor
from tests.server.hosting import Hosted, hosted

pytestmark = pytest.mark.anyio

ALWAYS = {
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}


def check(response: httpx.Response) -> None:
    headers = response.headers
    assert {name: headers.get_list(name) for name in ALWAYS} == {
        name: [value] for name, value in ALWAYS.items()
    }, response.request.url
    for name in ("content-security-policy", "cache-control"):
        assert len(headers.get_list(name)) == 1, response.request.url
    assert "default-src 'none'" in headers["content-security-policy"]
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    for name in ("server", "x-powered-by", "access-control-allow-origin"):
        assert name not in headers
    if response.request.url.path.startswith("/api/"):
        assert headers["cache-control"] == "no-store"


async def test_every_route_answers_with_them(server: Hosted) -> None:
    seen = set()
    async with guest(server.address, "Ann") as ann, visitor(server.address) as nobody:
        for route in server.app.routes:
            if not isinstance(route, HTTPRoute):
                continue
            path = re.sub(r"\{[^}]*\}", "x", route.path)
            for method in {*route.methods, "PUT"} - {"DELETE"}:
                for http in (nobody, ann.http):
                    response = await http.request(method, path, headers={"accept": "text/html"})
                    check(response)
                    seen.add(response.status_code)
        check(await ann.http.delete("/api/me"))
    assert {200, 400, 401, 404, 405} <= seen


async def test_they_come_with_what_fails_or_is_known_already(
    server: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with visitor(server.address) as http:
        page = await http.get("/")
        same = await http.get("/", headers={"if-none-match": page.headers["etag"]})
        assert same.status_code == 304
        monkeypatch.setattr(server.context.store, "joinable_tables", None)
        failed = await http.get("/api/tables")
        assert failed.status_code == 500
        strange = await http.get("/", headers={"host": "["})
        assert strange.status_code == 400
        for each in (page, same, failed, strange, await http.get("/no/such/thing")):
            check(each)


async def test_they_come_with_what_is_no_request(server: Hosted) -> None:
    async with raw(server.port) as one:
        await one.send(b"what is this?\r\n\r\n")
        head = (await one.head()).decode()
    assert head.startswith("HTTP/1.1 400 ")
    for name, value in ALWAYS.items():
        assert f"{name}: {value}\r\n" in head


@pytest.mark.parametrize(
    ("header", "status"), [("Sec-WebSocket-Version: 12", 400), ("Origin: https://else.where", 403)]
)
async def test_they_come_with_a_handshake_that_is_refused(
    server: Hosted, header: str, status: int
) -> None:
    async with raw(server.port) as one:
        head = (await one.handshake("2222222222222", header)).decode()
    assert head.startswith(f"HTTP/1.1 {status} ")
    for name, value in ALWAYS.items():
        assert f"{name}: {value}\r\n" in head


async def test_only_a_secure_house_asks_for_https_alone(tmp_path: Path, server: Hosted) -> None:
    async with visitor(server.address) as http:
        assert "strict-transport-security" not in (await http.get("/")).headers
    with hosted(tmp_path, is_secure=True) as secure:
        async with visitor(secure.address) as http:
            for path in ("/", "/api/about", "/no/such/thing"):
                asked = (await http.get(path)).headers["strict-transport-security"]
                assert asked == "max-age=63072000"


async def test_what_is_private_is_kept_nowhere(server: Hosted) -> None:
    async with guest(server.address, "Ann") as ann:
        for path in ("/api/me", "/api/me/data", "/api/me/tables"):
            assert (await ann.http.get(path)).headers["cache-control"] == "no-store"
