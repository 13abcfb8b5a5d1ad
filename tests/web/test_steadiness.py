"""Nothing that happens beside the cards takes a choice away, makes one, or stops the page."""

from __future__ import annotations

from playwright.sync_api import WebSocketRoute, expect

from papersea.cards import Kind
from papersea.table.commands import Phrase, Say
from tests.web.conftest import Visit
from tests.web.hands import Finger, Mouse
from tests.web.houses import Deal, House, Robot
from tests.web.playing import Player
from tests.web.seating import seat

CLOSING = Deal(["Hd Hl  Ka Fd  Ap Fk  Ao Fl …"])
"""A may close in the third turn."""


def about_to_close(house: House, a: Player) -> Robot:
    """A could call now; B looks on."""
    b = house.robot(seat(house, [a], CLOSING, players=2), "B")
    for moves in ("D Ka-L .", "D Ap-L ."):
        a.play(moves)
        b.play("L .")
    a.play("D Ao-L")
    return b


def test_the_second_tap_of_a_double_tap_does_not_call(open_house: House, visit: Visit) -> None:
    a = visit(Mouse(), viewport={"width": 360, "height": 740})
    about_to_close(open_house, a)
    for call in ("act-stop", "act-last"):
        box = a.button(call).bounding_box()
        assert box is not None
        a.page.mouse.dblclick(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(a.button("call-not-yet")).to_have_attribute("aria-disabled", "false")
        assert not {"STOP", "LAST"} & set(a.wire.moves())
        a.press(a.button("call-not-yet"))


def test_talk_beside_the_cards_leaves_an_open_question_open(
    open_house: House, visit: Visit
) -> None:
    a = visit(Finger())
    b = about_to_close(open_house, a)
    a.press(a.button("act-stop"))
    b.do(Say(Phrase.GOOD_LUCK))
    a.waits_until(lambda: "good_luck" in a.wire.text(), "the phrase")
    expect(a.sheet("call-title-stop")).to_be_visible()


def test_a_search_that_is_lost_on_its_way_can_be_made_again(
    open_house: House, visit: Visit
) -> None:
    """The page asks for the only pile by itself: a dead connection must not make it spin."""
    a = visit(Finger())
    cut: list[str] = []

    def connect(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def ask(message: str | bytes) -> None:
            if '"?L"' in str(message) and not cut:
                cut.append(str(message))
                route.close()
            else:
                server.send(message)

        route.on_message(ask)

    a.page.route_web_socket("**/socket", connect)
    code = seat(open_house, [a], Deal(["Hd Hl  Cd Fd  Cl Fk …"]), players=2)
    b = open_house.robot(code, "B")
    for moves in ("D Cd-L .", "D Cl-L ."):
        a.play(moves)
        b.play("L .")
    a.play("R")
    a.press(a.duo(Kind.CRAB))
    a.waits_until(lambda: bool(cut), "the search")
    a.reads("link-back")
    a.reads("now-search")
    a.press(a.pile_left)
    a.sees(a.sheet("now-pick"))
