"""What the house says to everybody, and what people tell it: on every page, calmly."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from papersea.server.storage.hosts import HostStore
from papersea.server.storage.values import ListedReport
from papersea.server.tables.announcing import new_announcement
from tests.web.checks import check_axe, check_fits, check_targets, check_words
from tests.web.conftest import Visit
from tests.web.games import EVERY_DUO
from tests.web.hands import Finger
from tests.web.houses import House, house
from tests.web.playing import Player
from tests.web.seating import seat

HOUR = 3600.0


@pytest.fixture
def own_house(client: Path, tmp_path: Path) -> Iterator[House]:
    """What one says is heard by all who are there."""
    with house(tmp_path, client=client) as running:
        yield running


def reports(place: House) -> list[ListedReport]:
    async def read() -> list[ListedReport]:
        host = await HostStore.open(place.hosted.context.settings.database)
        try:
            return await host.reports()
        finally:
            await host.close()

    return place.hosted.run(read())


def check(person: Player) -> None:
    check_axe(person.page)
    check_targets(person.page)
    check_fits(person.page)
    check_words(person.page)


def test_a_restart_is_announced_at_the_table_and_can_be_put_away(
    own_house: House, visit: Visit
) -> None:
    a = visit(Finger(), address=own_house.address)
    code = seat(own_house, [a], EVERY_DUO.deal, players=2)
    own_house.robot(code, "B")
    a.waits_for("now-draw")
    own_house.announce(new_announcement(at=time.time() + 40 * 24 * HOUR, until=None))
    a.hears("house-safe")
    a.sees(a.text("house-safe"))
    check(a)
    a.press(a.button("house-put-away"))
    expect(a.text("house-safe")).to_have_count(0)
    a.open()
    a.sees(a.button("settings-title"))
    expect(a.text("house-safe")).to_have_count(0)
    own_house.announce(new_announcement(at=time.time() + HOUR, until=None))
    a.open("/rules")
    a.sees(a.text("house-safe"))
    own_house.announce(None)
    a.open()
    a.sees(a.button("settings-title"))
    expect(a.text("house-safe")).to_have_count(0)


def test_somebody_at_the_table_is_reported(own_house: House, visit: Visit) -> None:
    a = visit(Finger(), address=own_house.address)
    code = seat(own_house, [a], EVERY_DUO.deal, players=2)
    own_house.robot(code, "B")
    a.waits_for("now-draw")
    a.press(a.button("table-menu"))
    a.press(a.button("act-report"))
    a.sees(a.field("report-note"))
    check(a)
    a.page.get_by_text(a.words.whole("report-reason-name")).click()
    a.field("report-note").fill("an insult")
    a.press(a.button("report-send"))
    a.hears("report-sent")
    (found,) = reports(own_house)
    assert (found.report.code, found.report.reason, found.report.note) == (
        code,
        "name",
        "an insult",
    )
    assert (found.reporter_name, found.about_name) == ("A", "B")
