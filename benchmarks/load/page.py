"""The page of figures, and the plan that follows from them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from benchmarks.load.reports import Report
from benchmarks.machine import Machine

_PEOPLE: Final = 1_000_000
_AT_A_TABLE: Final = 2
_SECONDS_A_MOVE: Final = 3.0
_BUSY: Final = 0.6
"""The share of a core or a disk that is used in the plan: the rest is for bad moments."""

_TEXT: Final = """\
# Capacity

What a server of this size bears, measured by `python -m benchmarks.load --markdown
docs/capacity.md`, and what follows for more. Tables of two are in play at the same time, with about
one move a second at each (half a second to one and a half between two moves, at random), by a
client of our own that shares the two cores with the servers. A move is timed from its sending
until its sender has the answer *and* both players have been told.

{header}

{figures}

`lost` counts messages out of order, broken connections, and tables whose players did not end with
the same number. A table's memory holds its two sockets. In the last row the two players of every
table are connected to different processes, so each move crosses Redis.

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
before memory or the network. Nothing in the log crosses tables, so it splits by the table's code:
servers would choose the database by the code, and a group of servers would share a Redis. That
choice is not built; people, ratings and the lobby would stay in one database, which sees a
fraction of the writes (a finished game for some hundred moves). Second is the one Redis, at the
same split. The servers themselves hold nothing that others need, so they only grow in number.
Third is the lobby, which reads the hundred newest public tables for each request and would want a
cache.

Up to about {alone:,.0f} tables, one process with a SQLite file does it all.
"""


def page(machine: Machine, reports: Sequence[Report], appends: float) -> str:
    tables = _PEOPLE // _AT_A_TABLE
    moves = tables / _SECONDS_A_MOVE
    widest = reports[-1]
    alone = reports[0]
    redis = -int(-moves // (100_000 * _BUSY))
    return _TEXT.format(
        header=_header(machine),
        figures="\n".join(_rows(reports)),
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


def _header(machine: Machine) -> str:
    return (
        f"Commit {machine.commit}, {machine.date}; {machine.cores} cores: {machine.processor}; "
        f"{machine.system}; {machine.python}."
    )


def _rows(reports: Sequence[Report]) -> list[str]:
    head = (
        "| setup | tables | sockets | moves/s | median | 99 % within | worst | lost | "
        "kB a table | ms of CPU a move |"
    )
    return [head, "|---" + "|--:" * 9 + "|", *map(_row, reports)]


def _row(report: Report) -> str:
    return (
        f"| {report.setup} | {report.tables:,} | {_AT_A_TABLE * report.tables:,} | "
        f"{report.moves_a_second:,.0f} | {report.p50_ms:.0f} ms | {report.p99_ms:.0f} ms | "
        f"{report.worst_ms:.0f} ms | {report.lost} | {report.usage.kilobytes_a_table:.0f} | "
        f"{report.cpu_ms_a_move:.2f} |"
    )
