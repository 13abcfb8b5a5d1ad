"""One run: people sign in, tables fill, games are played, and everything is timed."""

from __future__ import annotations

import asyncio
import gc
import sys
import time
from dataclasses import replace

import httpx

from benchmarks.load.house import Server
from benchmarks.load.reports import Report, Usage, report_of
from benchmarks.load.tables import Figures, LoadTable

_OPENING_AT_ONCE = 50
_SECONDS_TO_SETTLE = 8.0  # dealing waits for salts
_SECONDS_TO_CHANGE = 3.0
_FAR_TOO_LONG = 500.0
"""Milliseconds. Who has to wait so long at one rate need not be asked at a higher one."""


async def measure(
    setup: str, servers: list[Server], tables: int, plan: list[tuple[int, float]]
) -> list[Report]:
    """``tables`` of two in play, at each rate of the plan for so many seconds. The first player of
    each is connected to the first server, the second to the last."""
    figures = Figures()
    before = _memory(servers)
    playing = await open_all(servers, tables, figures, tables / plan[0][0])
    await start_all(playing)
    kilobytes = (_memory(servers) - before) / tables / 1024
    gc.freeze()
    reports: list[Report] = []
    for rate, seconds in plan:
        for table in playing:
            table.pause = tables / rate
        await asyncio.sleep(_SECONDS_TO_CHANGE)
        figures.restart()
        cpu, own, began = _cpu(servers), time.process_time(), time.perf_counter()
        await asyncio.sleep(seconds)
        taken = time.perf_counter() - began
        usage = Usage(
            round(before / 2**20, 1),
            round(kilobytes, 1),
            round((_cpu(servers) - cpu) / taken, 3),
            round((time.process_time() - own) / taken, 3),
        )
        reports.append(report_of(setup, len(servers), tables, rate, taken, figures, usage))
        if reports[-1].p99_ms > _FAR_TOO_LONG:
            break
    await stop_all(playing, figures)
    return [replace(each, lost=len(figures.lost)) for each in reports]


async def open_all(
    servers: list[Server], tables: int, figures: Figures, pause: float
) -> list[LoadTable]:
    room = asyncio.Semaphore(_OPENING_AT_ONCE)
    address = f"http://127.0.0.1:{servers[0].port}"

    async def opened(number: int) -> LoadTable:
        async with room:
            table = await _open(client, number, figures, pause)
            await table.connect((servers[0].port, servers[-1].port))
            return table

    async with httpx.AsyncClient(base_url=address, timeout=60) as client:
        return await asyncio.gather(*map(opened, range(tables)))


async def _open(
    client: httpx.AsyncClient, number: int, figures: Figures, pause: float
) -> LoadTable:
    tokens = (await _sign_in(client, f"Left {number}"), await _sign_in(client, f"Right {number}"))
    headers = {"authorization": f"Bearer {tokens[0]}"}
    wanted = {"settings": {"starts_when_full": True}}
    response = await client.post("/api/tables", json=wanted, headers=headers)
    response.raise_for_status()
    return LoadTable(response.json()["code"], tokens, figures, pause)


async def _sign_in(client: httpx.AsyncClient, name: str) -> str:
    response = await client.post("/api/people", json={"name": name})
    response.raise_for_status()
    client.cookies.clear()
    return str(response.headers["set-cookie"].split("=", 1)[1].split(";")[0])


async def start_all(playing: list[LoadTable]) -> None:
    for number, table in enumerate(playing):
        table.is_playing = True
        table.sit_down()
        if number % 10 == 0:
            await asyncio.sleep(0.01)
    await asyncio.sleep(_SECONDS_TO_SETTLE)


async def stop_all(playing: list[LoadTable], figures: Figures) -> None:
    """Everybody has heard the same in the end."""
    for table in playing:
        table.is_playing = False
    await asyncio.sleep(2.0)
    figures.lost += [f"{t.code}: {t.numbers}" for t in playing if len(set(t.numbers)) > 1]
    for problem in figures.lost[:10]:
        print(problem, file=sys.stderr)
    for table in playing:
        table.close()


def _memory(servers: list[Server]) -> int:
    return sum(server.memory() for server in servers)


def _cpu(servers: list[Server]) -> float:
    return sum(server.cpu_seconds() for server in servers)
