"""Opponents that search: many worlds, and every move played out in each of them."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from math import sqrt
from typing import Final

from papersea.moves import Move
from papersea.players.belief import TRIES, Belief, NoWorld
from papersea.players.budget import Budget, Playouts
from papersea.players.judgement import Judgement, minds_of, tuned
from papersea.players.kernel.script import SEEN_GAME
from papersea.players.kernel.search import (
    LEAST_VARIANCE,
    Thought,
    begin_search,
    new_thoughts,
    search,
)
from papersea.players.kernel.weights import Minds
from papersea.players.match import MatchValues, match_values
from papersea.rules.records import record_at
from papersea.rules.state import game_at
from papersea.translate import move_of
from papersea.view import View

_MOST_EDGES: Final = 1 << 18
_EDGES_PER_PLAYOUT: Final = 8
_EXPLORE: Final = 0.8
_SURETY: Final = 2.5
DOUBT: Final = 0.5
"""A move is preferred to the first thought if it leads by so many standard errors."""
_FIRST_SHARE: Final = 100
"""Playouts before the speed is known."""
_SHARE_SECONDS: Final = 0.01


@dataclass(frozen=True, slots=True)
class Weighed:
    """What a search thinks of a move: the chance to win the match with it, how sure it is of
    the lead over its own first thought, and over how many playouts."""

    move: Move
    chance: float
    lead: float
    error: float
    playouts: int


def set_up_thought(thought: Thought, match: MatchValues, *, doubt: float = DOUBT) -> None:
    """Write down how to search."""
    thought.cell, thought.cells = match.cell, match.cells
    thought.explore, thought.doubt, thought.surety = _EXPLORE, doubt, _SURETY


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

    def __init__(self, seed: int, judgement: Judgement, *, doubt: float = DOUBT) -> None:
        self._random = random.Random(seed)
        self._judgement = judgement
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
        if isinstance(budget, Playouts):
            chosen = go_on(budget.count, TRIES)
        else:
            chosen = self._until(began + budget.count / 1000, go_on)
        if thought.playouts == 0:
            raise NoWorld(f"nothing agrees with what seat {view.seat} has seen")
        self.weighed = tuple(self._weigh(belief, number) for number in range(thought.moves))
        return self.weighed[chosen].move

    def _until(self, deadline: float, go_on: Callable[[int, int], int]) -> int:
        """Think in short shares, so that the clock is looked at often."""
        began, share = time.perf_counter(), _FIRST_SHARE
        chosen = 0
        while True:
            chosen = go_on(share, TRIES)
            now, playouts = time.perf_counter(), self._thought.playouts
            if now >= deadline or playouts == 0 or self._thought.racing == 1:
                return chosen
            speed = playouts / (now - began)
            share = max(1, int(speed * min(_SHARE_SECONDS, deadline - now)))

    def _minds_at(self, seat: int) -> Minds:
        if seat not in self._minds:
            self._minds[seat] = minds_of(self._judgement, tuned(), seat)
        return self._minds[seat]

    def _weigh(self, belief: Belief, number: int) -> Weighed:
        thought = self._thought
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
