"""What a run has measured, and what follows from it."""

from __future__ import annotations

from dataclasses import dataclass

from benchmarks.load.tables import Figures


@dataclass(frozen=True, slots=True)
class Usage:
    """What processes have used during a run."""

    megabytes_before: float
    kilobytes_a_table: float
    server_cores: float
    load_cores: float


@dataclass(frozen=True, slots=True)
class Report:
    """One setup under one load. ``lost``: messages that did not arrive in order, connections
    that broke, tables whose two players ended with different numbers."""

    setup: str
    processes: int
    tables: int
    seconds: float
    moves_a_second: float
    messages_a_second: float
    kilobytes_a_move: float
    p50_ms: float
    p99_ms: float
    worst_ms: float
    lost: int
    refused: int
    usage: Usage

    @property
    def cpu_ms_a_move(self) -> float:
        """Of all server processes together."""
        return self.usage.server_cores / self.moves_a_second * 1000


def report_of(
    setup: str, processes: int, tables: int, seconds: float, figures: Figures, usage: Usage
) -> Report:
    ordered = sorted(figures.seconds)
    return Report(
        setup=setup,
        processes=processes,
        tables=tables,
        seconds=round(seconds, 1),
        moves_a_second=round(figures.moves / seconds, 1),
        messages_a_second=round(figures.messages / seconds, 1),
        kilobytes_a_move=round(figures.bytes / figures.moves / 1024, 1),
        p50_ms=_milliseconds(ordered, 0.5),
        p99_ms=_milliseconds(ordered, 0.99),
        worst_ms=_milliseconds(ordered, 1.0),
        lost=len(figures.lost),
        refused=figures.refused,
        usage=usage,
    )


def _milliseconds(ordered: list[float], share: float) -> float:
    return round(ordered[min(int(len(ordered) * share), len(ordered) - 1)] * 1000, 1)
