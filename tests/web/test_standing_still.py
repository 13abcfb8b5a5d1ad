"""A table that stands still: whatever happens, nothing on it moves away from under a finger, and
all cards of the own hand are in sight."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass
from typing import Any, Final

import pytest

from tests.sizes import sized
from tests.web.checks import check_fits
from tests.web.conftest import Visit
from tests.web.games import BET_LOST, BY_POINTS, EVERY_DUO, Told
from tests.web.hands import Finger
from tests.web.houses import Deal, House
from tests.web.playing import Player
from tests.web.seating import seat

GAMES: Final = {game.players: game for game in (EVERY_DUO, BY_POINTS, BET_LOST)}
SIZES: Final = ((360, 740), (320, 568), (740, 360), (820, 1180), (1440, 900), (2560, 1440))
LITTLE: Final = 0.05
"""Of layout shift, over a whole game."""
_WATCH: Final = """
globalThis.shifts = [];
new PerformanceObserver((list) => {
  for (const { value, sources } of list.getEntries()) {
    const moved = sources.map(({ node }) => (node?.parentElement ?? node)?.className ?? "");
    globalThis.shifts.push([value, moved.join(" | ")]);
  }
}).observe({ type: "layout-shift" });
"""
"""Whatever moves, whether somebody has touched the page or not."""
_PLACES: Final = """
() => ["deck", "pile-L", "pile-R"].map((place) => {
  const { x, y, width, height } = document
    .querySelector(`[data-place="${place}"]`).parentElement.getBoundingClientRect();
  return [x, y, width, height].map(Math.round).join(" ");
})
"""
_HIDDEN: Final = """
() => [...document.querySelectorAll("[data-place^=hand] [data-key]")]
  .filter((card) => {
    const { x, y } = card.getBoundingClientRect();
    return !card.contains(document.elementFromPoint(x + 7, y + 7));
  })
  .map((card) => card.dataset.card)
"""
_SAY: Final = """
() => {
  document.querySelector("p.now").append("…");
  return document.body.offsetHeight;
}
"""
_FEW: Final = 100
_TRACED: Final = (
    "devtools.timeline",
    "disabled-by-default-devtools.timeline.invalidationTracking",
)
_AT_REST: Final = """
() => Promise.all(document.getAnimations().map((each) => each.finished.catch(() => null)))
"""
_IS_WHOLE: Final = """
(card) => {
  const { left, right, top, bottom } = card.getBoundingClientRect();
  return [left + 4, right - 4].every((x) => [top + 4, bottom - 4].every((y) =>
    card.contains(document.elementFromPoint(x, y))));
}
"""
TWICE_AS_LARGE: Final = """
addEventListener("DOMContentLoaded", () => document.documentElement.style.fontSize = "200%");
"""


def check_hand(person: Player) -> None:
    """Of every card the corner lies open that tells which one it is."""
    person.page.evaluate(_AT_REST)
    hidden = person.page.evaluate(_HIDDEN)
    assert not hidden, f"not in sight: {hidden}"


def check_measured_once(person: Player) -> None:
    """What is said above the cards gives none of them a style anew, as a board would that is
    measured at other sizes before it settles: its cards have a thousand parts."""
    browser = person.page.context.browser
    assert browser is not None
    browser.start_tracing(categories=list(_TRACED))
    person.page.evaluate(_SAY)
    told = Counter(each["name"] for each in json.loads(browser.stop_tracing())["traceEvents"])
    assert told["Layout"], "nothing was laid out anew"
    assert told["StyleResolver::ResolveStyle"] < _FEW, "parts of the page got a style anew"


def watch_game(person: Player, house: House, game: Told) -> list[tuple[float, str]]:
    """A whole game at which nobody touches the page; what has moved."""
    person.page.add_init_script(_WATCH)
    code = seat(house, [person], game.deal, players=game.players)
    names = "BCD"[: game.players - 1]
    robots = {"A": house.stand_in(code, person.token)}
    robots |= {name: house.robot(code, name) for name in names}
    person.sees(person.deck)
    person.page.evaluate("() => document.fonts.ready.then(() => { globalThis.shifts.length = 0 })")
    first: Any = None
    rounds = game.rounds()
    for number, turns in enumerate(rounds):
        for turn, (letter, moves) in enumerate(turns, 1):
            for move in moves.split():
                robots[letter].play(move)
            # In the own turn something may lie open, and after the last one the end of the round.
            if letter == "A" or turn == len(turns):
                continue
            person.settles()
            places = person.page.evaluate(_PLACES)
            first = first or places
            assert places == first, "deck and piles have moved"
            check_hand(person)
        is_last = number == len(rounds) - 1
        person.press(person.button("ended-result" if is_last else "ended-next"))
        if not is_last:
            person.sees(person.deck)
    person.sees(person.button("result-rematch"))
    before: list[tuple[float, str]] = person.page.evaluate("() => globalThis.shifts")
    return before


@pytest.mark.parametrize("players", sized((4,), tuple(GAMES)))
@pytest.mark.parametrize("size", sized(SIZES[:1], SIZES))
def test_nothing_moves_over_a_whole_game(
    open_house: House, visit: Visit, size: tuple[int, int], players: int
) -> None:
    width, height = size
    a = visit(Finger(), viewport={"width": width, "height": height})
    shifts = watch_game(a, open_house, GAMES[players])
    total = sum(value for value, _ in shifts)
    assert total < LITTLE, "\n".join(f"{value:.4f} {what}" for value, what in sorted(shifts)[::-1])


TWELVE: Final = """
Cd Bd  Cl Bl  Ck Bk  Cy By  Hd Bd  Hl Bl  Wd Bk  Wl By  Sd Fk  Sl Fk  Ap Fy  Ka Fd
"""
"""Pairs: what A keeps of them, and what goes on the pile."""


@dataclass(frozen=True)
class Screen:
    width: int
    height: int
    has_large_letters: bool = False


@pytest.mark.parametrize(
    "screen",
    sized(
        (Screen(320, 568),),
        tuple(Screen(*size, is_large) for size in SIZES[:4] for is_large in (False, True)),
    ),
    ids=str,
)
def test_twelve_cards_are_all_in_sight(open_house: House, visit: Visit, screen: Screen) -> None:
    """On the smallest phone, and with letters twice as large; one that is tapped comes forward and
    says what it is worth."""
    a = visit(Finger(), viewport={"width": screen.width, "height": screen.height})
    if screen.has_large_letters:
        a.page.add_init_script(TWICE_AS_LARGE)
    code = seat(open_house, [a], Deal([f"Fd Fl  {' '.join(TWELVE.split())} …"]), players=2)
    b, own = open_house.robot(code, "B"), open_house.stand_in(code, a.token)
    kept = TWELVE.split()[::2]
    for card in kept:
        own.play(f"D {card}-L .")
        b.play("L .")
    a.sees(a.held("Ka"))
    a.settles()
    check_hand(a)
    check_measured_once(a)
    check_fits(a.page)
    a.chooses(a.held("Hd"))
    a.reads("card-unseen", count=4, all=6)
    assert a.held("Hd").evaluate(_IS_WHOLE), "it has come forward"
