"""What finished games leave in a server's memory: ``python -m benchmarks.memory``.

Pairs of people at one process with SQLite play short games, one after the other: some moves, then
somebody resigns. They stay at their tables and want a rematch; or (``--each``) every game has a new
table, or new people at a new table. After every so many finished games nobody does anything until
the house has let go of tables that nobody uses, and it is looked how much memory the process has.
It is ``papersea serve`` as anybody would run it, but for limits: all of them come from one address,
and nobody thinks.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from enum import Enum
from itertools import pairwise
from pathlib import Path
from typing import Final
from urllib.request import urlopen

from benchmarks.load.house import BOUNDLESS, PRESENT, Server, State, serving
from papersea.client import ErrorCode, Refused, TableClient, open_table, sign_in
from papersea.table.commands import AddSalt, AnyCommand, Play, Rematch, Resign, Sit
from papersea.table.settings import Settings
from papersea.table.table import Phase

_PORT: Final = 18_443
_MOVES: Final = 12
"""Of a game: a few turns of each."""
_TABLES: Final = 10
_LOOK_SECONDS: Final = 0.05
_AS_FAST_AS_CAN_BE: Final = tuple(
    f"{name}=10000000"
    for name in ("messages_a_second", "messages_at_once", "frames_a_second", "frames_at_once")
)
_FINISHED: Final = "papersea_games_finished_total "
_OPEN: Final = "papersea_tables_open "
_MEBIBYTE: Final = 2**20


class Each(Enum):
    """What every game has of its own."""

    GAME = "game"
    TABLE = "table"
    PEOPLE = "people"


class Pair:
    """Two people at a table."""

    def __init__(self, clients: list[TableClient]) -> None:
        self._clients = clients
        self._chance = random.Random(0)

    async def play(self, games: int) -> None:
        """So many, to the end of the last one."""
        for _ in range(games):
            await self._begin()
            await self._play_some_moves()
            await _try(self._clients[0], Resign())
            await self._until(lambda client: client.table.phase is Phase.OVER)

    async def _begin(self) -> None:
        if self._clients[0].table.phase is Phase.OVER:
            for client in self._clients:
                await client.do(Rematch())
        await self._until(lambda client: client.table.phase is not Phase.OVER)
        for client in self._clients:
            await _try(client, AddSalt("salt"))  # so that nobody is waited for
        await self._until(lambda client: client.table.phase is Phase.PLAYING)

    async def _play_some_moves(self) -> None:
        number = 0
        for _ in range(_MOVES):
            await self._until(lambda client, number=number: client.number >= number)  # type: ignore[misc]
            for client in self._clients:
                legal = client.game.legal if client.game is not None else ()
                if legal:
                    number = await client.do(Play(self._chance.choice(legal), client.number))
                    break
            else:
                return  # the game is over already

    async def _until(self, is_so: Callable[[TableClient], bool]) -> None:
        for client in self._clients:
            while not is_so(client):
                await client.changed()


async def _try(client: TableClient, command: AnyCommand) -> None:
    """Unless the game has begun or ended by itself meanwhile."""
    try:
        await client.do(command)
    except Refused as refused:
        if refused.code is not ErrorCode.WRONG_PHASE:
            raise


async def _two(address: str) -> list[str]:
    """Their tokens."""
    return [await sign_in(address, name) for name in ("Left", "Right")]


@asynccontextmanager
async def _seated(address: str, tokens: list[str]) -> AsyncIterator[Pair]:
    code = await open_table(address, tokens[0], Settings(starts_when_full=True))
    async with AsyncExitStack() as stack:
        clients = [
            await stack.enter_async_context(TableClient(address, code, token=token))
            for token in tokens
        ]
        await clients[1].do(Sit(1))
        yield Pair(clients)


async def _play_anew(address: str, tokens: list[str], each: Each, games: int) -> None:
    for _ in range(games):
        if each is Each.PEOPLE:
            tokens = await _two(address)
        async with _seated(address, tokens) as pair:
            await pair.play(1)


async def measure(
    folder: Path,
    port: int,
    *,
    times: int,
    games: int,
    each: Each = Each.GAME,
    state: State = PRESENT,
) -> list[int]:
    """Bytes that a new server has in memory before the first game, and after every ``games`` of
    them: so many ``times``."""
    limits = (*BOUNDLESS, *_AS_FAST_AS_CAN_BE)
    with serving(f"sqlite:///{folder}/memory.db", None, (port,), limits, state) as (server,):
        return await _measure(server, times, games, each)


async def _measure(server: Server, times: int, games: int, each: Each) -> list[int]:
    address = f"http://127.0.0.1:{server.port}"
    shares = [games // _TABLES + (number < games % _TABLES) for number in range(_TABLES)]
    people = [await _two(address) for _ in range(_TABLES)]
    async with AsyncExitStack() as stack:
        pairs = []
        if each is Each.GAME:
            pairs = [await stack.enter_async_context(_seated(address, who)) for who in people]
        found = [server.memory()]
        for time in range(1, times + 1):
            if each is Each.GAME:
                await asyncio.gather(*map(Pair.play, pairs, shares))
            else:
                playing = zip(people, shares, strict=True)
                await asyncio.gather(*(_play_anew(address, who, each, n) for who, n in playing))
            await _until_filed(server, time * games)
            await _until_let_go(server, len(pairs))
            found.append(server.memory())
    return found


async def _until_filed(server: Server, games: int) -> None:
    while await asyncio.to_thread(_told, server, _FINISHED) < games:
        await asyncio.sleep(_LOOK_SECONDS)


async def _until_let_go(server: Server, tables: int) -> None:
    """Minutes, for somebody may come back to a table."""
    while await asyncio.to_thread(_told, server, _OPEN) > tables:
        await asyncio.sleep(1.0)


def _told(server: Server, figure: str) -> int:
    """By the server itself."""
    with urlopen(f"http://127.0.0.1:{server.port}/metrics", timeout=60) as answer:
        lines = answer.read().decode().splitlines()
    return int(float(next(each for each in lines if each.startswith(figure)).split()[-1]))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.memory", description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="between two looks")
    parser.add_argument("--times", type=int, default=4, help="so many games so many times")
    parser.add_argument(
        "--each",
        type=Each,
        default=Each.GAME,
        metavar="|".join(each.value for each in Each),
        help="what is new with each game",
    )
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        counts = {"times": wanted.times, "games": wanted.games}
        found = asyncio.run(measure(Path(folder), _PORT, **counts, each=wanted.each))
    print(f"before the first game: {found[0] / _MEBIBYTE:.1f} MB")
    for time, (before, after) in enumerate(pairwise(found), 1):
        more = (after - before) / 1024 / wanted.games
        total = f"{after / _MEBIBYTE:.1f} MB"
        print(f"after {time * wanted.games:,} games: {total}, {more:+.2f} kB for each of the last")


if __name__ == "__main__":
    main()
