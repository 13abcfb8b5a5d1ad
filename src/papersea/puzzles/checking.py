"""Whether a search finds the best move of a puzzle, and how far it leads."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from papersea.analysis.judging import error_between
from papersea.analysis.weighing import weigh
from papersea.moves import Move
from papersea.players.budget import Budget
from papersea.players.search.expert import Weighed
from papersea.puzzles.puzzle import is_same_choice
from papersea.view import View

_SURE: Final = 4.0
"""Standard errors that a clear lead has at least."""


@dataclass(frozen=True, slots=True)
class Found:
    """What a search found best, by how much it leads every other choice, and the standard error
    of that. ``weighed`` has every legal move, best first."""

    weighed: tuple[Weighed, ...]
    lead: float
    error: float

    @property
    def best(self) -> Move:
        return self.weighed[0].move

    @property
    def chance(self) -> float:
        """To win the match with the best move."""
        return self.weighed[0].chance


def find_best(view: View, budget: Budget, seed: int) -> Found:
    weighed = weigh(view, budget, seed)
    first = weighed[0]
    others = (each for each in weighed if not is_same_choice(each.move, first.move))
    second = next(others, first)  # nobody leads where all moves are the same choice
    lead = float(first.lead - second.lead)
    return Found(weighed, lead, error_between(first, second))


def holds(view: View, best: Move, budget: Budget, seed: int, *, least_lead: float) -> Found | None:
    """What another search found, if the same move is best there too and leads clearly: by at least
    so much, and by much more than chance explains."""
    found = find_best(view, budget, seed)
    if not is_same_choice(found.best, best):
        return None
    return found if found.lead >= max(least_lead, _SURE * found.error) else None
