"""The page and its plots, from the rounds that were kept."""

from __future__ import annotations

import io
import re
from pathlib import Path

from matplotlib import rc_context

from papersea.arena.plot_style import STYLE, SVG_METADATA
from tools.talk import calls, endings, first, gains, kinds, length, mermaids
from tools.talk.method import introduction, method
from tools.talk.playing import GAMES, runs_of
from tools.talk.rounds import load_rounds
from tools.talk.section import Plot, Section, Tables


def write_report(kept: Path, docs: Path) -> Path:
    """The same rounds give the same files. Returns the page; its plots lie in a folder beside."""
    tables = {
        players: load_rounds(kept, players)
        for players in GAMES
        if any(kept.glob(f"{players}-*.npy"))
    }
    page = docs / "table-talk.md"
    with rc_context(STYLE):
        parts = _sections(tables)
        for part in parts:
            if part.plot is not None:
                _save(part.plot, docs / "table-talk")
    in_short = "\n".join(f"- {part.in_short}" for part in parts)
    bodies = (part.page() for part in parts)
    page.write_text(
        "\n".join((introduction(tables), f"{in_short}\n", *bodies, method(tables, runs_of(kept)))),
        encoding="utf-8",
    )
    return page


def _sections(tables: Tables) -> list[Section]:
    subjects = (endings, length, calls, gains, first, kinds, mermaids)
    return [subject.section(tables) for subject in subjects]


def _save(plot: Plot, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    drawn = io.StringIO()
    plot.figure.savefig(drawn, format="svg", metadata=SVG_METADATA)
    (folder / f"{plot.name}.svg").write_text(_shorter(drawn.getvalue()), encoding="utf-8")


def _shorter(svg: str) -> str:
    """Points of paths to the hundredth: nobody sees more."""
    return re.sub(r"(\.\d\d)\d+(?=[-. \d]*$)", r"\1", svg, flags=re.MULTILINE)
