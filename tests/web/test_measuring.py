"""Where whoever runs the house measures play, a person is asked once, after a game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from papersea.table.commands import AddSalt
from tests.sizes import sized
from tests.web.checks import check_axe, check_fits, check_targets, check_words
from tests.web.conftest import Visit
from tests.web.games import EVERY_DUO
from tests.web.hands import Finger, Keyboard
from tests.web.houses import House, house
from tests.web.playing import Player

SMALL = {"width": 360, "height": 740}


@pytest.fixture(scope="module")
def measuring(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("measuring"), client=client, is_measuring=True) as running:
        yield running


def finish(where: House, person: Player) -> None:
    """Look at a game of somebody who is signed in and a robot, which has just ended."""
    code = person.open_table(players=2, starts_when_full=True)
    where.dealer.stack(code, EVERY_DUO.deal)
    own = where.stand_in(code, person.token)
    own.do(AddSalt("salt"))  # else the table waits for it
    EVERY_DUO.play({"A": own, "B": where.robot(code, "B")})
    person.open(f"/t/{code}")
    person.sees(person.button("result-rematch"), person.page.get_by_role("table"))


def known(person: Player) -> Any:
    """What the server knows of it."""
    return person.page.context.request.get(f"{person.address}/api/me").json()["measuring"]


def switch(person: Player) -> Locator:
    return person.page.get_by_role("switch", name=person.words.part("settings-measuring"))


def flip(person: Player) -> None:
    """The words of a switch belong to it; keys need the switch itself."""
    if isinstance(person.hands, Keyboard):
        person.hands.reach(switch(person))
        person.page.keyboard.press("Space")
    else:
        words = person.words.whole("settings-measuring")
        person.press(person.page.locator("label").filter(has_text=words))


def where_rounds_are(person: Player) -> float:
    """How far down the page, wherever that is scrolled to."""
    return float(
        person.page.get_by_role("table").evaluate(
            "(table) => table.getBoundingClientRect().top + scrollY"
        )
    )


@pytest.mark.parametrize(
    ("hands", "language", "said"),
    sized(
        [(Keyboard(), "ru", "no")],
        [(Finger(), each, "no") for each in ("cs", "es", "pl", "ru", "sk")]
        + [(Keyboard(), "en", "yes")],
    ),
)
def test_a_person_is_asked_once_and_can_think_otherwise(
    measuring: House, visit: Visit, hands: Finger | Keyboard, language: str, said: str
) -> None:
    """It asks nothing of those who look elsewhere, and moves nothing when it is answered."""
    a = visit(hands, address=measuring.address, language=language, viewport=SMALL)
    a.sign_in("A")
    finish(measuring, a)
    asked = a.region("measuring-title")
    a.sees(asked)
    check_targets(a.page)
    check_fits(a.page)
    check_words(a.page)
    check_axe(a.page)
    assert known(a) == "unasked", "who is asked has not answered"
    before = where_rounds_are(a)
    a.press(a.button(f"measuring-{said}"))
    a.reads("measuring-said")
    expect(asked.get_by_role("button")).to_have_count(0)
    expect(asked.get_by_text(a.words.part("measuring-said"))).to_be_focused()
    assert where_rounds_are(a) == before
    check_axe(a.page)
    is_allowed = said == "yes"
    assert known(a) == ("allowed" if is_allowed else "declined")
    a.page.reload()
    a.sees(a.page.get_by_role("table"))
    expect(asked).to_have_count(0)
    a.open("/rules")
    for wanted in (not is_allowed, is_allowed):
        a.press(a.button("settings-title"))
        expect(switch(a)).to_be_checked(checked=not wanted)
        flip(a)
        expect(switch(a)).to_be_checked(checked=wanted)
        check_fits(a.page)
        check_axe(a.page)
        a.waits_until(lambda wanted=wanted: (known(a) == "allowed") is wanted)  # type: ignore[misc]
        a.page.reload()


def test_who_does_not_answer_has_not_agreed_and_is_left_in_peace(
    measuring: House, visit: Visit
) -> None:
    a = visit(Finger(), address=measuring.address)
    a.sign_in("A")
    finish(measuring, a)
    a.sees(a.region("measuring-title"))
    a.page.reload()
    a.sees(a.region("measuring-title"))
    finish(measuring, a)
    expect(a.region("measuring-title")).to_have_count(0)
    assert known(a) == "unasked"
    a.open("/")
    a.press(a.button("settings-title"))
    expect(switch(a)).to_be_checked(checked=False)


def test_an_answer_that_does_not_arrive_is_not_shown_as_given(
    measuring: House, visit: Visit
) -> None:
    a = visit(Finger(), address=measuring.address)
    a.sign_in("A")
    a.open("/")
    a.press(a.button("settings-title"))
    a.sees(switch(a))
    a.page.route("**/api/me", lambda route: route.abort())
    a.troubles.expect("api/me")
    flip(a)
    a.sees(a.problem)
    expect(switch(a)).to_be_checked(checked=False)
    a.page.unroute_all()
    flip(a)
    a.waits_until(lambda: known(a) == "allowed")
    expect(a.problem).to_have_count(0)


def test_a_house_that_does_not_measure_asks_nobody(open_house: House, visit: Visit) -> None:
    a = visit(Finger())
    a.sign_in("A")
    finish(open_house, a)
    expect(a.region("measuring-title")).to_have_count(0)
    a.open("/")
    a.press(a.button("settings-title"))
    a.sees(a.link("settings-me"))
    expect(switch(a)).to_have_count(0)
