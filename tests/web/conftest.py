"""One Chromium for each test worker, and people in front of it."""

from __future__ import annotations

import os
from collections.abc import Generator, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, Error, sync_playwright

from papersea.site.client import INDEX, STATIC
from tests.web.chromium import launch
from tests.web.hands import Hands
from tests.web.houses import House, house
from tests.web.playing import Player

OTHER_BUILD = "PAPERSEA_WEB_CLIENT"
"""In the environment: a folder with another build of the client, to try something out."""
HAS_FAILED = pytest.StashKey[bool]()


class Visit(Protocol):
    """Somebody opens a browser."""

    def __call__(
        self, hands: Hands | None = None, *, address: str | None = None, **wishes: Any
    ) -> Player: ...


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Closed before other tests run: Playwright leaves no other event loop in its thread alone."""
    with sync_playwright() as playwright:
        running = launch(playwright)
        yield running
        running.close()


@pytest.fixture(scope="session")
def client() -> Path:
    """The built web client."""
    folder = Path(os.environ.get(OTHER_BUILD, STATIC))
    if not (folder / INDEX).is_file():
        pytest.fail(f"the web client is not built, {folder} has no {INDEX}: make web")
    return folder


@pytest.fixture(scope="module")
def open_house(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server for the tests of a module, each at tables of its own."""
    with house(tmp_path_factory.mktemp("house"), client=client) as running:
        yield running


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if call.when == "call":
        item.stash[HAS_FAILED] = report.failed
    return report


@pytest.fixture
def visit(browser: Browser, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Visit]:
    """People who come with a browser each. What their pages complain about fails the test, unless
    it was expected. After a failure there are pictures of what they saw. Pages are kept for later
    only where a test has "offline" in its name, or asks for it: that takes a while."""
    guests: list[Player] = []
    kept = "allow" if "offline" in request.node.name else "block"

    def arrive(hands: Hands | None = None, *, address: str | None = None, **wishes: Any) -> Player:
        where = address or request.getfixturevalue("open_house").address
        wanted = {"service_workers": kept, **wishes}
        guests.append(Player.arrives(browser, where, hands, **wanted))
        return guests[-1]

    with ExitStack() as leaving:
        yield arrive
        for guest in guests:
            leaving.callback(guest.leaves)
        if request.node.stash.get(HAS_FAILED, False):
            for number, guest in enumerate(guests):
                with suppress(Error):  # a page that is gone
                    guest.page.screenshot(path=tmp_path / f"{number}.png")
                    print(f"what guest {number} saw: {tmp_path / f'{number}.png'}")
        troubles = [trouble for guest in guests for trouble in guest.troubles.left()]
    assert not troubles, "\n".join(troubles)
