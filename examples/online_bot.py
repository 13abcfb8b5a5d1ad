"""A bot that plays at a server's table: python examples/online_bot.py LINK TOKEN

LINK is the table's, TOKEN the program's own. For the first one, pick a name for yourself, and let
the server give your program its token, which is shown this once:

    from papersea.client import make_bot, sign_in
    you = asyncio.run(sign_in("http://127.0.0.1:8000", "Ann"))
    print(asyncio.run(make_bot("http://127.0.0.1:8000", you, "Robann")))

The bot sits down, plays a game and says how it ended. A lost connection is made again by itself,
moves that come too fast are sent again, and with `games=None` it plays for as long as anybody wants
a rematch. `papersea bot` does the same from the command line, and opens tables too.
"""

from __future__ import annotations

import asyncio
import sys

from papersea import Budget, Milliseconds, Move, View, find_opponent
from papersea.client import TableClient, parse_link, play_games


class Mine:
    """Yours to write: whatever chooses one of the legal moves. This one asks a bot of ours."""

    def __init__(self, seed: int) -> None:
        self.friend = find_opponent("heron").seated(seed)

    def choose(self, view: View, budget: Budget) -> Move:
        return self.friend.choose(view, budget)


async def play(link: str, token: str) -> None:
    where = parse_link(link)
    assert where.code is not None, "a table's link ends with its code"
    async with TableClient(where.address, where.code, token=token) as client:
        await play_games(client, Mine, Milliseconds(200), seed=1, games=1)
        print(client.table.outcome)


if __name__ == "__main__":
    if len(sys.argv) == 3:
        asyncio.run(play(*sys.argv[1:]))
    else:
        print(__doc__)
