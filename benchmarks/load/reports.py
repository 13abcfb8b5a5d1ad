"""What a run has measured, and what follows from it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import msgspec

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
    that broke, tables whose two players ended with different numbers, at any rate of the setup.
    Times are from a move's sending; those ``since_meant`` also hold by how much the load itself was
    late to send it, of which ``p99_late_ms`` tells."""

    setup: str
    processes: int
    tables: int
    rate: int
    seconds: float
    moves_a_second: float
    messages_a_second: float
    kilobytes_a_move: float
    p50_ms: float
    p99_ms: float
    worst_ms: float
    p99_since_meant_ms: float
    p99_late_ms: float
    lost: int
    refused: int
    usage: Usage

    @property
    def cpu_ms_a_move(self) -> float:
        """Of all server processes together."""
        return self.usage.server_cores / self.moves_a_second * 1000


def report_of(
    setup: str,
    processes: int,
    tables: int,
    rate: int,
    seconds: float,
    figures: Figures,
    usage: Usage,
) -> Report:
    ordered = sorted(figures.seconds)
    return Report(
        setup=setup,
        processes=processes,
        tables=tables,
        rate=rate,
        seconds=round(seconds, 1),
        moves_a_second=round(figures.moves / seconds, 1),
        messages_a_second=round(figures.messages / seconds, 1),
        kilobytes_a_move=round(figures.bytes / figures.moves / 1024, 1),
        p50_ms=_milliseconds(ordered, 0.5),
        p99_ms=_milliseconds(ordered, 0.99),
        worst_ms=_milliseconds(ordered, 1.0),
        p99_since_meant_ms=_milliseconds(sorted(figures.since_meant), 0.99),
        p99_late_ms=_milliseconds(sorted(figures.late), 0.99),
        lost=len(figures.lost),
        refused=figures.refused,
        usage=usage,
    )


def reports_in(file: Path) -> list[Report]:
    """Those that an earlier run has written."""
    found = msgspec.json.decode(file.read_bytes())["reports"]
    return msgspec.convert(found, list[Report])


def rate_within(reports: Sequence[Report], milliseconds: float) -> float | None:
    """The moves a second of one setup at which the slowest of a hundred takes so long: between the
    last rate that is faster and the next one. ``None`` if no rate was slower, or all were."""
    for one, other in pairwise(reports):
        if one.p99_ms <= milliseconds < other.p99_ms:
            share = (milliseconds - one.p99_ms) / (other.p99_ms - one.p99_ms)
            return one.moves_a_second + share * (other.moves_a_second - one.moves_a_second)
    return None


def _milliseconds(ordered: list[float], share: float) -> float:
    return round(ordered[min(int(len(ordered) * share), len(ordered) - 1)] * 1000, 1)
