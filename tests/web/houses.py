"""A server whose cards lie as the tests say, and players at its tables who need no browser."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from papersea.chance import Chance
from papersea.client import TableClient, sign_in
from papersea.fair import FairDealer, Proof
from papersea.moves import Seat, parse_move
from papersea.server.storage.hosts import HostStore
from papersea.server.storage.values import Act, StoredAnnouncement
from papersea.server.tables.announcing import look
from papersea.site.client import STATIC
from papersea.table.commands import AddSalt, AnyCommand, Play, Sit
from papersea.table.table import Table
from tests.positions import REST, Script
from tests.server.hosting import Hosted, hosted


@dataclass
class Deal:
    """How the cards of a table lie: a deck for each round, who begins, what thieves get."""

    decks: Sequence[str] = (REST,)
    stolen: str = ""
    starter: int = 0


@dataclass
class StackedDealer(FairDealer):
    """Deals what a test has laid out for a table; at all others what it says for any, or fairly."""

    otherwise: Deal | None = None
    _deals: dict[str, Deal] = field(default_factory=dict)

    def stack(self, code: str, deal: Deal) -> None:
        self._deals[_name(Table(code).context)] = deal

    def chance(self, proof: Proof) -> Chance:
        deal = self._deals.get(_name(proof.context), self.otherwise)
        if deal is None:
            return super().chance(proof)
        return Script(deal.decks, deal.stolen, Seat(deal.starter))


def _name(context: str) -> str:
    """What a table's games have in common."""
    return context.partition("/")[0]


class Robot:
    """Somebody at a table without a browser, who moves when told to."""

    def __init__(self, house: House, client: TableClient) -> None:
        self._house = house
        self.client = client

    def do(self, command: AnyCommand) -> None:
        self._house.hosted.run(self.client.do(command))

    def play(self, moves: str) -> None:
        for word in moves.split():
            self._house.hosted.run(self._play(str(parse_move(word))))

    def draw_and_end(self) -> None:
        """A turn that takes two cards from the deck, whatever they are."""
        self.play("D")
        game = self.client.game
        assert game is not None
        self.play(f"{game.legal[0]} ." if game.legal else ".")

    def goes_on(self) -> None:
        """Robots need no pause after a round."""

    async def _play(self, move: str) -> None:
        while self.client.game is None or move not in map(str, self.client.game.legal):
            await self.client.changed()
        await self.client.do(Play(parse_move(move), self.client.number))


@dataclass
class House:
    """A server that answers, with a dealer of the test's own."""

    hosted: Hosted
    dealer: StackedDealer
    _clients: list[TableClient] = field(default_factory=list)

    @property
    def address(self) -> str:
        return self.hosted.address

    def robot(self, code: str, name: str) -> Robot:
        """Somebody new, who sits down at a table."""
        robot = self.stand_in(code, self.hosted.run(sign_in(self.address, name)))
        robot.do(Sit())
        robot.do(AddSalt("salt"))
        return robot

    def stand_in(self, code: str, token: str) -> Robot:
        """Plays for somebody whose token it has."""
        client = TableClient(self.address, code, token=token)
        self._clients.append(self.hosted.run(client.__aenter__()))
        return Robot(self, client)

    def announce(self, said: StoredAnnouncement | None) -> None:
        """To everybody; with ``None``, it is over."""
        context = self.hosted.context

        async def tell() -> None:
            host = await HostStore.open(context.settings.database)
            await host.announce(said, Act(1.0, "somebody", "announce"))
            await host.close()
            await look(context.store, context.house)

        self.hosted.run(tell())

    def close(self) -> None:
        for client in self._clients:
            self.hosted.run(client.__aexit__(None, None, None))


@contextmanager
def house(folder: Path, *, client: Path = STATIC, **wishes: Any) -> Iterator[House]:
    dealer = StackedDealer()
    with hosted(folder, dealer=dealer, client=client, **wishes) as running:
        open_house = House(running, dealer)
        try:
            yield open_house
        finally:
            open_house.close()
