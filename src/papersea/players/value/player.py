"""Players by value: at a glance, or by a race through sampled worlds."""

from __future__ import annotations

import random
import sys
import time
from array import array
from functools import cache, partial
from importlib.resources import files
from typing import Any, Final

from papersea.moves import Move
from papersea.players.belief.worlds import Belief
from papersea.players.budget import Budget
from papersea.players.search.expert import PLAIN_MANNER, Manner, Weighed, race, set_up_root
from papersea.players.search.match import match_values
from papersea.players.search.root import Root, begin_search, new_roots
from papersea.players.search.tree import LEAST_EDGES
from papersea.players.value.network import WIDE, Scratch, new_scratches, rows_of
from papersea.players.value.race import search_by_value
from papersea.rules.records import arrays_of, record_at
from papersea.view import View

TURNS: Final = 2
"""After so many own turns more, the network's word is taken for what follows."""


@cache
def learned_net(players: int) -> Any | None:
    """The network that was learned for so many players; none where there are other cards than it
    was learned with."""
    folder = files("papersea.players.value")
    return read_net(players, folder.joinpath(net_name(players)).read_bytes())


def net_name(players: int) -> str:
    return f"net-{players}.bin"


def read_net(players: int, content: bytes) -> Any | None:
    """A network from its file: rows of whole numbers of 16 bits, the low byte first. None if it is
    for another number of players, or for other cards."""
    numbers = array("h", content)
    if sys.byteorder == "big":
        numbers.byteswap()
    if len(numbers) != rows_of(players) * WIDE:
        return None
    return arrays_of("i2", 2)(rows_of(players), WIDE, memory=bytearray(numbers.tobytes()))


class ValuePlayer:
    """Races its moves through sampled worlds, where everybody plays by value. ``weighed`` tells
    afterwards what it thought, the first thought first. The same seed, views and playouts give
    the same moves."""

    def __init__(
        self, seed: int, *, net: Any = None, turns: int = TURNS, manner: Manner = PLAIN_MANNER
    ) -> None:
        self._random = random.Random(seed)
        self._net = net
        self._turns = turns
        self._manner = manner
        self._roots, self._edges = new_roots(LEAST_EDGES)
        self._root = record_at(Root, self._roots, 0)
        self._scratches = new_scratches(1)
        self.weighed: tuple[Weighed, ...] = ()

    @property
    def playouts(self) -> int:
        """All of the last search."""
        return self._root.playouts

    def choose(self, view: View, budget: Budget) -> Move:
        began = time.perf_counter()
        belief = Belief(view)
        assert view.seat is not None, "a belief is a seat's"
        players = len(view.seats)
        match = match_values(players, view.target)
        set_up_root(self._root, match, self._manner)
        self._root.seat = view.seat
        scratch = record_at(Scratch, self._scratches, 0)
        scratch.cell, scratch.cells = match.cell, match.cells
        begin_search(belief.worlds, self._roots, self._edges, self._random.getrandbits(62))
        arrays = (belief.scripts, belief.worlds, belief.games, self._roots, self._scratches)
        net = self._net or learned_net(players)
        go_on = partial(search_by_value, *arrays, net, match.values, self._turns)
        chosen, self.weighed = race(belief, self._root, budget, began, go_on)
        return self.weighed[chosen].move
