"""The deal of the day: played, compared with the master, shared, and looked for in the archive."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.patience import PATIENT
from tests.sizes import sized
from tests.web.checks import check_axe, check_fits, check_targets, check_words
from tests.web.conftest import Visit
from tests.web.hands import Finger
from tests.web.houses import House, house


@pytest.fixture(scope="module")
def open_house(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """With bots that think."""
    with house(tmp_path_factory.mktemp("house"), client=client, thinkers=1) as running:
        yield running


@pytest.mark.parametrize("language", sized(["ru"], ["en", "ru", "es"]))
def test_a_deal_is_played_compared_and_shared(visit: Visit, language: str) -> None:
    a = visit(Finger(), language=language, permissions=["clipboard-read", "clipboard-write"])
    a.open("/deals")
    a.sees(a.button("deal-play"))
    check_axe(a.page)
    a.press(a.button("deal-play"))
    a.sees(a.button("table-menu"))
    code = a.page.url.rpartition("/")[2]
    a.open("/deals")
    a.press(a.link("deal-go-on"))
    a.page.wait_for_url(f"**/t/{code}")
    a.press(a.button("table-menu"))
    a.press(a.button("act-resign"))
    a.press(a.button("act-resign"))
    a.press(a.link("result-deal-compare"))
    a.press(a.button("deal-master-ask"))
    expect(a.page.get_by_role("table")).to_be_visible(timeout=1000 * PATIENT)
    check_axe(a.page)
    check_fits(a.page)
    check_targets(a.page)
    check_words(a.page)
    a.press(a.button("deal-share"))
    a.reads("link-copied")
    shared = a.page.evaluate("() => navigator.clipboard.readText()")
    assert shared.splitlines()[0].startswith("papersea · ")
    assert "/deals/" in shared
    a.press(a.button("deal-challenge"))
    a.reads("link-copied")
    assert "beat=" in a.page.evaluate("() => navigator.clipboard.readText()")
    a.reads("deals-streak", days=1)
    days = a.page.get_by_role("listitem")
    expect(days).to_have_count(14)
    a.press(a.button("deals-more"))
    expect(days).not_to_have_count(14)


def test_a_friends_deal_tells_what_is_to_beat_and_one_that_has_not_come_is_missing(
    visit: Visit,
) -> None:
    a = visit(Finger())
    a.open("/deals/for-bob?beat=31&by=Ann")
    a.reads("deal-beat", name="Ann", points=31)
    a.sees(a.button("deal-play"))
    a.troubles.expect("404")
    a.open("/deals/2999-01-01")
    a.reads("error-not-found")


def test_a_day_without_a_deal_leads_on(visit: Visit) -> None:
    a = visit(Finger())
    a.troubles.expect("status of 404")
    a.open("/deals/2020-01-01")
    a.reads("error-not-found")
    a.press(a.link("deals-title"))
    a.sees(a.button("deal-play"))
