"""The page of figures, and the plan that follows from them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from benchmarks.load.plotting import GOAL_MS
from benchmarks.load.reports import Report, rate_within
from benchmarks.machine import Machine

_PEOPLE: Final = 1_000_000
_AT_A_TABLE: Final = 2
_SECONDS_A_MOVE: Final = 3.0
_BUSY: Final = 0.6
"""The share of a core or a disk that is used in the plan: the rest is for bad moments."""

_TEXT: Final = """\
# Capacity

What a server of this size bears, measured by `python -m benchmarks.load --markdown
docs/capacity.md`, and what follows for more. {tables_here:,} tables of two are in play at the same
time, at rising rates of moves (with chance in the pauses, so that tables do not move in step). The
load comes from a process of its own on a core of its own; servers, PostgreSQL and Redis share the
others. A move is timed from its sending until its sender has the answer *and* both players have
been told.

{header}

{figures}

![How long everybody waits, and how busy the servers are, at each rate of moves]({picture})

{bounds}

`99 % within` is timed from when a move was really sent, `from meant` from when it was due; `late`
is by how much the load itself sent after it meant to, for the slowest of a hundred. Where that is
much, the load was what could not keep up. `lost` counts messages out of order,
broken connections, and tables whose players did not end with the same number. A table's memory
holds its two sockets. With two processes the two players of every table are connected to different
ones, so each move crosses Redis. What an older state bore under the same load:
[then and now](then-and-now.md).

## A million people at tables at once

Two at each table, a move every {seconds:g} seconds there (people think), servers and databases no
more than {busy:.0%} busy: {tables:,} tables, {moves:,.0f} moves a second.

| what | from | needs |
|---|---|---|
| cores for `papersea serve` | {cpu:.2f} ms a move, two processes | {cores:,.0f} cores like these |
| memory for tables | {kilobytes:.0f} kB a table | {gigabytes:,.0f} GB over all machines |
| writes to the log | {appends:,.0f} appends a second for one PostgreSQL here | {shards} databases |
| news through Redis | one a move; 100,000 a second each, assumed | {redis} Redis servers |
| network to players | {kilobytes_a_move:.1f} kB a move | {gigabits:.1f} Gbit/s |
| experts' thinking | 0.2 s of a core a move at most | a core for {bots} moves a minute |

**What breaks first** is the one PostgreSQL: its log is full at about {full:,.0f} tables, long
before memory or the network. Nothing in the log crosses tables, so [tables are spread over several
databases](hosting.md#tables-in-several-databases) by a letter of their code, and each of them bears
that many; people, ratings and the lobby stay in one, which sees a fraction of the writes (a
finished game for some hundred moves). Second is the one Redis: groups of servers could each have
their own, for which there is no setting yet. The servers themselves hold nothing that others need,
so they only grow in number. Third is the lobby, which reads the hundred newest public tables of
each database for each request and would want a cache.

Up to about {alone:,.0f} tables, one process with a SQLite file does it all.
"""


def page(machine: Machine, reports: Sequence[Report], appends: float, picture: str) -> str:
    tables = _PEOPLE // _AT_A_TABLE
    moves = tables / _SECONDS_A_MOVE
    setups = [list(rows) for _, rows in groupby(reports, key=lambda report: report.setup)]
    alone, widest = _usual(setups[0]), _usual(setups[-1])
    redis = -int(-moves // (100_000 * _BUSY))
    return _TEXT.format(
        tables_here=alone.tables,
        header=header(machine),
        figures="\n".join(_rows(reports)),
        picture=picture,
        bounds="\n".join(map(_bound, setups)),
        seconds=_SECONDS_A_MOVE,
        busy=_BUSY,
        tables=tables,
        moves=moves,
        cpu=widest.cpu_ms_a_move,
        cores=moves * widest.cpu_ms_a_move / 1000 / _BUSY,
        kilobytes=widest.usage.kilobytes_a_table,
        gigabytes=tables * widest.usage.kilobytes_a_table / 2**20,
        appends=appends,
        shards=-int(-moves // (appends * _BUSY)),
        redis=redis,
        kilobytes_a_move=widest.kilobytes_a_move,
        gigabits=moves * widest.kilobytes_a_move * 8 / 2**20,
        bots=int(60 / 0.2),
        full=appends * _BUSY * _SECONDS_A_MOVE,
        alone=_BUSY / (alone.cpu_ms_a_move / 1000) * _SECONDS_A_MOVE,
    )


def _usual(rows: Sequence[Report]) -> Report:
    """With about a move a second at each table."""
    return min(rows, key=lambda report: abs(report.rate - report.tables))


def _bound(rows: Sequence[Report]) -> str:
    rate = rate_within(rows, GOAL_MS)
    if rate is not None:
        return (
            f"* {rows[0].setup}: 99 % within {GOAL_MS} ms up to about {rate:,.0f} moves a second."
        )
    says = "at every rate" if rows[-1].p99_ms <= GOAL_MS else "at no rate"
    return f"* {rows[0].setup}: 99 % within {GOAL_MS} ms {says} that was tried."


def header(machine: Machine) -> str:
    return (
        f"Commit {machine.commit}, {machine.date}; {machine.cores} cores: {machine.processor}; "
        f"{machine.system}; {machine.python}."
    )


def _rows(reports: Sequence[Report]) -> list[str]:
    head = (
        "| setup | moves/s | median | 99 % within | worst | from meant | late | lost | "
        "kB a table | cores | ms of CPU a move |"
    )
    return [head, "|---" + "|--:" * 10 + "|", *map(_row, reports)]


def _row(report: Report) -> str:
    return (
        f"| {report.setup} | {report.moves_a_second:,.0f} | {report.p50_ms:.0f} ms | "
        f"{report.p99_ms:.0f} ms | {report.worst_ms:.0f} ms | {report.p99_since_meant_ms:.0f} ms | "
        f"{report.p99_late_ms:.0f} ms | {report.lost} | {report.usage.kilobytes_a_table:.0f} | "
        f"{report.usage.server_cores:.2f} | {report.cpu_ms_a_move:.2f} |"
    )
