"""The pages around the table: for everybody, in every language, on the smallest screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from papersea.texts import languages
from tests.sizes import sized
from tests.web.checks import (
    IN_EVERY_LIGHT,
    LIGHTS,
    check_axe,
    check_fits,
    check_targets,
    check_words,
)
from tests.web.conftest import Visit
from tests.web.hands import Finger, Keyboard
from tests.web.houses import Deal, House
from tests.web.seating import seat

CLOSING = Deal(["Hd Hl  Ka Fd  Ap Fk  Ao Fl …"])
PAGES = {
    "/": "home-title",
    "/friends": "friends-title",
    "/device": "device-title",
    "/tables": "tables-title",
    "/learn": "home-learn",
    "/puzzles": "puzzles-title",
    "/score": "score-title",
    "/cards": "cards-title",
    "/me": "me-title",
    "/nowhere": "nowhere-title",
}
DARK = sized(("/", "/score", "/me"), tuple(PAGES))
"""Which of them are looked at in the dark, too: all have the same colours."""


def test_every_page_is_for_everybody(visit: Visit) -> None:
    """With whatever technique it is read, in light and in dark, on a small phone."""
    a = visit(Finger())
    a.troubles.expect(r"status of 404 .*/nowhere$")
    for path, title in PAGES.items():
        a.open(path)
        a.reads(title)
        try:
            check_axe(a.page, schemes=IN_EVERY_LIGHT if path in DARK else LIGHTS)
            check_targets(a.page)
            check_fits(a.page)
            check_words(a.page)
        except AssertionError as flaw:
            flaw.add_note(f"on {path}")
            raise


def test_the_first_screen_leads_everywhere_by_keys(visit: Visit) -> None:
    a = visit(Keyboard())
    a.open("/")
    for offer, title in (("home-friends", "friends"), ("home-score", "score")):
        a.press(a.link(offer))
        a.sees(a.heading(f"{title}-title"))
        a.page.go_back()
    a.press(a.button("settings-title"))
    a.sees(a.sheet("settings-title"))
    check_axe(a.page)
    a.page.keyboard.press("Escape")
    expect(a.page.get_by_role("dialog")).to_have_count(0)
    assert a.button("settings-title").evaluate("each => each === document.activeElement")


def test_opponents_are_chosen_from_cards(visit: Visit) -> None:
    a = visit(Finger())
    a.open("/")
    a.press(a.button("home-opponents"))
    a.sees(a.sheet("choose-title"))
    a.press(a.sheet("choose-title").get_by_text("3", exact=True))
    a.sees(a.page.get_by_role("button", name="Otter"))
    check_axe(a.page)
    check_targets(a.page)
    check_fits(a.page)


def test_cards_are_scored_tap_by_tap(visit: Visit) -> None:
    a = visit(Finger())
    a.open("/score")
    for kind in ("captain", "sailor"):
        name = a.words(f"kind-{kind}", count=1)
        a.press(a.page.get_by_role("button", name=name[:1].upper() + name[1:]).first)
    a.press(a.page.get_by_role("button", name=a.card_name("Ap")))
    total = a.page.locator(".sum")
    expect(total).to_contain_text("3")
    a.page.reload()  # who can read and tap it: see the odds of a bet in test_pad
    expect(total).to_contain_text("3")
    a.press(a.button("undo").or_(a.button("clear-all")).last)
    expect(total).to_contain_text("0")


def test_a_table_a_game_a_lesson_and_a_puzzle_that_do_not_exist_say_so(visit: Visit) -> None:
    a = visit(Finger())
    a.troubles.expect("status of 404", "WebSocket")
    a.open("/t/0000000000000")
    a.reads("error-no-such-table")
    check_axe(a.page)
    a.open("/g/00000000000000000000")
    a.reads("error-no-such-game")
    check_axe(a.page)
    a.open("/learn/whales")
    a.reads("lesson-missing")
    a.open("/puzzles/whales")
    a.reads("puzzle-missing")


@pytest.mark.parametrize("language", sized(("ru",), languages()))
def test_every_language_fits_on_a_small_phone(
    open_house: House, visit: Visit, language: str
) -> None:
    """No text is cut off, none is missing, and every control has a name."""
    a = visit(Finger(), language=language)
    for path in ("/", "/friends"):
        a.open(path)
        a.reads(PAGES[path])
        check_fits(a.page)
        check_words(a.page)
    code = seat(open_house, [a], CLOSING, players=2)
    b, own = open_house.robot(code, "B"), open_house.stand_in(code, a.token)
    for card in ("Ka", "Ap"):
        own.play(f"D {card}-L .")
        b.play("L .")
    a.waits_for_turn()
    a.waits_for("now-draw")
    a.sees(a.held("Ap"))
    check_fits(a.page)
    check_words(a.page)
    a.play("D Ao-L")
    check_fits(a.page)
    check_words(a.page)
    check_targets(a.page)
    a.asks("last")
    check_fits(a.page)
    check_words(a.page)
    check_axe(a.page, schemes=("light",))
