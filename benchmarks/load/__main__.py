"""Put a load on a server: tables of two in play at once, at rising rates of moves.

``python -m benchmarks.load``: one process with SQLite, then two processes with PostgreSQL and
Redis, the players of each table at different processes. ``--markdown docs/capacity.md`` writes the
page with what follows from the figures, and its plot; it can be measured in two parts: ``--setup 1
--json FILE``, then ``--setup 2 --after FILE --markdown docs/capacity.md``. The load
comes from a process of its own on the machine's last core; servers and databases have the others.
"""

from __future__ import annotations

import argparse
import asyncio
import json
from dataclasses import asdict
from pathlib import Path

from benchmarks.load.generating import Load, generate
from benchmarks.load.page import page
from benchmarks.load.plotting import plot
from benchmarks.load.reports import reports_in
from benchmarks.load.setups import SETUPS, servers_of
from benchmarks.machine import this_machine
from benchmarks.storage import SECONDS, Manner
from benchmarks.storage import measure as measure_log
from tests.server.services import start_postgres


def _appends_a_second() -> float:
    with start_postgres() as postgres:
        manner = Manner("tables in play", callers=200)
        return asyncio.run(measure_log(postgres.database(), manner, SECONDS)).rate


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument(
        "--rates",
        type=lambda text: tuple(map(int, text.split(","))),
        default=(250, 500, 750, 1000, 1250, 1500, 2000),
        metavar="MOVES,…",
        help="moves a second, rising; what comes after one that is far too much is left out",
    )
    parser.add_argument(
        "--seconds", type=float, default=30.0, help="at as many moves a second as tables"
    )
    parser.add_argument("--others", type=float, default=8.0, help="seconds at the other rates")
    parser.add_argument("--setup", choices=("1", "2"), help="only one of the two")
    parser.add_argument("--json", type=Path, metavar="FILE")
    parser.add_argument(
        "--after",
        type=Path,
        metavar="FILE",
        help="figures of the same state, by --json: of one part",
    )
    parser.add_argument("--markdown", type=Path, metavar="FILE")
    wanted = parser.parse_args()
    setups = SETUPS if wanted.setup is None else (SETUPS[int(wanted.setup) - 1],)
    load = Load(wanted.tables, wanted.rates, wanted.seconds, wanted.others)
    reports = [] if wanted.after is None else reports_in(wanted.after)
    for setup in setups:
        with servers_of(setup) as servers:
            reports += generate(setup, servers, load)
        for report in reports:
            if report.setup == setup:
                print(json.dumps(asdict(report) | {"cpu_ms_a_move": report.cpu_ms_a_move}))
    machine = this_machine()
    if wanted.json:
        everything = {"machine": asdict(machine), "reports": [asdict(each) for each in reports]}
        wanted.json.write_text(json.dumps(everything, indent=2) + "\n", encoding="utf-8")
    if wanted.markdown:
        picture = wanted.markdown.parent / "pictures" / f"{wanted.markdown.stem}.svg"
        picture.parent.mkdir(exist_ok=True)
        plot(reports, picture)
        text = page(machine, reports, _appends_a_second(), f"pictures/{picture.name}")
        wanted.markdown.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
