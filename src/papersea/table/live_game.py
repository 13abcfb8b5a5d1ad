"""One game at a table: its cards, the moves that can still be taken back, its clocks, and how it
ended."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from enum import Enum

from msgspec import Struct

from papersea.events import Event, RoundStarted
from papersea.fair import Dealer, Proof
from papersea.game import Game
from papersea.moves import Move, Seat
from papersea.record import Record, replay
from papersea.table.clocks import Timer
from papersea.table.settings import Settings
from papersea.table.taking_back import is_final


class Ending(Enum):
    """By the rules, or because nobody was left to play against."""

    FINISHED = "finished"
    RESIGNED = "resigned"


class Outcome(Struct, frozen=True):
    """Who has won, and everybody's rank from 1; those who share a rank have the same. ``advised``:
    who has asked for advice."""

    ending: Ending
    winners: tuple[Seat, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    advised: tuple[Seat, ...] = ()


def outcome_of(game: Game, resigned: Collection[Seat], *, has_people: bool) -> Outcome | None:
    """How the game has ended; ``None`` while somebody plays against somebody.

    When all but one have resigned, or no person is left, those who stay and lead have won.
    So they have if a bot wins for a seat that has resigned: whoever gives up does not win.
    """
    staying = [Seat(seat) for seat in range(game.players) if seat not in resigned]
    if not game.is_over and len(staying) > 1 and has_people:
        return None
    ending = Ending.FINISHED if game.is_over else Ending.RESIGNED
    winners = tuple(seat for seat in game.winners if seat in staying)
    return _ranked(game, ending, winners or _leaders(game, staying), resigned)


def _leaders(game: Game, staying: Sequence[Seat]) -> tuple[Seat, ...]:
    most = max((game.scores[seat] for seat in staying), default=0)
    return tuple(seat for seat in staying if game.scores[seat] == most)


def _ranked(
    game: Game, ending: Ending, winners: tuple[Seat, ...], resigned: Collection[Seat]
) -> Outcome:
    def standing(seat: int) -> tuple[bool, bool, int]:
        return (seat in winners, seat not in resigned, game.scores[seat])

    seats = range(game.players)
    ranks = tuple(1 + sum(standing(other) > standing(seat) for other in seats) for seat in seats)
    return Outcome(ending, winners, ranks, game.scores)


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
