"""What happens at a table, one class each, and who sees what of it.

They stand on the wire as they stand here: an ``event`` field names the kind, a card is its short
text, and what a viewpoint may not see is ``null``.
"""

from __future__ import annotations

from enum import Enum
from typing import ClassVar, assert_never

from msgspec import Struct
from msgspec.structs import replace

from papersea.cards import Card
from papersea.moves import Pile, Seat, snake_case
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


class Happening(Struct, frozen=True, gc=False, tag_field="event", tag=snake_case):
    """What every event is: ``Public`` or ``Secret``, and nothing between.

    ``is_final``: no move that brought this is ever taken back. So it is unless a kind says that
    nobody learned anything by it, or only what ``table.live_game`` weighs.
    """

    is_final: ClassVar[bool] = True


class Public(Happening, frozen=True):
    """Everybody sees all of it."""


class Secret(Happening, frozen=True):
    """The fields that are ``hidden`` are ``None`` but for the seats that ``sharers`` name."""

    hidden: ClassVar[tuple[str, ...]]
    sharers: ClassVar[tuple[str, ...]] = ("seat",)


class RoundStarted(Public, frozen=True):
    """S1 to S3: the deck is shuffled, and its two top cards lie on the piles, left first."""

    round: int
    starter: Seat
    tops: tuple[Card, Card]


class Drew(Secret, frozen=True):
    """T3: two cards to look at; ``None`` for everybody else."""

    hidden = ("cards",)

    seat: Seat
    cards: tuple[Card, Card] | None


class Kept(Secret, frozen=True):
    """T3: one went into the hand, the other face up on a pile."""

    hidden = ("card",)
    is_final = False

    seat: Seat
    card: Card | None
    discarded: Card
    pile: Pile


class DrewLast(Secret, frozen=True):
    """Q1: the only card left in the deck went into the hand."""

    hidden = ("card",)

    seat: Seat
    card: Card | None


class DrawSkipped(Public, frozen=True):
    """Q3: there was nothing to draw."""

    is_final = False

    seat: Seat


class TookTop(Public, frozen=True):
    """T5: everybody saw the card, and now sees the new top."""

    is_final = False

    seat: Seat
    pile: Pile
    card: Card
    top: Card | None


class LaidDuo(Public, frozen=True):
    """T7: two cards lie in front of the player."""

    is_final = False

    seat: Seat
    first: Card
    second: Card

    @property
    def cards(self) -> tuple[Card, ...]:
        """All that was laid out at once."""
        return self.first, self.second


class Searched(Secret, frozen=True):
    """K3: the player looks through a pile; the cards top first, ``None`` for the others."""

    hidden = ("cards",)
    is_final = False

    seat: Seat
    pile: Pile
    cards: tuple[Card, ...] | None


class Picked(Secret, frozen=True):
    """K3, Q8: which card, and from where, only the player knows; all see the new top."""

    hidden = ("card", "position")
    is_final = False

    seat: Seat
    pile: Pile
    card: Card | None
    position: int | None
    top: Card | None


class Fished(Secret, frozen=True):
    """K5: the top card of the deck went into the hand."""

    hidden = ("card",)

    seat: Seat
    card: Card | None


class TurnAgain(Public, frozen=True):
    """K4: boats give another whole turn."""

    is_final = False

    seat: Seat


class Stole(Secret, frozen=True):
    """K6, Q7: only thief and victim see the card."""

    hidden = ("card",)
    sharers = ("thief", "victim")

    thief: Seat
    victim: Seat
    card: Card | None


class NoEffect(Public, frozen=True):
    """Q6, Q16: the duo lies there, and nothing came of it."""

    is_final = False

    seat: Seat


class TurnEnded(Public, frozen=True):
    """T9: the turn passes to the left."""

    is_final = False

    seat: Seat


class Called(Public, frozen=True):
    """R1: a player closes the round, with so many card points."""

    seat: Seat
    call: Call
    points: int


class HandShown(Public, frozen=True):
    """R1 to R4: everybody sees a hand."""

    seat: Seat
    cards: tuple[Card, ...]


class RoundScored(Public, frozen=True):
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
    # Servers before these were told leave them out.
    counted: tuple[Counted, ...] = ()
    clause: str = ""


class RoundVoid(Public, frozen=True):
    """R9: the deck is used up, and nobody scores."""

    scores: tuple[int, ...]


class GameEnded(Public, frozen=True):
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
"""Whatever happens in a game; each kind says which of it a seat may know."""


def tag_of(kind: type[Event]) -> str:
    """The name of a kind of event, on the wire and in texts."""
    return str(kind.__struct_config__.tag)


def seen_by(event: Event, observer: Seat | None) -> Event:
    """The event as a seat sees it, or as a spectator does (``None``). Each kind is one of those
    that everybody sees, or says itself what it hides from whom."""
    match event:
        case Public():
            return event
        case Secret():
            if observer in [getattr(event, sharer) for sharer in event.sharers]:
                return event
            return replace(event, **dict.fromkeys(event.hidden))
        case _:
            assert_never(event)
