"""A bot for papersea."""

from __future__ import annotations

from random import Random

from papersea import (
    Budget,
    Keep,
    LastChance,
    LayDuo,
    Move,
    Player,
    Stop,
    TakeTop,
    View,
    score_cards,
)


class Heron(Player):
    """Waits for good cards, lays every duo, and stops as soon as it may.

    papersea makes a new one for each seat of each game. The seed is the only chance it should use:
    then its games can be played again.
    """

    def __init__(self, seed: int = 0) -> None:
        self.chance = Random(seed)

    def choose(self, view: View, budget: Budget) -> Move:
        """One of ``view.legal``; there are at least two when it is asked."""
        return max(view.legal, key=lambda move: (self.value(view, move), self.chance.random()))

    def value(self, view: View, move: Move) -> float:
        """In points, as far as it looks: at its own cards and the tops of the piles."""
        cards = (*(view.own.hand or ()), *view.own.laid_cards)
        now = score_cards(cards).points
        match move:
            case Stop():
                return 100
            case LastChance():
                return -100
            case LayDuo():
                return now + 1
            case Keep(card):
                return score_cards((*cards, card)).points
            case TakeTop(pile):
                top = view.pile(pile).top
                return score_cards((*cards, top)).points - 0.5 if top else now
            case _:
                return now
