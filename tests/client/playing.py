"""What a client does at a table in a test."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from papersea.client import TableClient
from papersea.moves import LastChance, Stop
from papersea.table.commands import Play, Resign
from papersea.table.table import Phase


async def until(client: TableClient, *phases: Phase) -> None:
    while client.table.phase not in phases:
        await client.changed()


@asynccontextmanager
async def ending(process: asyncio.subprocess.Process) -> AsyncIterator[None]:
    """A process that has ended by itself by then, or is killed."""
    try:
        yield
    finally:
        if process.returncode is None:
            process.kill()
            await process.communicate()


async def play_by_chance(client: TableClient, seed: int, most: int | None = None) -> None:
    """Random moves until the game is over; whoever has made the most gives it up."""
    chance = random.Random(seed)
    made = 0
    while client.table.phase is not Phase.OVER:
        view = client.view
        if view is None or not view.legal:
            await client.changed()
            continue
        move = chance.choice(view.legal)
        if isinstance(move, Stop | LastChance):
            move = chance.choice(view.legal)
        if made == most:
            await client.do(Resign())
            continue
        await client.do(Play(move, client.number))
        made += 1
