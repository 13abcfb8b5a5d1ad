"""Somebody before the whole screen, in a test: what is shown there, and what they press."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import wraps
from typing import Any

from textual.pilot import Pilot
from textual.widgets import OptionList, Static

from papersea.game import Game
from papersea.moves import Seat
from papersea.players.ladder.simple import RandomPlayer
from papersea.position import parse_position
from papersea.terminal.play.full.app import TableApp
from papersea.terminal.play.full.device import FullScreen, Question
from papersea.terminal.play.full.look import DARK
from papersea.terminal.play.full.paper import Drawn
from papersea.terminal.play.full.sheets import Sheet
from papersea.terminal.play.session import Session
from papersea.terminal.screen.screen import Wanted
from papersea.terminal.screen.words import Words
from papersea.texts import Texts
from papersea.view import View
from tests.patience import PATIENT

SMALL, LARGE = (80, 24), (120, 40)
NAMES = ("You", "Gull", "Otter", "Skua")


class AtTable:
    """Somebody before the whole screen."""

    def __init__(self, game: Game, pilot: Pilot[None], app: TableApp) -> None:
        self.game = game
        self.pilot = pilot
        self.app = app
        self.device = app.device

    async def asked(self, after: Question | None = None) -> Question | None:
        return await asked(self.app, self.pilot, after)

    async def answers(self, *keys: str) -> Question | None:
        """Press keys that answer, and wait for what is asked then."""
        before = self.device.question
        await self.pilot.press(*keys)
        return await self.asked(before)

    async def press(self, *keys: str) -> None:
        """Press keys that answer nothing."""
        await self.pilot.press(*keys)
        await self.pilot.pause()

    async def opens(self, *keys: str) -> None:
        """Press keys that open a sheet."""
        await self.pilot.press(*keys)
        await self.until(lambda: is_open(self.app))

    async def closes(self, *keys: str) -> None:
        """Press keys that close it again."""
        await self.pilot.press(*keys)
        await self.until(lambda: not isinstance(self.app.screen, Sheet))

    async def until(self, is_so: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENT):
            while not is_so():
                await self.pilot.pause()

    def shown(self, selector: str) -> str:
        """The text of a part of the screen, on one line."""
        content = self.app.screen.query_one(selector, Static).content
        if isinstance(content, Drawn):
            content = "\n".join(line.plain for line in content.paper.lines(200))
        return " ".join(str(content).split())

    @property
    def told(self) -> str:
        """The whole log, on one line."""
        return " ".join(line.plain for line in self.device.lines(200))

    @property
    def moves(self) -> OptionList:
        return self.app.query_one("#moves", OptionList)

    @property
    def view(self) -> View:
        assert self.device.view is not None
        return self.device.view

    def row_of(self, number: int) -> int | None:
        """Where a move of the list stands, if it is in sight or can be scrolled there."""
        self.moves.highlighted = number
        self.moves.scroll_to_highlight()
        region = self.moves.content_region
        for y in range(region.y, region.bottom):
            if self.app.screen.get_style_at(region.x + 2, y).meta.get("option") == number:
                return y
        return None

    async def click_move(self, number: int) -> None:
        self.moves.highlighted = number
        await self.pilot.pause()
        y = self.row_of(number)
        assert y is not None
        await self.pilot.click(offset=(self.moves.content_region.x + 2, y))


@asynccontextmanager
async def table(
    position: str | None = None,
    *,
    size: tuple[int, int] = SMALL,
    language: str = "en",
    theme: str = DARK,
    seed: int = 5,
) -> AsyncIterator[AtTable]:
    game = Game(seed=seed) if position is None else Game.set_up(parse_position(position), seed=seed)
    device = FullScreen(Words(Texts.load(language), NAMES[: game.players], Seat(0)), pace=0)
    opponents = {Seat(seat): RandomPlayer(seat) for seat in range(1, game.players)}
    session = Session(game, Seat(0), opponents, device)
    app = TableApp(device, session.run, game.options, theme=theme)
    async with before(app, size) as pilot:
        yield AtTable(game, pilot, app)


@asynccontextmanager
async def before(app: TableApp, size: tuple[int, int]) -> AsyncIterator[Pilot[None]]:
    """The screen, once something is asked there."""
    try:
        async with app.run_test(size=size) as pilot:
            await asked(app, pilot)
            yield pilot
    finally:
        app.device.leave()


async def asked(
    app: TableApp, pilot: Pilot[None], after: Question | None = None
) -> Question | None:
    """What is asked ``after`` something else, once it is shown; ``None`` at the end of the game."""
    async with asyncio.timeout(PATIENT):
        while True:
            await pilot.pause()
            question = app.device.question
            if app.is_finished or app.problem is not None:
                return None
            if question is None or question is after or app.asked is not question:
                continue
            if question.wanted is Wanted.MOVE or is_open(app):
                return question


def is_open(app: TableApp) -> bool:
    """Whether a sheet lies above the table, whole."""
    return isinstance(app.screen, Sheet) and bool(app.screen.query("#buttons Button"))


def on_screen(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """Run a test that waits for a screen."""

    @wraps(test)
    def run(*arguments: Any, **named: Any) -> None:
        asyncio.run(test(*arguments, **named))

    return run
