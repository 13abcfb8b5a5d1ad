"""Chance that is sampled: a deal and a theft have one outcome each, by a generator from outside.
The deck lies as it was shuffled."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from papersea.cards import index_of
from papersea.envs.openspiel.node import TOPS, Dice, Node, Outcomes
from papersea.envs.openspiel.setting import Setting
from papersea.rules import codes
from papersea.rules.tables import DECK_SIZE, DIFFERENT
from papersea.translate import part


class Sampled(Node):
    """A node where chance decides by itself. ``opening`` is this round after its deal."""

    __slots__ = ("opening", "stolen")

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self.opening: Sampled | None = None
        self.stolen: int | None = None  # next, in a world where that is known

    def _take_over(self, origin: Self) -> None:
        super()._take_over(origin)
        self.opening, self.stolen = origin.opening, origin.stolen

    def outcomes(self) -> Outcomes:
        return [(0, 1.0)]

    def can_decide(self, outcome: int) -> bool:
        return outcome == 0

    def decide(self, outcome: int, dice: Dice) -> None:
        if self.state.step == codes.STEALING:
            stolen = self._sample_theft(dice) if self.stolen is None else self.stolen
            self.stolen = None
            self.settle(stolen)
            self.look()
        else:
            self._deal(dice)
            self.look()
            self.opening = None
            self.opening = self.copy()

    def play(self, action: int) -> None:
        """Two cards that are drawn together have no order but by number."""
        deck, size = self.state.deck, int(self.state.deck_size)
        if action == codes.DRAW and size > 1 and deck[size - 1] > deck[size - 2]:
            deck[size - 1], deck[size - 2] = int(deck[size - 2]), int(deck[size - 1])
        super().play(action)

    def _sample_theft(self, dice: Dice) -> int:
        hand = part(self.state.hand, self.state.victim * DIFFERENT, DIFFERENT)
        return dice().choices(range(DIFFERENT), hand)[0]

    def _deal(self, dice: Dice) -> None:
        state = self.state
        if state.starter == codes.NOBODY:
            state.starter = dice().randrange(self.setting.players)
        deck = [index_of(card) for card in self.setting.deck]
        dice().shuffle(deck)
        state.deck[DECK_SIZE - 1], state.deck[DECK_SIZE - 2] = deck[:TOPS]
        self.settle(codes.NONE)
        self.lay_deck(deck[TOPS:])
        self.dealt = self.moves

    def lay_deck(self, cards: Sequence[int]) -> None:
        """The whole deck, from its top."""
        for place, card in enumerate(reversed(cards)):
            self.state.deck[place] = card
        self.state.deck_size = len(cards)

    def name_of(self, player: int, action: int) -> str:
        return super().name_of(player, action) if player >= 0 else "chance"
