"""A game looked at again, another try, playing on, and advice at the table."""

from __future__ import annotations

from playwright.sync_api import Request, expect

from papersea.record import parse_record
from papersea.record.jsonline import format_line
from papersea.table.commands import AddSalt, SeatBot, Start
from tests.server.http.test_analysis import FEW_MOVES
from tests.web.checks import check_axe, check_fits, check_targets, check_words
from tests.web.conftest import Visit
from tests.web.games import EVERY_DUO
from tests.web.hands import Finger, Keyboard, Mouse
from tests.web.houses import Deal, House
from tests.web.playing import Player
from tests.web.test_after_the_game import played

DEAL = Deal(["Hd Hl Ap Fd Ao Fl Pv Fk Pa Fk …"])


def check_page(person: Player) -> None:
    check_axe(person.page)
    check_targets(person.page)
    check_fits(person.page)
    check_words(person.page)


def brings(person: Player, record: str) -> None:
    person.open("/analysis")
    person.field("paste-field").fill(record)
    person.press(person.button("paste-go"))


def test_a_record_is_looked_at_again_and_a_choice_made_once_more(
    open_house: House, visit: Visit
) -> None:
    """A tap on the graph shows the board; what is best is not told before a try."""
    a = visit(Finger())
    brings(a, FEW_MOVES)
    a.sees(a.heading("review-turning"), a.heading("review-luck"))
    check_page(a)
    a.page.locator("svg[role=img]").tap(position={"x": 60, "y": 120})
    a.sees(a.text("review-place", round=1, turn=1), a.button("playon-start"))
    a.open("/analysis?seat=1&at=4&look=try")
    a.reads("try-ask")
    expect(a.text("review-everything")).to_have_count(0)
    a.press(a.deck)
    a.sees(a.button("try-done"))
    check_page(a)
    a.press(a.button("try-done"))
    a.reads("review-everything")
    check_page(a)


def test_of_a_file_of_games_the_last_is_taken_and_what_is_missing_is_told(
    open_house: House, visit: Visit
) -> None:
    """What is no record is refused with the place."""
    a = visit(Finger())
    a.troubles.expect("400")
    brings(a, FEW_MOVES.replace("A: L .", "A: STOP"))
    expect(a.problem.filter(has_text="round 1, move 7 by A")).to_be_visible()
    check_page(a)
    for text, flaw in ((" ", "paste-nothing"), ("hello world", "paste-foreign")):
        brings(a, text)
        a.reads(flaw)
    line = format_line(parse_record(FEW_MOVES))
    a.open("/analysis")
    a.field("paste-field").fill(f'{{"papersea-records": 1}}\n{line}\n{line[:-8]}')
    expect(a.page.get_by_role("combobox")).to_have_value("1")
    check_page(a)
    a.press(a.button("paste-go"))
    a.reads("paste-cut")
    a.sees(a.heading("review-turning"))


def test_every_choice_is_reached_by_keys(open_house: House, visit: Visit) -> None:
    a = visit(Keyboard())
    brings(a, FEW_MOVES)
    slider = a.page.get_by_role("slider")
    a.sees(slider)
    slider.focus()
    before = slider.get_attribute("aria-valuetext")
    a.page.keyboard.press("ArrowRight")
    expect(slider).not_to_have_attribute("aria-valuetext", before or "")
    a.press(a.button("review-look").first)
    a.press(a.button("review-back"))
    a.sees(slider)


def test_a_finished_game_is_a_tap_from_its_analysis_and_goes_on_from_there(
    open_house: House, visit: Visit
) -> None:
    a = visit(Mouse())
    played(open_house, a, EVERY_DUO)
    a.press(a.link("result-analyse"))
    expect(a.heading("review-turning")).to_be_visible()
    expect(a.page.get_by_role("radio", name="A", exact=True)).to_be_checked()
    a.press(a.button("review-look").first)
    a.press(a.button("playon-start"))
    check_axe(a.page)
    a.press(a.button("playon-go"))
    a.reads("table-taken-up")
    check_fits(a.page)


def test_whoever_is_alone_with_bots_may_have_advice(open_house: House, visit: Visit) -> None:
    """Off until it is wanted; then what, how good, and why."""
    a = visit(Finger())
    a.sign_in("A")
    code = a.open_table(players=2, patience=None)
    open_house.dealer.stack(code, DEAL)
    robot = open_house.stand_in(code, a.token)
    for command in (SeatBot(1, "gull"), AddSalt("salt"), Start()):
        robot.do(command)
    asked: list[str] = []

    def hear(request: Request) -> None:
        if request.url.endswith("/advice"):
            asked.append(request.url)

    a.page.on("request", hear)
    a.open(f"/t/{code}")
    a.waits_for_turn()
    a.press(a.button("table-menu"))
    a.sees(a.button("act-advice"))
    assert not asked
    a.press(a.button("act-advice"))
    more = a.button("advice-more")
    a.sees(more)
    assert len(asked) == 1
    check_page(a)
    a.press(more)
    a.sees(a.sheet("advice-title"), a.text("advice-moves"))
    check_page(a)
    a.press(a.button("close"))
    a.press(a.button("advice-off"))
    expect(more).to_have_count(0)
