"""The manual: every page of the docs, found, whole and for everybody, from any host of files."""

from __future__ import annotations

import json
import re
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from playwright.sync_api import Browser, Page, ViewportSize, expect

import papersea
from tests.sizes import sized
from tests.web.checks import IN_EVERY_LIGHT, check_axe, check_targets
from tests.web.conftest import Visit
from tests.web.houses import house
from tools.manual.__main__ import write
from tools.manual.building import SEARCH, Manual, build
from tools.manual.contents import chapters
from tools.manual.flowchart import Unreadable, draw
from tools.manual.gallery import LOOKS, gallery
from tools.manual.markdown import Rendering
from tools.manual.pages import slug
from tools.manual.places import INDEX, ROOT, Places
from tools.manual.reference import MODULES, Reference
from tools.manual.source import public_names

LOOKED_AT = ("index.html", "architecture.html", "protocol/http.html")
"""A first page, a drawing with tables, and a long list."""
NARROW: ViewportSize = {"width": 360, "height": 740}
WIDE: ViewportSize = {"width": 1440, "height": 900}


class Silent(SimpleHTTPRequestHandler):
    def log_message(self, *_: Any) -> None:
        """Nobody reads it."""


@pytest.fixture(scope="module")
def manual(client: Path) -> Manual:
    return build()


@pytest.fixture(scope="module")
def host(manual: Manual, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Its address: some folder of any host of files."""
    root = tmp_path_factory.mktemp("host")
    (root / "some").mkdir()
    write(manual, root / "some" / "manual")
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Silent, directory=str(root))) as serving:
        threading.Thread(target=serving.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{serving.server_port}/some/manual"
        serving.shutdown()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """Whatever it complains about fails the test, such as a file that is not there. A picture that
    was still to come when the page was left is no trouble: the console says nothing of it."""
    opened = browser.new_page()
    troubles: list[str] = []
    opened.on("console", lambda told: troubles.append(told.text) if told.type == "error" else None)
    opened.on("pageerror", lambda error: troubles.append(str(error)))
    yield opened
    opened.close()
    assert not troubles


def test_it_is_made_without_a_problem_and_no_link_is_broken(manual: Manual) -> None:
    assert not manual.problems
    assert len(manual.files) > 150


def test_every_page_of_the_docs_is_in_it(manual: Manual) -> None:
    places = Places()
    assert {"pages.html", "decisions/index.html", "languages/pl.html"} < {*places.pages.values()}
    assert {*places.pages.values()} <= manual.files.keys()
    listed = [page for chapter in chapters(places, frozenset()) for page in chapter.pages]
    at_the_top = {path for path in places.pages.values() if "/" not in path}
    assert at_the_top - {*listed} <= {"changelog.html", "pages.html"}


def test_nothing_comes_from_elsewhere_and_no_page_has_code_or_styles_of_its_own(
    manual: Manual,
) -> None:
    for path, content in manual.files.items():
        if path.endswith(".html"):
            text = content.decode()
            assert not re.search(r'<(?:script|link|img)[^>]+(?:src|href)="(?:\w+:)?//', text), path
            assert not re.search(r"<style|<[^>]+\s(?:style|on\w+)=", text), path
            assert re.findall(r"<script(?! src=)", text) == [], path
        elif path.endswith((".css", ".js")) and path != SEARCH:
            assert b"://" not in content, path


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("# A\n\n[gone](gone.md)", "there is no gone.md"),
        ("# A\n\n[out](../../etc/passwd)", "there is no ../../etc/passwd"),
        ("# A\n\n[plain](http://example.org)", "http://example.org leads out of the manual"),
        ("# A\n\n<b>loud</b>", "HTML where Markdown is meant"),
        ("# A\n\n```cobol\nADD\n```", "what is a block of 'cobol'?"),
        ("# A\n\n```mermaid\npie\n```", "only a flowchart TD is drawn"),
        ("# A\n\n![](pictures/table.png)", "pictures/table.png is not described"),
        ("Words", "does not begin with its title"),
    ],
)
def test_what_is_wrong_with_a_page_is_said(text: str, problem: str) -> None:
    places = Places()
    Rendering(places, "docs/a.md", "a.html").rendered(text)
    assert any(problem in each for each in places.problems), places.problems


def test_a_place_that_is_not_there_is_a_problem(tmp_path: Path, client: Path) -> None:
    docs = tmp_path / "docs"
    docs.mkdir()
    (tmp_path / "README.md").write_text("# A\n\nWords.\n\n![A](docs/a.svg)\n\nMore.\n\n## B\n")
    (docs / "a.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (docs / "README.md").write_text("# All\n\n**To play**: [a](a.md)\n")
    (docs / "a.md").write_text("# A\n\n## Once\n\n## Once\n\n[good](#once-1) [bad](#twice)\n")
    found = [each for each in build(root=tmp_path).problems if each.startswith("a.html")]
    assert found == ["a.html: a.html has no place #twice"]


def test_headings_are_named_as_forges_name_them() -> None:
    assert slug("A move, from a tap to everybody's screen") == (
        "a-move-from-a-tap-to-everybodys-screen"
    )


def test_a_chart_has_every_node_and_every_arrow() -> None:
    drawn = draw("flowchart TD\n  a --> b\n  a --> c[the end]\n  b --> c[the end]\n")
    assert re.findall(r"<text[^>]*>([^<]+)", drawn) == ["a", "b", "the end"]
    assert len(re.findall(r'<path d="M[^"]*C', drawn)) == 3
    with pytest.raises(Unreadable, match="leads to itself"):
        draw("flowchart TD\n  a --> b\n  b --> a\n")


@pytest.mark.parametrize("module", MODULES)
def test_every_public_name_says_what_it_is(module: str) -> None:
    reference = Reference(Places(), (module,))
    assert list(reference.pages())
    assert not reference.missing


def test_the_reference_has_the_whole_public_face(manual: Manual) -> None:
    assert {*public_names("papersea")} == {*papersea.__all__}
    text = manual.files["python/papersea.html"].decode()
    for name in papersea.__all__:
        assert f'<h2 id="{name}">' in text, name
    assert 'id="Game.legal_moves"' in text
    assert re.search(r'href="#Move">Move</a>', text), "types are links"


def test_both_sides_of_the_protocol_are_told(manual: Manual) -> None:
    http, socket = (manual.files[f"protocol/{name}.html"].decode() for name in ("http", "socket"))
    document = json.loads((ROOT / "docs/protocol/openapi.json").read_text("utf-8"))
    for path, methods in document["paths"].items():
        for method in methods:
            assert f"<code>{method.upper()} {path}</code>" in http
    for message in ("hello", "do", "welcome", "snapshot", "update", "goodbye"):
        assert f'id="message-{message}"' in socket


def test_the_gallery_shows_what_was_taken_and_no_more(tmp_path: Path) -> None:
    for look in LOOKS:
        size = (1280, 3000) if look.shape == "desk" else (360, 740)
        Image.new("RGB", size, "#e6edec").save(tmp_path / f"home-{look.name}.png")
    page, made = gallery(tmp_path)
    assert len(made) == len(LOOKS)
    assert {*re.findall(r'src="([^"]+)"', page.body)} == {*made}
    assert page.body.count("<figure>") == 1
    assert [each.text for each in page.headings] == ["What it looks like", "Around it"]
    assert sum(map(len, made.values())) < 20_000


def test_somebody_elses_folder_is_left_alone(manual: Manual, tmp_path: Path) -> None:
    (tmp_path / "letters.txt").write_text("dear")
    with pytest.raises(SystemExit, match="something else"):
        write(manual, tmp_path)
    assert (tmp_path / "letters.txt").read_text() == "dear"


def test_it_is_for_everybody(host: str, page: Page) -> None:
    """With whatever technique it is read, by day and by night, on a phone and on a desk."""
    for path in LOOKED_AT:
        for size in sized((NARROW,), (NARROW, WIDE)):
            page.set_viewport_size(size)
            page.goto(f"{host}/{path}")
            check_axe(page, schemes=IN_EVERY_LIGHT)
            assert page.evaluate("document.documentElement.scrollWidth") <= size["width"], path
    page.goto(f"{host}/{INDEX}")
    check_targets(page)
    page.get_by_role("button", name="Contents").click()
    expect(page.get_by_role("link", name="Hosting").first).to_be_in_viewport()


def test_search_finds_a_word_and_leads_there(host: str, page: Page) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.set_viewport_size(NARROW)
    page.goto(f"{host}/decisions/0001-locks-and-make.html")
    assert not any(SEARCH in each for each in asked), "the list comes when somebody searches"
    page.keyboard.press("/")
    page.keyboard.type("find_oppo")
    found = page.get_by_role("search").get_by_role("link")
    expect(found.first).to_contain_text("find_opponent")
    check_axe(page)
    box = page.locator(".found").bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= NARROW["width"]
    page.keyboard.press("Enter")
    page.wait_for_url(f"{host}/python/papersea.html#find_opponent")
    expect(page.locator("#find_opponent")).to_be_in_viewport()
    page.get_by_role("searchbox").fill("qqqq")
    expect(page.get_by_role("status")).to_have_text("Nothing about “qqqq”")
    assert all(each.startswith(f"{host}/") for each in asked), asked


def test_the_settings_lead_to_the_manual_where_there_is_one(
    client: Path, visit: Visit, tmp_path: Path
) -> None:
    a = visit()
    a.open("/")
    a.press(a.button("settings-title"))
    a.sees(a.link("settings-me"))
    expect(a.link("settings-manual")).to_have_count(0)
    elsewhere = "https://example.org/manual/"
    with house(tmp_path, client=client, manual=elsewhere) as running:
        b = visit(address=running.address)
        b.open("/")
        b.press(b.button("settings-title"))
        expect(b.link("settings-manual")).to_have_attribute("href", elsewhere)


def test_it_opens_from_a_folder_too_and_remembers_the_light(
    manual: Manual, page: Page, tmp_path: Path
) -> None:
    write(manual, tmp_path / "manual")
    page.goto((tmp_path / "manual" / "playing.html").as_uri())
    page.get_by_role("button", name="Dark").click()
    page.reload()
    assert page.evaluate("getComputedStyle(document.body).colorScheme") == "dark"
    page.get_by_role("searchbox").fill("mermaids")
    page.get_by_role("search").get_by_role("link").first.click()
    page.wait_for_url("**/manual/**.html**")
