"""What can be wrong with a score pad: a closed set, each with facts."""

from __future__ import annotations

from enum import Enum
from typing import Final

from papersea.cards import TooManyCards


class Flaw(Enum):
    """What is wrong, with facts in braces."""

    NOT_JSON = "this is not JSON: {problem}"
    NOT_A_PAD = "this is not a score pad of papersea"
    OTHER_VERSION = "this score pad has version {version}, and version {known} can be read"
    WRONG_FIELD = "a field is wrong: {problem}"
    WRONG_PLAYERS = "two to four can play, not {count}"
    NAME_EMPTY = "player {player} has no name"
    NAME_TOO_LONG = "the name of player {player} has more than {most} characters"
    NAME_UNREADABLE = "the name of player {player} has signs that nobody can read"
    NAME_TWICE = "two players are called {name}"
    NO_SUCH_PLAYER = "there is no player {player} among {players}"
    GAME_IS_OVER = "the game was over after round {last}"
    HANDS_MISSING = "{players} play, and the hands of {count} are told"
    NOT_A_HAND = "the hand of {name} must be either cards, or points and bonus"
    WRONG_CARDS = "the cards of {name} cannot be read: {problem}"
    WRONG_NUMBER = "{name} cannot have {what} {number}: it is a number from 0 to {most}"
    BONUS_MISSING = "the colour bonus of {name} is missing, and it counts"
    NO_BONUS = "{name} has points, so cards, and the colour bonus is at least 1"
    TOO_HIGH_BONUSES = "the deck has not enough of each colour for colour bonuses of {bonuses}"
    TOO_MANY_CARDS = "{count} × {card} is too many: the deck holds {copies}"
    TOO_FEW_POINTS = "closing needs {needed} points, and {name} has {points}"
    FOUR_MERMAIDS = "{name} has all four mermaids and has won: the round ended with them"
    MERMAIDS_MISSING = "{name} does not have all four mermaids"

    @property
    def clause(self) -> str | None:
        """The clause that says so, if it is one of the rules."""
        return _CLAUSES.get(self)


_CLAUSES: Final = {
    Flaw.NO_BONUS: "R8",
    Flaw.TOO_HIGH_BONUSES: "C2",
    Flaw.TOO_MANY_CARDS: "C2",
    Flaw.TOO_FEW_POINTS: "T8",
    Flaw.FOUR_MERMAIDS: "G1",
    Flaw.MERMAIDS_MISSING: "G1",
}


class PadError(ValueError):
    """A score pad that cannot be. Of the facts, ``round`` counts from 1, ``player`` from 0."""

    def __init__(self, flaw: Flaw, **facts: str | int) -> None:
        super().__init__(flaw, facts)
        self.flaw = flaw
        self.facts = facts

    @property
    def code(self) -> str:
        return self.flaw.name.lower()

    def __str__(self) -> str:
        where = f"round {self.facts['round']}: " if "round" in self.facts else ""
        player = int(self.facts.get("player", 0)) + 1  # people count from 1
        return where + self.flaw.value.format(**self.facts | {"player": player})


def too_many_cards(error: TooManyCards, **where: int) -> PadError:
    """The same, as a flaw of the pad."""
    return PadError(Flaw.TOO_MANY_CARDS, **error.facts, **where)
