"""What a client does at a table in a test."""

from __future__ import annotations

import random

from papersea.client import TableClient
from papersea.moves import LastChance, Stop
from papersea.table.commands import Play
from papersea.table.table import Phase


async def until(client: TableClient, *phases: Phase) -> None:
    while client.table.phase not in phases:
        await client.changed()


async def play_by_chance(client: TableClient, seed: int) -> None:
    """Random moves until the game is over."""
    chance = random.Random(seed)
    while client.table.phase is not Phase.OVER:
        view = client.view
        if view is None or not view.legal:
            await client.changed()
            continue
        move = chance.choice(view.legal)
        if isinstance(move, Stop | LastChance):
            move = chance.choice(view.legal)
        await client.do(Play(str(move), client.number))
