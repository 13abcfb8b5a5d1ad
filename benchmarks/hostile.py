"""What seated players notice of an attack: ``python -m benchmarks.hostile``.

People play at one process with SQLite and its usual limits. For each attack, the same number of
seconds is measured without it and with it, in turns: eight connections of another address that
send as much as they can, come back as soon as they are turned away, and run in a process of their
own. A move is timed from its sending until its sender is answered and both players have been told.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from itertools import count, repeat
from pathlib import Path
from typing import Final
from urllib.request import urlopen

import uvloop

from benchmarks.load.house import PRESENT, Server, State, serving
from benchmarks.load.measuring import open_all, start_all, stop_all
from benchmarks.load.page import header
from benchmarks.load.tables import Figures, LoadTable
from benchmarks.machine import this_machine
from tests.hostile.attackers import (
    BEGIN,
    ENDLESS_BODY,
    HALF_REQUEST,
    MORE,
    PING,
    PONG,
    TINY_CHUNK,
    hello,
    raw,
    text,
)

_PORT: Final = 18_441
_ELSEWHERE: Final = "127.0.0.2"
_AT_ONCE: Final = 8
_TABLES: Final = 20
_PAUSE: Final = 0.2
_PAGE: Final = b"GET / HTTP/1.1\r\nHost: sea\r\n\r\n"
_BEGIN_OF_ATTACK: Final = 1.0
_END_OF_ATTACK: Final = 1.0
_TURNS: Final = 3
"""Quiet and attacked seconds take turns, so that both meet whatever else the machine does."""
_NICE: Final = 10
"""An attacker elsewhere would leave the cores to the server."""

Attack = Callable[[int, str], Awaitable[None]]


async def _at_table(port: int, code: str, frames: Iterator[bytes], last: int = 0) -> None:
    async with raw(port, source=_ELSEWHERE) as one:
        if b" 101 " in await one.handshake(code):
            listening = asyncio.create_task(one.until_closed())
            await one.send(hello(last))
            await one.flood(frames)
            await listening


async def _over_http(port: int, pieces: Iterator[bytes]) -> None:
    async with raw(port, source=_ELSEWHERE) as one:
        listening = asyncio.create_task(one.until_closed())
        await one.flood(pieces)
        await listening


async def _pings(port: int, code: str) -> None:
    await _at_table(port, code, repeat(PING * 2000))


async def _pongs(port: int, code: str) -> None:
    await _at_table(port, code, repeat(PONG * 2000))


async def _fragments(port: int, code: str) -> None:
    await _at_table(port, code, iter((BEGIN, *repeat(MORE * 2000, 1000))))


async def _messages(port: int, code: str) -> None:
    """A fresh view for each, as fast as a socket may ask."""
    one = text(b'{"type":"follow","id":1,"seat":null}')

    await _at_table(port, code, repeat(one * 30))


async def _future(port: int, code: str) -> None:
    async with raw(port, source=_ELSEWHERE) as one:
        if b" 101 " in await one.handshake(code):
            await one.send(hello(10**9))
            await one.reader.read(65_536)


async def _churn(port: int, _: str) -> None:
    async with raw(port, source=_ELSEWHERE) as one:
        await one.send(HALF_REQUEST)


async def _silence(port: int, _: str) -> None:
    async with raw(port, source=_ELSEWHERE) as one:
        await one.send(HALF_REQUEST)
        await asyncio.sleep(60)


async def _pages(port: int, _: str) -> None:
    async with raw(port, source=_ELSEWHERE) as one:
        while await one.send(_PAGE):
            if not await one.head():
                return


async def _in_line(port: int, _: str) -> None:
    await _over_http(port, repeat(_PAGE * 2000))


async def _heads(port: int, _: str) -> None:
    lines = (b"X-%d: x\r\n" % number * 500 for number in count())
    await _over_http(port, iter((HALF_REQUEST, *(next(lines) for _ in range(1000)))))


async def _bodies(port: int, _: str) -> None:
    await _over_http(port, iter((ENDLESS_BODY, *repeat(TINY_CHUNK * 2000, 1000))))


ATTACKS: Final[dict[str, Attack]] = {
    "empty pings": _pings,
    "empty pongs": _pongs,
    "empty fragments": _fragments,
    "messages": _messages,
    "numbers from the future": _future,
    "connecting again and again": _churn,
    "half requests": _silence,
    "pages": _pages,
    "requests in line": _in_line,
    "endless heads": _heads,
    "bodies in tiny chunks": _bodies,
}
_CONNECTIONS: Final = {"messages": 64, "half requests": 1000}


async def attack(name: str, port: int, code: str) -> None:
    """For ever."""

    async def again_and_again() -> None:
        while True:
            with suppress(OSError, asyncio.IncompleteReadError):
                await ATTACKS[name](port, code)
            await asyncio.sleep(0)

    async with asyncio.TaskGroup() as group:
        for _ in range(_CONNECTIONS.get(name, _AT_ONCE)):
            group.create_task(again_and_again())


@contextmanager
def _attacked(name: str, port: int, code: str) -> Iterator[None]:
    line = [sys.executable, "-m", "benchmarks.hostile", "--attack", name]
    attacker = subprocess.Popen([*line, "--port", str(port), "--code", code])
    try:
        yield
    finally:
        attacker.kill()
        attacker.wait()


@dataclass(slots=True)
class Window:
    """All that was seen at the tables in some stretches of time. ``met``: limits that somebody met,
    and how often."""

    seconds: float = 0.0
    waits: list[float] = field(default_factory=list)
    cpu: float = 0.0
    met: Counter[str] = field(default_factory=Counter)

    async def measure(
        self, server: Server, playing: list[LoadTable], figures: Figures, seconds: float
    ) -> None:
        """Whoever still waits in the end counts, too: under an attack that stops the house nobody
        else would."""
        cpu = server.cpu_seconds()
        figures.restart()
        await asyncio.sleep(seconds)
        self.waits += figures.seconds + [age for table in playing for age in table.waiting()]
        self.seconds += seconds
        self.cpu += server.cpu_seconds() - cpu

    def milliseconds(self, share: float) -> float:
        ordered = sorted(self.waits)
        return ordered[min(int(len(ordered) * share), len(ordered) - 1)] * 1000

    @property
    def cores(self) -> float:
        return self.cpu / self.seconds


def _turned_away(server: Server) -> dict[str, int]:
    with urlopen(f"http://127.0.0.1:{server.port}/metrics") as figures:
        told = figures.read().decode()
    found = re.findall(r'^papersea_turned_away_total\{limit="(\w+)"\} ([0-9.e+]+)', told, re.M)
    return {name: int(float(number)) for name, number in found}


_HEADS: Final = (
    "| attack | median, quiet | attacked | 99 % within, quiet | attacked | times | cores, quiet"
    " | attacked | limits met |",
    "|---|--:|--:|--:|--:|--:|--:|--:|---|",
)


@dataclass(frozen=True, slots=True)
class Flood:
    """What was seen without an attack and with it."""

    attack: str
    quiet: Window
    loud: Window


async def flood(
    names: list[str], seconds: float, server: Server, tell: Callable[[Flood], None]
) -> int:
    """``tell`` hears of each attack. How much was lost."""
    figures = Figures()
    playing = await open_all([server], _TABLES, figures, _PAUSE)
    await start_all(playing)
    for name in names:
        quiet, loud = Window(), Window()
        for _ in range(_TURNS):
            await quiet.measure(server, playing, figures, seconds / _TURNS)
            loud.met.subtract(await asyncio.to_thread(_turned_away, server))
            with _attacked(name, server.port, playing[0].code):
                await asyncio.sleep(_BEGIN_OF_ATTACK)  # its process starts
                await loud.measure(server, playing, figures, seconds / _TURNS)
            # Answered when all that has come is worked off.
            loud.met.update(await asyncio.to_thread(_turned_away, server))
            await asyncio.sleep(_END_OF_ATTACK)
        tell(Flood(name, quiet, loud))
    await stop_all(playing, figures)
    return len(figures.lost)


@contextmanager
def flooded(state: State = PRESENT) -> Iterator[Server]:
    """A server to be attacked, with its usual limits."""
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(f"sqlite:///{folder}/hostile.db", None, (_PORT,), (), state) as (server,),
    ):
        yield server


def _row(found: Flood) -> str:
    quiet, loud = found.quiet, found.loud
    (p50, p99), (loud_p50, loud_p99) = (
        (each.milliseconds(0.5), each.milliseconds(0.99)) for each in (quiet, loud)
    )
    met = ", ".join(f"`{limit}` {number:,}" for limit, number in (+loud.met).items())
    return (
        f"| {found.attack} | {p50:.1f} ms | {loud_p50:.1f} ms | {p99:.1f} ms | {loud_p99:.1f} ms"
        f" | {loud_p99 / p99:.1f} | {quiet.cores:.2f} | {loud.cores:.2f} | {met} |"
    )


_TEXT: Final = """\
# Under attack

What seated players notice of somebody who means harm, by `python -m benchmarks.hostile --markdown
docs/hostile.md`. {tables} tables of two are in play at one process with SQLite and its usual
limits, with a move about every {pause:g} seconds at each. For every attack, {seconds:g} seconds are
measured without it and {seconds:g} with it, in turns: eight connections of another address (64 for
messages, a thousand for half requests) send as much as they can, and come back as soon as they are
turned away. Players and attackers share the cores with the server, the attackers with less of a
right to them (`nice`). A move is timed from its sending until its sender has the answer *and* both
players have been told. The cores are those that the server keeps busy.

{header}

{table}

Moves lost or out of order: {lost}. What each limit bounds: [hosting](hosting.md#limits); how:
[the decision](decisions/0031-the-gate.md).
"""


def _page(seconds: float, rows: list[str], lost: int) -> str:
    return _TEXT.format(
        tables=_TABLES,
        pause=_PAUSE,
        seconds=seconds,
        header=header(this_machine()),
        table="\n".join((*_HEADS, *rows)),
        lost=lost,
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.hostile", description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--only", choices=ATTACKS, action="append")
    parser.add_argument("--markdown", type=Path, metavar="FILE", help="where the table goes")
    for inner in ("--attack", "--port", "--code"):
        parser.add_argument(inner, help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if wanted.attack:
        os.nice(_NICE)
        asyncio.run(attack(wanted.attack, int(wanted.port), wanted.code))
        return
    rows: list[str] = []

    def tell(found: Flood) -> None:
        rows.append(_row(found))
        print(rows[-1], flush=True)

    with flooded() as server:
        lost = uvloop.run(flood(wanted.only or list(ATTACKS), wanted.seconds, server, tell))
    print(f"lost: {lost}")
    if wanted.markdown:
        wanted.markdown.write_text(_page(wanted.seconds, rows, lost), encoding="utf-8")


if __name__ == "__main__":
    main()
