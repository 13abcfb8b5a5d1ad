"""Opponents that search: many worlds, and every move played out in each of them."""

from __future__ import annotations

import random
import time
from functools import partial
from typing import Final

from papersea.moves import Move
from papersea.players.belief import Belief
from papersea.players.budget import Budget, Playouts
from papersea.players.judgement import Judgement, minds_of, tuned
from papersea.players.kernel.search import Thought, begin_search, new_thoughts, search
from papersea.players.kernel.weights import Minds
from papersea.players.match import match_values
from papersea.players.racing import Weighed, race, set_up_thought
from papersea.rules.records import record_at
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
