"""What one seat has a right to know, with perfect memory, and nothing more."""

from __future__ import annotations

from collections.abc import Iterable
from operator import attrgetter
from typing import Final

from msgspec import Struct

from papersea.cards import Card
from papersea.events import Counted, Event, Settlement
from papersea.moves import Move, Pile, Seat, Step
from papersea.rules.in_force import PLAIN
from papersea.rules.options import Options

Group = tuple[Card, ...]
"""What was laid out at once: the two cards of a duo, and what lies with them."""


class PileState(Struct, frozen=True, gc=False):
    """A discard pile as somebody remembers it. ``remembered`` are the cards that went there and
    were not seen to leave, bottom first; where they are more than its ``size``, crabs have taken
    some of them unseen, else they are the pile itself."""

    top: Card | None
    size: int
    remembered: tuple[Card, ...]

    @property
    def gone(self) -> int:
        """So many cards crabs have taken unseen."""
        return len(self.remembered) - self.size


class HandState(Struct, frozen=True, gc=False):
    """One player's cards as somebody sees them. Nobody else sees a ``hand`` while it is hidden.
    ``known`` is the whole hand where it is seen, else the cards that were seen to go there and
    cannot have left since."""

    score: int
    hand_size: int
    hand: tuple[Card, ...] | None
    known: tuple[Card, ...]
    laid: tuple[Group, ...]

    @property
    def laid_cards(self) -> tuple[Card, ...]:
        return tuple(card for group in self.laid for card in group)

    @property
    def rules(self) -> int:
        """What holds for this player beside the printed rules, as ``rules.in_force`` has it."""
        return PLAIN


class Prospect(Struct, frozen=True, gc=False):
    """One way in which a call may end, for whoever makes it: what of their cards counts then, by
    which clause, what that brings, and their new total."""

    settlement: Settlement
    counted: Counted
    gain: int
    total: int
    clause: str


class Outlook(Struct, frozen=True, gc=False):
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


class GameState(Struct, frozen=True, gc=False, rename={"seats": "hands"}):
    """The game from one seat, or from a spectator's place, who has no ``seat``.

    ``drawn`` is there only for the player who looks at those cards, ``legal`` only for the
    player to move. ``searched`` is the pile that crabs look through: whoever looks remembers
    all of it. ``victims`` can be robbed by whoever has the turn; ``is_last_chance_void`` says
    that a LAST CHANCE would end the round unscored at once (R9). ``outlook`` is there for the
    player whose turn it is, once their cards are enough to close the round.
    """

    seat: Seat | None
    round: int
    target: int
    step: Step
    turn: Seat
    seats: tuple[HandState, ...]
    piles: tuple[PileState, PileState]
    deck_size: int
    drawn: tuple[Card, Card] | None
    searched: Pile | None
    closer: Seat | None
    victims: tuple[Seat, ...]
    is_last_chance_void: bool
    winners: tuple[Seat, ...]
    legal: tuple[Move, ...]
    outlook: Outlook | None = None  # of servers before it was told


_fields_of: Final = attrgetter(*GameState.__struct_fields__)


class View(GameState, frozen=True, gc=False, kw_only=True):
    """All that a viewpoint knows: the cards, and with them the ``options`` and the ``history``,
    which is this round as the seat saw it. The two go their own way over the wire: options with
    the table, the history event by event."""

    options: Options
    history: tuple[Event, ...]

    @classmethod
    def of(cls, state: GameState, options: Options, history: Iterable[Event]) -> View:
        """The view of which the state is a part."""
        return cls(*_fields_of(state), options=options, history=tuple(history))

    @property
    def state(self) -> GameState:
        """The part that goes over the wire with every news."""
        return GameState(*_fields_of(self))

    @property
    def own(self) -> HandState:
        """The seat's own cards; a spectator has none."""
        assert self.seat is not None, "a spectator has no cards"
        return self.seats[self.seat]

    def pile(self, pile: Pile) -> PileState:
        """What the seat knows of a discard pile."""
        return self.piles[0 if pile is Pile.LEFT else 1]
