"""Cards that nobody chose, and the proof of it: docs/fairness.md gives every step.

Before the deal a server publishes its commitment to a secret, then every seat may add a salt.
First player, decks and thefts follow from all of them, and the secret is told after the game.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import re
import secrets
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import count
from typing import Final, Protocol

from papersea.cards import DECK, Card, sort_cards
from papersea.chance import Chance
from papersea.moves import Seat
from papersea.problems import NotationError, Wrong

SALT: Final = r"[!-~]{0,64}"
"""All of a salt: printable ASCII without spaces; empty where a seat added none."""

CONTEXT: Final = r"[!-~]{1,64}"
"""All of a context: which game it is."""

_SECRET_BYTES: Final = 32
_DIGEST: Final = r"[0-9a-f]{64}"
_SCHEME: Final = "papersea-fair-1"
_BYTE: Final = 256


def new_secret() -> bytes:
    return secrets.token_bytes(_SECRET_BYTES)


def commit(secret: bytes, context: str) -> str:
    """What is published before the deal: it tells nothing, and fits no other secret or game."""
    _check(secret, context)
    return hashlib.sha256(f"{_SCHEME} commit {secret.hex()} {context}".encode()).hexdigest()


def parse_commitment(text: str) -> str:
    """Read a commitment that somebody has noted, in letters of any case."""
    noted = text.strip().lower()
    if not re.fullmatch(_DIGEST, noted):
        raise NotationError(Wrong.UNREADABLE_COMMITMENT, text=text)
    return noted


@dataclass(frozen=True, slots=True)
class Proof:
    """All that the chance of one game follows from. Its text tells the secret, its repr does not.

    Written as the secret, the context and a salt for each seat:
    ``000102…1f "CODE/1" "blue" ""``.
    """

    secret: bytes = field(repr=False)
    context: str
    salts: tuple[str, ...]

    def __post_init__(self) -> None:
        _check(self.secret, self.context)
        if len(self.salts) not in (2, 3, 4):
            raise NotationError(Wrong.SALTS, count=len(self.salts))
        for salt in self.salts:
            if not re.fullmatch(SALT, salt):
                raise NotationError(Wrong.UNREADABLE_SALT, text=salt)

    @property
    def commitment(self) -> str:
        """Without the salts, which come later."""
        return commit(self.secret, self.context)

    def chance(self) -> FairChance:
        """The chance of this game, from its first deal on."""
        words = " ".join((self.context, *self.salts))
        return FairChance(_digest(self.secret, f"{_SCHEME} seed {words}"))

    def __str__(self) -> str:
        return " ".join((self.secret.hex(), *map(json.dumps, (self.context, *self.salts))))


def parse_proof(text: str) -> Proof:
    """Read ``000102…1f "CODE/1" "blue" ""``."""
    secret, *quoted = text.split() or [""]
    if not re.fullmatch(_DIGEST, secret):
        raise NotationError(Wrong.UNREADABLE_SECRET, text=secret)
    context, *salts = map(_unquoted, quoted or [""])
    return Proof(bytes.fromhex(secret), context, tuple(salts))


def _unquoted(word: str) -> str:
    try:
        # What JSON reads from a word that begins with a quote is a text or nothing.
        return str(json.loads(word if word.startswith('"') else ""))
    except ValueError:
        raise NotationError(Wrong.UNQUOTED_PROOF, text=word) from None


def _check(secret: bytes, context: str) -> None:
    if len(secret) != _SECRET_BYTES:
        raise NotationError(Wrong.SECRET_SIZE, size=_SECRET_BYTES, count=len(secret))
    if not re.fullmatch(CONTEXT, context):
        raise NotationError(Wrong.UNREADABLE_CONTEXT, text=context)


class FairChance:
    """The chance of one game, for ``Game``: the same seed and the same moves give the same cards.

    It counts the thefts of its game, so it serves one game, from the first deal on: a copy of
    that game would share the count.
    """

    def __init__(self, seed: bytes) -> None:
        self._seed = seed
        self._thefts = 0

    def first_player(self, players: int) -> Seat:
        return Seat(_below(players, self._bytes("first")))

    def deck(self, round_number: int) -> Sequence[Card]:
        stream = self._bytes(f"deck {round_number}")
        deck = list(DECK)
        for last in range(len(deck) - 1, 0, -1):
            place = _below(last + 1, stream)
            deck[last], deck[place] = deck[place], deck[last]
        return deck

    def stolen(self, victim: Seat, hand: Sequence[Card]) -> Card:
        self._thefts += 1
        place = _below(len(hand), self._bytes(f"theft {self._thefts}"))
        return sort_cards(hand)[place]

    def _bytes(self, label: str) -> Iterator[int]:
        """Bytes without end, for one decision."""
        for block in count():
            yield from _digest(self._seed, f"{label} {block}")


def _below(bound: int, stream: Iterator[int]) -> int:
    """A number below a bound of at most 256; bytes that would make some likelier are skipped."""
    even = _BYTE - _BYTE % bound
    return next(byte for byte in stream if byte < even) % bound


def _digest(key: bytes, message: str) -> bytes:
    return hmac.digest(key, message.encode(), "sha256")


class Dealer(Protocol):
    """Makes secrets, commits to them, and deals by them."""

    def new_secret(self) -> bytes: ...

    def commit(self, secret: bytes, context: str) -> str: ...

    def chance(self, proof: Proof) -> Chance: ...


class FairDealer:
    """Deals by the proof alone, so that everybody can check it after the game."""

    def new_secret(self) -> bytes:
        return new_secret()

    def commit(self, secret: bytes, context: str) -> str:
        return commit(secret, context)

    def chance(self, proof: Proof) -> Chance:
        return proof.chance()
