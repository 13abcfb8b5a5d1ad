"""Nothing that happens beside the cards takes a choice away, makes one, or stops the page."""

from __future__ import annotations

from playwright.sync_api import expect

from papersea.cards import Kind
from papersea.table.commands import Phrase, Say
from tests.sizes import soak
from tests.web.conftest import Visit
from tests.web.hands import Finger, Mouse
from tests.web.houses import Deal, House, Robot
from tests.web.playing import Player
from tests.web.seating import seat

CLOSING = Deal(["Hd Hl  Ka Fd  Ap Fk  Ao Fl …"])
"""A may close in the third turn."""


CUT_AT_A_SEARCH = """
window.cut = false;
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (message) {
  if (window.cut || !String(message).includes('"?L"')) return send.call(this, message);
  window.cut = true;
  this.close();
};
"""
"""The connection is gone just when the first search was to be sent."""


def about_to_close(house: House, a: Player) -> Robot:
    """A could call now; B looks on."""
    code = seat(house, [a], CLOSING, players=2)
    b, own = house.robot(code, "B"), house.stand_in(code, a.token)
    for moves in ("D Ka-L .", "D Ap-L ."):
        own.play(moves)
        b.play("L .")
    own.play("D Ao-L")
    a.sees(a.held("Ao"), a.button("act-stop"))
    a.settles()
    return b


@soak  # test_a_call_is_asked_once_more taps twice, units of the page (showing) prove the rest
def test_neither_the_second_tap_of_a_double_tap_nor_talk_answers_an_open_question(
    open_house: House, visit: Visit
) -> None:
    """A double tap does not call; what is said beside the cards leaves the question open."""
    a = visit(Mouse(), viewport={"width": 360, "height": 740})
    b = about_to_close(open_house, a)
    a.press(a.button("act-stop"))
    b.do(Say(Phrase.GOOD_LUCK))
    a.waits_until(lambda: "good_luck" in a.wire.text(), "the phrase")
    expect(a.sheet("call-title-stop")).to_be_visible()
    a.press(a.button("call-not-yet"))
    for call in ("act-stop", "act-last"):
        box = a.button(call).bounding_box()
        assert box is not None
        a.page.mouse.dblclick(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(a.button("call-not-yet")).to_have_attribute("aria-disabled", "false")
        assert not {"STOP", "LAST"} & set(a.wire.moves())
        a.press(a.button("call-not-yet"))


def test_a_search_that_is_lost_on_its_way_can_be_made_again(
    open_house: House, visit: Visit
) -> None:
    """The page asks for the only pile by itself: a dead connection must not make it spin."""
    a = visit(Finger())
    a.page.add_init_script(CUT_AT_A_SEARCH)
    code = seat(open_house, [a], Deal(["Hd Hl  Cd Fd  Cl Fk …"]), players=2)
    b, own = open_house.robot(code, "B"), open_house.stand_in(code, a.token)
    for moves in ("D Cd-L .", "D Cl-L ."):
        own.play(moves)
        b.play("L .")
    a.sees(a.held("Cl"))
    a.play("R")
    a.press(a.duo(Kind.CRAB))
    a.page.wait_for_function("() => window.cut")
    a.reads("link-back")
    a.reads("now-search")
    a.press(a.pile_left)
    a.sees(a.sheet("now-pick"))
