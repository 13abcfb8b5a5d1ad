"""Opponents that search: many worlds, and every move played out in each of them."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from math import sqrt
from typing import Final

from papersea.knowledge.script import SEEN_GAME
from papersea.moves import Move
from papersea.players.belief.worlds import TRIES, Belief, NoWorld
from papersea.players.budget import Budget, Playouts
from papersea.players.policy.judgement import Judgement, minds_of, tuned
from papersea.players.policy.weights import Minds
from papersea.players.search.match import MatchValues, match_values
from papersea.players.search.root import LEAST_VARIANCE, Thought, begin_search, new_thoughts, search
from papersea.rules.records import record_at
from papersea.rules.state import game_at
from papersea.translate import move_of
from papersea.view import View

_MOST_EDGES: Final = 1 << 18
_EDGES_PER_PLAYOUT: Final = 8
DOUBT: Final = 0.5
"""A move is preferred to the first thought if it leads by so many standard errors."""


def _edges_for(budget: Budget) -> int:
    """Room for the tree of a budget: what is not used need not be cleared."""
    if not isinstance(budget, Playouts):
        return _MOST_EDGES
    return min(_MOST_EDGES, 1 << (_EDGES_PER_PLAYOUT * budget.count).bit_length())


class SearchPlayer:
    """Races its moves through sampled worlds until the budget ends or one is surely best.

    ``weighed`` tells afterwards what it thought, the first thought first. The same seed, views
    and playouts give the same moves.
    """

    def __init__(
        self,
        seed: int,
        judgement: Judgement,
        *,
        others: Judgement | None = None,
        doubt: float = DOUBT,
    ) -> None:
        self._random = random.Random(seed)
        self._judgement = judgement
        self._others = others or tuned()
        self._doubt = doubt
        self._minds: dict[int, Minds] = {}
        self._thoughts, self._edges = new_thoughts(_MOST_EDGES)
        self._thought = record_at(Thought, self._thoughts, 0)
        self.weighed: tuple[Weighed, ...] = ()

    def choose(self, view: View, budget: Budget) -> Move:
        began = time.perf_counter()
        belief = Belief(view)
        assert view.seat is not None, "a belief is a seat's"
        match = match_values(len(view.seats), view.target)
        thought = self._thought
        set_up_thought(thought, match, doubt=self._doubt)
        thought.seat = view.seat
        edges = self._edges[: _edges_for(budget)]
        begin_search(belief.worlds, self._thoughts, edges, self._random.getrandbits(62))
        arrays = (belief.scripts, belief.worlds, belief.games, self._thoughts, edges)
        go_on = partial(search, *arrays, self._minds_at(view.seat), match.values)
        chosen, self.weighed = race(belief, thought, budget, began, go_on)
        return self.weighed[chosen].move

    def _minds_at(self, seat: int) -> Minds:
        if seat not in self._minds:
            self._minds[seat] = minds_of(self._judgement, self._others, seat)
        return self._minds[seat]


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
