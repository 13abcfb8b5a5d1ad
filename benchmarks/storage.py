"""How many appends a second the storage takes, and what each costs the event loop.

``python -m benchmarks.storage``: 200 callers, each at a table of its own, who append as soon as
the last append is durable. The loop's own time is what a server cannot spend on sockets. A busy
loop always has something else to do, 0.2 ms at a time, and its time is not counted. PostgreSQL is
one that the benchmark starts for itself.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from benchmarks.machine import this_machine
from papersea.server.storage import Store, TableChange
from tests.server.services import start_postgres

SECONDS: Final = 3.0
_BODY: Final = '{"move":"draw-two","by":2,"clock":17.25}' * 8


@dataclass(frozen=True, slots=True)
class Manner:
    """``changes``: every append sets its table's wake-up too, as a move with a clock does."""

    name: str
    callers: int
    changes: bool = False
    is_busy: bool = False


MANNERS: Final = (
    Manner("alone", 1),
    Manner("alone, with wake-ups", 1, changes=True),
    Manner("20 callers", 20),
    Manner("20 callers, with wake-ups", 20, changes=True),
    Manner("200 callers", 200),
    Manner("200 callers, with wake-ups", 200, changes=True),
    Manner("200 callers, busy loop", 200, is_busy=True),
)


@dataclass(frozen=True, slots=True)
class Measured:
    appends: int
    seconds: float
    loop_seconds: float
    longest: float
    """Seconds until the append that took longest was durable."""

    @property
    def rate(self) -> float:
        return self.appends / self.seconds

    @property
    def loop_microseconds(self) -> float:
        """Of the event loop's thread, for each append."""
        return self.loop_seconds / self.appends * 1e6


async def measure(address: str, manner: Manner, seconds: float) -> Measured:
    store = await Store.open(address)
    codes = [f"{manner.name} {caller}" for caller in range(manner.callers)]
    for code in codes:
        await store.create_table(code, 0.0, _BODY, "{}", is_public=False, wake_at=None, person=None)
    other = asyncio.create_task(_keep_busy()) if manner.is_busy else None
    began, loop_began = time.perf_counter(), time.thread_time()
    end = began + seconds
    waits = await asyncio.gather(
        *(_append_until(store, code, end, changes=manner.changes) for code in codes)
    )
    measured = Measured(
        sum(map(len, waits)),
        time.perf_counter() - began,
        time.thread_time() - loop_began,
        max(map(max, waits)),
    )
    if other is not None:
        other.cancel()
    await store.close()
    return measured


async def _append_until(store: Store, code: str, end: float, *, changes: bool) -> list[float]:
    """How long each append took."""
    waits: list[float] = []
    while not waits or time.perf_counter() < end:
        began, now = time.perf_counter(), time.time()
        change = TableChange(wake_at=now + 30) if changes else None
        assert await store.append(code, len(waits) + 2, now, _BODY, change=change)
        waits.append(time.perf_counter() - began)
    return waits


async def _keep_busy() -> None:
    while True:
        end = time.perf_counter() + 0.0002
        while time.perf_counter() < end:
            pass
        await asyncio.sleep(0)


@contextmanager
def addresses() -> Iterator[dict[str, str]]:
    with tempfile.TemporaryDirectory() as folder, start_postgres() as postgres:
        yield {
            "SQLite": f"sqlite:///{Path(folder) / 'papersea.db'}",
            "PostgreSQL": postgres.database(),
        }


def main() -> None:
    machine = this_machine()
    print(f"{machine.processor}, {machine.cores} cores, {machine.system}, {machine.python}")
    with addresses() as found:
        for name, address in found.items():
            for manner in MANNERS:
                done = asyncio.run(measure(address, manner, SECONDS))
                loop = "" if manner.is_busy else f", {done.loop_microseconds:.0f} µs of the loop"
                print(
                    f"{name:10}  {manner.name:26}  {done.rate:7,.0f} appends/s, "
                    f"longest {done.longest * 1e3:.0f} ms{loop}"
                )


if __name__ == "__main__":
    main()
