"""The score pad: people with paper cards keep score of a whole game, on a phone and offline."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from papersea.scorepad import parse_pad, standing
from tests.clauses import clause
from tests.scorepad.told import pad, stop
from tests.sizes import sized, soak
from tests.web.checks import check_axe, check_fits, check_targets, check_words
from tests.web.conftest import Visit
from tests.web.hands import Finger, Keyboard
from tests.web.scoring import Scorer

_IS_READY = "() => navigator.serviceWorker.ready.then(() => true)"
_FILL = """
() => {
  let text = "x".repeat(2_000_000);
  for (let key = 0; text.length; ) {
    try { localStorage.setItem(`other.${key++}`, text); }
    catch { text = text.slice(text.length / 2 + 1); }
  }
}
"""
_EMPTY = """
() => Object.keys(localStorage).filter((key) => key.startsWith("other."))
  .forEach((key) => localStorage.removeItem(key))
"""

TWELVE_TEN_AND_THREE = ("Bk Ao Ap Cr Ka Gr Ck", "Ov Pa Fk Mw Fy Og Oy", "Fd Hl Mw Hr")
TWO_EIGHTS_AND_A_FIVE = ("OvOlWlSkBlMwBy", "ApHgYgPpKaMw", "FgGrSdWaFkFl")


def check_everything(page: Page) -> None:
    check_axe(page)
    check_targets(page)
    check_fits(page)
    check_words(page)


@clause("E1", "R2", "R6", "C2", "G1")
def test_the_rulebooks_example_and_what_cannot_be(visit: Visit) -> None:
    a = Scorer(visit(Finger()))
    a.opens()
    a.person.sees(a.person.heading("pad-new"))
    check_axe(a.page, schemes=("light",))
    check_targets(a.page)
    a.begins("Ann", "Bo")
    a.starts_round()
    a.tells("stop", "Ann")
    a.taps("Ol", "Og", "Oy", "Cy", "Ck")
    a.opens_hand(1)
    a.taps("Pv", "Pa", "Fl", "Fd", "Bl")
    expect(a.kind("Ck").locator("small")).to_have_text("×7")
    check_everything(a.page)
    a.finishes()
    a.has(7, 4)

    a.edits(1)
    a.tells("last-chance", "Ann")
    a.person.reads("told-bet-won", you="no", name="Ann")
    a.finishes()
    a.has(9, 2)

    a.edits(1)
    problem = a.page.locator("details .problem")
    a.types(0, "OlOgOyCyCk MwMwMwMwMw")
    expect(problem).to_contain_text(a.person.card_name("Mw"))
    a.types(0, "OlOgOyCyCk By")
    a.types(1, "PvPaFlFdBl ByBy")
    expect(problem).to_have_text(re.compile(rf"3.*{a.person.card_name('By')}.*2"))
    a.types(1, "4xMw")
    a.person.press(a.person.button("pad-to-mermaids"))
    a.finishes()
    expect(a.headline).to_contain_text("Bo")
    a.has(0, 0)


@soak  # units of the page (pad) prove what is read, and what is kept from being entered
def test_a_round_with_something_unreadable_is_not_entered(visit: Visit) -> None:
    a = Scorer(visit(Finger()))
    a.opens()
    a.begins("Ann", "Bo")
    a.starts_round()
    a.tells("stop", "Ann", "OlOgOyCyCk", "PvPaFdF")
    field, worth = a.page.locator("details input"), a.page.locator("h3 .worth").nth(1)
    expect(field).to_have_value("Pv Pa Fd F")
    expect(field).to_have_attribute("aria-invalid", "true")
    a.is_kept_from_entering("pad-typed-unknown", "Bo", "F")
    expect(worth).to_contain_text("3")
    a.types(1, "PvPaFdFx Cy")
    a.taps("Pp")
    expect(worth).to_contain_text("5")
    a.page.reload()
    a.is_kept_from_entering("pad-typed-unknown", "Bo", "Fx")
    a.opens_hand(1)
    expect(field).to_have_value("Pv Pa Fd Pp Fx Cy")
    check_everything(a.page)

    a.chooses(a.person.words("pad-form-numbers"))
    points = a.page.locator(".line:not(.heads) input").nth(1)
    for typed in ("-5", "3.7", "1e3"):
        points.fill(typed)
        points.blur()
        expect(points).to_have_value(typed)
        expect(points).to_have_attribute("aria-invalid", "true")
        a.is_kept_from_entering("pad-typed-no-number", "Bo", typed)
    check_everything(a.page)
    a.chooses(a.person.words("pad-form-cards"))
    a.types(1, "pink_penguin PvPa")
    a.finishes()
    a.has(7, 5)


@clause("E2", "E3", "E4")
def test_one_hand_is_typed_by_keys_alone(visit: Visit) -> None:
    a = Scorer(visit(Keyboard()))
    a.person.open("/score")
    a.person.press(a.page.locator("summary"))
    keys = a.page.keyboard
    a.person.hands.reach(a.page.locator("details input"))  # type: ignore[attr-defined]
    for typed, lines, points in (
        ("mwmw ClClBlHl CgFgHg", (4, 3), 10),
        (" mw", (4, 3, 3), 13),
        ("", (), 0),
        ("PvPaPpYg", (), 11),
    ):
        if not typed:
            keys.press("ControlOrMeta+a")
            keys.press("Delete")
        keys.type(typed)
        expect(a.page.locator(".sum strong")).to_have_text(str(points))
        mermaids = a.page.locator(".rows li", has_text=a.person.words("kind-mermaid", count=1))
        shown = mermaids.locator(".points > [aria-hidden]")
        expect(shown).to_have_text([str(each) for each in lines])
    check_everything(a.page)
    keys.type(" C")
    expect(a.page.locator(".sum strong")).to_have_text("11")
    keys.press("ControlOrMeta+a")
    keys.type("C")
    expect(a.page.locator(".sum strong")).to_have_text("0")
    a.person.press(a.person.link("pad-nav-game"))
    a.person.sees(a.person.heading("pad-new"))


@clause("R7", "R9", "R12", "G2", "G4")
@pytest.mark.parametrize(
    ("language", "both"), sized([("sk", "Ann a Bo")], [("en", "Ann and Bo"), ("sk", "Ann a Bo")])
)
def test_a_whole_game_from_the_first_round_to_the_tie_break(
    visit: Visit, language: str, both: str
) -> None:
    a = Scorer(visit(Finger(), language=language))
    a.opens()
    a.begins("Ann", "Bo", "Cy")
    a.starts_round()
    a.tells("stop", "Ann")
    for player, cards in enumerate(TWELVE_TEN_AND_THREE):
        if player < sized(1, 3):  # tapped here and in the rulebook's example, or typed
            a.opens_hand(player)
            a.taps(*cards.split())
        else:
            a.types(player, cards)
    a.finishes()
    a.has(12, 10, 3)
    a.enters("last-chance", "Bo", *TWO_EIGHTS_AND_A_FIVE)
    a.has(15, 20, 4)
    a.enters("last-chance", "Cy", (9, 3), (7, 2), (8, 4))
    a.has(24, 27, 8)
    a.enters("deck-out", "Cy")
    expect(a.headline).to_contain_text("Ann")

    a.starts_round()
    a.tells("stop", "Ann", (11, 0), (3, 0))
    a.page.reload()
    expect(a.page.locator("main button.primary")).to_have_attribute("aria-disabled", "true")
    a.person.reads("pad-missing-points", name="Cy")
    a.undoes()
    a.counts(1, 8)
    a.counts(2, 0)
    check_targets(a.page)
    check_fits(a.page)
    check_words(a.page)
    a.finishes()
    a.has(35, 35, 8)
    expect(a.headline).to_contain_text("Ann")
    a.person.reads("pad-won-last-round", names=both, total=35, name="Ann", gains="11 : 8")
    check_everything(a.page)

    a.edits(3)
    a.counts(1, 6)
    a.finishes()
    a.has(35, 34, 8)
    a.undoes()
    a.person.press(a.person.button("cancel"))
    a.has(35, 35, 8)
    a.page.emulate_media(media="print")
    expect(a.page.locator("tbody tr")).to_have_count(5)
    for hidden in ("header", "nav", "main button.primary", "#games-title"):
        expect(a.page.locator(hidden).first).to_be_hidden()
    assert a.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


@clause("G2", "target")
def test_a_nearer_target_says_which_rounds_go(visit: Visit) -> None:
    a = Scorer(visit(Finger()))
    a.takes(pad(*[stop(0, 10, 1)] * 6, target="double"))
    a.has(60, 6)
    warning = a.person.text("pad-dropped", count=2)
    a.person.press(a.person.button("pad-change"))
    expect(warning).to_have_count(0)
    a.page.locator("dialog label", has_text="40").click()
    a.person.sees(warning)
    check_everything(a.page)
    a.page.keyboard.press("Escape")
    a.has(60, 6)
    a.person.press(a.person.button("pad-change"))
    a.page.locator("dialog label", has_text="40").click()
    a.person.press(a.person.button("waiting-save"))
    a.has(40, 4)
    a.undoes()
    a.has(60, 6)


@soak  # units of the page (kept) prove both, with a second tab that is pretended
def test_nothing_is_lost_in_full_storage_or_a_second_tab(visit: Visit) -> None:
    a = Scorer(visit(Finger()))
    a.opens()
    a.begins("Ann", "Bo")
    a.enters("stop", "Ann", (9, 0), (4, 0))

    beside = a.page.context.new_page()
    beside.goto(a.page.url)
    expect(beside.locator("ol > li > b").first).to_contain_text("9")
    a.enters("stop", "Bo", (3, 0), (8, 0))
    expect(beside.locator("ol > li > b").nth(1)).to_contain_text("12")
    beside.locator("tbody th button").first.click()
    beside.locator(".line:not(.heads) input").first.fill("10")
    expect(a.page.locator(".line:not(.heads) input").first).to_have_value("10")
    a.finishes()
    expect(beside.locator("ol > li > b").first).to_contain_text("13")

    a.page.evaluate(_FILL)
    a.enters("stop", "Ann", (20, 0), (1, 0))
    a.person.reads("pad-unsafe-about")
    expect(beside.locator("ol > li > b").first).to_contain_text("33")
    check_everything(a.page)
    beside.close()
    a.page.reload()
    a.has(33, 13)
    a.person.reads("pad-unsafe")
    a.page.evaluate(_EMPTY)
    a.undoes()
    expect(a.person.text("pad-unsafe")).to_have_count(0)
    a.undoes()
    a.page.reload()
    expect(a.page.locator("#round-title")).to_be_visible()


# In make test: web/tests/kept.test.ts, "undo stays with its game, whichever is opened" and "two
# tabs build on each other's changes".
@soak
def test_two_tabs_hold_two_games(visit: Visit) -> None:
    a = Scorer(visit(Finger()))
    a.opens()
    a.begins("Ann", "Bo")
    a.enters("stop", "Ann", (9, 0), (4, 0))
    beside = a.page.context.new_page()
    beside.goto(a.page.url)
    beside.get_by_role("button", name=a.person.words("pad-new"), exact=True).click()
    expect(beside.locator("li button.open")).to_contain_text("Ann")
    beside.locator("form button.primary").click()
    expect(beside.locator("ol > li > b").first).to_contain_text("0")
    a.has(9, 4)
    expect(a.person.button("undo")).to_be_enabled()
    for page, total in ((a.page, "9"), (beside, "0")):
        page.reload()
        expect(page.locator("ol > li > b").first).to_contain_text(re.compile(rf"^\s*{total}\D"))
    a.undoes()
    expect(a.page.locator("#round-title")).to_be_visible()


def test_a_game_is_kept_offline_shared_by_link_and_taken_over(visit: Visit, tmp_path: Path) -> None:
    a = Scorer(visit(Finger(), permissions=["clipboard-read", "clipboard-write"]))
    a.person.troubles.expect("ERR_INTERNET_DISCONNECTED", "ERR_FAILED", "Failed to fetch")
    a.person.open("/")
    assert a.page.evaluate(_IS_READY)
    a.page.context.set_offline(True)
    a.opens()
    a.begins("Ann", "Bo")
    a.enters("stop", "Ann", "OlOgOyCyCk", "PvPaFlFdBl")
    a.page.reload()
    a.has(7, 4)
    a.person.press(a.person.button("share-link"))
    a.person.reads("pad-copied")
    text = a.page.evaluate("() => navigator.clipboard.readText()")
    assert "Ann 7, Bo 4" in text
    with a.page.expect_download() as download:
        a.person.press(a.person.button("pad-download"))
    file = tmp_path / "pad.json"
    download.value.save_as(file)
    assert standing(parse_pad(file.read_text())).totals == (7, 4)

    b = Scorer(visit(Finger()))
    b.page.goto(text.split("\n")[1])
    b.has(7, 4)
    expect(b.page.locator("tbody button")).to_have_count(0)
    check_everything(b.page)
    b.person.press(b.person.button("pad-take"))
    b.enters("stop", "Bo", "OlOgOyCyCk", "PvPaPpYg")
    b.has(14, 15)
    b.person.press(b.person.button("pad-new"))
    b.page.locator("input[type=file]").set_input_files(file)
    b.has(7, 4)
    b.person.press(b.person.button("pad-delete", names="Ann and Bo"))
    b.person.press(b.person.button("pad-restore", names="Ann and Bo"))
    b.person.press(b.page.locator("li button.open"))
    b.has(14, 15)
    broken = tmp_path / "broken.json"
    broken.write_text(file.read_text().replace("OlOgOy", "ByByBy"))
    b.page.locator("input[type=file]").set_input_files(broken)
    expect(b.person.problem).to_contain_text(b.person.card_name("By"))


@clause("R3", "C2")
def test_a_bet_has_odds_while_there_is_a_connection(visit: Visit) -> None:
    a = Scorer(visit(Finger()))
    a.person.troubles.expect("ERR_INTERNET_DISCONNECTED", "Failed to fetch", "status of 400")
    a.person.open("/score")
    a.taps("Ol", "Og", "Oy", "Cy", "Ck")
    a.person.press(a.person.button("odds-ask"))
    a.person.sees(a.page.locator("dl .bar"))
    a.person.reads("odds-stop", points=7)
    check_everything(a.page)

    held = a.page.locator(".stepper input")
    for typed in sized(("3.5", "31"), ("-3", "3.5", "31", "")):
        held.fill(typed)
        held.blur()
        expect(held).to_have_value(typed)
        a.person.reads("pad-number-range", least=0, most=30)
        expect(a.person.button("odds-ask")).to_have_attribute("aria-disabled", "true")
    check_everything(a.page)
    held.fill("5")
    a.person.press(a.person.button("odds-ask"))
    a.person.sees(a.page.locator("dl .bar"))

    with a.page.context.expect_page() as rulebook:
        a.person.press(a.page.locator("dl a").first)
    rulebook.value.close()
    a.person.sees(a.page.locator("dl .bar"))
    a.chooses("2")
    a.person.press(a.person.text("odds-more"))
    a.person.press(a.page.locator("details .button").last)
    a.taps("Cy")
    a.page.keyboard.press("Escape")
    a.person.press(a.page.locator("details .button").first)
    a.taps("Ov", "Fd")
    a.page.reload()
    expect(a.page.locator(".others .stepper")).to_have_count(2)
    expect(a.page.locator("details[open] li")).to_have_count(3)
    a.person.press(a.person.button("odds-ask"))
    a.person.reads("odds-not-duos")
    a.taps("Ov")
    a.person.press(a.person.button("odds-ask"))
    expect(a.person.problem).to_contain_text(a.person.card_name("Ov"))
    check_everything(a.page)
    a.page.context.set_offline(True)
    a.person.press(a.person.button("odds-ask"))
    a.person.reads("odds-offline")
