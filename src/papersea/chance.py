"""Chance from outside a game: for replays, provable fairness, lessons and tests."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Protocol

from papersea.cards import DECK, Card
from papersea.moves import Seat, format_seat
from papersea.problems import NotationError, Wrong


class Chance(Protocol):
    """Decides whatever no player does."""

    def first_player(self, players: int) -> Seat:
        """S3: who starts the first round."""
        ...

    def deck(self, round_number: int) -> Sequence[Card]:
        """S1: all cards of a new round, top first; the first two go on the piles."""
        ...

    def stolen(self, victim: Seat, hand: Sequence[Card]) -> Card:
        """K6: the card that is taken from a hand."""
        ...


class WrongChance(NotationError):
    """Chance from outside that cannot be: a deck that is not whole, a card not in the hand."""


def check_deck(deck: Sequence[Card]) -> tuple[Card, ...]:
    if len(deck) != len(DECK):
        raise WrongChance(Wrong.DECK_SIZE, size=len(DECK), count=len(deck))
    for card in Counter(DECK) - Counter(deck):
        raise WrongChance(Wrong.DECK_NOT_WHOLE, card=card)
    return tuple(deck)


def check_starter(seat: Seat, players: int) -> Seat:
    if not 0 <= seat < players:
        raise WrongChance(Wrong.WRONG_STARTER, seat=seat, players=players)
    return seat


def check_stolen(card: Card, victim: Seat, hand: Sequence[Card]) -> Card:
    if card not in hand:
        raise WrongChance(Wrong.CANNOT_BE_STOLEN, card=card, seat=format_seat(victim))
    return card
