"""After a game: the result, its rounds, a picture, playing again, looking at it again."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from papersea.table.commands import Rematch
from tests.sizes import sized
from tests.web.checks import check_axe, check_fits, check_targets, check_words
from tests.web.conftest import Visit
from tests.web.games import EVERY_DUO, Told
from tests.web.hands import Finger, Keyboard, Mouse
from tests.web.houses import House, Robot
from tests.web.playing import Player

PNG = b"\x89PNG\r\n\x1a\n"


def played(house: House, person: Player, told: Told = EVERY_DUO) -> Robot:
    """A game of somebody and a robot, over already when the person looks at it."""
    person.sign_in("A")
    code = person.open_table(players=2, starts_when_full=True)
    house.dealer.stack(code, told.deal)
    a = house.stand_in(code, person.token)
    b = house.robot(code, "B")
    told.play({"A": a, "B": b})
    person.open(f"/t/{code}")
    person.sees(person.button("result-rematch"))
    return b


def test_the_result_has_every_round_in_numbers(open_house: House, visit: Visit) -> None:
    a = visit(Finger())
    played(open_house, a)
    a.sees(a.heading("told-mermaids", you="yes", name="A"))
    table = a.page.get_by_role("table")
    expect(table).to_contain_text("13")
    expect(table).to_contain_text(a.words.part("scores-stop"))
    check_axe(a.page)
    check_targets(a.page)
    check_fits(a.page)
    check_words(a.page)


def test_the_picture_of_the_score_is_a_file(open_house: House, visit: Visit) -> None:
    a = visit(Finger())
    played(open_house, a)
    a.press(a.button("result-picture"))
    save = a.link("result-picture-save")
    a.sees(save)
    check_axe(a.page)
    check_fits(a.page)
    with a.page.expect_download() as download:
        a.press(save)
    assert download.value.suggested_filename.endswith(".png")
    assert Path(download.value.path()).read_bytes().startswith(PNG)


def test_the_record_is_a_file_that_proves_the_game(open_house: House, visit: Visit) -> None:
    a = visit(Mouse())
    played(open_house, a)
    with a.page.expect_download() as download:
        a.press(a.link("result-record"))
    assert Path(download.value.path()).read_text(encoding="utf-8").count("\n") == 2


def test_everybody_plays_again(open_house: House, visit: Visit) -> None:
    a = visit(Finger())
    b = played(open_house, a)
    a.press(a.button("result-rematch"))
    a.reads("result-rematch-said")
    b.do(Rematch())
    a.play("D Bd-L .")


@pytest.mark.parametrize("hands", sized([Keyboard()], [Finger(), Keyboard()]))
def test_a_game_is_looked_at_again(
    open_house: House, visit: Visit, hands: Finger | Keyboard
) -> None:
    """Step by step, to any step by its link, through anybody's eyes."""
    a = visit(hands)
    played(open_house, a)
    a.press(a.link("result-replay"))
    a.sees(a.heading("watch-title"))
    slider = a.page.get_by_role("slider")
    expect(slider).to_have_value("0")
    for _ in range(2):
        a.use(a.button("watch-forward"), "ArrowRight")
    expect(slider).to_have_value("2")
    a.use(a.button("watch-back"), "ArrowLeft")
    expect(slider).to_have_value("1")
    a.use(a.button("watch-last"), "End")
    a.sees(a.text("told-mermaids", you="no", name="A"))
    last = int(slider.get_attribute("max") or "")
    expect(slider).to_have_value(str(last))
    check_axe(a.page)
    check_targets(a.page)
    check_fits(a.page)
    check_words(a.page)
    a.page.get_by_role("combobox", name=a.words.part("watch-jump")).select_option("2")
    expect(slider).not_to_have_value(str(last))
    a.use(a.button("watch-first"), "Home")
    a.use(a.button("watch-forward"), "ArrowRight")
    a.use(a.button("watch-forward"), "ArrowRight")
    expect(a.page).to_have_url(re.compile(r"step=2\b"))
    a.page.reload()
    expect(slider).to_have_value("2")


def test_eyes_see_what_they_saw_and_open_hands_everything(open_house: House, visit: Visit) -> None:
    """After two moves A holds a boat that B has not seen."""
    a = visit(Mouse())
    played(open_house, a)
    a.press(a.link("result-replay"))
    boat = re.compile('data-card="Bd"')
    a.sees(a.page.get_by_role("slider"))
    for _ in range(3):
        a.press(a.button("watch-forward"))
    a.waits_until(lambda: bool(boat.search(a.page.content())), "an open hand")
    eyes = a.page.get_by_role("combobox", name=a.words.part("watch-eyes"))
    eyes.select_option(label="B")
    a.waits_until(lambda: not boat.search(a.page.content()), "a hidden hand")
    eyes.select_option(label="A")
    a.waits_until(lambda: bool(boat.search(a.page.content())), "the own hand")


def test_a_link_to_a_moment_needs_no_name(open_house: House, visit: Visit) -> None:
    a, c = visit(Mouse()), visit(Finger())
    played(open_house, a)
    address = a.link("result-replay").get_attribute("href")
    c.open(f"{address}?step=5&eyes=public")
    expect(c.page.get_by_role("slider")).to_have_value("5")
    check_fits(c.page)
