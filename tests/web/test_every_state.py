"""Whatever a table shows, everybody can read and use it: axe finds nothing, in light or dark."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from playwright.sync_api import expect

from papersea.table.commands import Answer, Ask, Asked, Phrase, Say
from tests.sizes import sized
from tests.web.checks import IN_EVERY_LIGHT, check_axe
from tests.web.conftest import Visit
from tests.web.games import BET_LOST
from tests.web.hands import Finger
from tests.web.houses import Deal, House
from tests.web.playing import Player
from tests.web.seating import seat

UNHURRIED: Final[dict[str, Any]] = {"stand_in": None, "patience": None}
"""However long axe takes, nobody plays for A meanwhile."""
STORY: Final = {
    "a line is counted": ".hands .is-lit",
    "the bet is open": ".bet.is-tense",
    "the bet is lost": ".bet.is-lost:not(.is-tense)",
    "the totals": ".numbers.is-shown",
}
HOLD: Final = """
() => {
  const waiting = [];
  const setOff = globalThis.setTimeout;
  // What a reveal waits for; axe has timers of its own, which are shorter or longer.
  globalThis.setTimeout = (deed, time, ...facts) =>
    time >= 20 && time <= 3000 ? waiting.push(deed) : setOff(deed, time, ...facts);
  globalThis.goOn = () => waiting.splice(0).forEach((deed) => deed());
  }
"""


def goes_on(person: Player, moment: str) -> None:
    """What is told at the end of a round, step by step, until that is on the page."""
    there = person.page.locator(moment).first

    def is_there() -> bool:
        person.page.evaluate("() => globalThis.goOn()")
        person.looks_up()
        return there.is_visible()

    person.waits_until(is_there, moment)


@dataclass
class States:
    """What somebody sees, state by state: each in light and dark, or, where there is less time, one
    in light and the next in the dark."""

    person: Player
    seen: int = 0

    def at(self, state: str) -> None:
        self.person.settles()
        this = IN_EVERY_LIGHT[self.seen % len(IN_EVERY_LIGHT)]
        self.seen += 1
        try:
            check_axe(self.person.page, schemes=sized((this,), IN_EVERY_LIGHT))
        except AssertionError as flaw:
            flaw.add_note(f"at: {state}")
            raise

    def after(self, moves: str, state: str) -> None:
        self.person.play(moves)
        self.at(state)

    def opened(self, key: str) -> None:
        """A sheet, which is closed again."""
        self.person.page.keyboard.press(key)
        self.person.sees(self.person.page.get_by_role("dialog"))
        self.at(f"what opens by “{key}”")
        self.person.page.keyboard.press("Escape")


def test_every_state_of_a_round_is_for_everybody(open_house: House, visit: Visit) -> None:
    """After every kind of move, with whatever opens above the table, and while its end is told."""
    a = visit(Finger())
    code = seat(open_house, [a], BET_LOST.deal, players=4, **UNHURRIED)
    robots = {name: open_house.robot(code, name) for name in "BCD"}
    own = open_house.stand_in(code, a.token)
    states = States(a)
    turns = iter(BET_LOST.rounds()[0])

    def until_own() -> None:
        for letter, moves in turns:
            if letter == "A":
                return a.waits_for_turn()
            robots[letter].play(moves)
        raise AssertionError("A has another turn")

    until_own()
    states.at("the first turn, explained")
    states.after("D", "two cards, explained")
    a.press(a.button("now-keep-this", card="Cd"))
    states.at("one is kept, the other lifted")
    a.press(a.pile_left)
    a.press(a.deck)
    states.at("a refusal")
    states.after(".", "another’s turn")
    robots["B"].do(Say(Phrase.HELLO))
    a.reads("phrase-hello")
    states.at("a reaction")
    until_own()
    states.after("D Cl-L", "a duo, explained")
    states.after("Cd+Cl", "which pile")
    states.after("?L", "which card")
    states.after("#2", "what was found")
    own.play(".")
    until_own()
    own.play("D Bd-L .")
    until_own()
    states.after("D Bk-L Bd+Bk", "another turn")
    own.play("D Wd-L .")
    until_own()
    states.after("D Sd-L Wd+Sd", "whom to rob")
    a.press(a.robbed("B"))
    states.at("a fan of backs")
    states.after("@B", "what was stolen")
    own.play(".")
    until_own()
    own.play("D Fd-L .")
    until_own()
    states.after("D Fl-L Fd+Fl", "a fish")
    own.play(".")
    until_own()
    states.after("D Oy-L", "the round may be closed")
    a.chooses(a.held("Oy"))
    a.reads("card-unseen", count=3, all=5)
    states.at("a card, explained")
    for key in "phr?":
        states.opened(key)
    a.press(a.button("table-menu"))
    states.at("the menu")
    a.press(a.button("act-settings"))
    states.at("the settings")
    a.page.keyboard.press("Escape")
    for call in ("stop", "last"):
        a.asks(call)
        states.at(f"before a call: {call}")
        a.press(a.button("call-not-yet"))
    states.after("LAST", "the others’ last turns")
    a.page.emulate_media(reduced_motion="no-preference")
    a.page.evaluate(HOLD)
    for letter, moves in turns:
        robots[letter].play(moves)
    for state, moment in STORY.items():
        goes_on(a, moment)
        states.at(state)


def test_every_state_of_the_end_is_for_everybody(open_house: House, visit: Visit) -> None:
    """A move taken back, four mermaids, the result and the analysis."""
    a = visit(Finger())
    deck = "Hd Hl  Mw Fd  Mw Fk  Mw Fk  Mw Fl …"
    code = seat(open_house, [a], Deal([deck]), players=2, allows_take_back=True, **UNHURRIED)
    b, own = open_house.robot(code, "B"), open_house.stand_in(code, a.token)
    states = States(a)
    states.after("L", "the top of a pile is taken")
    a.press(a.button("table-menu"))
    a.press(a.button("act-take-back"))
    a.reads("table-asked")
    states.at("a question to the others")
    b.do(Answer(agrees=True))
    expect(a.held("Hd")).to_have_count(0)
    states.at("taken back")
    a.play("D Mw-L .")
    b.play("L")
    b.do(Ask(Asked.TAKE_BACK))
    a.sees(a.sheet("online-allow-back", name="B"))
    states.at("a question of another")
    a.press(a.button("act-decline"))
    b.play(".")
    for _ in range(2):
        own.play("D Mw-L .")
        b.play("L .")
    own.play("D Mw-L")
    a.reads("ended-mermaids")
    states.at("four mermaids")
    a.press(a.button("ended-result"))
    a.sees(a.heading("after-title"), a.page.get_by_role("table"))
    states.at("the result")
    a.press(a.link("result-analyse"))
    a.sees(a.heading("review-turning"))
    states.at("the analysis")
    a.press(a.button("review-look").first)
    states.at("a choice of it")
