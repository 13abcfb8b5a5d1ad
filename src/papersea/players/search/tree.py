"""A tree of one seat's decisions, keyed by what the seat sees; everybody else plays by policy."""

from __future__ import annotations

import math
from collections.abc import MutableSequence
from typing import Annotated, Any, Final

from papersea.rules import codes
from papersea.rules.in_force import effect_of, rules_for
from papersea.rules.jit import jit, unchecked, whole
from papersea.rules.memory import top_place
from papersea.rules.records import KernelRecord
from papersea.rules.state import State
from papersea.rules.tables import MAX_PILE

TRUST: Final = 0.5
"""How much of the first tries goes to the policy's own move."""
CAUTION: Final = 0.25
"""About the standard deviation of what a playout brings: few of them prove little."""
LEAST_EDGES: Final = 8
"""A table of which three quarters and one more are in use has gaps."""
_MASK: Final = (1 << 62) - 1


class Edge(KernelRecord):
    """A situation, or a move in it: how often it was tried, and what that brought in all."""

    key: Annotated[int, "i8"]
    visits: Annotated[int, "i8"]
    total: Annotated[float, "f8"]


Edges = MutableSequence[Edge]
"""A hash table; its length is a power of two."""


@unchecked
def mixed(key: int, number: int) -> int:
    """The key of what follows, never 0."""
    key = (key ^ (number + 0x9E3779B9)) & _MASK
    key = (key ^ key >> 29) & _MASK
    low, high = key & 0x7FFFFFFF, key >> 31
    key = (low * 0x5851F42D & _MASK) ^ (high * 0x4C957F2D & _MASK) ^ (low << 31)
    return (key ^ key >> 32) & _MASK | 1


@unchecked
def find_edge(edges: Edges, key: int) -> int:
    """The place of an edge, or of the gap where it belongs."""
    last = len(edges) - 1
    place = key >> 1 & last
    while edges[place].key != 0 and edges[place].key != key:
        place = (place + 1) & last
    return place


@jit
def check_edges(edges: Edges) -> None:
    """Whoever looks for an edge goes on to a gap: there must be one, and all places be reached."""
    if len(edges) < LEAST_EDGES or len(edges) & (len(edges) - 1) != 0:
        raise ValueError("the number of edges is a power of two, and 8 at least")


@jit
def is_considered(game: State, number: int) -> bool:
    """Duos that do the same differ in colour only: the first stands for all of them."""
    action = whole(game.legal[number])
    if number == 0 or action < codes.LAY or action >= codes.SEARCH:
        return True
    before = whole(game.legal[number - 1])
    rules = rules_for(game, game.turn)
    return effect_of(action - codes.LAY, rules) != effect_of(before - codes.LAY, rules)


@jit
def observed(game: State, key: int) -> int:
    """The key with what the seat sees now and could not foresee."""
    key = mixed(key, 16 * game.closer + game.step)
    if game.step == codes.KEEPING:
        key = mixed(key, 64 * whole(game.drawn[0]) + whole(game.drawn[1]))
    elif game.step == codes.PICKING:
        for number in range(game.pile_length[game.searched]):
            place = game.searched * MAX_PILE + number
            if game.gone[place] == 0:
                key = mixed(key, whole(game.pile[place]))
    elif game.step == codes.DRAWING or game.step == codes.DUO_STEP:
        tops = whole(game.points[game.turn])
        for pile in range(codes.PILES):
            tops *= 64
            if game.step == codes.DRAWING and game.pile_size[pile] > 0:
                tops += 1 + whole(game.pile[top_place(game, pile)])
        key = mixed(key, tops * 64 + whole(game.hand_size[game.turn]))
    return key


@jit
def select(game: State, edges: Edges, key: int, explore: float, preferred: int) -> int:
    """The move to try next: what went well, what was tried little, and what the policy would
    play, as PUCT weighs them."""
    parent = find_edge(edges, key)
    visits = edges[parent].visits
    if visits == 0:
        return preferred
    usual = edges[parent].total / visits
    urge = explore * math.sqrt(visits)
    others = urge * (1.0 - TRUST) / game.legal_count
    best = -1.0
    chosen = preferred
    for number in range(game.legal_count):
        if is_considered(game, number):
            action = whole(game.legal[number])
            place = find_edge(edges, mixed(key, action))
            tried = edges[place].visits
            value = usual
            if tried > 0:
                value = edges[place].total / tried
            value += others / (1.0 + tried)
            if action == preferred:
                value += urge * TRUST / (1.0 + tried)
            if value > best:
                best = value
                chosen = action
    return chosen


@jit
def proved(game: State, edges: Edges, key: int, preferred: int) -> int:
    """The move that has brought most for sure; the policy's own where none was tried."""
    best = -1.0
    chosen = preferred
    for number in range(game.legal_count):
        if is_considered(game, number):
            action = whole(game.legal[number])
            place = find_edge(edges, mixed(key, action))
            tried = edges[place].visits
            if tried > 0:
                value = edges[place].total / tried - CAUTION / math.sqrt(tried)
                if value > best:
                    best = value
                    chosen = action
    return chosen


@jit
def add_visit(edges: Edges, key: int, value: float, used: int) -> int:
    """Note a playout; returns how many edges are in use. A full table takes no new ones."""
    place = find_edge(edges, key)
    if edges[place].key == 0:
        if used * 4 > len(edges) * 3:
            return used
        edges[place].key = key
        used += 1
    edges[place].visits += 1
    edges[place].total += value
    return used


@jit
def clear_edges(edges: Any) -> None:
    for place in range(len(edges)):
        edges[place].key = 0
        edges[place].visits = 0
        edges[place].total = 0.0
