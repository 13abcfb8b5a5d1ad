"""What you have learned plays against people: learned_online.py POLICY.npz http://127.0.0.1:8000

Signs in at a running server (`papersea serve`), registers a bot, opens a table for as many as it
has learned to play with, prints the link for whoever is to play against it, and plays until the
match is over. Behind the address may stand a name for the bot; instead of the address, the link of
a table that somebody has opened. Needs the extras `envs` and `server`.
"""

from __future__ import annotations

import asyncio
import sys
from contextlib import suppress
from pathlib import Path

from learned import learned, players_of

from papersea.envs.extras import needs

with needs("server"):
    from papersea.client import Refused, TableClient, make_bot, open_table, parse_link, sign_in

from papersea.players.budget import Playouts
from papersea.table.commands import ComeBack, Play, Sit
from papersea.table.settings import Settings
from papersea.table.table import Phase


async def play(file: Path, link: str, name: str) -> None:
    where = parse_link(link)
    you = await sign_in(where.address, f"{name} owner")
    token = await make_bot(where.address, you, name)  # yours to keep: it is shown this once
    code = where.code
    if code is None:
        settings = Settings(players=players_of(file), starts_when_full=True)
        code = await open_table(where.address, token, settings)
        print(f"{where.address}/t/{code}", flush=True)
    player = learned(file).seated(seed=0)
    async with TableClient(where.address, code, token=token) as client:
        if client.seat is None:
            await client.do(Sit())
        while client.table.phase is not Phase.OVER:
            view, number, phase = client.view, client.number, client.table.phase
            if client.seat is not None and client.table.seats[client.seat].is_stand_in:
                await client.do(ComeBack())
            elif view is not None and view.legal and phase is Phase.PLAYING:
                with suppress(Refused):  # while it thought, something else had happened
                    await client.do(Play(player.choose(view, Playouts(1)), number))
            else:
                await client.changed()
        print(client.table.outcome)


if __name__ == "__main__":
    if len(sys.argv) > 2:
        asyncio.run(play(Path(sys.argv[1]), sys.argv[2], *(sys.argv[3:] or ["Learned"])))
    else:
        print(__doc__)
