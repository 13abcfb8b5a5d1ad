"""Put a load on a server: tables of two in play at once, a move a second at each.

``python -m benchmarks.load``: one process with SQLite.
``python -m benchmarks.load --cluster``: two processes with PostgreSQL and Redis, the players of
each table spread over both.
The load runs on the same machine, so a server gets about one of two cores.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path

import httpx
import uvloop

from benchmarks.load.house import Server, serving
from benchmarks.load.tables import Figures, LoadTable
from benchmarks.machine import this_machine

_PORTS = (18_437, 18_438)
_OPENING_AT_ONCE = 50


@dataclass(frozen=True, slots=True)
class Report:
    """Everything that a run has measured."""

    what: str
    tables: int
    sockets: int
    seconds: float
    moves_a_second: float
    messages_a_second: float
    p50_ms: float
    p99_ms: float
    worst_ms: float
    lost: int
    refused: int
    games_finished: int
    kilobytes_a_table: float
    megabytes_before: float
    server_cores: float
    load_cores: float


@contextmanager
def _servers(*, is_cluster: bool) -> Iterator[list[Server]]:
    with ExitStack() as stack:
        if is_cluster:
            from tests.server.services import start_postgres, start_redis

            database = stack.enter_context(start_postgres()).database()
            redis = stack.enter_context(start_redis()).address
            yield stack.enter_context(serving(database, redis, _PORTS))
        else:
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            yield stack.enter_context(serving(f"sqlite:///{folder}/load.db", None, _PORTS[:1]))


async def _sign_in(client: httpx.AsyncClient, name: str) -> str:
    response = await client.post("/api/people", json={"name": name})
    response.raise_for_status()
    return str(response.headers["set-cookie"].split("=", 1)[1].split(";")[0])


async def _open(
    client: httpx.AsyncClient, number: int, figures: Figures, pause: float
) -> LoadTable:
    tokens = (await _sign_in(client, f"Left {number}"), await _sign_in(client, f"Right {number}"))
    headers = {"authorization": f"Bearer {tokens[0]}"}
    settings = {"starts_when_full": True}
    response = await client.post("/api/tables", json={"settings": settings}, headers=headers)
    response.raise_for_status()
    return LoadTable(response.json()["code"], tokens, figures, pause)


async def _measure(servers: list[Server], tables: int, seconds: float, pause: float) -> Report:
    figures = Figures()
    ports = (servers[0].port, servers[-1].port)
    before = sum(server.memory() for server in servers)
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{ports[0]}", timeout=60) as client:
        room = asyncio.Semaphore(_OPENING_AT_ONCE)

        async def opened(number: int) -> LoadTable:
            async with room:
                table = await _open(client, number, figures, pause)
                client.cookies.clear()
                await table.connect(ports)
                return table

        playing = await asyncio.gather(*map(opened, range(tables)))
    for number, table in enumerate(playing):
        table.is_playing = True
        table.sit_and_start()
        if number % 10 == 0:
            await asyncio.sleep(0.01)
    await asyncio.sleep(8)
    after = sum(server.memory() for server in servers)
    gc.freeze()
    figures.seconds.clear()
    figures.moves = figures.messages = 0
    cpu, own, began = _cpu(servers), time.process_time(), time.perf_counter()
    await asyncio.sleep(seconds)
    taken = time.perf_counter() - began
    report = _report(servers, figures, tables, taken, (after - before) / tables / 1024, before)
    report = report | {
        "server_cores": round((_cpu(servers) - cpu) / taken, 2),
        "load_cores": round((time.process_time() - own) / taken, 2),
    }
    for table in playing:
        table.is_playing = False
    await asyncio.sleep(1)
    figures.lost += [f"{t.code}: {t.numbers}" for t in playing if len(set(t.numbers)) > 1]
    report["lost"] = len(figures.lost)
    for problem in figures.lost[:10]:
        print(problem, file=sys.stderr)
    for table in playing:
        table.close()
    return Report(**report)  # type: ignore[arg-type]


def _cpu(servers: list[Server]) -> float:
    return sum(server.cpu_seconds() for server in servers)


def _report(
    servers: list[Server],
    figures: Figures,
    tables: int,
    taken: float,
    per_table: float,
    before: int,
) -> dict[str, object]:
    ordered = sorted(figures.seconds) or [0.0]
    return {
        "what": f"{len(servers)} server process{'es' * (len(servers) > 1)}",
        "tables": tables,
        "sockets": 2 * tables,
        "seconds": round(taken, 1),
        "moves_a_second": round(figures.moves / taken, 1),
        "messages_a_second": round(figures.messages / taken, 1),
        "p50_ms": round(ordered[len(ordered) // 2] * 1000, 1),
        "p99_ms": round(ordered[int(len(ordered) * 0.99)] * 1000, 1),
        "worst_ms": round(ordered[-1] * 1000, 1),
        "refused": figures.refused,
        "games_finished": figures.games,
        "kilobytes_a_table": round(per_table, 1),
        "megabytes_before": round(before / 2**20, 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--pause", type=float, default=0.98, help="seconds before each move")
    parser.add_argument("--cluster", action="store_true")
    parser.add_argument("--json", type=Path, metavar="FILE")
    wanted = parser.parse_args()
    with _servers(is_cluster=wanted.cluster) as servers:
        report = uvloop.run(_measure(servers, wanted.tables, wanted.seconds, wanted.pause))
    text = json.dumps({"machine": asdict(this_machine()), "load": asdict(report)}, indent=2)
    print(text)
    if wanted.json:
        wanted.json.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
