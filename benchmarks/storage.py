"""How many appends a second the storage takes, and what each costs the event loop.

``python -m benchmarks.storage``: 200 callers, each at a table of its own, who append as soon as
the last append is durable. The loop's own time is what is left for nothing else: a server spends
the rest on sockets. PostgreSQL is one that the benchmark starts for itself.
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

CALLERS: Final = 200
SECONDS: Final = 3.0
_BODY: Final = '{"move":"draw-two","by":2,"clock":17.25}' * 8


@dataclass(frozen=True, slots=True)
class Measured:
    appends: int
    seconds: float
    loop_seconds: float

    @property
    def rate(self) -> float:
        return self.appends / self.seconds

    @property
    def loop_microseconds(self) -> float:
        """Of the event loop's thread, for each append."""
        return self.loop_seconds / self.appends * 1e6


async def measure(address: str, callers: int, seconds: float, *, changes: bool) -> Measured:
    """``changes``: every append sets its table's wake-up too, as a move with a clock does."""
    store = await Store.open(address)
    codes = [f"{changes}-{callers}-{caller}" for caller in range(callers)]
    for code in codes:
        await store.create_table(code, 0.0, _BODY, "{}", is_public=False, wake_at=None, person=None)
    began, loop_began = time.perf_counter(), time.thread_time()
    counts = await asyncio.gather(
        *(_append_until(store, code, began + seconds, changes=changes) for code in codes)
    )
    measured = Measured(sum(counts), time.perf_counter() - began, time.thread_time() - loop_began)
    await store.close()
    return measured


async def _append_until(store: Store, code: str, end: float, *, changes: bool) -> int:
    number = 1
    while time.perf_counter() < end:
        number += 1
        now = time.time()
        change = TableChange(wake_at=now + 30) if changes else None
        assert await store.append(code, number, now, _BODY, change=change)
    return number - 1


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
            for callers in (1, 20, CALLERS):
                for changes in (False, True):
                    done = asyncio.run(measure(address, callers, SECONDS, changes=changes))
                    print(
                        f"{name:10}  {callers:3} callers  "
                        f"{'with wake-ups' if changes else 'events only':13}  "
                        f"{done.rate:7,.0f} appends/s  {done.loop_microseconds:4.0f} µs of the loop"
                    )


if __name__ == "__main__":
    main()
