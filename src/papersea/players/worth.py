"""What a set of cards promises: its points, and a little for what has been started."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from papersea.cards import Card, Kind
from papersea.score import score_cards

# What one more card of a kind promises beyond the points it already brings.
_PROMISE = {
    Kind.CRAB: 0.5,
    Kind.BOAT: 0.7,
    Kind.FISH: 0.6,
    Kind.SWIMMER: 0.4,
    Kind.SHARK: 0.4,
    Kind.SHELL: 0.8,
    Kind.OCTOPUS: 1.0,
    Kind.PENGUIN: 0.6,
    Kind.SAILOR: 0.8,
    Kind.LIGHTHOUSE: 0.6,
    Kind.SHOAL: 0.6,
    Kind.PENGUIN_COLONY: 0.6,
    Kind.CAPTAIN: 0.5,
    Kind.MERMAID: 1.5,
}
_COLOUR = 0.2


def hand_worth(cards: Sequence[Card]) -> float:
    """Points, plus what started pairs, collections and colours promise."""
    score = score_cards(cards)
    kinds = Counter(card.kind for card in cards)
    return score.points + _COLOUR * score.bonus + sum(_PROMISE[kind] for kind in kinds)
