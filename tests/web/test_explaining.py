"""What is not possible is explained, what cannot be undone is asked, what was done can go back."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from papersea.moves import Pile
from tests.web.checks import check_axe, check_fits, check_targets
from tests.web.conftest import Visit
from tests.web.games import EVERY_DUO
from tests.web.hands import Finger, Mouse
from tests.web.houses import Deal, House
from tests.web.playing import Player
from tests.web.seating import seat

CLOSING = Deal(["Hd Hl  Ka Fd  Ap Fk  Ao Fl …"])
"""A may close in the third turn."""


def is_told(person: Player, clause: str, key: str, /, **facts: str | int) -> None:
    """Why not, and where it is written; those who listen hear it at once."""
    expect(person.problem.filter(has_text=person.words.part(key, **facts))).to_be_visible()
    person.hears(key, how="assertive", **facts)
    leads_to(person.link("act-rule", clause=clause), clause)


def leads_to(rule: Locator, clause: str) -> None:
    """Into a tab of its own: nobody loses the table."""
    expect(rule).to_be_visible()
    expect(rule).to_have_attribute("href", f"/rules#{clause}")
    expect(rule).to_have_attribute("target", "_blank")


def test_what_is_not_possible_is_explained_with_its_clause(open_house: House, visit: Visit) -> None:
    """A tap at the wrong time, a call without seven points, two cards that are no duo."""
    a = visit(Finger())
    code = seat(open_house, [a], Deal(["Hd Hl  Cd Fd  Bd Fk …"]), players=2)
    b = open_house.robot(code, "B")
    a.play("D")
    a.press(a.pile_left)
    is_told(a, "T3", "now-keep")
    a.play("Cd-L")
    a.press(a.pile_left)
    is_told(a, "T7", "refusal-drawn-already")
    check_axe(a.page)
    check_fits(a.page)
    check_targets(a.page)
    for key in "sl":
        a.page.keyboard.press(key)
        is_told(a, "T8", "refusal-too-few-points", needed=7, points=0)
    expect(a.page.get_by_role("dialog")).to_have_count(0)
    a.play(".")
    a.press(a.deck)
    is_told(a, "T1", "refusal-other-turn", turn="B")
    b.play("L .")
    a.play("D Bd-L")
    expect(a.problem).to_have_count(0)
    a.chooses(a.held("Cd"))
    a.chooses(a.held("Bd"))
    a.press(a.button("act-lay"))
    is_told(a, "K2", "refusal-not-a-duo", cards="Cd Bd")


def test_a_call_is_asked_once_more(open_house: House, visit: Visit) -> None:
    """Both outcomes in numbers; whoever says "not yet", or taps twice, has called nothing."""
    a = visit(Finger())
    code = seat(open_house, [a], CLOSING, players=2)
    b, own = open_house.robot(code, "B"), open_house.stand_in(code, a.token)
    for card in ("Ka", "Ap"):
        own.play(f"D {card}-L .")
        b.play("L .")
    own.play("D Ao-L")
    a.sees(a.held("Ao"), a.button("act-stop"))
    a.settles()
    check_targets(a.page)
    a.asks("stop")
    a.reads("outcome-stop", points=11, total=11)
    for number in ("T8", "R2", "R3", "R6", "R7", "R8"):
        name = a.words.whole("worth-clause", clause=number)
        leads_to(a.page.get_by_role("dialog").get_by_role("link", name=name), number)
    check_targets(a.page)
    a.press(a.button("call-not-yet"))
    a.asks("last")
    a.reads("outcome-last", points=11, bonus=1, both=12, won=12, less=1, lost=1)
    a.press(a.button("call-not-yet"))
    box = a.button("act-last").bounding_box()
    assert box is not None
    a.page.mouse.dblclick(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(a.button("call-not-yet")).to_have_attribute("aria-disabled", "false")
    a.press(a.button("call-not-yet"))
    assert not {"STOP", "LAST"} & set(a.wire.moves())
    a.play("LAST")
    assert a.wire.moves()[-1] == "LAST"


def test_loading_the_page_again_in_the_middle_of_a_turn_loses_nothing(
    open_house: House, visit: Visit
) -> None:
    a = visit(Mouse())
    code = seat(open_house, [a], EVERY_DUO.deal, players=2)
    b, own = open_house.robot(code, "B"), open_house.stand_in(code, a.token)
    a.play("D")
    a.page.reload()
    a.play("Bd-L .")
    b.play("L .")
    own.play("D Bk-L Bd+Bk D Cd-R .")
    b.play("L Fd+Fk .")
    own.play("D Cl-L")
    a.play("Cd+Cl ?R")
    a.page.reload()
    a.play("#2 .")
    a.sees(a.held("Hl"))


def test_what_two_agree_on_and_giving_up(open_house: House, visit: Visit) -> None:
    """A pause is agreed on and ended; a move is taken back if the other agrees; giving up is asked
    once more and ends the game. Where others play no advice is offered."""
    a, b = visit(Finger()), visit(Finger())
    seat(open_house, [a, b], EVERY_DUO.deal)
    b.sees(b.hand)
    b.press(b.button("table-menu"))
    b.press(b.button("act-pause"))
    a.sees(a.sheet("online-allow-pause", name="B"))
    check_axe(a.page)
    a.press(a.button("act-agree"))
    a.reads("now-paused")
    check_axe(a.page)
    a.press(a.button("act-resume"))

    a.play("L")
    for answer in ("act-decline", "act-agree"):
        a.press(a.button("table-menu"))
        a.press(a.button("act-take-back"))
        b.sees(b.sheet("online-allow-back", name="A"))
        b.press(b.button(answer))
        expect(b.page.get_by_role("dialog")).to_have_count(0)
    expect(a.held("Hk")).to_have_count(0)
    a.play("D Bd-L .")
    b.play(f"{Pile.LEFT} .")

    a.waits_for_turn()
    a.press(a.button("table-menu"))
    a.sees(a.button("phrase-hello"))
    expect(a.button("act-advice")).to_have_count(0)
    check_axe(a.page)
    check_targets(a.page)
    check_fits(a.page)
    a.press(a.button("act-resign"))
    a.reads("act-resign-sure")
    a.press(a.button("act-resign"))
    b.reads("result-resigned", you="yes", name="B")
    a.reads("online-resigned", you="yes", name="A")
    check_axe(b.page)
    check_targets(b.page)
    check_fits(b.page)
