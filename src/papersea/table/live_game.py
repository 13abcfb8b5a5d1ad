"""One game at a table: its cards, the moves that can still be taken back, and its clocks."""

from __future__ import annotations

from papersea.events import Event, RoundStarted
from papersea.fair import Proof
from papersea.game import Game
from papersea.moves import Move, Seat
from papersea.record import Record, replay
from papersea.table.clocks import Timer
from papersea.table.dealing import Dealer
from papersea.table.settings import Settings
from papersea.table.taking_back import is_final

Events = tuple[Event, ...]


class LiveGame:
    """Remembers the game before each move until something happens that cannot be undone. Thefts
    are such things, so chance has nothing to take back. A game that goes on from a record has its
    cards; whatever the record does not tell follows from the secret."""

    def __init__(
        self, settings: Settings, dealer: Dealer, proof: Proof, record: Record | None = None
    ) -> None:
        self.timer = Timer(settings.clock, settings.players)
        self.game = (
            Game(settings.options, settings.players, chance=dealer.chance(proof))
            if record is None
            else replay(record, seed=int.from_bytes(proof.secret))
        )
        self._before: list[tuple[Seat, Game]] = []
        self._movers: list[Seat] = []

    def move(self, seat: Seat, move: Move) -> Events:
        before = self.game.copy()
        events = self.game.play(move, seat)
        self._movers.append(seat)
        if any(map(is_final, events)):
            self._before.clear()
        else:
            self._before.append((seat, before))
        return events

    def this_round(self) -> Events:
        """What has happened since the last deal, all cards face up."""
        events = self.game.history
        deals = [place for place, event in enumerate(events) if isinstance(event, RoundStarted)]
        return tuple(events[deals[-1] if deals else 0 :])

    def has_moved(self, seat: Seat) -> bool:
        return seat in self._movers

    def before_last_move(self, seat: Seat) -> Game | None:
        """The game as it was before the seat's last move; ``None`` if that is gone for good."""
        return next((game for mover, game in reversed(self._before) if mover == seat), None)

    def take_back(self, seat: Seat) -> None:
        """The seat's last move, and all that followed, did not happen."""
        mover = None
        while mover != seat:
            mover, self.game = self._before.pop()
            self._movers.pop()


def is_new_turn(mover: Seat, turn: Seat, events: Events) -> bool:
    """Whether a turn has ended. After a last chance a round may begin with the seat that ended
    the one before."""
    return turn != mover or any(isinstance(event, RoundStarted) for event in events)
