"""A real table, played through the codec by clients that know only what they are told."""

from __future__ import annotations

from dataclasses import dataclass, field

from msgspec import Struct

from papersea.fair import FairDealer
from papersea.moves import Seat
from papersea.protocol.codec import (
    decode_from_client,
    decode_from_server,
    delivery_message,
    encode,
    refusal,
)
from papersea.protocol.messages import (
    VERSION,
    AnyFromClient,
    AnyFromServer,
    Do,
    Done,
    Hello,
    Snapshot,
    Update,
    Welcome,
)
from papersea.table.commands import AnyCommand, Play
from papersea.table.refused import Refused
from papersea.table.steps import asked as asked_by
from papersea.table.steps import run
from papersea.table.table import Person, Table
from papersea.table.viewing import Listener, delivery, news, viewpoint_of


class KnownSecret(FairDealer):
    """Deals the same cards each time."""

    def new_secret(self) -> bytes:
        return bytes(range(32))


@dataclass
class Story:
    """What went over the wire: the first of every kind that hides nothing, else the first."""

    told: dict[type[Struct], Struct] = field(default_factory=dict)
    table: Table = field(default_factory=lambda: Table("KELP", KnownSecret()))
    now: float = 1_800_000_000.0
    requests: int = 0

    def tell(self, part: Struct) -> None:
        before = self.told.get(type(part))
        if before is None or (_hides(before) and not _hides(part)):
            self.told[type(part)] = part

    def send(self, message: AnyFromClient) -> AnyFromClient:
        """Over the wire to the server."""
        self.tell(message)
        return decode_from_client(encode(message))

    def receive(self, message: AnyFromServer) -> AnyFromServer:
        """Over the wire to a client, with the facts and events in it."""
        read = decode_from_server(encode(message))
        if isinstance(message, Update):
            for happening in message.happenings:
                self.tell(happening.fact)
                for event in happening.events:
                    self.tell(event)
        self.tell(message)
        return read

    def do(self, who: Person, command: AnyCommand) -> None:
        """What somebody asks for, and what their own seat then hears."""
        self.now += 1.5
        self.requests += 1
        self.tell(command)
        asked = self.send(Do(self.requests, command))
        assert isinstance(asked, Do)
        listener = Listener(who, heard=self.table.number)

        def tell() -> None:
            for told, _ in news(self.table, [listener]):
                self.receive(delivery_message(told))

        try:
            run(self.table, asked_by(who, asked.command), lambda: self.now, tell=tell)
        except Refused as refused:
            self.receive(refusal(refused, asked.id))
            return
        self.receive(Done(asked.id, self.table.number))

    def say_hello(self, who: Person, last: int | None = None) -> Snapshot | Update:
        """Come, or come back."""
        self.send(Hello(VERSION, last))
        self.receive(Welcome(VERSION, who.id, who.name, self.now))
        to = viewpoint_of(self.table, who.id)
        answer = delivery_message(delivery(self.table, to, last))
        self.receive(answer)
        return answer

    @property
    def turn(self) -> Seat:
        assert self.table.game is not None, "somebody plays"
        return self.table.game.turn

    def play_one(self) -> None:
        """Whoever's turn it is makes some legal move."""
        who = self.table.places[self.turn].person
        assert who is not None, "no bots in this story"
        state = delivery_message(delivery(self.table, viewpoint_of(self.table, who.id), -1)).game
        assert state is not None, "a game is on"
        number = self.table.number
        move = state.legal[number * 11 % len(state.legal)]
        self.do(who, Play(move, number))


def _hides(part: Struct) -> bool:
    return any(getattr(part, name) is None for name in part.__struct_fields__)
