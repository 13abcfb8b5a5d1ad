"""What every subject of the page hands over."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from matplotlib.figure import Figure

from tools.talk.rounds import Rounds

Tables = Mapping[int, Rounds]
"""The rounds by how many players sat at the table; two are always there."""


@dataclass(frozen=True, slots=True)
class Plot:
    name: str
    figure: Figure


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the page. What it says in short stands at the head of the page, and for its plot
    where that cannot be seen."""

    title: str
    in_short: str
    text: str
    plot: Plot | None = None

    def page(self) -> str:
        image = f"![{self.in_short}](table-talk/{self.plot.name}.svg)\n\n" if self.plot else ""
        return f"## {self.title}\n\n{image}{self.text}\n"
