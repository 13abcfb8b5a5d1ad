"""Screens of the game, as ``python -m tools.screenshots`` has taken them, made small."""

from __future__ import annotations

import html
from collections.abc import Mapping
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import Final

from tools.manual.pages import Heading, Page, slug

PATH: Final = "gallery.html"
FOLDER: Final = "gallery"
TITLE: Final = "What it looks like"
SCREENS: Final[Mapping[str, Mapping[str, str]]] = {
    "At the table": {
        "draw": "Your turn: two from the deck, or the top of a pile. What can be done is lifted.",
        "keep": "Of two cards you keep one.",
        "duo": "A duo on the table, and the points that stand.",
        "steal": "A swimmer and a shark take a card from somebody’s hand.",
        "close": "Seven points are enough to close the round.",
        "call": "STOP, or LAST CHANCE? What each would bring is told before you choose.",
        "last-turns": "After LAST CHANCE everybody else has one more turn.",
        "round": "The end of a round, counted line by line.",
        "result": "The end of a game, with the way to another.",
    },
    "Around it": {
        "home": "The first page: one tap to a game.",
        "friends": "Friends come by a link.",
        "waiting": "The waiting room, with a code for phones.",
        "tables": "Public tables.",
        "device": "Around one device.",
        "curtain": "A curtain between two players of one device.",
        "opponents": "Who you can play against.",
    },
    "Learning": {
        "learn": "Ten short lessons.",
        "lesson": "Each is a real position.",
        "puzzle": "A puzzle every day.",
        "analysis": "Where a game was won and lost.",
        "choice": "Why one move was better than another.",
        "replay": "A game again, step by step.",
    },
    "At the kitchen table": {
        "rules": "Every clause, in our own words.",
        "cards": "Every card.",
        "score": "What a hand is worth.",
        "pad": "The score of a whole game, kept without a connection.",
    },
}


@dataclass(frozen=True, slots=True)
class Look:
    """How a screen was taken, and how it is shown: by day or by night, whichever the reader has."""

    name: str
    width: int
    shape: str
    light: str


LOOKS: Final = (
    Look("en-1280x800", 960, "desk", "light"),
    Look("en-1280x800-dark", 960, "desk", "dark"),
    Look("en-360x740", 320, "phone", "light"),
    Look("en-360x740-dark", 320, "phone", "dark"),
)
_TALLEST: Final[Mapping[str, float]] = {"desk": 0.8, "phone": 740 / 360}
"""Of a page that is longer, its beginning is shown."""
_QUALITY: Final = 80


def has_pictures(folder: Path) -> bool:
    return any(folder.glob(f"*-{LOOKS[0].name}.png"))


def gallery(folder: Path) -> tuple[Page, dict[str, bytes]]:
    """The page, and its pictures by their paths. Screens that were not taken are left out."""
    made: dict[str, bytes] = {}
    body = [
        f'<h1 id="gallery">{TITLE}</h1>',
        "<p>In daylight and in the dark, on a desk and on a phone. The same in six languages.</p>",
    ]
    headings = [Heading(1, "gallery", TITLE)]
    for title, screens in SCREENS.items():
        figures = [
            figure
            for name, told in screens.items()
            if (figure := _figure(folder, name, told, made)) is not None
        ]
        if figures:
            headings.append(Heading(2, slug(title), title))
            body.append(f'<h2 id="{slug(title)}">{title}</h2>')
            body.append(f'<div class="gallery">{"".join(figures)}</div>')
    return Page(PATH, TITLE, "\n".join(body), tuple(headings)), made


def _figure(folder: Path, name: str, told: str, made: dict[str, bytes]) -> str | None:
    """In all looks, or not at all: what is there by day is there by night."""
    files = {look: folder / f"{name}-{look.name}.png" for look in LOOKS}
    if not all(file.is_file() for file in files.values()):
        return None
    shown = []
    for look, file in files.items():
        path = f"{FOLDER}/{name}-{look.name}.webp"
        made[path], width, height = _small(file, look)
        shown.append(
            f'<a class="{look.shape} {look.light}" href="{path}"><img src="{path}" '
            f'width="{width}" height="{height}" loading="lazy" alt="{html.escape(told)}"></a>'
        )
    return f"<figure>{''.join(shown)}<figcaption>{html.escape(told)}</figcaption></figure>"


def _small(file: Path, look: Look) -> tuple[bytes, int, int]:
    from PIL import Image

    with Image.open(file) as picture:
        height = min(picture.height, round(picture.width * _TALLEST[look.shape]))
        cut = picture.convert("RGB").crop((0, 0, picture.width, height))
        size = look.width, round(height * look.width / picture.width)
        written = BytesIO()
        small = cut.resize(size, Image.Resampling.LANCZOS)
        small.save(written, "webp", quality=_QUALITY, method=4)
        return written.getvalue(), *size
