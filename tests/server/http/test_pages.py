"""The web client over HTTP: which address answers with what, and what browsers are told to heed."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from papersea.server.routes.pages import PAGES
from papersea.server.storage import StorageDown
from papersea.table.commands import Resign
from papersea.table.refused import ErrorCode
from papersea.table.settings import Settings
from papersea.table.table import Phase
from tests.patience import PATIENT
from tests.server.guests import guest, guests, playing, until_phase, visitor
from tests.server.hosting import GENEROUS, Hosted, hosted
from tests.server.http.test_people import code_of

pytestmark = pytest.mark.anyio

INDEX = "<!doctype html><title>papersea</title>" + "<p>paper</p>" * 100
SCRIPT = "export const sea = 'paper';\n" * 100
FONT = bytes(range(256)) * 8
FILES = {
    "index.html": INDEX.encode(),
    "offline.html": b"<!doctype html>",
    "service-worker.js": b"self.skipWaiting();",
    "manifest.webmanifest": b"{}",
    "icons/192.png": b"\x89PNG",
    "assets/index-DeadBeef.js": SCRIPT.encode(),
    "assets/index-DeadBeef.css": b"body { margin: 0 }",
    "assets/nunito-DeadBeef.woff2": FONT,
    "assets/fish-DeadBeef.svg": b"<svg/>",
    "pocket/manifest.json": b'{"version": "0a1b"}',
    "pocket/0a1b/manifest.json": b'{"version": "0a1b"}',
    "pocket/0a1b/worker.js": SCRIPT.encode(),
    "pocket/0a1b/pyodide.asm.mjs": SCRIPT.encode(),
    "pocket/0a1b/house.tar.gz": gzip.compress(FONT),
}
ROUTES = Path(__file__).parents[3] / "web" / "src" / "device" / "navigation.svelte.ts"
PACKED_PATH = "/pocket/0a1b/house.tar.gz"
SCRIPT_PATH, FONT_PATH = "/assets/index-DeadBeef.js", "/assets/nunito-DeadBeef.woff2"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    client = tmp_path_factory.mktemp("static")
    for path, body in FILES.items():
        (client / path).parent.mkdir(parents=True, exist_ok=True)
        (client / path).write_bytes(body)
    (client.parent / "secret.txt").write_text("secret")
    with hosted(tmp_path_factory.mktemp("server"), client=client) as running:
        yield running


def is_index(response: httpx.Response) -> bool:
    assert response.headers["content-type"] == "text/html; charset=utf-8"
    assert response.headers["cache-control"] == "no-cache"
    return response.text == INDEX


def test_server_and_client_know_the_same_pages() -> None:
    (table,) = re.findall(r"^const ADDRESSES = {(.*?)} as const;", ROUTES.read_text(), re.M | re.S)
    assert set(re.findall(r'"(/\w*)"', table)) == set(PAGES)


@pytest.mark.parametrize("path", PAGES)
async def test_every_page_is_the_client(server: Hosted, path: str) -> None:
    async with visitor(server.address) as http:
        response = await http.get(path)
        assert response.status_code == 200
        assert is_index(response)


@pytest.mark.parametrize(("lesson", "status"), [("draw", 200), ("example-E1", 200), ("x", 404)])
async def test_a_lesson_has_a_page(server: Hosted, lesson: str, status: int) -> None:
    async with visitor(server.address) as http:
        response = await http.get(f"/learn/{lesson}")
        assert (response.status_code, is_index(response)) == (status, True)


async def test_a_page_behind_a_link_knows_whether_there_is_a_table(server: Hosted) -> None:
    async with guest(server.address, "Ann") as ann:
        code = await ann.open_table()
        found = await ann.http.get(f"/t/{code}")
        assert (found.status_code, is_index(found)) == (200, True)
        for wrong in ("nonsense", "2222222222222", "<b>", "%00"):
            missing = await ann.http.get(f"/t/{wrong}")
            assert (missing.status_code, is_index(missing)) == (404, True)


async def test_a_page_behind_a_link_knows_whether_there_is_a_game(server: Hosted) -> None:
    async with (
        guests(server.address, "Ann", "Bob") as (ann, bob),
        playing(ann, bob, settings=Settings()) as (first, _),
    ):
        await first.do(Resign())
        await until_phase(first, Phase.OVER)
        found = await ann.http.get(f"/g/{first.latest.table.game_id}")
        assert (found.status_code, is_index(found)) == (200, True)
        for wrong in ("nonsense", first.latest.table.code, "<b>", "%00"):
            missing = await ann.http.get(f"/g/{wrong}")
            assert (missing.status_code, is_index(missing)) == (404, True)


async def test_pages_are_there_while_storage_is_not(
    server: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(_: str) -> None:
        raise StorageDown("away")

    monkeypatch.setattr(server.context.store, "table", fail)
    monkeypatch.setattr(server.context.store, "game", fail)
    async with visitor(server.address) as http:
        for path in ("/t/2222222222222", "/g/2222222222222"):
            response = await http.get(path)
            assert (response.status_code, is_index(response)) == (503, True)


@pytest.mark.parametrize(
    ("path", "kind", "kept"),
    [
        (SCRIPT_PATH, "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"),
        ("/assets/index-DeadBeef.css", "text/css; charset=utf-8", "immutable"),
        (FONT_PATH, "font/woff2", "immutable"),
        ("/assets/fish-DeadBeef.svg", "image/svg+xml", "immutable"),
        ("/service-worker.js", "text/javascript; charset=utf-8", "no-cache"),
        ("/offline.html", "text/html; charset=utf-8", "no-cache"),
        ("/manifest.webmanifest", "application/manifest+json", "public, max-age=86400"),
        ("/icons/192.png", "image/png", "public, max-age=86400"),
        # What is offered is asked for each time; a version that is named never changes.
        ("/pocket/manifest.json", "application/json", "no-cache"),
        ("/pocket/0a1b/manifest.json", "application/json", "immutable"),
        ("/pocket/0a1b/worker.js", "text/javascript; charset=utf-8", "immutable"),
        ("/pocket/0a1b/pyodide.asm.mjs", "text/javascript; charset=utf-8", "immutable"),
        (PACKED_PATH, "application/gzip", "immutable"),
    ],
)
async def test_every_file_is_what_it_is_and_kept_as_long_as_it_may(
    server: Hosted, path: str, kind: str, kept: str
) -> None:
    async with visitor(server.address) as http:
        response = await http.get(path)
        assert response.content == FILES[path.removeprefix("/")]
        assert response.headers["content-type"] == kind
        assert response.headers["cache-control"].endswith(kept)


async def test_what_is_packed_is_sent_as_it_is_and_whole(server: Hosted) -> None:
    """The worker unpacks it: a browser must not do it before."""
    async with visitor(server.address) as http:
        for wish in ({}, {"range": "bytes=5-9"}, {"accept-encoding": "gzip"}):
            response = await http.get(PACKED_PATH, headers=wish)
            assert (response.status_code, response.content) == (200, FILES[PACKED_PATH[1:]])
            assert "content-encoding" not in response.headers


@pytest.mark.parametrize("path", ["/", "/t/nonsense", "/service-worker.js", SCRIPT_PATH, FONT_PATH])
async def test_nothing_comes_from_elsewhere_and_nobody_is_told_the_link(
    server: Hosted, path: str
) -> None:
    async with visitor(server.address) as http:
        headers = (await http.get(path)).headers
    policy = dict(each.split(" ", 1) for each in headers["content-security-policy"].split("; "))
    assert policy["default-src"] == "'none'"
    for kind in ("style-src", "font-src", "connect-src", "worker-src"):
        assert policy[kind] == "'self'"
    assert policy["script-src"] == "'self' 'wasm-unsafe-eval'"
    assert policy["frame-ancestors"] == policy["base-uri"] == "'none'"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "microphone=()" in headers["permissions-policy"]


@pytest.mark.parametrize("path", ["/", "/t/nonsense", "/friends", SCRIPT_PATH, FONT_PATH])
async def test_a_page_can_be_asked_for_without_its_text(server: Hosted, path: str) -> None:
    async with visitor(server.address) as http:
        whole, head = await http.get(path), await http.head(path)
        assert (head.status_code, head.content) == (whole.status_code, b"")
        for each in (whole, head):
            del each.headers["date"]
        assert head.headers == whole.headers


@pytest.mark.parametrize(
    "path",
    [
        "/assets/",
        "/assets",
        "/assets/nothing.js",
        "/assets/../../secret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/assets//etc/passwd",
        "/assets/%2fetc%2fpasswd",
        "/assets/index-DeadBeef.js%00",
        "/index.html/../../secret.txt",
        "/secret.txt",
        "/pocket/0a1c/worker.js",
        "/pocket/0a1b/../../../secret.txt",
        "/icons",
        "/icons/../../secret.txt",
    ],
)
async def test_nothing_but_the_client_is_sent(server: Hosted, path: str) -> None:
    async with visitor(server.address) as http:
        asked = http.build_request("GET", "/")
        asked.url = asked.url.copy_with(raw_path=path.encode())
        assert code_of(await http.send(asked)) is ErrorCode.NOT_FOUND


@pytest.mark.parametrize(
    ("accepted", "is_zipped"),
    [
        ("gzip", True),
        ("gzip, deflate, br, zstd", True),
        ("br;q=1.0, gzip;q=0.8", True),
        ("", False),
        ("identity", False),
        ("br", False),
        ("gzip;q=0", False),
        ("gzip; q=0.0, br", False),
    ],
)
async def test_texts_are_compressed_for_who_can_read_it(
    server: Hosted, accepted: str, *, is_zipped: bool
) -> None:
    async with visitor(server.address, headers={"accept-encoding": accepted}) as http:
        for path, body in (("/", INDEX), (SCRIPT_PATH, SCRIPT)):
            async with http.stream("GET", path) as response:
                sent = b"".join([each async for each in response.aiter_raw()])
            assert (response.headers.get("content-encoding") == "gzip") is is_zipped
            assert (gzip.decompress(sent) if is_zipped else sent) == body.encode()
            assert int(response.headers["content-length"]) == len(sent)
            assert response.headers["vary"] == "accept-encoding"
        font = await http.get(FONT_PATH)
        assert "content-encoding" not in font.headers
        assert font.content == FONT


async def test_whoever_has_a_file_is_not_sent_it_again(server: Hosted) -> None:
    async with visitor(server.address) as http:
        for path in ("/", "/tables", "/service-worker.js", SCRIPT_PATH):
            etag = (await http.get(path)).headers["etag"]
            for known in (etag, f'"other", {etag}'):
                same = await http.get(path, headers={"if-none-match": known})
                assert (same.status_code, same.content) == (304, b"")
                assert same.headers["etag"] == etag
                assert "content-security-policy" in same.headers
            for accepted in ("gzip", "identity"):
                headers = {"if-none-match": 'W/"other"', "accept-encoding": accepted}
                changed = await http.get(path, headers=headers)
                assert (changed.status_code, changed.headers["etag"]) == (200, etag)
        missing = await http.get("/t/nonsense", headers={"if-none-match": etag})
        assert missing.status_code == 404


async def test_long_answers_of_the_api_are_compressed_too(server: Hosted) -> None:
    async with visitor(server.address) as http:
        long, short = await http.get("/api/opponents"), await http.get("/api/about")
        assert long.headers["content-encoding"] == "gzip"
        assert len(long.json()) > 5
        assert "content-encoding" not in short.headers
        plain = await http.get("/api/opponents", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.json() == long.json()


@pytest.mark.usefixtures("one_minute")
async def test_pages_count_against_no_limit(tmp_path: Path) -> None:
    with hosted(tmp_path, limits=replace(GENEROUS, requests_a_minute=3)) as busy:
        async with visitor(busy.address) as http:
            for path in ("/", "/t/nonsense", "/g/nonsense", "/assets/nothing.js", "/health/live"):
                for _ in range(5):
                    assert (await http.get(path)).status_code in (200, 404)
            for status in (200, 200, 200, 429):
                assert (await http.get("/api/about")).status_code == status
            assert (await http.get("/")).status_code == 200


async def test_figures_know_files_by_their_folder(server: Hosted) -> None:
    async with visitor(server.address) as http:
        for path in ("/friends", SCRIPT_PATH, "/assets/nothing.js", "/g/nonsense"):
            await http.get(path)
        metrics = (await http.get("/metrics")).text
    assert '"/friends"' in metrics
    assert "DeadBeef" not in metrics
    assert "nothing.js" not in metrics  # there is an outcome "nothing_asked"
    assert "nonsense" not in metrics


async def test_where_nothing_was_built_a_page_says_how(tmp_path: Path) -> None:
    with hosted(tmp_path, client=tmp_path / "nowhere") as bare:
        async with visitor(bare.address) as http:
            for path in ("/", "/friends"):
                response = await http.get(path)
                assert response.status_code == 200
                assert "make web" in response.text
            assert (await http.get("/t/nonsense")).status_code == 404


async def test_other_methods_are_not_for_pages(server: Hosted) -> None:
    async with visitor(server.address) as http:
        for path in ("/", "/t/nonsense", SCRIPT_PATH):
            assert code_of(await http.post(path)) is ErrorCode.METHOD_NOT_ALLOWED


async def test_an_unknown_address_is_a_page_for_people_and_a_problem_for_programs(
    server: Hosted,
) -> None:
    async with httpx.AsyncClient(base_url=server.address, verify=False, timeout=PATIENT) as client:
        page = await client.get("/nowhere/at/all", headers={"accept": "text/html"})
        assert page.status_code == 404
        assert is_index(page)
        for path, accept in [("/nowhere", "application/json"), ("/api/nothing", "text/html")]:
            problem = await client.get(path, headers={"accept": accept})
            assert (problem.status_code, problem.json()["code"]) == (404, "not_found")
