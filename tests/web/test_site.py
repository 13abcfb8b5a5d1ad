"""A site without a server, as any host of files serves it: here Python's own, in a folder."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from papersea.moves import DrawTwo
from papersea.site import write_site
from tests.web.checks import check_axe, check_fits
from tests.web.conftest import Visit
from tests.web.hands import Finger
from tests.web.pockets import at_home, begins, game

ADDRESSES = "all => all.map((each) => each.getAttribute('href'))"


class Silent(SimpleHTTPRequestHandler):
    def log_message(self, *_: Any) -> None:
        """Nobody reads it."""


@pytest.fixture
def site(client: Path, tmp_path: Path) -> Iterator[str]:
    """Its address."""
    write_site(tmp_path / "host" / "some" / "path", client=client)
    serving = partial(Silent, directory=str(tmp_path / "host"))
    with ThreadingHTTPServer(("127.0.0.1", 0), serving) as host:
        threading.Thread(target=host.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{host.server_port}/some/path"
        host.shutdown()


def test_files_alone_are_a_whole_house_for_one_device(site: str, visit: Visit) -> None:
    """Promised for `papersea site`: games, deep links, reloads and languages, in any folder, and
    nothing is asked of anybody else."""
    pockets = at_home(visit, address=site, language="sk")
    a = pockets.first
    asked: list[str] = []
    a.page.context.on("request", lambda request: asked.append(request.url))
    a.open("/")
    code = begins(a, "sprat")
    assert a.page.url == f"{site}/?/t/{code}"
    a.move(DrawTwo())
    offered = game(a)["legal"]
    a.page.reload()
    a.waits_for_turn()
    a.settles()
    assert game(a)["legal"] == offered
    a.play(f"{offered[0]} .")
    a.waits_for_turn()

    # Links lead on as they are written, and in another tab.
    a.open("/")
    learn = a.link("home-learn")
    assert learn.get_attribute("href") == "/some/path/?/learn"
    learn.click()
    a.page.wait_for_url("**/?/learn")
    links = a.page.locator("main a[href]")
    expect(links.nth(5)).to_be_visible()
    written = links.evaluate_all(ADDRESSES)
    assert len(written) > 5
    assert all(each.startswith("/some/path/") for each in written), written
    b = pockets.another_tab()
    b.open("/?/rules#R6")
    b.sees(b.page.locator("#R6"))
    assert b.page.evaluate("document.documentElement.lang") == "sk"
    b.page.get_by_role("link", name="papersea").first.click()
    b.reads("home-title")
    assert b.page.url == f"{site}/"
    b.page.go_back()
    b.sees(b.page.locator("#R6"))

    elsewhere = [each for each in asked if not each.startswith((f"{site}/", "blob:"))]
    assert len(asked) > 20
    assert not elsewhere


def test_whoever_waits_for_the_house_sits_at_the_table_and_looks_at_the_cards(
    site: str, visit: Visit
) -> None:
    a = at_home(visit, Finger(), address=site).first
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    a.page.context.route("**/house.tar.gz", hold)
    a.open("/")
    a.press(a.page.get_by_role("button", name=a.words.part("home-play")).first)
    a.sees(a.heading("table-aids"), a.page.get_by_role("listitem").filter(has_text="Sprat"))
    assert "/play" in a.page.url
    a.waits_until(lambda: bool(held), "the question for the house")
    a.page.get_by_role("complementary").wait_for()  # how far it is
    check_axe(a.page)
    check_fits(a.page)
    held[0].continue_()
    a.page.wait_for_url("**/?/t/1*")
    a.waits_for_turn()
    a.page.go_back()
    a.reads("home-title")
