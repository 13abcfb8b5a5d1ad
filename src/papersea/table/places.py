"""Who sits where, and who moves for them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody at the door: a guest, or a program that plays by the bot API."""

    id: str
    name: str
    is_bot: bool = False


@dataclass(slots=True)
class Place:
    """A seat of the table: empty, a person's, or an opponent's of the house."""

    person: Person | None = None
    opponent: str | None = None
    budget: str = ""
    is_stand_in: bool = False
    has_left: bool = False
    has_resigned: bool = False
    is_hand_open: bool = False
    is_advised: bool = False
    wants_rematch: bool = False
    salt: str = ""

    @property
    def is_empty(self) -> bool:
        return self.person is None and self.opponent is None

    @property
    def is_active(self) -> bool:
        """A person sits here and plays."""
        return self.person is not None and not self.is_stand_in and not self.has_resigned

    def begin_anew(self) -> None:
        """What was true of the last game only."""
        self.salt = ""
        self.is_stand_in = self.has_left = self.has_resigned = False
        self.is_hand_open = self.is_advised = self.wants_rematch = False
