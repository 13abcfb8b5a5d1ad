"""Chance that can be dealt again: every seating of a deal meets the same."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from random import Random

from papersea.cards import DECK, Card
from papersea.moves import Seat


def derived_seed(*parts: int | str) -> int:
    """A seed of its own for every list of parts, the same on every machine."""
    digest = blake2b(" ".join(map(str, parts)).encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") >> 1


class Deal:
    """Who begins, the deck of every round and how thefts turn out, by seed and number.

    The decks and the beginner are the same whatever happens; a theft depends on how many there
    were in its round, and on the hand. Only ``Random.random`` is used, which stays the same in
    every version of Python.
    """

    def __init__(self, seed: int, number: int) -> None:
        self._seed = derived_seed(seed, number, "chance")
        self._round = 0
        self._thefts = 0

    def first_player(self, players: int) -> Seat:
        return Seat(int(self._random("first").random() * players))

    def deck(self, round_number: int) -> Sequence[Card]:
        self._round, self._thefts = round_number, 0
        random = self._random(f"deck {round_number}").random
        return sorted(DECK, key=lambda _: random())

    def stolen(self, victim: Seat, hand: Sequence[Card]) -> Card:
        self._thefts += 1
        random = self._random(f"theft {self._round} {self._thefts}")
        return hand[int(random.random() * len(hand))]

    def _random(self, what: str) -> Random:
        return Random(derived_seed(self._seed, what))
