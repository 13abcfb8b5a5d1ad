"""One game at a table: its cards, the moves so far, and its clocks."""

from __future__ import annotations

from papersea.events import Event, RoundStarted
from papersea.fair import Proof
from papersea.game import Game
from papersea.moves import Move, Seat
from papersea.table.clocks import Timer
from papersea.table.dealing import Dealer
from papersea.table.settings import Settings

Events = tuple[Event, ...]


class LiveGame:
    """The same proof and the same moves give the same game again, so moves can be taken back."""

    def __init__(self, settings: Settings, dealer: Dealer, proof: Proof) -> None:
        self.timer = Timer(settings.clock, settings.players)
        self._settings = settings
        self._dealer = dealer
        self._proof = proof
        self._moves: list[tuple[Seat, Move]] = []
        self.game = self._after(0)

    def move(self, seat: Seat, move: Move) -> Events:
        self._moves.append((seat, move))
        return self.game.play(move, seat)

    def before_last_move(self, seat: Seat) -> Game | None:
        """The game as it was before the seat's last move; ``None`` if it has made none."""
        count = self._last_move(seat)
        return None if count is None else self._after(count)

    def take_back(self, seat: Seat) -> None:
        """The seat's last move, and all that followed, did not happen."""
        count = self._last_move(seat)
        assert count is not None, "there is a move to take back"
        self.game = self._after(count)
        del self._moves[count:]

    def _last_move(self, seat: Seat) -> int | None:
        counts = range(len(self._moves) - 1, -1, -1)
        return next((count for count in counts if self._moves[count][0] == seat), None)

    def _after(self, count: int) -> Game:
        """The game after so many of its moves."""
        chance = self._dealer.chance(self._proof)
        game = Game(self._settings.options, self._settings.players, chance=chance)
        for seat, move in self._moves[:count]:
            game.play(move, seat)
        return game


def is_new_turn(mover: Seat, turn: Seat, events: Events) -> bool:
    """Whether a turn has ended. After a last chance a round may begin with the seat that ended
    the one before."""
    return turn != mover or any(isinstance(event, RoundStarted) for event in events)
