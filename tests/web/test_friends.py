"""Tables for friends: the link, sitting down, two languages, somebody who looks on."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from papersea.table.commands import AddSalt, ShowHand
from tests.sizes import soak
from tests.web.checks import check_axe, check_fits
from tests.web.conftest import Visit
from tests.web.games import EVERY_DUO
from tests.web.hands import Finger, Mouse
from tests.web.houses import Deal, House
from tests.web.people import named
from tests.web.playing import Player
from tests.web.qr import modules, read
from tests.web.seating import seat


def open_by_hand(person: Player, name: str) -> str:
    """The link of a table that was opened on the page for friends."""
    person.open("/friends")
    person.field("name-label").fill(name)
    person.press(person.button("friends-open"))
    person.sees(person.heading("waiting-invite"))
    return person.page.url


def test_a_friend_comes_by_the_link_and_is_asked_for_a_name_when_sitting_down(
    visit: Visit,
) -> None:
    """The link is there to copy, to say and to point a camera at. Its code can be typed, and a
    wrong one is explained."""
    a, b = visit(Mouse(), permissions=["clipboard-read", "clipboard-write"]), visit(Finger())
    link = open_by_hand(a, "Left")
    check_axe(a.page)
    expect(a.field("waiting-invite")).to_have_value(link)
    shown = a.page.get_by_text(re.compile("^[A-Z]{3} [A-Z]{3}$", re.I))
    a.sees(shown)
    word = shown.inner_text()
    drawing = a.page.get_by_role("img", name=a.words.whole("waiting-qr"))
    size = int((drawing.get_attribute("viewBox") or "").split()[2])
    path = drawing.locator("path").get_attribute("d") or ""
    assert read(modules(path, size, border=2)) == link
    a.press(a.button("copy-link"))
    a.hears("link-copied")
    a.press(a.button("copy-link").or_(a.button("link-copied")))
    a.hears("link-copied")
    assert a.page.evaluate("() => navigator.clipboard.readText()") == link

    b.open("/friends")
    b.field("friends-code-label").fill("no code")
    b.press(b.button("friends-code-go"))
    b.reads("friends-code-bad")
    b.field("friends-code-label").fill(link.rpartition("/")[2].upper())
    b.press(b.button("friends-code-go"))
    b.sees(b.button("waiting-sit"))
    b.open("/")
    b.field("friends-code-label").fill("bcdfgh")
    b.troubles.expect("404")
    b.press(b.button("friends-code-go"))
    b.reads("friends-code-unknown")
    elsewhere = "https://other.example/t/k4f7w2xq9mzt3"
    b.field("friends-code-label").fill(elsewhere)
    b.press(b.button("friends-code-go"))
    b.reads("friends-code-elsewhere")
    expect(b.page.get_by_role("link", name="other.example")).to_have_attribute("href", elsewhere)
    b.field("friends-code-label").fill(word.lower())
    b.press(b.button("friends-code-go"))
    b.sees(b.button("waiting-sit"))

    b.page.goto(link)
    b.sees(b.button("waiting-sit"))
    expect(b.page.get_by_role("dialog")).to_have_count(0)
    check_fits(b.page)
    b.press(b.button("waiting-sit"))
    b.sees(b.sheet("waiting-sit-title"))
    check_axe(b.page)
    b.field("name-label").fill("Right")
    b.press(b.sheet("waiting-sit-title").get_by_role("button", name=b.words.whole("waiting-sit")))
    a.sees(a.page.get_by_text(named("Right")))
    a.press(a.button("waiting-start"))
    for person in (a, b):
        person.sees(person.hand)


def test_a_guest_understands_at_once_and_the_tools_of_the_host_are_the_hosts(
    open_house: House, visit: Visit
) -> None:
    """What this is and who invites, and one button; the page comes in the guest's language."""
    a, b = visit(Mouse()), visit(Finger(), language="sk")
    a.sign_in("Ann")
    code = a.open_table(players=3)
    a.open(f"/t/{code}")
    a.sees(a.heading("waiting-invite"))
    expect(a.button("waiting-sit")).to_have_count(0)
    b.open(f"/t/{code}?lang=ru")
    b.sees(b.heading("waiting-invited", name="Ann"))
    b.reads("waiting-about")
    expect(b.button("waiting-sit")).to_have_count(1)
    for tool in (b.button("copy-link"), b.heading("waiting-invite"), b.text("waiting-code")):
        expect(tool).to_have_count(0)
    check_axe(b.page)
    check_fits(b.page)


@soak
def test_two_languages_at_one_table(open_house: House, visit: Visit) -> None:
    """Everybody reads everything in their own words, what is said as well."""
    a, b = visit(Mouse(), language="sk"), visit(Finger(), language="ru")
    seat(open_house, [a, b], EVERY_DUO.deal)
    a.reads("now-draw")
    b.reads("table-waits-for", name="A")
    a.play("D Bd-L .")
    b.reads(
        "told-kept",
        you="no",
        name="A",
        card="hidden",
        discarded="Fd",
        pile="L",
    )
    b.press(b.button("table-menu"))
    check_axe(b.page)
    b.press(b.button("phrase-good-luck"))
    a.reads("online-said", you="no", name="B", phrase=a.words("phrase-good-luck"))


def test_who_looks_on_sees_no_hidden_card(open_house: House, visit: Visit) -> None:
    """Neither on the page nor over the wire, until a player lets them."""
    a, c = visit(Mouse()), visit(Finger())
    a.sign_in("A")
    code = a.open_table(players=2, starts_when_full=True)
    open_house.dealer.stack(code, Deal(["Hd Hl  Ka Fd  Ap Fk  Ao Fl …"]))
    host, b = open_house.stand_in(code, a.token), open_house.robot(code, "B")
    host.do(AddSalt("salt"))
    c.open(f"/t/{code}")
    c.reads("table-spectating")
    host.play("D Ka-L .")
    b.play("L .")
    host.play("D Ap-L .")
    c.reads("table-waits-for", name="B")
    hidden = {"Ka": c.card_name("Ka"), "Ap": c.card_name("Ap")}
    page = c.page.content()
    for card, name in hidden.items():
        assert f'"{card}"' not in c.wire.text()
        assert f'"{card}"' not in page
        assert name not in page
    assert c.card_name("Fd") in page, "what everybody has seen is there"
    check_axe(c.page)
    host.do(ShowHand(is_open=True))
    c.press(c.button("table-follow-seat", name="A"))
    for name in hidden.values():
        c.sees(c.page.get_by_role("button", name=named(name, whole=False)))
    c.press(c.button("table-follow-all"))
    expect(c.page.get_by_role("button", name=named(hidden["Ka"], whole=False))).to_have_count(0)
