"""What you have learned plays against people: learned_online.py POLICY.npz http://127.0.0.1:8000

Signs in at a running server (`papersea serve`), registers a bot, opens a table for as many as it
has learned to play with, prints the link for whoever is to play against it, and plays until the
match is over. Behind the address may stand a name for the bot; instead of the address, the link of
a table that somebody has opened. Needs the extras `envs` and `server`.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from learned import learned, players_of

from papersea.extras import needs

with needs("server"):
    from papersea.client import (
        TableClient,
        make_bot,
        open_table,
        parse_link,
        play_games,
        sign_in,
    )

from papersea.players.budget import Playouts
from papersea.table.settings import Settings


async def play(file: Path, link: str, name: str) -> None:
    where = parse_link(link)
    you = await sign_in(where.address, f"{name} owner")
    token = await make_bot(where.address, you, name)  # yours to keep: it is shown this once
    code = where.code
    if code is None:
        settings = Settings(players=players_of(file), starts_when_full=True)
        code = await open_table(where.address, token, settings)
        print(f"{where.address}/t/{code}", flush=True)
    async with TableClient(where.address, code, token=token) as client:
        await play_games(client, learned(file).seated, Playouts(1))
        print(client.table.outcome)


if __name__ == "__main__":
    if len(sys.argv) > 2:
        asyncio.run(play(Path(sys.argv[1]), sys.argv[2], *(sys.argv[3:] or ["Learned"])))
    else:
        print(__doc__)
