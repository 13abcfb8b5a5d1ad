"""Chance that shows all its outcomes: who starts, every card that leaves the deck, every card that
is stolen. A card is decided when it is needed: the deck has no order that a search could see."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Final, Self

from papersea.cards import CARDS, format_cards
from papersea.envs.openspiel.node import CHANCE, TOPS, Dice, Node, Outcomes
from papersea.envs.openspiel.setting import Setting
from papersea.moves import Seat, format_seat
from papersea.position import Position
from papersea.rules import codes
from papersea.rules.tables import DECK_SIZE, DIFFERENT, DUOS, FISH, KIND_OF
from papersea.translate import part

_DEAL: Final = -1
"""What waits for cards: the deal, or else the move that draws them."""

_FISHING: Final = frozenset(
    codes.LAY + duo for duo, (first, _) in enumerate(DUOS) if KIND_OF[first] == FISH
)


class Explicit(Node):
    """A node where chance names a card at a time."""

    __slots__ = ("_left", "_named", "_waiting", "_wanted")

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self._left = [*setting.copies]  # in the deck, by card
        self._named: list[int] = []  # for what waits
        self._wanted = TOPS  # so many it needs
        self._waiting = _DEAL
        for outcome in setting.opening:
            self.decide(outcome, random.Random)

    def _take_over(self, origin: Self) -> None:
        super()._take_over(origin)
        self._left, self._named = origin._left.copy(), origin._named.copy()
        self._wanted, self._waiting = origin._wanted, origin._waiting

    def play(self, action: int) -> None:
        if action == codes.DRAW or action in _FISHING:
            wanted = min(self.state.deck_size, 2 if action == codes.DRAW else 1)
            if wanted:
                self._wanted, self._waiting, self.player = wanted, action, CHANCE
                return
        self.step(action)
        self.look()

    def outcomes(self) -> Outcomes:
        state = self.state
        if state.step == codes.STEALING:
            hand = part(state.hand, state.victim * DIFFERENT, DIFFERENT)
            return _likely(hand, state.hand_size[state.victim])
        if state.starter == codes.NOBODY:
            return [(seat, 1 / state.players) for seat in range(state.players)]
        return _likely(self._left, sum(self._left))

    def can_decide(self, outcome: int) -> bool:
        state = self.state
        if not 0 <= outcome < DIFFERENT:
            return False
        if state.step == codes.STEALING:
            return state.hand[state.victim * DIFFERENT + outcome] > 0
        if state.starter == codes.NOBODY:
            return outcome < state.players
        return self._left[outcome] > 0

    def decide(self, outcome: int, dice: Dice) -> None:
        state = self.state
        if state.step == codes.STEALING:
            self.settle(outcome)
            self.look()
        elif state.starter == codes.NOBODY:
            state.starter = outcome
        else:
            self._left[outcome] -= 1
            self._named.append(outcome)
            if len(self._named) == self._wanted:
                self._go_on()

    def _go_on(self) -> None:
        """All cards are named. Two that are drawn together have no order but by number."""
        named, self._named = self._named, []
        if self._waiting == _DEAL:
            self._lay(named, DECK_SIZE)
            self.settle(codes.NONE)
            self.state.deck_size = len(self.setting.deck) - TOPS  # perhaps a smaller deck
            self.dealt = self.moves
        else:
            named.sort()
            self._lay(named, self.state.deck_size)
            self.step(self._waiting)
        self.look()

    def _lay(self, cards: Sequence[int], size: int) -> None:
        deck = self.state.deck
        for card in cards:
            size -= 1
            deck[size] = card

    def wait_for_deal(self) -> None:
        self._left = [*self.setting.copies]
        self._wanted, self._waiting = TOPS, _DEAL

    def name_of(self, player: int, action: int) -> str:
        if player >= 0:
            return super().name_of(player, action)
        is_start = self.state.step == codes.DEALING and self.state.starter == codes.NOBODY
        return format_seat(Seat(action)) if is_start else str(CARDS[action])

    def position(self) -> Position:
        position = super().position()
        return replace(position, deck=(None,) * len(position.deck))

    def __str__(self) -> str:
        """The position, then cards that chance has named already for what waits."""
        named = [CARDS[card] for card in self._named]
        return f"{self.position()} {format_cards(named)}" if named else str(self.position())


def _likely(counts: Sequence[int], total: int) -> Outcomes:
    return [(card, count / total) for card, count in enumerate(counts) if count]
