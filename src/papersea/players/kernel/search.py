"""Search over sampled worlds: a tree of the observer's own decisions, keyed by what it sees."""

from __future__ import annotations

import math
from collections.abc import MutableSequence
from typing import Annotated, Any, Final

from papersea.players.kernel.match import match_value
from papersea.players.kernel.policy import policy_action
from papersea.players.kernel.sampling import enter_world, sample_world
from papersea.players.kernel.script import Scripts, Worlds
from papersea.rules import codes
from papersea.rules.chance import random_word, seed_random
from papersea.rules.jit import entry, jit, rare, unchecked, whole
from papersea.rules.memory import top_place
from papersea.rules.play import advance
from papersea.rules.records import Numbers, Record, copy_record, new_records
from papersea.rules.state import Games, State
from papersea.rules.tables import DUO_FIRST, KIND_OF

MAX_DEPTH: Final = 64
_MASK: Final = (1 << 62) - 1


class Edge(Record):
    """A move of the observer in a situation, and how it went."""

    key: Annotated[int, "i8"]
    visits: Annotated[int, "i8"]
    total: Annotated[float, "f8"]


class Thought(Record):
    """How a search is set, and where it stands."""

    seat: Annotated[int, "i8"]
    cell: Annotated[int, "i8"]
    cells: Annotated[int, "i8"]
    explore: Annotated[float, "f8"]
    edges: Annotated[int, "i8"]
    playouts: Annotated[int, "i8"]
    depth: Annotated[int, "i8"]
    path: Annotated[Numbers, "i8", MAX_DEPTH]
    nodes: Annotated[Numbers, "i8", MAX_DEPTH]
    root_visits: Annotated[Numbers, "i8", codes.ACTIONS]
    root_total: Annotated[MutableSequence[float], "f8", codes.ACTIONS]


@unchecked
def mixed(key: int, number: int) -> int:
    """A key for what followed, of 62 bits and never 0."""
    key = (key ^ (number + 0x9E3779B9)) & _MASK
    key = (key ^ key >> 29) & _MASK
    low, high = key & 0x7FFFFFFF, key >> 31
    key = (low * 0x5851F42D & _MASK) ^ (high * 0x4C957F2D & _MASK) ^ (low << 31)
    return (key ^ key >> 32) & _MASK | 1


@unchecked
def find_edge(edges: Any, key: int) -> int:
    """The place of an edge, or of the gap where it belongs."""
    size = len(edges) - 1
    place = key & size
    while edges[place].key != 0 and edges[place].key != key:
        place = (place + 1) & size
    return place


@jit
def is_considered(game: State, number: int) -> bool:
    """Duos of the same kind differ in colour only: the first stands for all of them."""
    action = whole(game.legal[number])
    if number == 0 or action < codes.LAY or action >= codes.SEARCH:
        return True
    before = whole(game.legal[number - 1])
    return KIND_OF[DUO_FIRST[action - codes.LAY]] != KIND_OF[DUO_FIRST[before - codes.LAY]]


@jit
def select(game: State, edges: Any, key: int, explore: float, preferred: int) -> int:
    """The legal move to try next; the policy's own first."""
    parent = find_edge(edges, key)
    visits = edges[parent].visits
    if visits == 0:
        return preferred
    bonus = explore * math.sqrt(math.log(visits + 1.0))
    best = -1.0
    chosen = preferred
    for number in range(game.legal_count):
        if is_considered(game, number):
            action = whole(game.legal[number])
            place = find_edge(edges, mixed(key, action))
            tried = edges[place].visits
            value = 2.0
            if tried > 0:
                value = edges[place].total / tried + bonus / math.sqrt(tried)
            if value > best:
                best = value
                chosen = action
    return chosen


@rare
def play_out(game: State, thought: Any, edges: Any, minds: Any, values: Any) -> float:
    """One way for the round to go on: the observer by the tree while it reaches, everybody else
    and then everybody by policy. Returns what it is worth to the observer."""
    seat = thought.seat
    key = 1
    depth = 0
    in_tree = True
    while game.step < codes.DECISIONS or game.step == codes.STEALING:
        action = codes.NONE
        if game.step < codes.DECISIONS:
            action = policy_action(game, minds[game.turn])
            if in_tree and game.turn == seat and game.legal_count > 1:
                key = observed(game, key)
                node = find_edge(edges, key)
                in_tree = edges[node].visits > 0 and depth < MAX_DEPTH
                action = select(game, edges, key, thought.explore, action)
                if depth < MAX_DEPTH:
                    thought.nodes[depth] = key
                    key = mixed(key, action)
                    thought.path[depth] = key
                    depth += 1
        advance(game, action)
    thought.depth = depth
    return match_value(game, seat, thought.cell, thought.cells, values)


@jit
def observed(game: State, key: int) -> int:
    """The key with what the observer sees now that it could not foresee."""
    key = mixed(key, game.step)
    if game.step == codes.KEEPING:
        low, high = min(game.drawn[0], game.drawn[1]), max(game.drawn[0], game.drawn[1])
        key = mixed(key, 64 * whole(low) + whole(high))
    elif game.step == codes.DRAWING or game.step == codes.DUO_STEP:
        tops = whole(game.points[game.turn])
        for pile in range(codes.PILES):
            tops *= 64
            if game.step == codes.DRAWING and game.pile_size[pile] > 0:
                tops += 1 + whole(game.pile[top_place(game, pile)])
        key = mixed(key, tops * 16 + whole(game.hand_size[game.turn]))
    return key


@jit
def credit(thought: Any, edges: Any, value: float) -> None:
    """Add a playout's value to every move of the tree that led to it."""
    for step in range(thought.depth):
        add_visit(thought, edges, thought.nodes[step], value)
        add_visit(thought, edges, thought.path[step], value)


@jit
def add_visit(thought: Any, edges: Any, key: int, value: float) -> None:
    place = find_edge(edges, key)
    if edges[place].key == 0:
        if thought.edges * 4 > len(edges) * 3:
            return
        edges[place].key = key
        thought.edges += 1
    edges[place].visits += 1
    edges[place].total += value


@entry
def search(
    scripts: Scripts,
    worlds: Worlds,
    games: Games,
    thoughts: Any,
    edges: Any,
    minds: Any,
    values: Any,
    playouts: int,
    tries: int,
) -> int:
    """Go on thinking for so many playouts; returns how many worlds were found."""
    script, world, thought = scripts[0], worlds[0], thoughts[0]
    found = 0
    for _ in range(playouts):
        if not sample_world(script, world, tries):
            continue
        found += 1
        copy_record(games, 0, 1)
        game = games[1]
        enter_world(script, world, game)
        for number in range(4):
            game.random[number] = random_word(world)
        value = play_out(game, thought, edges, minds, values)
        credit(thought, edges, value)
        thought.playouts += 1
    key = observed(games[0], 1)
    for action in range(codes.ACTIONS):
        place = find_edge(edges, mixed(key, action))
        thought.root_visits[action] = edges[place].visits
        thought.root_total[action] = edges[place].total
    return found


@entry
def begin_search(worlds: Worlds, thoughts: Any, edges: Any, seed: int) -> None:
    """Forget everything, and start chance from a seed."""
    seed_random(worlds[0], seed)
    thoughts[0].edges = 0
    thoughts[0].playouts = 0
    for place in range(len(edges)):
        edges[place].key = 0
        edges[place].visits = 0
        edges[place].total = 0.0


def new_thoughts(edges: int) -> tuple[Any, Any]:
    """Room for a search: its settings, and so many edges (a power of two)."""
    return new_records(Thought, 1), new_records(Edge, edges)


@entry
def ask_policy(games: Games, index: int, minds: Any) -> int:
    """What the policy of the seat whose turn it is would do."""
    game = games[index]
    return policy_action(game, minds[game.turn])
