"""The house in a pocket, in a real browser: ``python -m benchmarks.pocket``.

What is fetched, how long it takes until a bot has moved, at a first visit and later, over a slow
line and on a slow processor; how fast bots think beside the same house in a terminal; the memory of
the tab, and its longest task. ``--markdown docs/pocket.md`` writes the tables into that page.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import tempfile
import time
from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

from playwright.sync_api import Browser, Page, sync_playwright
from rich.console import Console

from benchmarks.machine import Machine, this_machine
from benchmarks.report import markdown_table, rich_table
from benchmarks.tables import Table
from benchmarks.throttle import slow_line, slow_process
from papersea.answers.deals import played_by_master
from papersea.deals import Deal
from papersea.players.search import expert
from papersea.site import write_site
from papersea.site.client import POCKET, STATIC
from tests.web.chromium import launch
from tests.web.houses import house

SCRIPT: Final = Path(__file__).with_suffix(".js")
MEGABIT: Final = 1e6
_PATIENCE: Final = 120.0
_DELAY: Final = 0.02
_DEAL: Final = "benchmark"
_IS_KEPT: Final = """async () => {
  const names = (await caches.keys()).filter((each) => each.startsWith("papersea-pocket-"));
  const keys = async (name) => (await (await caches.open(name)).keys()).map((each) => each.url);
  return (await Promise.all(names.map(keys))).flat().some((url) => url.endsWith("manifest.json"));
}"""
_WORK: Final = """() => {
  const end = performance.now() + 200;
  while (performance.now() < end);
}"""
BEGIN: Final = "<!-- begin: python -m benchmarks.pocket -->"
END: Final = "<!-- end -->"


@dataclass(frozen=True, slots=True)
class Way:
    """How somebody comes."""

    name: str
    is_first: bool
    line: float | None = None
    """Bits a second."""
    slower: float = 1.0
    goal: float | None = None
    """Seconds in which the bot is to be ready."""


WAYS: Final = (
    Way("first visit, this machine", is_first=True),
    Way("later visit, this machine", is_first=False, goal=3.0),
    Way("first visit, 10 Mbit/s", is_first=True, line=10 * MEGABIT, goal=8.0),
    Way("first visit, 10 Mbit/s, processor 4 times slower", True, 10 * MEGABIT, 4.0),
    Way("later visit, processor 4 times slower", is_first=False, slower=4.0),
)


@dataclass(frozen=True, slots=True)
class Visit:
    """What was measured; in seconds from the beginning of the navigation."""

    page: float
    table: float
    ready: float
    moved: float
    processor: float
    """What all threads of the tab's process have used, until the bot had moved."""
    longest_task: float
    megabytes: float
    """Over the line, until the bot had moved."""
    memory: float
    """Of the tab's process, in megabytes."""


def until(page: Page, wanted: str) -> None:
    """By looking: the page's policy forbids what Playwright would wait with."""
    ended = time.monotonic() + _PATIENCE
    while not page.evaluate(wanted):
        assert time.monotonic() < ended, wanted
        page.wait_for_timeout(50)


def until_moved(page: Page) -> dict[str, Any]:
    """What was noted until a bot had moved."""
    until(page, "Boolean(measured.marks.moved || measured.failed)")
    told: dict[str, Any] = page.evaluate("({ ...measured, worker: null })")
    assert "moved" in told["marks"], told
    return told


def visit(page: Page, address: str, line_bytes: Any) -> Visit:
    before, process = line_bytes(), renderer(page)
    spent = seconds_of(process)
    page.goto(address)
    told = until_moved(page)
    process, known = renderer(page), process
    processor = seconds_of(process) - (spent if process == known else 0.0)
    marks = {name: at / 1000 for name, at in told["marks"].items()}
    longest = max((each for _, each in told["tasks"]), default=0.0)
    return Visit(
        marks["page"],
        marks["table"],
        marks["ready"],
        marks["moved"],
        processor,
        longest,
        (line_bytes() - before) / 1e6,
        memory_of(process),
    )


def renderer(page: Page) -> int:
    """The process of the page: the one that works while the page does."""
    browser = page.context.browser
    assert browser is not None
    session = browser.new_browser_cdp_session()
    told = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    found = [int(each["id"]) for each in told if each["type"] == "renderer"]
    before = {each: seconds_of(each) for each in found}
    page.evaluate(_WORK)
    return max(found, key=lambda each: seconds_of(each) - before[each])


def memory_of(process: int) -> float:
    """Its own, in megabytes: what it shares with others is divided among them."""
    text = Path(f"/proc/{process}/smaps_rollup").read_text(encoding="utf-8")
    found = re.search(r"^Pss:\s+(\d+) kB", text, re.M)
    assert found
    return int(found[1]) * 1024 / 1e6


def seconds_of(process: int) -> float:
    """Of a processor, since it began."""
    user, system = (
        Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[11:13]
    )
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def come(browser: Browser, port: int, way: Way) -> Visit:
    with ExitStack() as stack:
        at, line = stack.enter_context(slow_line(port, way.line or 1e10, _DELAY if way.line else 0))
        context = browser.new_context(
            service_workers="allow", viewport={"width": 1280, "height": 800}
        )
        stack.callback(context.close)
        context.set_default_timeout(_PATIENCE * 1000)
        context.add_init_script(path=SCRIPT)
        address = f"http://localhost:{at}/"
        if not way.is_first:
            first = context.new_page()
            first.goto(address)
            until_moved(first)
            until(first, _IS_KEPT)
            first.close()
        page = context.new_page()
        page.goto(f"{address}favicon.svg")  # a process to be slowed before the page comes
        stack.enter_context(slow_process(renderer(page), way.slower))
        return visit(page, address, lambda: line.bytes_down)


def thinking_here() -> tuple[float, float]:
    """Seconds for one whole match of the master's, and the playouts of it."""
    playouts = 0
    plain = expert.race

    def counted(belief: Any, root: Any, *others: Any) -> Any:
        nonlocal playouts
        chosen = plain(belief, root, *others)
        playouts += int(root.playouts)
        return chosen

    played = played_by_master.__wrapped__
    played(Deal("warm"))
    with patch.object(expert, "race", counted):
        began = time.perf_counter()
        played(Deal(_DEAL))
        return time.perf_counter() - began, playouts


def thinking_there(page: Page) -> float:
    page.evaluate("timed('dealPlayed', {deal: 'warm'})")
    milliseconds, text = page.evaluate(f"timed('dealPlayed', {{deal: '{_DEAL}'}})")
    assert "answer" in json.loads(text), text
    return float(milliseconds) / 1000


def thinking(browser: Browser, port: int) -> Table:
    context = browser.new_context(service_workers="block")
    context.add_init_script(path=SCRIPT)
    page = context.new_page()
    page.goto(f"http://localhost:{port}/")
    until_moved(page)
    there = thinking_there(page)
    context.close()
    here, playouts = thinking_here()
    rows = (
        ("this machine, without a browser", f"{playouts / here / 1e3:.0f} k", "1"),
        ("in the page", f"{playouts / there / 1e3:.0f} k", f"{here / there:.2f}"),
    )
    note = f"One match of the master's, {playouts:,} playouts, with all that is around them."
    return Table("How fast bots think", note, ("where", "playouts a second", "times"), rows)


def visits_table(found: Iterable[tuple[Way, Visit]]) -> Table:
    rows = []
    for way, each in found:
        goal = ""
        if way.goal is not None:
            is_reached = each.ready <= way.goal
            goal = f"≤ {way.goal:g} s: {'reached' if is_reached else 'missed'}"
        rows.append(
            (
                way.name,
                f"{each.page:.2f} s",
                f"{each.ready:.2f} s",
                goal,
                f"{each.moved:.2f} s",
                f"{each.processor:.2f} s",
                f"{each.megabytes:.2f} MB",
                f"{each.longest_task:.0f} ms" if each.longest_task else "below 50 ms",
                f"{each.memory:.0f} MB",
            )
        )
    columns = (
        "",
        "page",
        "bot ready",
        "goal",
        "bot has moved",
        "processor",
        "fetched",
        "longest task",
        "memory",
    )
    note = (
        "From the beginning of the navigation, on a site without a server; somebody presses"
        " “Play now” as soon as it is there. A bot takes 0.6 s for a move at least. The"
        " longest task is one of the main thread; the processor’s time is that of all"
        " threads of the tab’s process, until the bot has moved; the memory is this"
        " process’s, shared parts divided."
    )
    return Table("Until a bot has moved", note, columns, tuple(rows))


def sizes_table() -> Table:
    manifest = json.loads((STATIC / POCKET / "manifest.json").read_text(encoding="utf-8"))
    rows = [(name, f"{size / 1e6:.2f} MB") for name, size in manifest["files"].items()]
    rows.append(("all", f"{manifest['bytes'] / 1e6:.2f} MB"))
    note = "As they lie on the server. `.gz` is sent as it is; a server may compress scripts."
    return Table("What is kept", note, ("file", "size"), tuple(rows))


def measure(console: Console, wanted: Iterable[Way], rounds: int) -> Iterator[Table]:
    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        console.status("") as status,
    ):
        site = Path(folder, "site")
        write_site(site)
        with house(Path(folder), client=site) as running:
            port = running.hosted.port
            found = []
            for way in wanted:
                status.update(way.name)
                visits = []
                for _ in range(rounds):
                    browser = launch(playwright, is_fast=True)
                    visits.append(come(browser, port, way))
                    browser.close()
                found.append((way, min(visits, key=lambda each: each.ready)))
            yield visits_table(found)
            status.update("thinking")
            browser = launch(playwright, is_fast=True)
            yield thinking(browser, port)
            browser.close()
            yield sizes_table()


def header(machine: Machine, rounds: int) -> str:
    return (
        f"commit {machine.commit}, {machine.date}; {machine.cores} cores: {machine.processor};"
        f" {machine.system}; Chromium without a display; best of {rounds}; beside"
        f" {os.getloadavg()[0]:.0f} other tasks{_precedence()}"
    )


def _precedence() -> str:
    is_first = os.sched_getscheduler(0) in (os.SCHED_FIFO, os.SCHED_RR)
    return ", which had to wait (`chrt -r 5`)" if is_first else ""


def written(page: str, lines: Iterable[str]) -> str:
    """The page with other tables in it."""
    head, _, rest = page.partition(BEGIN)
    _, _, tail = rest.partition(END)
    return "\n".join((head + BEGIN, "", *lines, "", END)) + tail


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.pocket", description=__doc__)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--only", help="ways of coming whose names have this in them")
    parser.add_argument("--markdown", type=Path, metavar="FILE", help="write the tables there")
    return parser.parse_args()


def main() -> None:
    wanted = arguments()
    console = Console(width=140)
    ways = [each for each in WAYS if not wanted.only or wanted.only in each.name]
    told = header(this_machine(), wanted.rounds)
    console.print(told, highlight=False)
    tables = []
    for table in measure(console, ways, wanted.rounds):
        console.print(rich_table(table))
        tables.append(table)
    if wanted.markdown:
        lines = [
            told,
            *(
                line
                for each in tables
                for line in ("", f"**{each.title}.**", *markdown_table(each))
            ),
        ]
        page = wanted.markdown.read_text(encoding="utf-8")
        wanted.markdown.write_text(written(page, lines), encoding="utf-8")


if __name__ == "__main__":
    main()
