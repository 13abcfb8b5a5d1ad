"""The figures of the load as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from pathlib import Path

from benchmarks.load.reports import Report
from papersea.arena.plot_style import BLUE, GREY, ORANGE, STYLE, SVG_METADATA

GOAL_MS = 100


def plot(reports: Sequence[Report], file: Path) -> None:
    """How long everybody waits, and what the servers' processes use, at every rate."""
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    with rc_context(STYLE):
        figure = Figure(figsize=(7.2, 5.6), layout="constrained")
        waiting, using = figure.subplots(2, 1, sharex=True)
        setups = groupby(reports, key=lambda report: report.setup)
        for (setup, found), colour in zip(setups, (BLUE, ORANGE), strict=False):
            rows = list(found)
            rates = [each.moves_a_second for each in rows]
            waiting.plot(rates, [each.p99_ms for each in rows], "o-", color=colour, label=setup)
            waiting.plot(rates, [each.p50_ms for each in rows], "o:", color=colour)
            using.plot(rates, [each.usage.server_cores for each in rows], "o-", color=colour)
        waiting.axhline(GOAL_MS, color=GREY, linewidth=0.8)
        waiting.set_yscale("log")
        waiting.set_ylabel("ms until everybody knows\n(99 % within; dotted: median)")
        waiting.legend()
        using.set_ylabel("cores that the servers use")
        using.set_ylim(bottom=0)
        using.set_xlabel("moves a second")
        figure.savefig(file, metadata=SVG_METADATA)
