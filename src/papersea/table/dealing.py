"""Where the cards of a table come from."""

from __future__ import annotations

from typing import Protocol

from papersea.chance import Chance
from papersea.fair import Proof, commit, new_secret


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
