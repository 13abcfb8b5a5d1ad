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
from papersea.players.policy.judgement import Judgement, policies_of, tuned
from papersea.players.policy.weights import Policies
from papersea.players.search.match import MatchValues, match_values
from papersea.players.search.root import LEAST_VARIANCE, Root, begin_search, new_roots, search
from papersea.rules.records import record_at
from papersea.rules.state import State, game_at
from papersea.translate import move_of
from papersea.view import View

_MOST_EDGES: Final = 1 << 18
_EDGES_PER_PLAYOUT: Final = 8
_FIRST_SHARE: Final = 100
"""Playouts before the speed is known."""
_SHARE_SECONDS: Final = 0.01
GoOn = Callable[[int, int], int]
"""Thinks on for so many playouts, with so many tries for a world; the best move so far."""


@dataclass(frozen=True, slots=True)
class Manner:
    """How a search decides between moves.

    A move is preferred to the first thought if it leads by ``doubt`` standard errors, and leaves
    the race when it is behind by ``surety`` of them. A lead is believed to be ``scale`` of what a
    table expects, give or take ``spread``, until playouts tell more; with a spread of 0 nothing is
    believed before. Each so manieth world is one for ``learning``, or none with 0.
    """

    doubt: float = 0.5
    surety: float = 2.5
    explore: float = 0.8
    learning: int = 3
    spread: float = 0.0
    scale: float = 0.0


PLAIN_MANNER: Final = Manner()


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
        manner: Manner = PLAIN_MANNER,
    ) -> None:
        self._random = random.Random(seed)
        self._judgement = judgement
        self._others = others or tuned()
        self._manner = manner
        self._policies: dict[int, Policies] = {}
        self._roots, self._edges = new_roots(_MOST_EDGES)
        self._root = record_at(Root, self._roots, 0)
        self.weighed: tuple[Weighed, ...] = ()

    @property
    def playouts(self) -> int:
        """All of the last search, also those that do not count."""
        return self._root.playouts

    def choose(self, view: View, budget: Budget) -> Move:
        began = time.perf_counter()
        belief = Belief(view)
        assert view.seat is not None, "a belief is a seat's"
        match = match_values(len(view.seats), view.target)
        root = self._root
        set_up_root(root, match, self._manner)
        root.seat = view.seat
        edges = self._edges[: _edges_for(budget)]
        begin_search(belief.worlds, self._roots, edges, self._random.getrandbits(62))
        arrays = (belief.scripts, belief.worlds, belief.games, self._roots, edges)
        go_on = partial(search, *arrays, self._policies_at(view.seat), match.values)
        chosen, self.weighed = race(belief, root, budget, began, go_on)
        return self.weighed[chosen].move

    def _policies_at(self, seat: int) -> Policies:
        if seat not in self._policies:
            self._policies[seat] = policies_of(self._judgement, self._others, seat)
        return self._policies[seat]


@dataclass(frozen=True, slots=True)
class Weighed:
    """What a search thinks of a move: the chance to win the match with it, how sure it is of
    the lead over its own first thought, and over how many playouts that count."""

    move: Move
    chance: float
    lead: float
    error: float
    playouts: int


def set_up_root(root: Root, match: MatchValues, manner: Manner) -> None:
    """Write down how to search."""
    root.cell, root.cells = match.cell, match.cells
    root.explore, root.doubt, root.surety = manner.explore, manner.doubt, manner.surety
    root.spread, root.scale = manner.spread, manner.scale
    root.learning = manner.learning


def race(
    belief: Belief, root: Root, budget: Budget, began: float, go_on: GoOn
) -> tuple[int, tuple[Weighed, ...]]:
    """Think until the budget ends or a move is surely best: which one it is, and all of them,
    the first thought first."""
    if isinstance(budget, Playouts):
        chosen = go_on(budget.count, TRIES)
    else:
        chosen = _until(began + budget.count / 1000, root, go_on)
    if root.playouts == 0:
        raise NoWorld(f"nothing agrees with what seat {root.seat} has seen")
    seen = game_at(belief.games, SEEN_GAME)
    return chosen, tuple(_weigh(seen, root, number) for number in range(root.moves))


def _until(deadline: float, root: Root, go_on: GoOn) -> int:
    """Think in short shares, so that the clock is looked at often."""
    began, share = time.perf_counter(), _FIRST_SHARE
    while True:
        chosen = go_on(share, TRIES)
        now, playouts = time.perf_counter(), root.playouts
        if now >= deadline or playouts == 0 or root.racing == 1:
            return chosen
        speed = playouts / (now - began)
        share = max(1, int(speed * min(_SHARE_SECONDS, deadline - now)))


def _weigh(seen: State, root: Root, number: int) -> Weighed:
    count = int(root.visits[number])
    lead = root.lead[number] / count
    variance = max(0.0, root.lead_squared[number] / count - lead * lead) + LEAST_VARIANCE
    return Weighed(
        move=move_of(seen, int(root.action[number])),
        chance=root.total[0] / root.visits[0] + lead,
        lead=lead,
        error=sqrt(variance / max(1, count - 1)),
        playouts=count,
    )
