"""The picture of a game on the whole screen of a terminal that the docs show.

``python -m tools.terminal_picture docs/pictures/terminal.png`` plays some moves of a fixed game and
draws what a terminal would show. It takes a fixed-width font of this machine that has all signs:
DejaVu Sans Mono, if it is there.
"""

from __future__ import annotations

import argparse
import asyncio
import io
from pathlib import Path
from typing import Final

import resvg_py
from PIL import Image

from papersea.game import Game
from papersea.moves import Seat
from papersea.players.ladder.simple import RandomPlayer
from papersea.position import parse_position
from papersea.terminal.play.full.app import TableApp
from papersea.terminal.play.full.device import FullScreen
from papersea.terminal.play.full.look import DARK
from papersea.terminal.play.session import Session
from papersea.terminal.screen.words import Words
from papersea.texts import Texts

POSITION: Final = "classic 12-17-21 3 A:draw - OyOgPpHyCdCk/?5/?3 -/Fd+Fg,Bd+Bl/Cy+Cl SdHk/FlMw ?34"
KEYS: Final = ("d", "1", "1")
NAMES: Final = ("You", "Gull", "Otter")
SIZE: Final = (112, 36)
FONT: Final = "DejaVu Sans Mono"
COLOURS: Final = 64
PATIENT: Final = 60.0


async def drawn() -> str:
    """The screen after those keys."""
    game = Game.set_up(parse_position(POSITION), seed=3)
    device = FullScreen(Words(Texts.load(), NAMES, Seat(0)), pace=0)
    opponents = {Seat(seat): RandomPlayer(seat) for seat in range(1, game.players)}
    app = TableApp(device, Session(game, Seat(0), opponents, device).run, game.options, theme=DARK)
    async with app.run_test(size=SIZE) as pilot, asyncio.timeout(PATIENT):
        for key in (*KEYS, ""):
            while device.question is None or app.asked is not device.question:
                await pilot.pause()
            if key:
                await pilot.press(key)
                await pilot.pause()
        svg = app.export_screenshot(title="papersea play")
        device.leave()
    return svg


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.terminal_picture", description=__doc__)
    parser.add_argument("picture", type=Path)
    picture = parser.parse_args().picture
    png = resvg_py.svg_to_bytes(
        svg_string=asyncio.run(drawn()), font_family=FONT, monospace_family=FONT
    )
    few = Image.open(io.BytesIO(bytes(png))).convert("RGB").quantize(COLOURS)
    few.save(picture, optimize=True)


if __name__ == "__main__":
    main()
