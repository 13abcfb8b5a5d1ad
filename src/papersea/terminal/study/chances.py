"""The chance to win over a game, drawn with dots."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from papersea.analysis.values import Analysis, Point
from papersea.terminal.screen.screen import Screen

_ROWS = 7
_MARGIN = 7
_LEAST_WIDTH = 20
_DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
"""The bits of a braille sign: four rows of two dots."""
_BRAILLE = 0x2800
_TALL = len(_DOTS)
_LABELS = {0: 100, _ROWS // 2: 50, _ROWS - 1: 0}


def show_chances(screen: Screen, analysis: Analysis) -> None:
    """A curve for every seat, each from what it knew, over the rounds."""
    width = max(_LEAST_WIDTH, screen.prose_width - _MARGIN)
    for seat in analysis.seats:
        points = [each for each in analysis.points if each.seat == seat]
        end = next(each.end for each in analysis.summaries if each.seat == seat)
        screen.line()
        screen.line(Text(screen.words.player(seat), style="bold cyan"))
        chances = _sampled(points, end, analysis.moves, 2 * width)
        signs = _in_stars if screen.console.options.ascii_only else _in_braille
        for row, line in enumerate(signs(chances)):
            label = screen.words.percent(_LABELS[row]) if row in _LABELS else ""
            axis = Text(f"{label:>5} ", style="dim")
            screen.line(Text.assemble(axis, (line, "cyan")))
        screen.line(Text(" " * 6 + _rounds(points, analysis.moves, width), style="dim"))


def _sampled(points: Sequence[Point], end: float, moves: int, columns: int) -> list[float]:
    """The chance at so many places of a game: that which was seen last."""
    found, ahead = [], list(points)
    chance = points[0].chance
    for column in range(columns):
        while ahead and ahead[0].moves * (columns - 1) <= column * max(1, moves):
            chance = ahead.pop(0).chance
        found.append(chance)
    found[-1] = end
    return found


def _in_braille(chances: Sequence[float]) -> list[str]:
    signs = [[0] * (len(chances) // 2) for _ in range(_ROWS)]
    before = _height(chances[0], _TALL)
    for column, chance in enumerate(chances):
        height = _height(chance, _TALL)
        for dot in range(min(before, height), max(before, height) + 1):
            row, line = divmod(_ROWS * _TALL - 1 - dot, _TALL)
            signs[row][column // 2] |= _DOTS[line][column % 2]
        before = height
    return ["".join(chr(_BRAILLE + sign) for sign in row) for row in signs]


def _in_stars(chances: Sequence[float]) -> list[str]:
    heights = [_height(chance, 1) for chance in chances[1::2]]
    return [
        "".join("*" if height == row else " " for height in heights)
        for row in reversed(range(_ROWS))
    ]


def _height(chance: float, tall: int) -> int:
    return round(chance * (_ROWS * tall - 1))


def _rounds(points: Sequence[Point], moves: int, width: int) -> str:
    """The number of each round under its beginning."""
    line = [" "] * (width + 2)
    starts: dict[int, int] = {}
    for before, point in zip((None, *points), points, strict=False):
        if before is None or point.round != before.round:
            starts[point.round] = 0 if before is None else before.moves
    for number, at in starts.items():
        place = at * width // max(1, moves)
        line[place : place + len(str(number))] = str(number)
    return "".join(line[:width])
