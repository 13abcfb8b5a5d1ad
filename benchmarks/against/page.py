"""The page of an older state beside the present one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from benchmarks.against.found import Found, Noticed
from benchmarks.load.page import header
from benchmarks.load.reports import Report

_TEXT: Final = """\
# Then and now

What has become of the house since commit {commit}, measured side by side by `python -m
benchmarks.against {commit} --markdown docs/then-and-now.md`: servers of both states take turns
under the same load, with the same packages. Chance comes from seeds: each table's moves and pauses
from its code, which the server draws; in games after which memory is looked at, from 0.

{header}

## A move

{tables:,} tables of two are in play; the load has a core of its own, servers and databases share
the others. Milliseconds from a move's sending until its sender has the answer *and* both players
have been told, and milliseconds of the processor that all servers together use for a move (not
PostgreSQL and Redis). Of several figures in a field, each is a round's. The lower rate comes first,
soon after all games have begun at the same moment.

{moves}

## Floods

20 tables are in play at one process with SQLite and its usual limits while another address sends
as much as it can ([how](hostile.md)). Milliseconds within which 99 of 100 moves are known to
everybody, without the attack and with it, {seconds:g} seconds each; whoever still waits in the end
counts, with the time so far.

{floods}

## Memory

Kilobytes by which a server's process has grown with each {games:,} finished short games, one figure
for the first of them, one for the next: of people who stay at ten tables and play again; and where
new people play each game at a new table, once the house has let go of those that nobody uses. What
the system gives a process comes in pieces of up to a mebibyte.

{memory}
"""
_EACH: Final = {"game": "same tables", "table": "new tables", "people": "new people"}


def page(found: Found, commit: str) -> str:
    reports = [each for some in found.reports.values() for each in some]
    return _TEXT.format(
        commit=commit,
        header=header(found.machine),
        tables=reports[0].tables if reports else 0,
        moves="\n".join(_moves(found)),
        seconds=found.attack_seconds,
        games=found.games,
        floods="\n".join(_floods(found)),
        memory="\n".join(_memory(found)),
    )


def _head(first: Sequence[str], figures: Sequence[str]) -> list[str]:
    return [
        f"| {' | '.join((*first, *figures))} |",
        "|" + "---|" * len(first) + "--:|" * len(figures),
    ]


_FIGURES: Final[dict[str, Callable[[Report], str]]] = {
    "moves/s": lambda report: f"{report.moves_a_second:,.0f}",
    "ms of CPU a move": lambda report: f"{report.cpu_ms_a_move:.2f}",
    "median": lambda report: f"{report.p50_ms:,.0f}",
    "99 % within": lambda report: f"{report.p99_ms:,.0f}",
    "load late": lambda report: f"{report.p99_late_ms:,.0f}",
    "lost": lambda report: f"{report.lost}",
}


def _moves(found: Found) -> list[str]:
    rows = _head(("setup", "meant moves/s", "state"), tuple(_FIGURES))
    asked = {(each.setup, each.rate): None for some in found.reports.values() for each in some}
    for setup, rate in sorted(asked, key=lambda one: (one[0] != "SQLite", one[1])):
        for state, reports in found.reports.items():
            of = [each for each in reports if (each.setup, each.rate) == (setup, rate)]
            told = [", ".join(map(tell, of)) for tell in _FIGURES.values()]
            if not of:
                told[0] = "far too much"
            rows.append(f"| {setup} | {rate:,} | {state} | {' | '.join(told)} |")
    return rows


def _floods(found: Found) -> list[str]:
    figures = [
        f"{state}, {what}" for state in found.floods for what in ("quiet", "attacked", "times")
    ]
    rows = _head(("attack",), figures)
    for together in zip(*found.floods.values(), strict=True):
        told = (part for one in together for part in _noticed(one))
        rows.append(f"| {together[0].attack} | {' | '.join(told)} |")
    return rows


def _noticed(one: Noticed) -> tuple[str, str, str]:
    return f"{one.quiet_ms:,.1f}", f"{one.loud_ms:,.1f}", f"{one.times:,.1f}"


def _memory(found: Found) -> list[str]:
    rows = _head(("games at", "state"), ("MB before", "kB more"))
    for each, called in _EACH.items():
        for state, kept in found.memory.items():
            rows += [
                f"| {called} | {state} | {one.bytes[0] / 2**20:.0f} | "
                f"{', '.join(f'{kilobytes:+,.0f}' for kilobytes in one.kilobytes_more)} |"
                for one in kept
                if one.each == each
            ]
    return rows
