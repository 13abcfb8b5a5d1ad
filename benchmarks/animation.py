"""How smoothly a table moves: ``python -m benchmarks.animation``.

A game of four in a real browser, with all its movement: one person who plays as fast as the page
lets them, and three bots. Counts the frames that were shown and those that came late, and the
time from a tap to the changed screen, with the server on the same machine. The page's processor is
four times as slow as this one (``--slower 1`` leaves it as it is). What is measured on a machine
that does something else meanwhile is worth nothing.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median, quantiles
from typing import Final

from playwright.sync_api import sync_playwright
from rich.console import Console
from rich.table import Table

from benchmarks.machine import this_machine
from papersea.site.client import INDEX, STATIC
from papersea.table.commands import SeatBot
from tests.web.chromium import launch
from tests.web.hands import Finger
from tests.web.houses import House, house
from tests.web.playing import Player

LATE: Final = 25.0
"""Milliseconds: a frame that took longer had another missing before it, at 60 a second."""
SECONDS: Final = 30.0
_LONG: Final = 50.0
SLOWER: Final = 4.0
"""So many times is a phone slower than what one develops on."""
FRAME_GOAL: Final = 34.0
"""Milliseconds within which 99 of 100 frames come."""
TAP_GOAL: Final = 100.0
"""Milliseconds within which 95 of 100 taps have changed the screen."""
_ARRIVED: Final = 2000
_WATCH: Final = """
() => {
  window.measured = { frames: [], taps: [] };
  let last = performance.now();
  const frame = (now) => {
    measured.frames.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  const shown = (then) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = then; // after the frame was drawn
    port2.postMessage(null);
  });
  addEventListener("click", (click) => {
    const changes = new MutationObserver(() => {
      changes.disconnect();
      shown(() => measured.taps.push(performance.now() - click.timeStamp));
    });
    changes.observe(document.getElementById("app"), { subtree: true, childList: true });
  }, true);
}
"""


def play(person: Player, seconds: float) -> None:
    """Draw two, keep the first, end the turn; after a round go on."""
    until = time.monotonic() + seconds
    next_round, end = person.button("ended-next"), person.button("act-end")
    last = person.button("act-end-last")
    kept = person.page.locator("[data-place=drawn]").get_by_role("button").first
    while time.monotonic() < until:
        if next_round.is_visible():
            person.page.mouse.click(5, 5)  # shows all of the round at once
            person.press(next_round)
        elif kept.is_visible():
            person.press(kept)
            if person.button("now-choose-again").is_visible():
                person.press(person.pile_left)
        elif end.is_visible() or last.is_visible():
            person.press(end.or_(last))
        elif person.text("now-draw").first.is_visible():
            person.press(person.deck)
        elif person.button("ended-result").or_(person.button("result-rematch")).first.is_visible():
            return
        person.page.wait_for_timeout(60)


def measure(
    running: House, person: Player, seconds: float, slower: float = 1
) -> tuple[list[float], list[float]]:
    """Every frame's length, and the time from each tap to what it changed."""
    person.sign_in("A")
    code = person.open_table(players=4, starts_when_full=True, stand_in=None, patience=None)
    host = running.stand_in(code, person.token)
    person.open(f"/t/{code}")
    person.sees(person.button("waiting-leave"))
    for place in (1, 2, 3):
        host.do(SeatBot(place, "gull", "20ms"))
    person.sees(person.hand)
    person.page.wait_for_timeout(_ARRIVED)  # what is loaded for later has come
    chromium = person.page.context.new_cdp_session(person.page)
    chromium.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    person.page.evaluate(_WATCH)
    play(person, seconds)
    found = person.page.evaluate("() => measured")
    return found["frames"][5:], found["taps"]


def report(frames: Sequence[float], taps: Sequence[float], slower: float) -> Table:
    late = [each for each in frames if each > LATE]
    missed = sum(round(each * 60 / 1000) - 1 for each in late)
    table = Table(
        title=f"a table of four, {sum(frames) / 1000:.0f} s with all movement, "
        f"{slower:g} times slower"
    )
    table.add_column("what")
    table.add_column("measured", justify="right")
    table.add_row("frames shown", str(len(frames)))
    table.add_row(
        f"frames later than {LATE:.0f} ms", f"{len(late)} ({len(late) / len(frames):.1%})"
    )
    table.add_row("frames missed because of them", str(missed))
    table.add_row(f"frames later than {_LONG:.0f} ms", str(sum(each > _LONG for each in frames)))
    table.add_row("longest frame", f"{max(frames):.0f} ms")
    _with_goal(table, "99 % of frames within", quantiles(frames, n=100)[-1], FRAME_GOAL)
    table.add_row("taps", str(len(taps)))
    if len(taps) > 1:
        table.add_row("tap to changed screen, median", f"{median(taps):.0f} ms")
        _with_goal(table, "tap to changed screen, 95 %", quantiles(taps, n=20)[-1], TAP_GOAL)
    return table


def _with_goal(table: Table, what: str, measured: float, goal: float) -> None:
    verdict = "reached" if measured < goal else "missed"
    table.add_row(what, f"{measured:.0f} ms (goal {goal:.0f}: {verdict})")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.animation", description=__doc__)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--slower", type=float, default=SLOWER, help="times, the page's processor")
    parser.add_argument("--client", type=Path, default=STATIC, help="another build of the pages")
    return parser.parse_args()


def main() -> None:
    wanted = arguments()
    if not (wanted.client / INDEX).is_file():
        raise SystemExit("the web client is not built: make web")
    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        house(Path(folder), client=wanted.client, thinkers=1) as running,
    ):
        browser = launch(playwright, is_fast=True)
        person = Player.arrives(browser, running.address, Finger(), reduced_motion="no-preference")
        frames, taps = measure(running, person, wanted.seconds, wanted.slower)
        browser.close()
    console = Console()
    console.print(this_machine())
    console.print(report(frames, taps, wanted.slower))


if __name__ == "__main__":
    main()
