"""What players that race their moves through worlds share: the clock, and what they tell."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from typing import Final

from papersea.moves import Move
from papersea.players.belief import TRIES, Belief, NoWorld
from papersea.players.budget import Budget, Playouts
from papersea.players.kernel.script import SEEN_GAME
from papersea.players.kernel.search import LEAST_VARIANCE, Thought
from papersea.players.match import MatchValues
from papersea.rules.state import game_at
from papersea.translate import move_of

_EXPLORE: Final = 0.8
_SURETY: Final = 2.5
_FIRST_SHARE: Final = 100
"""Playouts before the speed is known."""
_SHARE_SECONDS: Final = 0.01

GoOn = Callable[[int, int], int]
"""Thinks on for so many playouts, with so many tries for a world; the best move so far."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """What a search thinks of a move: the chance to win the match with it, how sure it is of
    the lead over its own first thought, and over how many playouts."""

    move: Move
    chance: float
    lead: float
    error: float
    playouts: int


def set_up_thought(thought: Thought, match: MatchValues, *, doubt: float) -> None:
    """Write down how to search."""
    thought.cell, thought.cells = match.cell, match.cells
    thought.explore, thought.doubt, thought.surety = _EXPLORE, doubt, _SURETY


def race(
    belief: Belief, thought: Thought, budget: Budget, began: float, go_on: GoOn
) -> tuple[int, tuple[Weighed, ...]]:
    """Think until the budget ends or a move is surely best: which one it is, and all of them,
    the first thought first."""
    if isinstance(budget, Playouts):
        chosen = go_on(budget.count, TRIES)
    else:
        chosen = _until(began + budget.count / 1000, thought, go_on)
    if thought.playouts == 0:
        raise NoWorld(f"nothing agrees with what seat {thought.seat} has seen")
    return chosen, tuple(_weigh(belief, thought, number) for number in range(thought.moves))


def _until(deadline: float, thought: Thought, go_on: GoOn) -> int:
    """Think in short shares, so that the clock is looked at often."""
    began, share = time.perf_counter(), _FIRST_SHARE
    while True:
        chosen = go_on(share, TRIES)
        now, playouts = time.perf_counter(), thought.playouts
        if now >= deadline or playouts == 0 or thought.racing == 1:
            return chosen
        speed = playouts / (now - began)
        share = max(1, int(speed * min(_SHARE_SECONDS, deadline - now)))


def _weigh(belief: Belief, thought: Thought, number: int) -> Weighed:
    count = int(thought.visits[number])
    lead = thought.lead[number] / count
    variance = max(0.0, thought.lead_squared[number] / count - lead * lead) + LEAST_VARIANCE
    return Weighed(
        move=move_of(game_at(belief.games, SEEN_GAME), int(thought.action[number])),
        chance=thought.total[0] / thought.visits[0] + lead,
        lead=lead,
        error=sqrt(variance / max(1, count - 1)),
        playouts=count,
    )
