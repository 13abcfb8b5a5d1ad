"""The table for everybody: each step of a turn, whatever opens above it, what is spoken."""

from __future__ import annotations

import time

from playwright.sync_api import expect

from papersea.cards import Kind
from tests.web.checks import check_axe, check_fits, check_in_sight, check_targets, check_words
from tests.web.conftest import Visit
from tests.web.games import BET_LOST, EVERY_DUO
from tests.web.hands import Finger, Keyboard
from tests.web.houses import Deal, House
from tests.web.playing import Player
from tests.web.seating import seat


def check(person: Player) -> None:
    """What axe has to say of these states is asked in test_every_state."""
    check_targets(person.page)
    check_fits(person.page)
    check_words(person.page)


def test_each_step_of_a_turn_is_for_everybody(open_house: House, visit: Visit) -> None:
    a = visit(Finger())
    code = seat(open_house, [a], EVERY_DUO.deal, players=2)
    b, own = open_house.robot(code, "B"), open_house.stand_in(code, a.token)
    a.waits_for("now-draw")
    check(a)
    a.play("D")
    check(a)
    a.press(a.button("now-keep-this", card="Bd"))
    a.sees(a.button("now-choose-again"))
    check(a)
    a.press(a.button("now-choose-again"))
    a.play("Bd-L .")
    check(a)
    b.play("L .")
    own.play("D Bk-L")
    a.sees(a.duo(Kind.BOAT))
    a.settles()
    check(a)
    own.play("Bd+Bk D Cd-R .")
    b.play("L Fd+Fk .")
    own.play("D Cl-L")
    a.sees(a.held("Cl"))
    a.play("Cd+Cl")
    check(a)
    a.play("?R")
    check(a)


def test_what_can_be_done_is_in_sight_on_a_small_phone(open_house: House, visit: Visit) -> None:
    """Without scrolling, with four at the table and everything explained for the first time."""
    a = visit(Finger())
    code = seat(open_house, [a], BET_LOST.deal, players=4)
    own = open_house.stand_in(code, a.token)
    robots = {"A": own, **{name: open_house.robot(code, name) for name in "BCD"}}
    (first, _) = BET_LOST.rounds()
    for letter, moves in first:
        is_call = letter == "A" and moves.endswith("LAST")
        if (letter == "A" and "+B" in moves) or is_call:
            a.play(" ".join(moves.split()[:2]))
            offered = (
                [a.button("act-stop"), a.button("act-last")] if is_call else [a.duo(Kind.BOAT)]
            )
            for thing in (a.deck, a.pile_left, a.button("act-end"), *offered):
                check_in_sight(thing)
            if is_call:
                return
            own.play(" ".join(moves.split()[2:]))
        else:
            robots[letter].play(moves)


_TOO_LONG = """
() => [...document.querySelectorAll(".actions .button")]
  .filter((each) => each.scrollWidth > each.clientWidth + 1)
  .map((each) => each.textContent.trim())
"""


def test_the_longest_words_fit_on_the_smallest_phone(open_house: House, visit: Visit) -> None:
    """Calls on their buttons, with four at the table, and what is explained across all of it."""
    a = visit(Finger(), viewport={"width": 320, "height": 568}, language="ru")
    code = seat(open_house, [a], BET_LOST.deal, players=4)
    robots = {"A": open_house.stand_in(code, a.token)}
    robots |= {name: open_house.robot(code, name) for name in "BCD"}
    (first, _) = BET_LOST.rounds()
    for letter, moves in first:
        is_call = moves.endswith("LAST")
        robots[letter].play(moves.removesuffix(" LAST"))
        if is_call:
            break
    a.sees(a.button("act-stop"), a.text("tip-seven"))
    a.settles()
    assert not a.page.evaluate(_TOO_LONG)
    check_targets(a.page)
    tip = a.page.locator(".tip").bounding_box()
    assert tip is not None
    assert tip["width"] > 0.75 * 320


def test_a_bet_is_in_sight_while_it_is_tense(open_house: House, visit: Visit) -> None:
    """On a small screen, too, where the hands that open before it fill all of it."""
    a = visit(Finger(), viewport={"width": 320, "height": 568})
    code = seat(open_house, [a], Deal(["Hd Hl  Ka Fd  Ap Fk  Ao Fl …"]), players=2)
    b, own = open_house.robot(code, "B"), open_house.stand_in(code, a.token)
    for card in ("Ka", "Ap"):
        own.play(f"D {card}-L .")
        b.play("L .")
    own.play("D Ao-L LAST")
    a.reads("table-waits-for", name="B")
    a.settles()
    a.page.emulate_media(reduced_motion="no-preference")
    a.page.clock.install()
    a.page.clock.pause_at(time.time() + 1)
    b.play("L .")
    tense = a.page.locator(".bet.is-tense")

    def is_tense() -> bool:
        a.page.clock.run_for(50)
        return tense.is_visible()

    a.waits_until(is_tense, "that the bet is tense")
    expect(tense).to_be_in_viewport(ratio=0.9)


def test_a_theft_is_for_everybody(open_house: House, visit: Visit) -> None:
    a = visit(Finger())
    deck = "Hd Hl  Wd Fd  Hk Fk  Sd Fl …"
    code = seat(open_house, [a], Deal([deck], stolen="Fd"), players=3)
    b, c = open_house.robot(code, "B"), open_house.robot(code, "C")
    own = open_house.stand_in(code, a.token)
    own.play("D Wd-L .")
    b.play("L .")
    c.play("D Hk-L .")
    own.play("D Sd-L")
    a.sees(a.held("Sd"))
    a.play("Wd+Sd")
    check(a)
    a.press(a.robbed("B"))
    check(a)
    a.play("@B")
    a.sees(a.held("Fd"))
    a.reads("told-stole", you="yes", name="A", card="Fd", victim="B")


def test_the_end_of_a_round_is_for_everybody(open_house: House, visit: Visit) -> None:
    a = visit(Finger())
    code = seat(open_house, [a], Deal(["Hd Hl  Ka Fd  Ap Fk  Ao Fl …"]), players=2)
    b, own = open_house.robot(code, "B"), open_house.stand_in(code, a.token)
    for card in ("Ka", "Ap"):
        own.play(f"D {card}-L .")
        b.play("L .")
    a.sees(a.held("Ap"))
    a.play("D Ao-L LAST")
    check(a)
    b.play("L .")
    a.reads("ended-bet-won")
    check(a)
    a.goes_on()
    expect(a.page.get_by_role("dialog")).to_have_count(0)


def test_a_deck_that_runs_out_ends_the_round_for_nobody(open_house: House, visit: Visit) -> None:
    """R9: what was played until then was played by robots."""
    a = visit(Finger())
    code = seat(open_house, [a], Deal(), players=2)
    b, own = open_house.robot(code, "B"), open_house.stand_in(code, a.token)
    for robot in (own, b) * 14:
        robot.draw_and_end()
    a.reads("ended-void")
    a.reads("told-round-void")
    check_axe(a.page)
    check(a)


def test_whatever_opens_above_the_table_is_for_everybody(open_house: House, visit: Visit) -> None:
    """By its key, closed by Escape, and the focus is back where it was."""
    a = visit(Keyboard())
    code = seat(open_house, [a], EVERY_DUO.deal, players=2)
    open_house.robot(code, "B")
    open_house.stand_in(code, a.token).play("D Bd-L")
    a.sees(a.held("Bd"))
    a.settles()
    for key, title in (
        ("p", "points-title"),
        ("h", "table-log"),
        ("r", "table-aids"),
        ("?", "keys-title"),
    ):
        a.page.keyboard.press(key)
        a.sees(a.sheet(title))
        check_words(a.page)
        a.page.keyboard.press("Escape")
        expect(a.page.get_by_role("dialog")).to_have_count(0)
    a.press(a.button("table-menu"))
    check_words(a.page)
    a.press(a.button("act-settings"))
    a.page.keyboard.press("Escape")
    a.play(".")


def test_sheets_fit_on_a_small_phone(open_house: House, visit: Visit) -> None:
    a = visit(Finger())
    code = seat(open_house, [a], EVERY_DUO.deal, players=2)
    open_house.robot(code, "B")
    open_house.stand_in(code, a.token).play("D Bd-L")
    a.sees(a.held("Bd"))
    a.settles()
    for opener in ("table-menu", "table-aids", "table-log"):
        a.press(a.button(opener))
        a.sees(a.page.get_by_role("dialog"))
        check_targets(a.page)
        check_fits(a.page)
        a.press(a.button("close"))
    a.press(a.page.get_by_role("button", name=a.words.part("table-points")))
    check_targets(a.page)
    check_fits(a.page)


def test_a_screen_reader_hears_the_others_and_that_it_is_ones_turn(
    open_house: House, visit: Visit
) -> None:
    """Also while a sheet lies above the table. And what is held, which is put in an order of one's
    own by keys."""
    a = visit(Keyboard())
    code = seat(open_house, [a], Deal(["Hd Hl  Fl Fd  Fd Fk …"]), players=2)
    b = open_house.robot(code, "B")
    a.hears("spoken-turn", how="assertive", now=a.words("now-draw"))
    a.play("D Fl-L .")
    a.page.keyboard.press("p")
    a.sees(a.sheet("points-title"))
    b.play("L .")
    taken = {"card": "Fd", "pile": "L"}
    told = {"you": "no", "name": "B", **taken}
    a.hears("told-took-top", **told)
    a.hears("spoken-turn", how="assertive", now=a.words("now-draw"))
    a.page.keyboard.press("Escape")
    expect(a.page.get_by_role("log")).to_contain_text(a.words.part("told-took-top", **told))
    a.play("D Fd-L")
    for number, card in enumerate(("Fd", "Fl"), 1):
        spoken = a.words.whole("hand-card", card=card, number=number, count=2)
        a.sees(a.hand.get_by_role("button", name=spoken))
    a.sees(a.page.get_by_role("button", name=a.words.whole("deck-name", count=52)))
    spoken = a.words.part(
        "seat-spoken",
        name="B",
        score=0,
        target=40,
        cards=a.words("seat-hand", count=1),
        laid=a.words("seat-laid", count=0),
    )
    a.sees(a.page.get_by_role("region", name=spoken))
    a.walks_to(a.held("Fl"))
    a.page.keyboard.press("Alt+ArrowLeft")
    expect(a.hand.locator("[data-card]").first).to_have_attribute("data-card", "Fl")
    assert a.held("Fl").evaluate("each => each === document.activeElement"), "the focus goes along"
