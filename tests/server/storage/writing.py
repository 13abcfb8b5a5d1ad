"""``python -m tests.server.storage.writing ADDRESS``: appends until it is killed.

Prints a line for every event that it was told is durable. Each event brings a person along.
"""

from __future__ import annotations

import asyncio
import sys
from itertools import count

from papersea.server.storage import Store, TableChange
from tests.server.storage.making import make_people

CODES = tuple(f"T{number}" for number in range(20))


async def write(store: Store, code: str) -> None:
    for number in count(2):
        person = f"{code} {number}"
        change = TableChange(joined=(person,))
        await make_people(store, person)
        assert await store.append(code, number, float(number), "x" * 500, change=change)
        print(code, number, flush=True)


async def main(address: str) -> None:
    store = await Store.open(address)
    await asyncio.gather(*(write(store, code) for code in CODES))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
