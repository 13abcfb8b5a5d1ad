"""Connections and servers that die, and pages that come back by themselves."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.sizes import soak
from tests.web.cables import cable
from tests.web.checks import check_axe
from tests.web.conftest import Visit
from tests.web.games import EVERY_DUO
from tests.web.hands import Finger, Mouse
from tests.web.houses import House
from tests.web.playing import Player
from tests.web.program import program
from tests.web.seating import seat

BROKEN = ("WebSocket", "ERR_", "status of 503")
"""What Chromium says of a server that is not there."""
DECK = "Hd Hl  Ka Fd  Ap Fk  Ao Fl …"


def is_connected_again(person: Player) -> None:
    expect(person.text("link-lost").first).to_have_count(0)


def test_a_lost_connection_comes_back_by_itself(open_house: House, visit: Visit) -> None:
    """The page says that it is gone, what is tapped meanwhile is explained, nothing is lost."""
    with cable(open_house) as way:
        a = visit(Finger(), address=way.address)
        a.troubles.expect(*BROKEN)
        code = seat(open_house, [a], EVERY_DUO.deal, players=2)
        b = open_house.robot(code, "B")
        a.play("D")
        open_house.hosted.run(way.cut())
        a.reads("link-lost")
        a.press(a.button("now-keep-this", card="Bd"))
        a.press(a.pile_left)
        a.reads("link-offline")
        check_axe(a.page)
        open_house.hosted.run(way.join())
        is_connected_again(a)
        a.play("Bd-L .")
        b.play("L .")
        a.play("D Bk-L .")


@soak
def test_a_server_killed_in_the_middle_of_a_turn_is_missed_only_for_a_while(
    visit: Visit, client: Path, tmp_path: Path
) -> None:
    """Started again, the page goes on without being loaded anew, and the round is finished."""
    server = program(tmp_path, client, DECK)
    try:
        server.start()
        a, b = visit(Mouse(), address=server.address), visit(Finger(), address=server.address)
        for person, name in ((a, "A"), (b, "B")):
            person.troubles.expect(*BROKEN)
            person.sign_in(name)
        code = a.open_table(players=2, starts_when_full=True)
        for person in (a, b):
            person.open(f"/t/{code}")
            person.page.evaluate("() => { window.isTheSamePage = true }")
        b.press(b.button("waiting-sit"))
        a.play("D Ka-L .")
        b.play("L .")
        a.play("D")
        server.kill()
        for person in (a, b):
            person.reads("link-lost")
        server.start()
        for person in (a, b):
            is_connected_again(person)
        a.play("Ap-L .")
        b.play("L .")
        a.play("D Ao-L STOP")
        for person in (a, b):
            person.goes_on()
            assert person.page.evaluate("() => window.isTheSamePage")
        b.waits_for_turn()
    finally:
        server.kill()
