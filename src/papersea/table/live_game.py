"""One game at a table: its cards, the moves that can still be taken back, its clocks, and how it
ended."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Final

from msgspec import Struct

from papersea.deals import Deal
from papersea.events import (
    DrawSkipped,
    Event,
    Kept,
    LaidDuo,
    NoEffect,
    Picked,
    RoundStarted,
    Searched,
    TookTop,
    TurnAgain,
    TurnEnded,
)
from papersea.fair import Dealer, Proof
from papersea.game import Game
from papersea.moves import Move, Seat
from papersea.record import Record, replay
from papersea.table.settings import Bank, Clock, Days, NoClock, Settings
from papersea.view import View

DAY: Final = 86_400.0
LEAST_ON_RETURN: Final = 30.0
"""Seconds that whoever takes an expired seat back has at least."""


@dataclass(slots=True)
class Timer:
    """The time of one game: whose clock runs, since when, and what is left in the banks; and how
    often a clock has begun to run."""

    clock: Clock
    players: int
    begun: int = 0
    running: Seat | None = None
    since: float = 0.0
    acted: float = 0.0
    banks: list[float] = field(default_factory=list)

    def __post_init__(self) -> None:
        if isinstance(self.clock, Bank):
            self.banks = [float(self.clock.seconds)] * self.players

    def run(self, seat: Seat | None, now: float) -> None:
        """From now on this seat's clock runs, or nobody's; if it ran before, it runs on."""
        if seat != self.running:
            self._begin(seat, now, earned=0)

    def begin_turn(self, seat: Seat | None, now: float) -> None:
        """Whoever's clock ran has ended a turn and earns the increment; the next one begins."""
        self._begin(seat, now, earned=self.clock.increment if isinstance(self.clock, Bank) else 0)

    def act(self, now: float) -> None:
        """Whoever's clock runs has done something: patience begins anew."""
        self.acted = now

    def stop(self, now: float) -> None:
        """Nobody's clock runs, and nothing is earned by it."""
        self.run(None, now)

    def _begin(self, seat: Seat | None, now: float, *, earned: int) -> None:
        if self.running is not None and isinstance(self.clock, Bank):
            left = max(0.0, self.banks[self.running] - (now - self.since))
            self.banks[self.running] = left + earned
        self.running, self.since, self.acted = seat, now, now
        self.begun += 1

    def give_time_to_return(self, seat: Seat) -> None:
        """Whoever comes back finds some time on the clock."""
        if isinstance(self.clock, Bank):
            self.banks[seat] = max(self.banks[seat], LEAST_ON_RETURN)

    def forgive(self, seconds: float) -> None:
        """So many of the seconds since whoever's clock runs has begun have not passed."""
        self.since += seconds
        self.acted += seconds

    def expires(self) -> float | None:
        """When the running clock has used up its time; ``None`` if it never does."""
        if self.running is None:
            return None
        match self.clock:
            case Bank():
                return self.since + self.banks[self.running]
            case Days(days):
                return self.since + days * DAY
            case NoClock():
                return None


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
    """Knows the game as it was when something happened last that cannot be undone, and the moves
    since: without the last ones they are played again. Thefts and deals are such things, so chance
    is asked for nothing twice. A game that goes on from a record has its cards; whatever the record
    does not tell follows from the secret."""

    def __init__(
        self,
        settings: Settings,
        dealer: Dealer | Deal,
        proof: Proof,
        record: Record | None = None,
        rules: type[Game] = Game,
    ) -> None:
        self.timer = Timer(settings.clock, settings.players)
        self.game = (
            rules(settings.options, settings.players, chance=dealer.chance(proof))
            if record is None
            else replay(record, seed=int.from_bytes(proof.secret))
        )
        self._final = self.game.copy()
        self._since: list[tuple[Seat, Move]] = []
        self._movers: list[Seat] = []

    def move(self, seat: Seat, move: Move) -> Events:
        events = self.game.play(move, seat)
        self._movers.append(seat)
        self._since.append((seat, move))
        if any(event.is_final for event in events):
            self._final, self._since = self.game.copy(), []
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
        places = [place for place, (mover, _) in enumerate(self._since) if mover == seat]
        return self._replayed(places[-1]) if places else None

    def take_back(self, seat: Seat) -> None:
        """The seat's last move, and all that followed, did not happen."""
        mover = None
        while mover != seat:
            mover, _ = self._since.pop()
            self._movers.pop()
        self.game = self._replayed(len(self._since))

    def _replayed(self, moves: int) -> Game:
        """The game with only so many of the moves since."""
        game = self._final.copy()
        for seat, move in self._since[:moves]:
            game.play(move, seat)
        return game


def is_new_turn(mover: Seat, turn: Seat, events: Events) -> bool:
    """Whether a turn has ended. After a last chance a round may begin with the seat that ended
    the one before."""
    return turn != mover or any(isinstance(event, RoundStarted) for event in events)


def has_news(events: Iterable[Event], before: View) -> bool:
    """Whether a seat has seen a card since ``before`` that it could not know then."""
    assert before.seat is not None, "spectators take nothing back"
    return any(_is_news(event, before.seat, before) for event in events)


def _is_news(event: Event, seat: Seat, before: View) -> bool:
    match event:
        case Kept(seat=other) | LaidDuo(seat=other) | Picked(seat=other):
            return other != seat
        case TookTop(pile=pile) | Searched(pile=pile):
            # Without gaps everybody remembers each card of a pile, and in what order they lie.
            return before.pile(pile).gone > 0
        case DrawSkipped() | TurnAgain() | NoEffect() | TurnEnded():
            return False
        case _:
            return True
