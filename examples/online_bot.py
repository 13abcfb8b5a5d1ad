"""A bot that plays at a server's table: python examples/online_bot.py LINK TOKEN

LINK is the table's, TOKEN the program's own. For the first one, pick a name for yourself, and let
the server give your program its token, which is shown this once:

    from papersea.client import make_bot, sign_in
    you = asyncio.run(sign_in("http://127.0.0.1:8000", "Ann"))
    print(asyncio.run(make_bot("http://127.0.0.1:8000", you, "Robann")))

The bot sits down, plays a game and says how it ended. A lost connection is made again by itself.
"""

from __future__ import annotations

import asyncio
import sys
from contextlib import suppress

from papersea.client import Refused, TableClient, parse_link
from papersea.players.catalogue import DEFAULT_BUDGET, find_opponent
from papersea.table.commands import ComeBack, Play, Sit
from papersea.table.table import Phase


async def play(link: str, token: str) -> None:
    where = parse_link(link)
    assert where.code is not None, "a table's link ends with its code"
    player = find_opponent("heron").seated(seed=1)
    async with TableClient(where.address, where.code, token=token) as client:
        if client.seat is None:
            await client.do(Sit())
        while client.table.phase is not Phase.OVER:
            view, number, phase = client.view, client.number, client.table.phase
            if client.seat is not None and client.table.seats[client.seat].is_stand_in:
                await client.do(ComeBack())  # it was away for so long that the house plays for it
            elif view is not None and view.legal and phase is Phase.PLAYING:
                move = await asyncio.to_thread(player.choose, view, DEFAULT_BUDGET)
                with suppress(Refused):  # while it thought, something else had happened
                    await client.do(Play(move, number))
            else:
                await client.changed()
        print(client.table.outcome)


if __name__ == "__main__":
    if len(sys.argv) == 3:
        asyncio.run(play(*sys.argv[1:]))
    else:
        print(__doc__)
