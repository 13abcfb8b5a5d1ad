"""What is written on a score pad."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import Final
from unicodedata import category

from papersea.cards import Card
from papersea.moves import Seat
from papersea.rules.options import MAX_PLAYERS, MIN_PLAYERS, Target
from papersea.scorepad.flaws import Flaw, PadError

LONGEST_NAME: Final = 24
_UNREADABLE: Final = ("Cc", "Cs")
"""What steers a terminal, and halves of signs."""


class Ending(Enum):
    """How a round ended."""

    STOP = "stop"
    LAST_CHANCE = "last_chance"
    DECK_OUT = "deck_out"
    MERMAIDS = "mermaids"

    @property
    def is_scored(self) -> bool:
        return self in (Ending.STOP, Ending.LAST_CHANCE)


@dataclass(frozen=True, slots=True)
class ShownHand:
    """Cards of a player, hand and table together (K1)."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class CountedHand:
    """What a player's cards are worth, counted by people. The colour bonus may be left open where
    it does not count."""

    points: int
    bonus: int | None = None


Hand = ShownHand | CountedHand
"""What somebody had at the end of a round: the cards, or only what they came to."""


@dataclass(frozen=True, slots=True)
class PadRound:
    """How a round ended, and by whom: who called; in a round without cards left, who called LAST
    CHANCE or else had the last turn; who has the mermaids. Hands are needed where they score."""

    how: Ending
    by: Seat
    hands: tuple[Hand, ...] = ()


@dataclass(frozen=True, slots=True)
class ScorePad:
    """A game as it was told so far; names that cannot be raise ``PadError``. Whether its rounds
    can be so is found by its standing."""

    players: tuple[str, ...]
    starter: Seat
    target: Target = Target.STANDARD
    rounds: tuple[PadRound, ...] = ()

    def __post_init__(self) -> None:
        if not MIN_PLAYERS <= len(self.players) <= MAX_PLAYERS:
            raise PadError(Flaw.WRONG_PLAYERS, count=len(self.players))
        _check_names(self.players)
        check_player(self.starter, self.players)

    def with_round(self, round_: PadRound) -> ScorePad:
        """The same with one more round."""
        return replace(self, rounds=(*self.rounds, round_))

    def with_round_at(self, index: int, round_: PadRound) -> ScorePad:
        """The same with another round in the place of one."""
        rounds = (*self.rounds[:index], round_, *self.rounds[index + 1 :])
        return replace(self, rounds=rounds)

    def first_rounds(self, count: int) -> ScorePad:
        """The same as it was after so many rounds."""
        return replace(self, rounds=self.rounds[:count])


def check_player(seat: int, names: tuple[str, ...], **where: int) -> None:
    if not 0 <= seat < len(names):
        raise PadError(Flaw.NO_SUCH_PLAYER, player=seat, players=len(names), **where)


def _check_names(names: tuple[str, ...]) -> None:
    known: set[str] = set()
    for number, name in enumerate(names):
        plain = name.strip().casefold()
        if not plain:
            raise PadError(Flaw.NAME_EMPTY, player=number)
        if len(name) > LONGEST_NAME:
            raise PadError(Flaw.NAME_TOO_LONG, player=number, most=LONGEST_NAME)
        if any(category(sign) in _UNREADABLE for sign in name):
            raise PadError(Flaw.NAME_UNREADABLE, player=number)
        if plain in known:
            raise PadError(Flaw.NAME_TWICE, name=name)
        known.add(plain)
