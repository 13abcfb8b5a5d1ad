"""What one seat has a right to know, with perfect memory, and nothing more."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from papersea.cards import Card
from papersea.events import Counted, Event, Settlement
from papersea.moves import Move, Pile, Seat
from papersea.rules.options import Options


class Step(Enum):
    """What is decided next."""

    DRAW = "draw"
    KEEP = "keep"
    DUO = "duo"
    SEARCH = "search"
    PICK = "pick"
    STEAL = "steal"
    OVER = "over"


Duo = tuple[Card, Card]


@dataclass(frozen=True, slots=True)
class PileView:
    """A discard pile as somebody remembers it.

    ``remembered`` are the cards that went there and were not seen to leave, bottom first;
    crabs have taken ``gone`` of them unseen. Without such gaps it is the pile itself.
    """

    top: Card | None
    size: int
    remembered: tuple[Card, ...]

    @property
    def gone(self) -> int:
        return len(self.remembered) - self.size


@dataclass(frozen=True, slots=True)
class SeatView:
    """One player's cards as somebody sees them.

    ``hand`` is ``None`` while it is hidden. ``known`` is the whole hand where it is seen, else
    the cards that were seen to go there and cannot have left since.
    """

    score: int
    hand_size: int
    hand: tuple[Card, ...] | None
    known: tuple[Card, ...]
    laid: tuple[Duo, ...]

    @property
    def laid_cards(self) -> tuple[Card, ...]:
        return tuple(card for duo in self.laid for card in duo)


@dataclass(frozen=True, slots=True)
class Prospect:
    """One way in which a call may end, for whoever makes it: what of their cards counts then, by
    which clause, what that brings, and their new total."""

    settlement: Settlement
    counted: Counted
    gain: int
    total: int
    clause: str


@dataclass(frozen=True, slots=True)
class Outlook:
    """What either call would bring now to the player whose turn it is, with cards of so many
    points and this colour bonus.

    ``last_chance`` has every way in which that bet may end: won or lost, and also void (R9) if
    the others can empty the deck in their last turns; void alone if it is empty already.
    """

    points: int
    bonus: int
    stop: Prospect
    last_chance: tuple[Prospect, ...]

    def bet(self, settlement: Settlement) -> Prospect | None:
        """What a LAST CHANCE that ends so brings; ``None`` if it cannot."""
        return next((each for each in self.last_chance if each.settlement is settlement), None)


@dataclass(frozen=True, slots=True)
class View:
    """The table from one seat, or from a spectator's place (``seat`` is ``None``).

    ``drawn`` is there only for the player who looks at those cards, ``legal`` only for the
    player to move. ``searched`` is the pile that crabs look through: whoever looks remembers
    all of it. ``victims`` can be robbed by whoever has the turn; ``is_last_chance_void`` says
    that a LAST CHANCE would end the round unscored at once (R9). ``outlook`` is there for the
    player whose turn it is, once their cards are enough to close the round. ``history`` is this
    round as the seat saw it.
    """

    options: Options
    seat: Seat | None
    round: int
    target: int
    step: Step
    turn: Seat
    seats: tuple[SeatView, ...]
    piles: tuple[PileView, PileView]
    deck_size: int
    drawn: tuple[Card, Card] | None
    searched: Pile | None
    closer: Seat | None
    victims: tuple[Seat, ...]
    is_last_chance_void: bool
    winners: tuple[Seat, ...]
    legal: tuple[Move, ...]
    outlook: Outlook | None
    history: tuple[Event, ...]

    @property
    def own(self) -> SeatView:
        """The seat's own cards; a spectator has none."""
        assert self.seat is not None, "a spectator has no cards"
        return self.seats[self.seat]

    def pile(self, pile: Pile) -> PileView:
        return self.piles[0 if pile is Pile.LEFT else 1]
