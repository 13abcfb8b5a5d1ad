"""The walk of one move: which of our files it passes through, from a tap to everybody's screen.

``python -m tools.walk`` plays at a real server, in SQLite, with two sockets, and notes every file
of ``src/papersea`` in which a function is called from the moment a move is sent until both have
heard of it. Then two people play in a real browser, with the page as it stands in ``web/src``, and
it is noted in which files functions run between a tap and the moment when the other page shows it.
The rules run as plain Python, so that they are seen, too. Files that only declare things, and
libraries, are not passed through. ``python -m tools.walk server`` is content with the first half.
"""

from __future__ import annotations

import os

os.environ["PAPERSEA_KERNEL"] = "python"  # before anything of the house is imported

import asyncio
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any, Final
from urllib.parse import urlsplit

from playwright.sync_api import CDPSession, sync_playwright

import papersea
from papersea.server.tables import background
from papersea.table.commands import AddSalt, Sit, Start
from papersea.table.table import Phase
from tests.server.guests import guests
from tests.server.hosting import hosted
from tests.server.lines import line
from tests.web.chromium import launch
from tests.web.houses import Deal, House, house
from tests.web.playing import Player
from tests.web.seating import seat

ROOT: Final = Path(__file__).resolve().parents[1]
SOURCES: Final = Path(papersea.__file__).parent
BACKGROUND: Final = background.__file__
"""What is called from there follows later, and not with a move."""
PAGE: Final = ROOT / "web"
NODE: Final = Path(sys.executable).with_name("node")
# Each file is served as it stands, so that the browser tells them apart.
VITE: Final = """
import { createServer } from "vite";
const proxy = { "/api": { target: process.argv[1], ws: true } };
const where = { port: 0, host: "127.0.0.1", hmr: false, proxy };
const server = await createServer({ logLevel: "warn", server: where });
await server.listen();
console.log(server.httpServer.address().port);
process.stdin.on("end", () => process.exit()).resume();
"""


class Trace:
    """Files of ours in which something was called, in every thread that begins after this."""

    def __init__(self) -> None:
        self.is_on = False
        self._files: set[str] = set()
        threading.setprofile(self._note)

    def _note(self, frame: FrameType, event: str, _: Any) -> None:
        if self.is_on and event == "call":
            calls = [each.f_code.co_filename for each in callers(frame)]
            if BACKGROUND not in calls:
                self._files.add(calls[0])

    def files(self) -> list[str]:
        ours = (Path(each) for each in self._files if each.startswith(f"{SOURCES}{os.sep}"))
        return sorted(each.relative_to(SOURCES.parents[1]).as_posix() for each in ours)


def callers(frame: FrameType | None) -> Iterator[FrameType]:
    """From the innermost on."""
    while frame is not None:
        yield frame
        frame = frame.f_back


async def one_move(address: str, trace: Trace) -> None:
    async with guests(address, "Ann", "Bob") as (ann, bob):
        code = await ann.open_table()
        async with line(address, code, ann.token) as first, line(address, code, bob.token) as other:
            await other.do(Sit())
            for each in (first, other):
                await each.do(AddSalt("salt"))
            await first.do(Start())
            for each in (first, other):
                await each.until(lambda each=each: each.phase is Phase.PLAYING)  # type: ignore[misc]
            for is_traced in (False, True):  # the first one imports what it needs
                mover = first if first.legal else other
                trace.is_on = is_traced
                number = await mover.play(mover.legal[0])
                for each in (first, other):
                    await each.reach(number)
                trace.is_on = False


def walk_of_server() -> list[str]:
    """From a message over one socket until the answer and the news are at both."""
    trace = Trace()
    with (
        without_duties(),
        tempfile.TemporaryDirectory() as folder,
        hosted(Path(folder)) as running,
    ):
        asyncio.run(one_move(running.address, trace))
    threading.setprofile(None)
    return trace.files()


@contextmanager
def without_duties() -> Iterator[None]:
    """What a server does by the clock is no part of a move, whatever task or thread it is done in:
    one that only has to answer does none of it."""
    usual = background.Background.keep_up
    background.Background.keep_up = lambda _, *duties: None  # type: ignore[method-assign]
    try:
        yield
    finally:
        background.Background.keep_up = usual  # type: ignore[method-assign]


@contextmanager
def sources_served(address: str) -> Iterator[str]:
    """Where the page is, made of its sources, with a server behind it."""
    line_ = [str(NODE), "--input-type=module", "-e", VITE, address]
    pipe = subprocess.PIPE
    with subprocess.Popen(line_, cwd=PAGE, stdin=pipe, stdout=pipe, text=True) as vite:
        assert vite.stdin is not None
        assert vite.stdout is not None
        try:
            yield f"http://127.0.0.1:{int(vite.stdout.readline())}"
        finally:
            vite.stdin.close()  # with which it ends


def walk_of_page() -> list[str]:
    """From a tap on the deck until the other page shows it."""
    with (
        tempfile.TemporaryDirectory() as folder,
        house(Path(folder)) as running,
        sources_served(running.address) as address,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        try:
            people = [Player.arrives(browser, address, service_workers="block") for _ in range(2)]
            return one_tap(running, people)
        finally:
            browser.close()


def one_tap(running: House, people: Sequence[Player]) -> list[str]:
    seat(running, people, Deal())
    mover, other = people
    mover.play("L")  # all that is fetched late is there
    other.settles()
    mover.play(".")
    other.play("R .")
    mover.waits_for_turn()
    sessions = []
    for each in people:
        each.settles()
        session = each.page.context.new_cdp_session(each.page)
        session.send("Profiler.enable")
        session.send("Profiler.startPreciseCoverage", {"callCount": True, "detailed": False})
        session.send("Profiler.takePreciseCoverage")  # and count from here
        sessions.append(session)
    before = other.deck.get_attribute("aria-label") or other.deck.inner_text()
    mover.play("D")
    other.waits_until(
        lambda: (other.deck.get_attribute("aria-label") or other.deck.inner_text()) != before,
        "the other page shows it",
    )
    other.settles()
    return sorted({file for session in sessions for file in files_run(session)})


def files_run(session: CDPSession) -> Iterator[str]:
    """Files of the page in which a function was called."""
    for script in session.send("Profiler.takePreciseCoverage")["result"]:
        path = urlsplit(script["url"]).path.removeprefix("/")
        is_ours = path.startswith("src/") and (PAGE / path).is_file()
        if is_ours and any(each["ranges"][0]["count"] for each in script["functions"]):
            yield f"web/{path}"


WALKS: Final = {"server": walk_of_server, "page": walk_of_page}


def main(names: Sequence[str] = ()) -> None:
    walks = {name: WALKS[name]() for name in names or WALKS}
    for name, files in walks.items():
        sys.stdout.write(f"{name}: {len(files)} files\n")
        sys.stdout.writelines(f"  {each}\n" for each in files)
    if len(walks) > 1:
        sys.stdout.write(f"together: {sum(map(len, walks.values()))} files\n")


if __name__ == "__main__":
    main(sys.argv[1:])
