"""The first minute of somebody who has never been here."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.checks import check_axe, check_fits
from tests.web.conftest import Visit
from tests.web.hands import Finger
from tests.web.houses import Deal, House, house


@pytest.fixture(scope="module")
def open_house(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """With bots that think."""
    with house(tmp_path_factory.mktemp("house"), client=client, thinkers=1) as running:
        yield running


def test_one_tap_on_the_first_screen_begins_a_game_against_a_bot(
    open_house: House, visit: Visit
) -> None:
    """No name, no reading: the table is set, the bot sits there, and answers."""
    open_house.dealer.otherwise = Deal(["Hd Hl  Ka Fd …"])
    a = visit(Finger(), service_workers="allow")
    a.open("/")
    a.press(a.page.get_by_role("button", name=a.words.part("home-play")).first)
    a.reads("tip-first")
    check_axe(a.page)
    check_fits(a.page)
    a.play("D Ka-L .")
    a.waits_for_turn()
    a.press(a.button("table-menu"))
    a.press(a.button("act-resign"))
    a.press(a.button("act-resign"))
    a.sees(a.button("result-rematch"))
    a.open("/")
    a.reads("home-play-again", name="Sprat")
