"""People who play by chance as fast as they can, come back by themselves, and forget nothing."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import AsyncExitStack, asynccontextmanager, suppress

from papersea.client import (
    Closed,
    Delivered,
    ErrorCode,
    Refused,
    TableClient,
    Unanswered,
    open_table,
    sign_in,
)
from papersea.table.commands import (
    AddSalt,
    AnyCommand,
    ComeBack,
    Play,
    Rematch,
    Resign,
    SeatBot,
    Sit,
    Start,
)
from papersea.table.settings import Settings
from papersea.table.table import Phase
from papersea.table.viewing import SeatState
from tests.patience import PATIENT

_LITTLE = 0.02  # seconds between two looks
_RESIGNS = 1 / 40  # with each move, so that there are many games
_UNCLEAR = {
    ErrorCode.STALE,
    ErrorCode.UNAVAILABLE,
    ErrorCode.WRONG_PHASE,
    ErrorCode.ALREADY_ASKED,
}


class Player:
    """``acknowledged``: every command with its number. ``unclear``: those of which the player
    was not told that they were done. ``heard``: everything, in order."""

    def __init__(self, address: str, code: str, token: str, seed: int) -> None:
        self.token = token
        self.client = TableClient(address, code, token=token)
        self.acknowledged: list[tuple[int, AnyCommand]] = []
        self.unclear: list[tuple[AnyCommand, ErrorCode | None]] = []
        self.heard: list[Delivered] = []
        self.gives_up = asyncio.Event()
        self.is_busy = False
        self._chance = random.Random(seed)
        self._deliveries = self.client.deliveries()

    async def listen(self) -> None:
        with suppress(Closed):
            async for delivered in self._deliveries:
                self.heard.append(delivered)

    async def play(self) -> None:
        """One game after the other, for ever; who gives up resigns and plays no more."""
        while True:
            command = self._next()
            if command is None:
                await self._wait()
            else:
                await self.attempt(command)

    async def attempt(self, command: AnyCommand) -> bool:
        """Whether it was acknowledged."""
        self.is_busy = True
        try:
            number = await self.client.do(command)
        except Unanswered:
            self.unclear.append((command, None))
            return False
        except Refused as refused:
            if refused.code not in _UNCLEAR:
                raise
            self.unclear.append((command, refused.code))
            await asyncio.sleep(_LITTLE)
            return False
        finally:
            self.is_busy = False
        self.acknowledged.append((number, command))
        return True

    async def _wait(self) -> None:
        """Until something changes, or it is time to give up."""
        waits = [asyncio.ensure_future(self.client.changed())]
        if not self.gives_up.is_set():
            waits.append(asyncio.ensure_future(_is_set(self.gives_up)))
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for each in waits:
                each.cancel()

    @property
    def own(self) -> SeatState:
        seat = self.client.seat
        assert seat is not None, "players sit"
        return self.client.table.seats[seat]

    def _next(self) -> AnyCommand | None:
        table, game = self.client.table, self.client.game
        match table.phase:
            case Phase.PLAYING if self.own.has_resigned:
                return None
            case Phase.PLAYING if self.gives_up.is_set():
                return Resign()
            case Phase.PLAYING if self.own.is_stand_in:
                return ComeBack()
            case Phase.PLAYING if game is not None and game.legal:
                if self._chance.random() < _RESIGNS:
                    return Resign()
                return Play(self._chance.choice(game.legal), self.client.number)
            case Phase.OVER if not self.own.wants_rematch and not self.gives_up.is_set():
                return Rematch()
            case Phase.OPEN if not self.own.has_salt:  # then nobody is waited for
                return AddSalt(f"{self._chance.random()}")
            case Phase.OPEN if table.host == self.client.person and table.starts_at is None:
                return Start() if is_full(self.client) else None
            case _:
                return None


async def _is_set(event: asyncio.Event) -> None:
    await event.wait()


def is_full(client: TableClient) -> bool:
    return all(seat.person or seat.opponent for seat in client.table.seats)


class PlayedTable:
    """A table and everybody who plays there."""

    def __init__(self, code: str, players: list[Player]) -> None:
        self.code = code
        self.players = players
        self.tasks: list[asyncio.Task[None]] = []

    def begin(self) -> None:
        self.tasks = [asyncio.create_task(player.play()) for player in self.players]

    def moves(self) -> int:
        """So many were acknowledged."""
        return sum(isinstance(command, Play) for _, command in self.acknowledged())

    def acknowledged(self) -> list[tuple[int, AnyCommand]]:
        return [each for player in self.players for each in player.acknowledged]

    def refusals(self) -> set[ErrorCode | None]:
        return {code for player in self.players for _, code in player.unclear}

    async def end(self) -> None:
        """Everybody gives up, unless the game is over anyway, and knows that it is."""
        for player in self.players:
            player.gives_up.set()
        await self.until(self._is_over)
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def _is_over(self) -> bool:
        clients = [player.client for player in self.players]
        people = [seat for seat in clients[0].table.seats if seat.person]
        return (
            not any(player.is_busy for player in self.players)
            and len({client.number for client in clients}) == 1
            and all(client.table.phase is Phase.OVER for client in clients)
            and not all(seat.wants_rematch for seat in people)
        )

    async def until(self, is_so: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENT):
            while not is_so():
                for task in self.tasks:
                    if task.done():
                        task.result()
                await asyncio.sleep(_LITTLE)


async def until_played(tables: Iterable[PlayedTable], moves: int) -> None:
    """Until so many more moves are acknowledged, altogether."""
    played = list(tables)
    goal = sum(each.moves() for each in played) + moves
    await played[0].until(lambda: sum(each.moves() for each in played) >= goal)


@asynccontextmanager
async def seated(
    addresses: list[str], settings: Settings, bot: tuple[str, str] | None = None
) -> AsyncIterator[PlayedTable]:
    """A full table: as many people as addresses, each through their own, and perhaps a bot."""
    tokens = [await sign_in(address, f"Guest {seat}") for seat, address in enumerate(addresses)]
    code = await open_table(addresses[0], tokens[0], settings)
    async with AsyncExitStack() as stack:
        players = []
        for seat, (address, token) in enumerate(zip(addresses, tokens, strict=True)):
            player = Player(address, code, token, seed=seat)
            listening = asyncio.create_task(player.listen())
            stack.callback(listening.cancel)
            await asyncio.sleep(0)
            await stack.enter_async_context(player.client)
            if seat:
                await player.client.do(Sit(seat))
            players.append(player)
        if bot is not None:
            await players[0].client.do(SeatBot(settings.players - 1, *bot))
        table = PlayedTable(code, players)
        await table.until(lambda: all(is_full(player.client) for player in players))
        try:
            yield table
        finally:
            for task in table.tasks:
                task.cancel()
            await asyncio.gather(*table.tasks, return_exceptions=True)
