"""Every opponent by name: what it is, and how to seat it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Final

from papersea.players import Player
from papersea.players.budget import Budget, Milliseconds, parse_budget
from papersea.players.styles import Level, Rung, Style
from papersea.problems import NotationError, Wrong

DEFAULT_BUDGET: Final = Milliseconds(200)
"""For each move, of whoever names none."""


@dataclass(frozen=True, slots=True)
class Opponent:
    """A named personality of a rung. Its description has the text key ``opponent-NAME``. A former
    one plays as those of its rung did before: only to measure against."""

    name: str
    rung: Rung
    style: Style
    level: Level = field(default=Level.DEEP, kw_only=True)
    is_former: bool = field(default=False, kw_only=True)

    def seated(self, seed: int) -> Player:
        """A fresh player for one seat of one game; the seed makes it repeatable."""
        from papersea.players.ladder.seating import seat  # names are asked for more often

        return seat(self.rung, self.style, self.level, seed, is_former=self.is_former)


OPPONENTS: Final = (
    Opponent("driftwood", Rung.RANDOM, Style()),
    Opponent("foam", Rung.RANDOM, Style(thief=1.0)),
    Opponent("sprat", Rung.BEGINNER, Style()),
    Opponent("glimmer", Rung.BEGINNER, Style(collector=1.0)),
    Opponent("nipper", Rung.BEGINNER, Style(thief=1.0)),
    Opponent("gull", Rung.CASUAL, Style()),
    Opponent("otter", Rung.CASUAL, Style(collector=1.0)),
    Opponent("skua", Rung.CASUAL, Style(thief=1.0)),
    Opponent("heron", Rung.SOLID, Style()),
    Opponent("pelican", Rung.SOLID, Style(collector=1.0)),
    Opponent("cormorant", Rung.SOLID, Style(risk=1.0)),
    Opponent("orca", Rung.EXPERT, Style()),
    Opponent("albatross", Rung.EXPERT, Style(risk=-1.0)),
    Opponent("marlin", Rung.EXPERT, Style(risk=1.0, thief=0.5)),
    Opponent("kraken", Rung.MASTER, Style()),
    Opponent("narwhal", Rung.MASTER, Style(), level=Level.FAST),
    Opponent("tern", Rung.MASTER, Style(), level=Level.INSTANT),
)
"""Weakest rung first; the first of each rung is the plain one that the rung's name stands for."""

FORMER: Final = (Opponent("kraken-before", Rung.MASTER, Style(), is_former=True),)
"""Nobody is offered them, but whoever names an entrant knows them."""


@dataclass(frozen=True, slots=True)
class Entrant:
    """An opponent with a budget: ``orca``, ``expert@1s``, ``orca@500p``. Only a search needs it."""

    opponent: Opponent
    budget: Budget = DEFAULT_BUDGET

    def __str__(self) -> str:
        return f"{self.opponent.name}@{self.budget}"


def find_opponent(name: str, *, others: Sequence[str] = ()) -> Opponent:
    """One of ours, by its own name or by its rung's; ``others`` are more names to suggest."""
    for opponent in OPPONENTS:
        if name.lower() in (opponent.name, opponent.rung.value):
            return opponent
    names = [*(opponent.name for opponent in OPPONENTS), *(rung.value for rung in Rung), *others]
    close = get_close_matches(name.lower(), names, n=1)
    if close:
        raise NotationError(Wrong.UNKNOWN_OPPONENT_CLOSE, text=name[:30], close=close[0])
    raise NotationError(Wrong.UNKNOWN_OPPONENT, text=name[:30], choices=", ".join(names))


def parse_entrant(text: str, *, budget: Budget = DEFAULT_BUDGET) -> Entrant:
    """Read ``NAME`` or ``NAME@BUDGET``, where the name is that of an opponent of ours, of a bot
    that is installed, or ``module:name``, which is loaded."""
    from papersea.players.outside import find_any  # it knows our catalogue

    name, at, thinking = text.partition("@")
    former = next((each for each in FORMER if each.name == name.lower()), None)
    return Entrant(former or find_any(name), parse_budget(thinking) if at else budget)
