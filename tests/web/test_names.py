"""Names from outside: whatever they hold, they do no harm and break no page."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.sizes import sized
from tests.web.checks import check_fits
from tests.web.conftest import Visit
from tests.web.games import EVERY_DUO
from tests.web.hands import Finger
from tests.web.houses import House
from tests.web.people import named

NAMES = {
    "markup": "<img src=x onerror=a()>",
    "wide": "漢" * 24,
    "long": "W" * 24,
    "emoji": "🐙🦀🐟🧜🏽‍♀️",
    "right-to-left": "שלום עליכם",
}


@pytest.mark.parametrize(
    ("kind", "other"),
    sized([("markup", "emoji")], [("markup", "emoji"), *zip(NAMES, [*NAMES][1:], strict=False)]),
)
def test_any_name_is_shown_as_it_is_and_the_page_stays_whole(
    open_house: House, visit: Visit, kind: str, other: str
) -> None:
    """In the waiting room, at the table, in the log, at the end."""
    names = NAMES[kind], NAMES[other]
    a, b = visit(Finger()), visit(Finger())
    for person, name in zip((a, b), names, strict=True):
        person.sign_in(name)
    code = a.open_table(players=2, starts_when_full=True)
    open_house.dealer.stack(code, EVERY_DUO.deal)
    a.open(f"/t/{code}")
    a.sees(a.page.get_by_text(named(names[0])))
    check_fits(a.page)
    b.open(f"/t/{code}")
    b.press(b.button("waiting-sit"))
    a.play("D Bd-L .")
    b.waits_for_turn()
    for person in (a, b):
        person.sees(*(person.page.get_by_text(named(name)) for name in names))
        check_fits(person.page)
    b.press(b.button("table-log"))
    check_fits(b.page)
    b.press(b.button("close"))
    b.press(b.button("table-menu"))
    check_fits(b.page)
    b.press(b.button("act-resign"))
    b.press(b.button("act-resign"))
    for person in (a, b):
        person.sees(person.button("result-rematch"))
        person.sees(*(person.page.get_by_text(named(name)) for name in names))
        check_fits(person.page)
        assert person.page.locator("img[src=x]").count() == 0


def test_what_is_no_name_is_refused_or_cut_and_said_so(visit: Visit) -> None:
    """A field counts otherwise than a server: a long name that comes past it is refused too, and
    what the server says is shown."""
    a = visit(Finger())
    a.troubles.expect("status of 400")
    a.open("/friends")
    field, refused = (
        a.field("name-label"),
        a.problem.filter(has_text=a.words.part("error-bad-name")),
    )
    field.fill(" ")
    a.press(a.button("friends-open"))
    expect(field).to_be_visible()
    expect(a.page).to_have_url(f"{a.address}/friends")
    a.open("/friends")
    field.fill("!!!")
    a.press(a.button("friends-open"))
    a.sees(refused)
    check_fits(a.page)
    a.open("/friends")
    field.evaluate("field => field.removeAttribute('maxlength')")
    field.fill("x" * 40)
    a.press(a.button("friends-open"))
    a.sees(refused)
    a.open("/friends")
    field.fill("x" * 40)
    a.press(a.button("friends-open"))
    expect(field.or_(a.button("waiting-leave")).first).to_be_visible()
    assert "x" * 40 not in a.page.content(), "no longer than a name may be"
