"""The sheet on which all pictures of the pages lie together."""

from __future__ import annotations

from tools.contact_sheet import shots, written

FILES = (
    "draw-en-360x740.png",
    "draw-ru-360x740-dark.png",
    "draw-ru-360x740.png",
    "draw-en-1280x800.png",
    "another-try-en-360x740-dark-large.png",
    "sheet-draw.png",
    "sheet.html",
)


def test_every_picture_lies_on_the_sheet_by_page_size_light_and_language() -> None:
    found = shots(FILES)
    assert [shot.file for shot in found] == [
        "another-try-en-360x740-dark-large.png",
        "draw-en-360x740.png",
        "draw-ru-360x740.png",
        "draw-ru-360x740-dark.png",
        "draw-en-1280x800.png",
    ]
    sheet = written(found)
    assert all(sheet.count(f'src="{shot.file}"') == 1 for shot in found)
    assert sheet.count("<section") == 2


def test_a_picture_from_before_stands_beside_the_one_that_replaces_it() -> None:
    (cell,) = [line for line in written(shots(FILES[:1]), "../old").splitlines() if "<td>" in line]
    assert cell.index('src="../old/draw-en-360x740.png"') < cell.index('src="draw-en-360x740.png"')
