"""All pictures of a folder on one sheet, to look through with one glance at each page.

The page ``sheet.html`` has them all: a part for each page, a column for each language, a row for
each size and light; each leads to the picture itself. ``sheet-PAGE.png`` is the same part as a
picture. With a folder of pictures from before, each stands beside the one that it replaces.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from html import escape
from itertools import groupby
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser

SHEET: Final = "sheet.html"
_PART: Final = "sheet-{page}.png"
_NAME: Final = re.compile(
    r"(?P<page>[a-z-]+)-(?P<language>[a-z]{2})-(?P<size>\d+x\d+)(?P<ways>(-dark|-large)*)\.png"
)
_WIDEST: Final = 340
"""Pixels of the sheet for one picture, at most; none is higher than twice that."""
_STYLE: Final = """
body { margin: 1rem; background: #777; color: #fff; font: 16px sans-serif; }
section { width: max-content; padding: 0.5rem; background: #777; }
tr { vertical-align: top; }
th { font-weight: normal; text-align: left; white-space: nowrap; }
td { padding: 0 0.4rem 0.4rem 0; }
img { display: block; max-width: WIDESTpx; max-height: HIGHESTpx; }
.pair { display: flex; gap: 2px; }
.pair img { max-width: HALFpx; }
"""


@dataclass(frozen=True, order=True)
class Shot:
    """A picture, by what its file's name says."""

    page: str
    width: int
    ways: str
    language: str
    file: str

    @property
    def row(self) -> tuple[int, str]:
        return self.width, self.ways


def shots(files: Iterable[str]) -> list[Shot]:
    """In the order of the sheet; files of other names are none."""
    found = [(file, _NAME.fullmatch(file)) for file in files]
    return sorted(
        Shot(
            name["page"],
            int(name["size"].partition("x")[0]),
            f"{name['size']}{name['ways']}",
            name["language"],
            file,
        )
        for file, name in found
        if name
    )


def written(found: Sequence[Shot], before: str | None = None) -> str:
    """The page; ``before`` is the way from it to the folder of pictures from before."""
    style = _STYLE.replace("WIDEST", str(_WIDEST)).replace("HIGHEST", str(2 * _WIDEST))
    style = style.replace("HALF", str(_WIDEST // 2))
    parts = "\n".join(_parts(found, before))
    return (
        f'<!doctype html>\n<html lang="en"><meta charset="utf-8"><title>papersea</title>\n'
        f"<style>{style}</style>\n{parts}\n</html>\n"
    )


def _parts(found: Sequence[Shot], before: str | None) -> Iterator[str]:
    languages = sorted({shot.language for shot in found})
    for page, of_page in groupby(found, key=lambda shot: shot.page):
        yield f'<section id="{page}"><h2>{page}</h2><table>'
        for (_, ways), of_row in groupby(of_page, key=lambda shot: shot.row):
            by_language = {shot.language: shot for shot in of_row}
            cells = "".join(
                f"<td>{_cell(by_language[each], before)}</td>" if each in by_language else "<td>"
                for each in languages
            )
            yield f"<tr><th>{ways}</th>{cells}</tr>"
        yield "</table></section>"


def _cell(shot: Shot, before: str | None) -> str:
    file = escape(shot.file)
    now = f'<a href="{file}"><img src="{file}" alt=""></a>'
    if before is None:
        return now
    old = f"{before}/{file}"
    return f'<span class="pair"><a href="{old}"><img src="{old}" alt=""></a>{now}</span>'


def make_sheet(browser: Browser, folder: Path, before: Path | None = None) -> Path:
    """Of all pictures in the folder, from whichever run."""
    found = shots(each.name for each in folder.iterdir())
    way = None if before is None else Path(os.path.relpath(before, folder)).as_posix()
    sheet = folder / SHEET
    sheet.write_text(written(found, way), encoding="utf-8")
    page = browser.new_page()
    page.goto(sheet.resolve().as_uri())
    for part in page.locator("section").all():
        part.screenshot(path=folder / _PART.format(page=part.get_attribute("id")))
    page.close()
    return sheet
