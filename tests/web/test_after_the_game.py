"""After a game: the result, its rounds, a picture, playing again, looking at it again."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from papersea.table.commands import AddSalt, Leave, Rematch, Resign, Sit
from tests.sizes import sized
from tests.web.checks import check_axe, check_fits, check_targets, check_words
from tests.web.conftest import Visit
from tests.web.games import EVERY_DUO, Told
from tests.web.hands import Finger, Keyboard
from tests.web.houses import House, Robot
from tests.web.playing import Player

PNG = b"\x89PNG\r\n\x1a\n"


def played(house: House, person: Player, told: Told = EVERY_DUO) -> Robot:
    """A game of somebody and a robot, over already when the person looks at it."""
    person.sign_in("A")
    code = person.open_table(players=2, starts_when_full=True)
    house.dealer.stack(code, told.deal)
    a = house.stand_in(code, person.token)
    a.do(AddSalt("salt"))  # else the table waits for it
    b = house.robot(code, "B")
    told.play({"A": a, "B": b})
    person.open(f"/t/{code}")
    person.sees(person.button("result-rematch"))
    return b


def saved(person: Player, link: str, ending: str = "") -> Path:
    """The file behind a link."""
    with person.page.expect_download() as download:
        person.press(person.link(link))
    assert download.value.suggested_filename.endswith(ending)
    return Path(download.value.path())


def test_the_result_in_numbers_as_a_picture_as_a_record_and_everybody_plays_again(
    open_house: House, visit: Visit
) -> None:
    """Every round is there; the picture of the score is a file, and so is the record that proves
    the game."""
    a = visit(Finger())
    b = played(open_house, a)
    a.sees(a.heading("told-mermaids", you="yes", name="A"))
    table = a.page.get_by_role("table")
    expect(table).to_contain_text("13")
    expect(table).to_contain_text(a.words.part("scores-stop"))
    check_targets(a.page)
    check_fits(a.page)
    check_words(a.page)
    check_axe(a.page)
    assert saved(a, "result-record").read_text(encoding="utf-8").count("\n") == 2
    a.press(a.button("result-picture"))
    a.sees(a.link("result-picture-save"))
    check_axe(a.page)
    check_fits(a.page)
    assert saved(a, "result-picture-save", ".png").read_bytes().startswith(PNG)
    a.press(a.button("close"))
    a.press(a.button("result-rematch"))
    a.reads("result-rematch-said")
    b.do(Rematch())
    b.do(AddSalt("salt"))
    a.play("D Bd-L .")


def test_a_game_leaves_a_word_a_way_on_and_a_place_on_ones_own_page(
    open_house: House, visit: Visit
) -> None:
    """Also the face that others see is chosen there, and stays."""
    a = visit(Finger())
    played(open_house, a)
    a.sees(a.heading("after-title"))
    a.sees(a.text("after-won-mermaids"))
    a.sees(a.link("after-puzzle"))
    a.press(a.button("sound-no"))
    check_axe(a.page)
    check_fits(a.page)
    a.open("/me")
    a.sees(a.heading("course-title"))
    check_axe(a.page)
    check_fits(a.page)
    hare = a.page.get_by_role("radio", name=a.words.whole("face-hare"))
    hare.check()
    a.open("/")
    a.open("/me")
    expect(hare).to_be_checked()


@pytest.mark.parametrize("hands", sized([Keyboard()], [Finger(), Keyboard()]))
def test_a_game_is_looked_at_again(
    open_house: House, visit: Visit, hands: Finger | Keyboard
) -> None:
    """Step by step, to any step by its link, through anybody's eyes: they see what they saw, and
    open hands everything. A link to a moment needs no name."""
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
    _sees_through_eyes(a)
    address = a.page.url.removeprefix(a.address).partition("?")[0]
    c = visit(Finger())
    c.open(f"{address}?step=5&eyes=public")
    expect(c.page.get_by_role("slider")).to_have_value("5")
    check_fits(c.page)


def _sees_through_eyes(person: Player) -> None:
    """After two moves A holds a boat that B has not seen."""
    boat = person.page.locator('[data-card="Bd"]')
    person.use(person.button("watch-forward"), "ArrowRight")
    expect(boat).not_to_have_count(0)
    eyes = person.page.get_by_role("combobox", name=person.words.part("watch-eyes"))
    eyes.select_option(label="B")
    expect(boat).to_have_count(0)
    eyes.select_option(label="A")
    expect(boat).not_to_have_count(0)


RATED: dict[str, object] = {
    "is_rated": True,
    "clock": {"type": "bank", "seconds": 7200},
    "allows_take_back": False,
    "stand_in": None,
}


def test_whether_a_rated_game_counts_is_said_before_it_and_after(
    open_house: House, visit: Visit
) -> None:
    a = visit(Finger())
    a.sign_in("A")
    code = a.open_table(players=2, **RATED)
    made = a.page.context.request.post(f"{a.address}/api/me/bots", data={"name": "Robot"})
    a.open(f"/t/{code}")
    a.sees(a.page.get_by_text(a.words.whole("table-rated")))
    program = open_house.stand_in(code, made.json()["token"])
    program.do(Sit())
    a.sees(a.page.get_by_text(a.words.whole("table-not-rated")))
    a.sees(a.page.get_by_role("main").get_by_text(a.words.whole("unrated-program")))
    check_words(a.page)
    check_fits(a.page)
    check_axe(a.page)
    program.do(Leave())
    a.sees(a.page.get_by_text(a.words.whole("table-rated")))
    b = open_house.robot(code, "B")
    a.press(a.button("waiting-start"))
    a.sees(a.deck)
    b.do(Resign())
    a.sees(a.page.get_by_role("main").get_by_text(a.words.whole("unrated-short")))
    check_words(a.page)
    check_axe(a.page)
