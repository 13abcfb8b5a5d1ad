"""What happens at a table, one class each, and who sees what of it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import assert_never

from papersea.cards import Card
from papersea.moves import Pile, Seat
from papersea.rulebook import SETTLED_BY


class Call(Enum):
    """The two ways to close a round."""

    STOP = "stop"
    LAST_CHANCE = "last_chance"


class Settlement(Enum):
    """How a round is settled: after a STOP, a bet won, a bet lost, or without points."""

    STOP = "stop"
    WON = "won"
    LOST = "lost"
    VOID = "void"

    @property
    def clause(self) -> str:
        """The clause that says what counts."""
        return SETTLED_BY[self.value]


class Counted(Enum):
    """What of somebody's cards counts at the end of a round: their points, their colour bonus."""

    NOTHING = "nothing"
    POINTS = "points"
    BONUS = "bonus"
    BOTH = "both"

    @property
    def has_bonus(self) -> bool:
        return self in (Counted.BONUS, Counted.BOTH)


@dataclass(frozen=True, slots=True)
class RoundStarted:
    """S1 to S3: the deck is shuffled, and its two top cards lie on the piles, left first."""

    round: int
    starter: Seat
    tops: tuple[Card, Card]


@dataclass(frozen=True, slots=True)
class Drew:
    """T3: two cards to look at; ``None`` for everybody else."""

    seat: Seat
    cards: tuple[Card, Card] | None


@dataclass(frozen=True, slots=True)
class Kept:
    """T3: one went into the hand, the other face up on a pile."""

    seat: Seat
    card: Card | None
    discarded: Card
    pile: Pile


@dataclass(frozen=True, slots=True)
class DrewLast:
    """Q1: the only card left in the deck went into the hand."""

    seat: Seat
    card: Card | None


@dataclass(frozen=True, slots=True)
class DrawSkipped:
    """Q3: there was nothing to draw."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TookTop:
    """T5: everybody saw the card, and now sees the new top."""

    seat: Seat
    pile: Pile
    card: Card
    top: Card | None


@dataclass(frozen=True, slots=True)
class LaidDuo:
    """T7: two cards lie in front of the player."""

    seat: Seat
    first: Card
    second: Card


@dataclass(frozen=True, slots=True)
class Searched:
    """K3: the player looks through a pile; the cards top first, ``None`` for the others."""

    seat: Seat
    pile: Pile
    cards: tuple[Card, ...] | None


@dataclass(frozen=True, slots=True)
class Picked:
    """K3, Q8: which card, and from where, only the player knows; all see the new top."""

    seat: Seat
    pile: Pile
    card: Card | None
    position: int | None
    top: Card | None


@dataclass(frozen=True, slots=True)
class Fished:
    """K5: the top card of the deck went into the hand."""

    seat: Seat
    card: Card | None


@dataclass(frozen=True, slots=True)
class TurnAgain:
    """K4: boats give another whole turn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Stole:
    """K6, Q7: only thief and victim see the card."""

    thief: Seat
    victim: Seat
    card: Card | None


@dataclass(frozen=True, slots=True)
class NoEffect:
    """Q6, Q16: the duo lies there, and nothing came of it."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TurnEnded:
    """T9: the turn passes to the left."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Called:
    """R1: a player closes the round, with so many card points."""

    seat: Seat
    call: Call
    points: int


@dataclass(frozen=True, slots=True)
class HandShown:
    """R1 to R4: everybody sees a hand."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class RoundScored:
    """R2, R6, R7: card points and colour bonuses, what each seat scored of them, new totals.

    ``bet_won`` is ``None`` after a STOP. ``counted``: of what each seat's gain is made, and by
    which ``clause``.
    """

    closer: Seat
    bet_won: bool | None
    points: tuple[int, ...]
    bonuses: tuple[int, ...]
    gains: tuple[int, ...]
    scores: tuple[int, ...]
    counted: tuple[Counted, ...]
    clause: str


@dataclass(frozen=True, slots=True)
class RoundVoid:
    """R9: the deck is used up, and nobody scores."""

    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameEnded:
    """G1 to G5: who has won, and whether four mermaids did it."""

    winners: tuple[Seat, ...]
    by_mermaids: bool


Event = (
    RoundStarted
    | Drew
    | Kept
    | DrewLast
    | DrawSkipped
    | TookTop
    | LaidDuo
    | Searched
    | Picked
    | Fished
    | TurnAgain
    | Stole
    | NoEffect
    | TurnEnded
    | Called
    | HandShown
    | RoundScored
    | RoundVoid
    | GameEnded
)


def seen_by(event: Event, observer: Seat | None) -> Event:
    """The event as a seat sees it, or as a spectator does (``None``)."""
    match event:
        case Drew(seat) if seat != observer:
            return replace(event, cards=None)
        case Kept(seat) | DrewLast(seat) | Fished(seat) if seat != observer:
            return replace(event, card=None)
        case Searched(seat) if seat != observer:
            return replace(event, cards=None)
        case Picked(seat) if seat != observer:
            return replace(event, card=None, position=None)
        case Stole(thief, victim) if observer not in (thief, victim):
            return replace(event, card=None)
        case Drew() | Kept() | DrewLast() | Fished() | Searched() | Picked() | Stole():
            return event
        case RoundStarted() | DrawSkipped() | TookTop() | LaidDuo() | TurnAgain() | NoEffect():
            return event
        case TurnEnded() | Called() | HandShown() | RoundScored() | RoundVoid() | GameEnded():
            return event
        case _:
            assert_never(event)
