"""Pictures of every page and of every state of the table, to look through before a release.

``python -m tools.screenshots FOLDER`` starts a server of its own whose cards lie as they should,
plays at it in a real browser and writes ``page-language-size.png``: in every language, on a
phone, a tablet and a desktop, light and dark. That takes long; options ask for a part of it.
``--sheet`` puts all pictures of the folder on one sheet, beside those from before if there are any.
"""

from __future__ import annotations

import argparse
import re
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import chain, product
from pathlib import Path
from typing import Final, Literal

from playwright.sync_api import Browser, sync_playwright

from papersea.server.tables.announcing import new_announcement
from papersea.site.client import INDEX, STATIC
from papersea.table.commands import Leave, Sit
from papersea.texts import languages
from tests.patience import PATIENT
from tests.web.chromium import launch
from tests.web.games import BET_LOST
from tests.web.hands import Finger, Mouse
from tests.web.houses import House, Robot, house
from tests.web.playing import Player
from tests.web.test_puzzles import SHELF, Solver
from tests.web.test_standing_still import TWICE_AS_LARGE
from tools.contact_sheet import make_sheet

SIZES: Final = ("360x740", "820x1180", "1280x800")
PAGES: Final = {
    "home": "/",
    "friends": "/friends",
    "device": "/device",
    "tables": "/tables",
    "learn": "/learn",
    "lesson": "/learn/piles",
    "puzzles": "/puzzles",
    "puzzle": "/puzzles/daily",
    "rules": "/rules",
    "deals": "/deals",
    "score": "/score",
    "pad": "/pad",
    "cards": "/cards",
    "record": "/analysis",
    "me": "/me",
    "nowhere": "/nowhere",
}
SHEETS: Final = {"p": "points", "h": "log", "r": "aids", "?": "keys"}
_WIDE: Final = 1000
"""Pixels from which a screen is no touch screen."""
_A_MOMENT: Final = 300
"""Milliseconds in which everything comes to rest."""
_RATED: Final[dict[str, object]] = {
    "is_rated": True,
    "clock": {"type": "bank", "seconds": 7200},
    "allows_take_back": False,
    "stand_in": None,
}
_HOUR: Final = 3600.0
_LONG: Final = 1000 * PATIENT
"""Milliseconds in which a game is surely analysed."""

_TICK: Final = 50
"""Milliseconds after which one looks whether the moment has come."""

Scheme = Literal["light", "dark"]
SCHEMES: Final[tuple[Scheme, ...]] = ("light", "dark")


@dataclass(frozen=True)
class Look:
    """How a series of pictures is taken."""

    language: str
    size: str
    scheme: Scheme = "light"
    has_large_letters: bool = False

    def file(self, page: str) -> str:
        dark = "-dark" if self.scheme == "dark" else ""
        large = "-large" if self.has_large_letters else ""
        return f"{page}-{self.language}-{self.size}{dark}{large}.png"

    def arrives(self, browser: Browser, address: str) -> Player:
        width, height = map(int, self.size.split("x"))
        person = Player.arrives(
            browser,
            address,
            Mouse() if width >= _WIDE else Finger(),
            language=self.language,
            viewport={"width": width, "height": height},
            color_scheme=self.scheme,
        )
        if self.has_large_letters:
            person.page.context.add_init_script(TWICE_AS_LARGE)
        return person


@dataclass
class Series:
    """All pictures of one look."""

    folder: Path
    look: Look
    person: Player
    house: House

    def take(self, page: str, *, whole: bool = False) -> None:
        """``whole``: with what is below. No board: Chromium then measures it as it was before."""
        self.person.page.wait_for_timeout(_A_MOMENT)
        file = self.folder / self.look.file(page)
        self.person.page.screenshot(path=file, full_page=whole)

    def take_all(self, scenes: Sequence[str]) -> None:
        self.person.sign_in("A")
        for scene in scenes:
            SCENES[scene](self)

    def pages(self) -> None:
        person = self.person
        for page, path in PAGES.items():
            person.open(path)
            self.take(page, whole=True)
        person.open("/")
        for page, button in (("opponents", "home-opponents"), ("settings", "settings-title")):
            person.press(person.button(button))
            self.take(page)
            person.press(person.button("close"))

    def of_the_house(self) -> None:
        """What it says to all, whether a rated game will count, and how somebody is reported."""
        person = self.person
        code = person.open_table(players=2, **_RATED)
        self.house.announce(new_announcement(at=time.time() + _HOUR, until=None))
        person.open("/")
        person.sees(person.text("house-safe"))
        self.take("announced")
        made = person.page.context.request.post(f"{person.address}/api/me/bots", data={"name": "R"})
        person.open(f"/t/{code}")
        person.sees(person.button("waiting-leave"))
        self.take("rated", whole=True)
        program = self.house.stand_in(code, made.json()["token"])
        program.do(Sit())
        person.sees(
            person.page.get_by_role("main").get_by_text(person.words.whole("unrated-program"))
        )
        self.take("not-rated", whole=True)
        program.do(Leave())
        self.house.robot(code, "B")
        person.press(person.button("waiting-start"))
        person.sees(person.deck)
        self.take("announced-at-table")
        person.press(person.button("table-menu"))
        person.press(person.button("act-report"))
        person.sees(person.field("report-note"))
        self.take("report")
        person.press(person.button("close"))
        self.house.announce(None)

    def one_device(self) -> None:
        person = self.person
        person.open("/device")
        for number, name in ((1, "A"), (2, "B")):
            person.field("device-player", number=number).fill(name)
        person.press(person.button("device-start"))
        person.sees(person.button("curtain-lift"))
        self.take("curtain")

    def puzzle(self) -> None:
        """The one of the day, with its answer."""
        asked = self.person.page.context.request.get(f"{self.person.address}/api/puzzles")
        puzzle = SHELF.find(asked.json()["daily"])
        assert puzzle is not None
        self.person.open(f"/puzzles/{puzzle.id}")
        solver = Solver(self.person)
        self.person.sees(solver.said)
        solver.solves(puzzle)
        self.take("answer", whole=True)

    def game(self) -> None:
        """The game of four in which everything happens, A before the browser."""
        person = self.person
        code = person.open_table(players=4, starts_when_full=True, stand_in=None, patience=None)
        self.house.dealer.stack(code, BET_LOST.deal)
        person.open(f"/t/{code}")
        person.sees(person.button("waiting-leave"))
        self.take("waiting", whole=True)
        self._guest(code)
        others = {name: self.house.robot(code, name) for name in "BCD"}
        story = _Story(self, self.house.stand_in(code, person.token), others)
        story.tell()
        person.press(person.link("result-replay"))
        person.sees(person.page.get_by_role("slider"))
        for _ in range(7):
            person.press(person.button("watch-forward"))
        self.take("replay")
        self._analysis()
        person.open("/me")
        person.sees(person.heading("course-title"))
        self.take("results", whole=True)

    def _guest(self, code: str) -> None:
        """Somebody new who has the link."""
        browser = self.person.page.context.browser
        assert browser is not None
        guest = self.look.arrives(browser, self.person.address)
        guest.open(f"/t/{code}")
        guest.sees(guest.button("waiting-sit"))
        Series(self.folder, self.look, guest, self.house).take("guest", whole=True)
        guest.leaves()

    def _analysis(self) -> None:
        """The page of the game that was watched, one of its choices, and another try at it."""
        person = self.person
        person.press(person.link("result-analyse"))
        person.page.locator("svg[role=img]").wait_for(timeout=_LONG)
        self.take("analysis", whole=True)
        person.press(person.button("review-look").first)
        self.take("choice")
        person.press(person.button("try-start"))
        self.take("another-try")


class _Story:
    """Played by robots, but where a picture is taken."""

    def __init__(self, series: Series, own: Robot, others: dict[str, Robot]) -> None:
        self.series = series
        self.person = series.person
        self.robots = {"A": own, **others}
        first, second = BET_LOST.rounds()
        self._turns = chain(first, second)

    def _until_own(self) -> str:
        """The others' turns; the moves of the own one."""
        for seat, moves in self._turns:
            if seat == "A":
                self.person.waits_for_turn()
                return moves
            self.robots[seat].play(moves)
        raise AssertionError("A has another turn")

    def _skip(self, turns: int) -> None:
        for _ in range(turns):
            self.robots["A"].play(self._until_own())

    def tell(self) -> None:
        for scene in (self._first_turn, self._crabs, self._boats, self._theft, self._call):
            scene()
        self._ends()

    def _first_turn(self) -> None:
        self._until_own()
        self.series.take("draw")
        self.person.play("D")
        self.series.take("keep")
        self.person.press(self.person.button("now-keep-this", card="Cd"))
        self.series.take("put")
        self.robots["A"].play("Cd-L .")

    def _crabs(self) -> None:
        self._until_own()
        self.person.play("D Cl-L Cd+Cl")
        self.series.take("search")
        self.person.play("?L")
        self.series.take("pick")
        self.robots["A"].play("#2 .")

    def _boats(self) -> None:
        self._skip(1)
        self._until_own()
        self.person.play("D Bk-L")
        self.series.take("duo")
        self.robots["A"].play("Bd+Bk D Wd-L .")

    def _theft(self) -> None:
        self._until_own()
        self.person.play("D Sd-L Wd+Sd")
        self.series.take("victim")
        self.person.press(self.person.robbed("B"))
        self.series.take("steal")
        self.robots["A"].play("@B .")

    def _call(self) -> None:
        self._skip(2)
        self._until_own()
        self.person.play("D Oy-L")
        self.series.take("close")
        self.person.chooses(self.person.held("Oy"))
        self.series.take("words")
        self.person.chooses(self.person.held("Oy"))
        for key, sheet in SHEETS.items():
            self.person.page.keyboard.press(key)
            self.series.take(sheet)
            self.person.page.keyboard.press("Escape")
        self.person.press(self.person.button("table-menu"))
        self.series.take("menu")
        self.person.page.keyboard.press("Escape")
        self.person.asks("last")
        self.series.take("call")
        self.robots["A"].play("LAST")
        self.series.take("last-turns")

    def _ends(self) -> None:
        page = self.person.page
        page.emulate_media(reduced_motion="no-preference")
        page.clock.install()
        page.clock.pause_at(time.time() + 1)
        for _ in range(3):
            seat, moves = next(self._turns)
            self.robots[seat].play(moves)
        self._at("dialog .turning.is-lit", "reveal")
        self._at(".bet.is-tense", "tension")
        page.clock.resume()
        page.emulate_media(reduced_motion="reduce")
        self.person.press(self.person.button("ended-skip"))
        self.person.sees(self.person.button("ended-next"))
        self.series.take("round")
        self.person.goes_on()
        for seat, moves in self._turns:
            self.robots[seat].play(moves)
        self.person.sees(self.person.button("ended-result"))
        self.series.take("last-round")
        self.person.press(self.person.button("ended-result"))
        self.person.sees(self.person.button("result-rematch"))
        self.series.take("result", whole=True)

    def _at(self, moment: str, name: str) -> None:
        """The page's time goes on until that is on it, and no further."""
        page = self.person.page

        def has_come() -> bool:
            page.clock.run_for(_TICK)
            return page.locator(moment).first.is_visible()

        self.person.waits_until(has_come, moment)
        self.series.take(name)


SCENES: Final[dict[str, Callable[[Series], None]]] = {
    "pages": Series.pages,
    "house": Series.of_the_house,
    "device": Series.one_device,
    "puzzle": Series.puzzle,
    "game": Series.game,
}


def _any_of(*allowed: str) -> Callable[[str], list[str]]:
    def listed(text: str) -> list[str]:
        wanted = text.split(",")
        for each in wanted:
            if each not in allowed:
                raise argparse.ArgumentTypeError(f"{each}: choose from {','.join(allowed)}")
        return wanted

    return listed


def _sizes(text: str) -> list[str]:
    wanted = text.split(",")
    for each in wanted:
        if not re.fullmatch(r"\d+x\d+", each):
            raise argparse.ArgumentTypeError(f"{each}: write a size as {SIZES[0]}")
    return wanted


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.screenshots", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--languages", type=_any_of(*languages()), default=list(languages()))
    parser.add_argument("--sizes", type=_sizes, default=list(SIZES), help="such as 320x568")
    parser.add_argument("--schemes", type=_any_of(*SCHEMES), default=list(SCHEMES))
    parser.add_argument("--scenes", type=_any_of(*SCENES), default=list(SCENES))
    parser.add_argument("--large", action="store_true", help="with letters twice as large")
    parser.add_argument("--sheet", action="store_true", help="put all of the folder on one sheet")
    parser.add_argument("--before", type=Path, help="a folder from before, to compare on the sheet")
    parser.add_argument("--client", type=Path, default=STATIC, help="another build of the pages")
    return parser.parse_args()


def main() -> None:
    wanted = arguments()
    if not (wanted.client / INDEX).is_file():
        raise SystemExit("the web client is not built: make web")
    wanted.folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        house(Path(folder), client=wanted.client, is_measuring=True) as running,
    ):
        browser = launch(playwright)
        for size, scheme, language in product(wanted.sizes, wanted.schemes, wanted.languages):
            look = Look(language, size, scheme, wanted.large)
            person = look.arrives(browser, running.address)
            Series(wanted.folder, look, person, running).take_all(wanted.scenes)
            person.leaves()
            print(look.file("*"), flush=True)
        if wanted.sheet:
            print(make_sheet(browser, wanted.folder, wanted.before))
        browser.close()


if __name__ == "__main__":
    main()
