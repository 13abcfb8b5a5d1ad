"""A client that knows nothing but what it was told, as bytes."""

from __future__ import annotations

from dataclasses import dataclass, field

from papersea.protocol.codec import decode_from_server, delivery_message, encode
from papersea.protocol.messages import Snapshot, Update
from papersea.table.viewing import Delivery, Happening, Listener, TableState
from papersea.view import GameState


@dataclass(eq=False)
class Client(Listener):
    """Keeps the last number, table and game, and insists that no number is missing or doubled."""

    number: int = 0
    table: TableState | None = None
    game: GameState | None = None
    happenings: list[Happening] = field(default_factory=list)
    snapshots: int = 0

    def hear(self, delivery: Delivery) -> None:
        message = decode_from_server(encode(delivery_message(delivery)))
        match message:
            case Update(since, number, _, happenings):
                assert since == self.number, "what was missed begins where the client stopped"
                assert [each.number for each in happenings] == list(range(since + 1, number + 1))
                self.happenings += happenings
            case Snapshot():
                self.snapshots += 1
            case _:
                raise AssertionError(f"{message} is not a delivery")
        self.number, self.table, self.game = message.number, message.table, message.game

    @property
    def facts(self) -> list[str]:
        """What has happened, by name."""
        return [type(each.fact).__name__ for each in self.happenings]

    @property
    def knows(self) -> tuple[int, TableState | None, GameState | None]:
        return self.number, self.table, self.game
