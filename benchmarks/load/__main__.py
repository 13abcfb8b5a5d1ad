"""Put a load on a server: tables of two in play at once, about a move a second at each.

``python -m benchmarks.load``: one process with SQLite, then one and two processes with PostgreSQL
and Redis, the players of each table at different processes. ``--markdown docs/capacity.md`` writes
the page with what follows from the figures. The load runs on the same machine as the servers.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import asdict
from pathlib import Path

import uvloop

from benchmarks.load.house import Server, serving
from benchmarks.load.measuring import measure
from benchmarks.load.page import page
from benchmarks.load.reports import Report
from benchmarks.machine import this_machine
from benchmarks.storage import SECONDS, Manner
from benchmarks.storage import measure as measure_log
from tests.server.services import start_postgres, start_redis

_PORTS = (18_437, 18_438)
SETUPS = ("SQLite", "PostgreSQL and Redis", "PostgreSQL and Redis, two processes")


@contextmanager
def _servers(setup: str) -> Iterator[list[Server]]:
    with ExitStack() as stack:
        if setup == SETUPS[0]:
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            yield stack.enter_context(serving(f"sqlite:///{folder}/load.db", None, _PORTS[:1]))
            return
        database = stack.enter_context(start_postgres()).database()
        redis = stack.enter_context(start_redis()).address
        ports = _PORTS if setup == SETUPS[2] else _PORTS[:1]
        yield stack.enter_context(serving(database, redis, ports))


def _appends_a_second() -> float:
    with start_postgres() as postgres:
        manner = Manner("tables in play", callers=200)
        return asyncio.run(measure_log(postgres.database(), manner, SECONDS)).rate


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--pause", type=float, default=0.98, help="seconds before each move")
    parser.add_argument("--setup", choices=("1", "2", "3"), help="only one of the three")
    parser.add_argument("--json", type=Path, metavar="FILE")
    parser.add_argument("--markdown", type=Path, metavar="FILE")
    wanted = parser.parse_args()
    setups = SETUPS if wanted.setup is None else (SETUPS[int(wanted.setup) - 1],)
    reports: list[Report] = []
    for setup in setups:
        with _servers(setup) as servers:
            run = measure(setup, servers, wanted.tables, wanted.seconds, wanted.pause)
            reports.append(uvloop.run(run))
        print(json.dumps(asdict(reports[-1]), indent=2), flush=True)
    machine = this_machine()
    if wanted.json:
        everything = {"machine": asdict(machine), "reports": [asdict(each) for each in reports]}
        wanted.json.write_text(json.dumps(everything, indent=2) + "\n", encoding="utf-8")
    if wanted.markdown:
        text = page(machine, reports, _appends_a_second())
        wanted.markdown.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
