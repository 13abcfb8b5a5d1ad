"""A game for somebody who sees nothing: by keys alone, and with only what is spoken.

What has the focus is said as Chromium's accessibility tree has it, and what happens by the live
regions. A virtual screen reader inside the page (guidepup's) was tried once: it did not come to an
end at a table, and why is not known.
"""

from __future__ import annotations

import re
from typing import Final

from tests.web.conftest import Visit
from tests.web.hands import Keyboard
from tests.web.houses import Deal, House
from tests.web.playing import Player
from tests.web.seating import seat

_MOST_TABS: Final = 40


class Listener:
    """Knows nothing of the page but what has the focus, and what was said of its own accord."""

    def __init__(self, person: Player) -> None:
        self.person = person
        self._tree = person.page.context.new_cdp_session(person.page)

    def focused(self) -> str:
        """As a screen reader says it."""
        found = self._tree.send("Runtime.evaluate", {"expression": "document.activeElement"})
        here = {"objectId": found["result"]["objectId"], "fetchRelatives": False}
        node = self._tree.send("Accessibility.getPartialAXTree", here)["nodes"][0]
        return str(node.get("name", {}).get("value", ""))

    def hears(self, key: str, /, *, how: str = "polite", **facts: str | int) -> None:
        self.person.hears(key, how=how, **facts)

    def hears_in_order(self, *story: re.Pattern[str]) -> None:
        def is_told() -> bool:
            rest = iter(self.person.ear.heard)
            return all(any(part.search(said) for said in rest) for part in story)

        self.person.waits_until(is_told, f"the story in {self.person.ear.heard}")

    def stands_on(self, key: str, /, **facts: str | int) -> None:
        wanted = self.person.words.part(key, **facts)
        self.person.waits_until(lambda: wanted.search(self.focused()) is not None, key)

    def presses(self, key: str, /, *, tabs: int = 0, **facts: str | int) -> None:
        """It is said after so many tabs; at once where the focus follows the turn."""
        wanted = re.compile(self.person.words.part(key, **facts).pattern, re.IGNORECASE)
        said: list[str] = []

        def is_there() -> bool:
            said.append(self.focused())
            return wanted.search(said[-1]) is not None

        for _ in range(tabs):
            if is_there():
                break
            self.person.page.keyboard.press("Tab")
            self.person.looks_up()
        self.person.waits_until(is_there, f"“{key}” among {said[-5:]}")
        self.person.page.keyboard.press("Enter")


def test_a_whole_game_is_played_by_ear(open_house: House, visit: Visit) -> None:
    """Each step puts the focus on what can be done next, and says it."""
    a = visit(Keyboard())
    deck = "Hd Hl  Mw Fd  Mw Fk  Mw Fk  Mw Fl …"
    code = seat(open_house, [a], Deal([deck]), players=2)
    b = open_house.robot(code, "B")
    a.waits_for_turn()
    ear = Listener(a)
    for turn in range(4):
        ear.presses("place-draw", tabs=_MOST_TABS if turn == 0 else 0)
        ear.hears("card-name", card="Mw")  # what was drawn is said
        ear.presses("now-keep-this", card="Mw")
        ear.presses("place-put")
        if turn < 3:
            ear.presses("act-end")
            b.play("L .")
            ear.hears("spoken-turn", how="assertive", now=a.words("now-draw"))
    # How it ended is told with the last cards, and again with what the page shows of it.
    ear.hears("told-mermaids", you="yes", name="A")
    ear.presses("ended-result", tabs=_MOST_TABS)
    ear.stands_on("told-mermaids", you="yes", name="A")


def test_a_bet_is_called_and_its_end_is_a_story(open_house: House, visit: Visit) -> None:
    """Told in the order in which others see it: one hand, the other, whether the bet held."""
    a = visit(Keyboard())
    code = seat(open_house, [a], Deal(["Hd Hl  Ka Fd  Ap Fk  Ao Fl …"]), players=2)
    b, own = open_house.robot(code, "B"), open_house.stand_in(code, a.token)
    for card in ("Ka", "Ap"):
        own.play(f"D {card}-L .")
        b.play("L .")
    a.sees(a.held("Ap"))
    a.waits_for_turn()
    ear = Listener(a)
    ear.presses("place-draw", tabs=_MOST_TABS)
    ear.presses("now-keep-this", card="Ao")
    ear.presses("place-put")
    ear.presses("act-last", tabs=_MOST_TABS)
    ear.presses("call-now-last", tabs=_MOST_TABS)
    a.ear.heard.clear()
    b.play("L .")
    ear.hears_in_order(
        a.words.part("card-name", card="Ao"),
        a.words.part("card-name", card="Fd"),
        a.words.part("told-bet-won", you="yes", name="A"),
    )
    ear.presses("ended-next", tabs=_MOST_TABS)
    a.sees(a.deck)
