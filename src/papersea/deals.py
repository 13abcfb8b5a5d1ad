"""Deals that everybody can play: the same cards, opponents and target, whoever sits down.

Everything follows from a deal's name: a day, such as 2026-11-18, or any short word that somebody
sends to a friend. So nothing has to be kept of it, and nobody has to be asked for it.
"""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass
from datetime import date
from functools import cached_property
from typing import Final

from papersea.chance import Chance
from papersea.fair import FairChance, Proof
from papersea.problems import NotationError, Wrong

NAME: Final = r"[0-9a-z][0-9a-z-]{2,23}"
"""All of a name."""
BUDGET: Final = "3000p"
"""How long its bots think: in playouts, so that they think the same on every machine."""
FIRST_DAY: Final = date(2026, 11, 1)
"""The archive begins with it."""

_SCHEME: Final = "papersea-deal-1"
_SEATS: Final = (2, 2, 2, 2, 2, 3, 4)
"""Players by the day of the week: company at the weekend."""
_OPPONENTS: Final = (
    ("gull", "otter", "skua"),
    ("heron", "pelican", "cormorant"),
    ("heron", "pelican", "cormorant"),
    ("orca", "albatross", "marlin"),
    ("orca", "albatross", "marlin"),
    ("heron", "pelican", "cormorant"),
    ("gull", "otter", "skua"),
)
"""By the day of the week, from easy company to experts; which of them comes, the name decides."""


@dataclass(frozen=True)
class Deal:
    name: str

    def __post_init__(self) -> None:
        if not re.fullmatch(NAME, self.name):
            raise NotationError(Wrong.UNKNOWN_DEAL, text=self.name)

    @cached_property
    def day(self) -> date | None:
        """If it is that of a day."""
        try:
            return date.fromisoformat(self.name) if len(self.name) == len("2026-11-18") else None
        except ValueError:
            return None

    @cached_property
    def _weekday(self) -> int:
        return self._number("weekday") % len(_SEATS) if self.day is None else self.day.weekday()

    @property
    def players(self) -> int:
        return _SEATS[self._weekday]

    @property
    def opponents(self) -> tuple[str, ...]:
        """Whoever sits in the second seat and those after it."""
        company = _OPPONENTS[self._weekday]
        first = self._number("opponents") % len(company)
        return tuple(company[(first + seat) % len(company)] for seat in range(self.players - 1))

    def chance(self, proof: Proof | None = None) -> Chance:
        """Of a game of it, from its first deal on; nothing that a table knows changes it."""
        return FairChance(self._digest("cards"))

    def seed(self, events: int) -> int:
        """Of the bot that has to move after so many events: who plays alike is answered alike."""
        return self._number(f"seed {events}")

    def _number(self, what: str) -> int:
        return int.from_bytes(self._digest(what)[:7], "big")

    def _digest(self, what: str) -> bytes:
        return hashlib.sha256(f"{_SCHEME} {what} {self.name}".encode()).digest()
