"""Flowcharts of Mermaid, drawn when the manual is made: no reader's browser has to.

Of its language only what our maps use: ``flowchart TD``, ``a --> b``, and ``a[a label]``.
"""

from __future__ import annotations

import html
import re
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final

_NODE: Final = r"(\w+)(?:\[([^\]]+)\])?"
_ARROW: Final = re.compile(rf"\s*{_NODE}\s*-->\s*{_NODE}\s*")
_HEAD: Final = "flowchart TD"

_LETTER, _PADDING, _HEIGHT = 8.4, 26.0, 34.0
_GAP, _BEND, _BETWEEN = 22.0, 14.0, 44.0
"""Beside each other; beside an arrow that only passes; between floors."""
_ROUNDS: Final = 24


class Unreadable(Exception):
    """A chart with more in it than is drawn here."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A node, or the place where a long arrow passes a floor."""

    name: str
    floor: int
    is_node: bool = True


@dataclass
class Chart:
    """Nodes by their labels, in the order in which they come up, and arrows between them."""

    labels: dict[str, str] = field(default_factory=dict)
    arrows: list[tuple[str, str]] = field(default_factory=list)

    def add(self, name: str, label: str | None) -> str:
        if label or name not in self.labels:
            self.labels[name] = label or name
        return name


def read(text: str) -> Chart:
    first, *rest = [line for line in text.splitlines() if line.strip()] or [""]
    if first.strip() != _HEAD:
        raise Unreadable(f"only a {_HEAD} is drawn, not {first.strip()!r}")
    chart = Chart()
    for line in rest:
        found = _ARROW.fullmatch(line)
        if found is None:
            raise Unreadable(f"not an arrow from node to node: {line.strip()!r}")
        one, label, other, label_of_other = found.groups()
        chart.arrows.append((chart.add(one, label), chart.add(other, label_of_other)))
    return chart


def draw(text: str) -> str:
    """As SVG, coloured by the classes of its parts."""
    chart = read(text)
    floors = _floors(chart)
    ways = [_way(one, other, floors) for one, other in chart.arrows]
    rows = _rows(chart, floors, ways)
    across = _across(rows, ways, chart)
    return _svg(chart, rows, ways, across)


def _floors(chart: Chart) -> dict[str, int]:
    """As high as everybody who leads there allows, and then as low as the next one does: arrows
    are short."""
    after: dict[str, list[str]] = defaultdict(list)
    before: dict[str, list[str]] = defaultdict(list)
    for one, other in chart.arrows:
        after[one].append(other)
        before[other].append(one)
    floors: dict[str, int] = {}

    def floor(name: str, path: tuple[str, ...] = ()) -> int:
        if name in path:
            raise Unreadable(f"{name} leads to itself")
        if name not in floors:
            floors[name] = max((floor(each, (*path, name)) + 1 for each in before[name]), default=0)
        return floors[name]

    for name in chart.labels:
        floor(name)
    for name in sorted(chart.labels, key=lambda each: -floors[each]):
        if after[name]:
            lowest = min(floors[each] for each in after[name]) - 1
            if not before[name] or len(after[name]) >= len(before[name]):
                floors[name] = lowest
    return floors


def _way(one: str, other: str, floors: Mapping[str, int]) -> list[Spot]:
    begin, end = floors[one], floors[other]
    passed = [Spot(f"{one}>{other}", each, is_node=False) for each in range(begin + 1, end)]
    return [Spot(one, begin), *passed, Spot(other, end)]


def _rows(
    chart: Chart, floors: Mapping[str, int], ways: Sequence[Sequence[Spot]]
) -> list[list[Spot]]:
    """Each floor in an order in which few arrows cross: every spot goes to the middle of those it
    is tied to, from above and from below in turn."""
    rows: list[list[Spot]] = [[] for _ in range(max(floors.values(), default=0) + 1)]
    for spot in dict.fromkeys(
        [*(each for way in ways for each in way), *(Spot(a, floors[a]) for a in chart.labels)]
    ):
        rows[spot.floor].append(spot)
    best, fewest = [list(row) for row in rows], _crossings(rows, ways)
    up, down = _tied(ways)
    for turn in range(_ROUNDS):
        ties = up if turn % 2 == 0 else down
        for row in rows if turn % 2 == 0 else reversed(rows):
            _order(row, ties, rows)
        crossing = _crossings(rows, ways)
        if crossing < fewest:
            best, fewest = [list(row) for row in rows], crossing
    return best


def _tied(
    ways: Iterable[Sequence[Spot]],
) -> tuple[dict[Spot, list[Spot]], dict[Spot, list[Spot]]]:
    up: dict[Spot, list[Spot]] = defaultdict(list)
    down: dict[Spot, list[Spot]] = defaultdict(list)
    for way in ways:
        for one, other in pairwise(way):
            up[other].append(one)
            down[one].append(other)
    return up, down


def _order(
    row: list[Spot], ties: Mapping[Spot, Sequence[Spot]], rows: Sequence[Sequence[Spot]]
) -> None:
    at = {spot: place / max(len(each) - 1, 1) for each in rows for place, spot in enumerate(each)}
    row.sort(key=lambda spot: _mean([at[each] for each in ties.get(spot, ())], at[spot]))


def _mean(values: Sequence[float], otherwise: float) -> float:
    return sum(values) / len(values) if values else otherwise


def _crossings(rows: Sequence[Sequence[Spot]], ways: Iterable[Sequence[Spot]]) -> int:
    at = {spot: place for row in rows for place, spot in enumerate(row)}
    steps: dict[int, list[tuple[int, int]]] = defaultdict(list)
    for way in ways:
        for one, other in pairwise(way):
            steps[one.floor].append((at[one], at[other]))
    return sum(
        (a - c) * (b - d) < 0
        for each in steps.values()
        for number, (a, b) in enumerate(each)
        for c, d in each[:number]
    )


def _width(spot: Spot, chart: Chart) -> float:
    return len(chart.labels[spot.name]) * _LETTER + _PADDING if spot.is_node else 0.0


def _across(
    rows: Sequence[Sequence[Spot]], ways: Sequence[Sequence[Spot]], chart: Chart
) -> dict[Spot, float]:
    """Where the middle of each spot is: near what it is tied to, and never upon its neighbour."""
    up, down = _tied(ways)
    at: dict[Spot, float] = {}
    for row in rows:
        x = 0.0
        for spot in row:
            at[spot] = x + _width(spot, chart) / 2
            x += _width(spot, chart) + (_GAP if spot.is_node else _BEND)
        for spot in row:
            at[spot] -= x / 2
    for turn in range(_ROUNDS):
        for row in rows if turn % 2 == 0 else reversed(rows):
            ties = up if turn % 2 == 0 else down
            wanted = {
                spot: _mean([at[each] for each in (*ties[spot], *up[spot], *down[spot])], at[spot])
                for spot in row
            }
            at.update(_apart(row, wanted, chart))
    left = min((at[spot] - _width(spot, chart) / 2 for spot in at), default=0.0)
    return {spot: x - left for spot, x in at.items()}


def _apart(row: Sequence[Spot], wanted: Mapping[Spot, float], chart: Chart) -> dict[Spot, float]:
    """As wanted, as far as all have room: those that would touch stand together around the middle
    of what they want."""
    groups: list[tuple[list[tuple[Spot, float]], float]] = []
    for spot in row:
        group = ([(spot, 0.0)], wanted[spot])
        while groups and _touches(groups[-1], group, chart):
            group = _together(groups.pop(), group, wanted, chart)
        groups.append(group)
    return {spot: at + offset for members, at in groups for spot, offset in members}


_Group = tuple[list[tuple[Spot, float]], float]


def _least(one: Spot, other: Spot, chart: Chart) -> float:
    gap = _GAP if one.is_node and other.is_node else _BEND
    return (_width(one, chart) + _width(other, chart)) / 2 + gap


def _touches(one: _Group, other: _Group, chart: Chart) -> bool:
    (last, offset), (first, begin) = one[0][-1], other[0][0]
    return other[1] + begin - (one[1] + offset) < _least(last, first, chart)


def _together(one: _Group, other: _Group, wanted: Mapping[Spot, float], chart: Chart) -> _Group:
    (last, offset), (first, begin) = one[0][-1], other[0][0]
    shift = offset + _least(last, first, chart) - begin
    members = [*one[0], *((spot, place + shift) for spot, place in other[0])]
    return members, _mean([wanted[spot] - place for spot, place in members], 0.0)


def _svg(
    chart: Chart,
    rows: Sequence[Sequence[Spot]],
    ways: Iterable[Sequence[Spot]],
    across: Mapping[Spot, float],
) -> str:
    margin = 6.0
    width = max((across[spot] + _width(spot, chart) / 2 for spot in across), default=0.0)
    height = len(rows) * (_HEIGHT + _BETWEEN) - _BETWEEN
    view = f"{-margin:g} {-margin:g} {width + 2 * margin:.0f} {height + 2 * margin:.0f}"
    drawn = [f'<path d="{_line(way, across)}"/>' for way in ways]
    for row in rows:
        for spot in row:
            if spot.is_node:
                drawn.append(_box(spot, across[spot], chart))
    return (
        f'<figure class="chart"><svg viewBox="{view}" role="img" aria-label="A map with arrows: '
        f'the list says the same" width="{width + 2 * margin:.0f}">\n'
        '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" '
        'markerHeight="8" orient="auto"><path class="tip" d="M0 0L8 4L0 8Z"/></marker></defs>\n'
        + "\n".join(drawn)
        + "\n</svg></figure>\n"
    )


def _top(spot: Spot) -> float:
    return spot.floor * (_HEIGHT + _BETWEEN)


def _line(way: Sequence[Spot], across: Mapping[Spot, float]) -> str:
    """Down from the first box, through the middle of each floor, to the top of the last."""
    x, y = across[way[0]], _top(way[0]) + _HEIGHT
    line = f"M{x:.1f} {y:.1f}"
    for spot in way[1:]:
        to_x, to_y = across[spot], _top(spot)
        half = (y + to_y) / 2
        line += f"C{x:.1f} {half:.1f} {to_x:.1f} {half:.1f} {to_x:.1f} {to_y:.1f}"
        x, y = to_x, to_y
        if spot is not way[-1]:
            y = to_y + _HEIGHT
            line += f"V{y:.1f}"
    return line


def _box(spot: Spot, x: float, chart: Chart) -> str:
    width, y = _width(spot, chart), _top(spot)
    label = html.escape(chart.labels[spot.name])
    return (
        f'<rect x="{x - width / 2:.1f}" y="{y:.1f}" width="{width:.1f}" height="{_HEIGHT:g}" '
        f'rx="9"/><text x="{x:.1f}" y="{y + _HEIGHT / 2 + 5:.1f}">{label}</text>'
    )
