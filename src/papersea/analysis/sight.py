"""A view with the questions that explanations ask of it: nothing here knows more than the seat."""

from __future__ import annotations

from functools import cached_property
from itertools import permutations, takewhile

from papersea.cards import CARDS, COPIES, PAIRINGS, Card, Kind
from papersea.knowledge.seen import in_sight
from papersea.moves import Pile, Seat
from papersea.rules import tables
from papersea.score import has_all_mermaids, score_cards, score_seen
from papersea.view import HandState, View

_KINDS = tuple(Kind)
_MERMAID = next(card for card in CARDS if card.kind is Kind.MERMAID)
_PAIRS = [pair for each in PAIRINGS for pair in permutations((each.first, each.second))]
PARTNERS = {kind: tuple(dict.fromkeys(b for a, b in _PAIRS if a is kind)) for kind, _ in _PAIRS}
"""K2: which kind makes a duo with which others."""

MULTIPLIED = {
    _KINDS[multiplier]: _KINDS[tables.MULTIPLIED[multiplier]] for multiplier in tables.MULTIPLIERS
}
"""K16: what a multiplier counts."""

MULTIPLIERS = {counted: multiplier for multiplier, counted in MULTIPLIED.items()}


class Sight:
    """The table as the seat to move sees it."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None, "a spectator has nothing to decide"
        self.view = view
        self.seat = view.seat

    @cached_property
    def hand(self) -> tuple[Card, ...]:
        return self.view.own.known

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        """Own cards, hand and table."""
        return (*self.hand, *self.view.own.laid_cards)

    @cached_property
    def points(self) -> int:
        return self.points_with()

    def points_with(self, *cards: Card) -> int:
        """What the own cards and these were worth now."""
        return score_seen(self.view.own, *cards).points

    def gain(self, card: Card) -> int:
        """The points that a card would bring now."""
        return self.points_with(card) - self.points

    def points_of(self, seat: Seat, *gained: Card) -> int:
        """What a player's cards are worth, as far as they lie open or were seen, and these."""
        return score_seen(self.view.seats[seat], *gained).points

    def fit_of(self, seat: Seat, card: Card) -> int:
        """The points that a card would bring to what was seen of a player's cards; 0 if it would
        bring no more than it does alone."""
        gain = self.points_of(seat, card) - self.points_of(seat)
        return gain if gain > score_cards((card,)).points else 0

    @cached_property
    def next(self) -> Seat | None:
        """Who draws next after this turn; nobody if the round then ends."""
        return next(iter(self.following), None)

    @cached_property
    def following(self) -> tuple[Seat, ...]:
        """Who still draws before the seat does again, in the order of turns."""
        closer = self.view.closer
        if closer is None:
            return self.others
        return tuple(takewhile(lambda seat: seat != closer, self.others))

    @cached_property
    def others(self) -> tuple[Seat, ...]:
        """In the order of turns."""
        players = len(self.view.seats)
        return tuple(Seat((self.seat + step) % players) for step in range(1, players))

    def other(self, seat: Seat) -> HandState:
        return self.view.seats[seat]

    def top(self, pile: Pile) -> Card | None:
        return self.view.pile(pile).top

    def below(self, pile: Pile) -> Card | None:
        """The card under the top, if it is known."""
        seen = self.view.pile(pile)
        return seen.remembered[-2] if seen.gone == 0 and seen.size > 1 else None

    def best_in(self, pile: Pile) -> Card | None:
        """The card of a pile that brings most points, if it is sure what lies there."""
        seen = self.view.pile(pile)
        return max(seen.remembered, key=self.gain, default=None) if seen.gone == 0 else None

    def count(self, kind: Kind) -> int:
        return sum(card.kind is kind for card in self.cards)

    def unseen(self, kind: Kind) -> int:
        """How many cards of a kind the seat has not seen anywhere yet, in this round."""
        known = in_sight(self.view)
        copies = ((card, count) for card, count in COPIES.items() if card.kind is kind)
        return sum(max(0, count - known[card]) for card, count in copies)

    def partner(self, card: Card) -> Card | None:
        """The card of the hand with which another one would make one more duo."""
        own = sum(each.kind is card.kind for each in self.hand)
        for kind in PARTNERS.get(card.kind, ()):
            held = [each for each in self.hand if each.kind is kind]
            if len(held) % 2 if kind is card.kind else len(held) > own:
                return held[0]
        return None

    @cached_property
    def is_last_turn(self) -> bool:
        """Whether the round ends before the seat draws again: nothing can be finished later, and
        nothing be stolen, because the hand is shown at the end of the turn (R4)."""
        return self.view.closer is not None

    @cached_property
    def lacks_one_mermaid(self) -> bool:
        """Whether one more would win the game (G1)."""
        return has_all_mermaids((*self.cards, _MERMAID), self.view.own.rules)

    @cached_property
    def target_missing(self) -> dict[Seat, int]:
        """What each opponent still needs to reach the target."""
        return {seat: self.view.target - self.other(seat).score for seat in self.others}
