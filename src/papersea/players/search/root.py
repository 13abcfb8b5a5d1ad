"""Search over sampled worlds: the moves race each other through the same worlds.

In every world each move that is still in the race is played out with the same chance to come,
so that what is compared is the moves and not the luck. A move that falls clearly behind leaves
the race. Below the root the seat decides by its tree. Some worlds are for learning: there it tries
what is little known. Such worlds do not count, for what was tried in vain is not what a move is
worth: in the others it does what has proved best in the worlds before.
"""

from __future__ import annotations

import math
from collections.abc import MutableSequence
from typing import Annotated, Final

from papersea.knowledge.script import PLAYED_GAME, SEEN_GAME, WORLD_GAME, Scripts, Worlds
from papersea.players.belief.sampling import enter_world, sample_world
from papersea.players.policy.actions import policy_action
from papersea.players.policy.by_table import is_tried_by_table, places_of
from papersea.players.policy.places import MOST_PLACES, TABLE_UNIT
from papersea.players.policy.weights import Policies, Reals, Weights
from papersea.players.search.match_table import match_value
from papersea.players.search.tree import (
    Edge,
    Edges,
    add_visit,
    check_edges,
    clear_edges,
    find_edge,
    is_considered,
    mixed,
    observed,
    proved,
    select,
)
from papersea.rules import codes
from papersea.rules.dice import random_word, seed_random
from papersea.rules.jit import entry, jit, rare, whole
from papersea.rules.play import advance
from papersea.rules.records import KernelRecord, Numbers, Singles, copy_record, new_records
from papersea.rules.state import Games, State

MAX_DEPTH: Final = 64
LEAST_VARIANCE: Final = 1e-4
"""Of a lead: what has not differed yet may still differ."""
_WARM_UP: Final = 16
"""Worlds before a move can leave the race."""
_USUAL_VARIANCE: Final = 0.04
"""Of a lead in one world."""
_USUAL_WORLDS: Final = 4
"""So many of them are thought to have shown that, where something is believed of leads."""


class Root(KernelRecord):
    """How a search is set, and where it stands."""

    seat: Annotated[int, "i8"]
    cell: Annotated[int, "i8"]  # points in a cell of the match table
    cells: Annotated[int, "i8"]
    explore: Annotated[float, "f8"]
    doubt: Annotated[float, "f8"]  # how many standard errors a move must lead the policy's by
    surety: Annotated[float, "f8"]  # how many it must be behind to leave the race
    spread: Annotated[float, "f8"]  # standard deviation of leads around what is expected; 0: any
    scale: Annotated[float, "f8"]  # how much of the table's lead is expected
    learning: Annotated[int, "i8"]  # each so manieth world is one for learning; 0: none
    worlds: Annotated[int, "i8"]
    playouts: Annotated[int, "i8"]  # also those of learning
    edges: Annotated[int, "i8"]
    depth: Annotated[int, "i8"]
    path: Annotated[Numbers, "i8", 2 * MAX_DEPTH]
    # the race; the policy's own move is the first
    moves: Annotated[int, "i8"]
    racing: Annotated[int, "i8"]
    action: Annotated[Numbers, "i8", codes.MAX_LEGAL]
    visits: Annotated[Numbers, "i8", codes.MAX_LEGAL]
    total: Annotated[Reals, "f8", codes.MAX_LEGAL]
    lead: Annotated[Reals, "f8", codes.MAX_LEGAL]  # over the policy's move, summed up
    lead_squared: Annotated[Reals, "f8", codes.MAX_LEGAL]
    out: Annotated[Numbers, "i8", codes.MAX_LEGAL]  # 1 once it has left the race
    expected: Annotated[Reals, "f8", codes.MAX_LEGAL]  # lead, before anything was tried
    places: Annotated[Numbers, "i8", MOST_PLACES]


Roots = MutableSequence[Root]
Values = Singles


@rare
def think(
    scripts: Scripts,
    worlds: Worlds,
    games: Games,
    roots: Roots,
    edges: Edges,
    policies: Policies,
    values: Values,
    playouts: int,
    tries: int,
) -> None:
    """Spend so many playouts (a few more, to end with a whole world), or fewer if the race is
    decided."""
    script, world, root = scripts[0], worlds[0], roots[0]
    end = root.playouts + playouts
    while root.playouts < end and root.racing != 1:
        if not sample_world(script, world, tries):
            return
        copy_record(games, SEEN_GAME, WORLD_GAME)
        enter_world(script, world, games[WORLD_GAME])
        for number in range(4):
            games[WORLD_GAME].random[number] = random_word(world)
        if root.moves == 0:
            enter_moves(games[WORLD_GAME], root, policies)
        run_world(games, root, edges, policies, values)
        if root.visits[0] >= _WARM_UP:
            drop_slow(root)


@jit
def enter_moves(game: State, root: Root, policies: Policies) -> None:
    """All moves start; the policy's own first."""
    if game.step >= codes.DECISIONS or game.turn != root.seat:
        raise ValueError("somebody else is to choose")
    preferred = policy_action(game, policies[game.turn])
    enter_move(root, preferred)
    for number in range(game.legal_count):
        if game.legal[number] != preferred and is_considered(game, number):
            enter_move(root, whole(game.legal[number]))
    if policies[game.turn].has_table == 1 and is_tried_by_table(game):
        first = sum_of(game, root, 0, policies[game.turn])
        for number in range(1, root.moves):
            lead = sum_of(game, root, number, policies[game.turn]) - first
            root.expected[number] = root.scale * lead / TABLE_UNIT


@jit
def sum_of(game: State, root: Root, number: int, weights: Weights) -> int:
    """What a table says of a move."""
    total = 0
    for place in range(places_of(game, whole(root.action[number]), root.places)):
        total += whole(weights.table[root.places[place]])
    return total


@jit
def enter_move(root: Root, action: int) -> None:
    number = root.moves
    root.action[number] = action
    root.visits[number] = 0
    root.total[number] = 0.0
    root.lead[number] = 0.0
    root.lead_squared[number] = 0.0
    root.out[number] = 0
    root.expected[number] = 0.0
    root.moves += 1
    root.racing += 1


@rare
def run_world(games: Games, root: Root, edges: Edges, policies: Policies, values: Values) -> None:
    """Play out every move of the race in one world."""
    first = 0.0
    root.worlds += 1
    is_learning = root.learning > 0 and root.worlds % root.learning == 0
    for number in range(root.moves):
        if root.out[number] == 0:
            copy_record(games, WORLD_GAME, PLAYED_GAME)
            action = whole(root.action[number])
            game = games[PLAYED_GAME]
            value = play_out(game, action, root, edges, policies, values, is_learning)
            root.playouts += 1
            if number == 0:
                first = value
            if not is_learning:
                note_value(root, number, value, first)


@jit
def note_value(root: Root, number: int, value: float, first: float) -> None:
    """What a move brought in a world, beside the policy's move."""
    root.visits[number] += 1
    root.total[number] += value
    root.lead[number] += value - first
    root.lead_squared[number] += (value - first) * (value - first)


@jit
def error_of(root: Root, number: int) -> float:
    """The standard error of a move's lead over the policy's move."""
    count = whole(root.visits[number])
    mean = root.lead[number] / count
    variance = max(0.0, root.lead_squared[number] / count - mean * mean)
    if root.spread > 0.0:
        guessed = count * variance + _USUAL_WORLDS * _USUAL_VARIANCE
        return math.sqrt(guessed / (count + _USUAL_WORLDS) / count)
    return math.sqrt((variance + LEAST_VARIANCE) / max(1, count - 1))


@jit
def trust_of(root: Root, error: float) -> float:
    """How much of a lead that was seen is believed; the rest is what was expected of it."""
    if root.spread == 0.0:
        return 1.0
    spread = root.spread * root.spread
    return spread / (spread + error * error)


@jit
def lead_of(root: Root, number: int, errors: float) -> float:
    """What is believed of a move's lead over the policy's move, and so many errors more."""
    error = error_of(root, number)
    trust = trust_of(root, error)
    lead = trust * root.lead[number] / root.visits[number]
    return lead + (1.0 - trust) * root.expected[number] + errors * math.sqrt(trust) * error


@jit
def drop_slow(root: Root) -> None:
    """Whoever is surely behind the best leaves. The policy's move stays to compare with; once it
    is beaten by the only other one, the race is decided."""
    best = 0.0
    for number in range(1, root.moves):
        if root.out[number] == 0:
            best = max(best, lead_of(root, number, -root.surety))
    for number in range(1, root.moves):
        if root.out[number] == 0 and lead_of(root, number, root.surety) < best:
            root.out[number] = 1
            root.racing -= 1
    if root.racing == 2 and best > 0.0:
        root.racing = 1


@jit
def best_move(root: Root) -> int:
    """Which move of the race is played: the policy's own, unless another leads it clearly."""
    best = 0.0
    chosen = 0
    for number in range(1, root.moves):
        if root.out[number] == 0:
            lead = lead_of(root, number, -root.doubt)
            if lead > best:
                best = lead
                chosen = number
    return chosen


@rare
def play_out(
    game: State,
    action: int,
    root: Root,
    edges: Edges,
    policies: Policies,
    values: Values,
    is_learning: bool,
) -> float:
    """One way for the round to go on after a move: the seat by its tree while that reaches, then
    everybody by policy. Returns what it is worth to the seat."""
    seat = whole(root.seat)
    key = mixed(1, action)
    depth = 0
    in_tree = root.learning > 0
    advance(game, action)
    while game.step < codes.DECISIONS or game.step == codes.STEALING:
        action = codes.NONE
        if game.step < codes.DECISIONS:
            action = policy_action(game, policies[game.turn])
            if in_tree and game.turn == seat and game.legal_count > 1:
                key = observed(game, key)
                in_tree = edges[find_edge(edges, key)].visits > 0 and depth < MAX_DEPTH - 1
                if is_learning:
                    action = select(game, edges, key, root.explore, action)
                else:
                    action = proved(game, edges, key, action)
                root.path[2 * depth] = key
                key = mixed(key, action)
                root.path[2 * depth + 1] = key
                depth += 1
        advance(game, action)
    value = match_value(game, seat, root.cell, root.cells, values)
    for step in range(2 * depth):
        root.edges = add_visit(edges, whole(root.path[step]), value, root.edges)
    return value


@jit
def forget(root: Root, edges: Edges) -> None:
    """A new search begins."""
    root.edges = 0
    root.worlds = 0
    root.playouts = 0
    root.moves = 0
    root.racing = 0
    clear_edges(edges)


@entry
def begin_search(worlds: Worlds, roots: Roots, edges: Edges, seed: int) -> None:
    """Forget everything, and start chance from a seed."""
    seed_random(worlds[0], seed)
    forget(roots[0], edges)


@entry
def search(
    scripts: Scripts,
    worlds: Worlds,
    games: Games,
    roots: Roots,
    edges: Edges,
    policies: Policies,
    values: Values,
    playouts: int,
    tries: int,
) -> int:
    """Go on thinking; returns the number of the move in the race that is best so far."""
    check_edges(edges)
    think(scripts, worlds, games, roots, edges, policies, values, playouts, tries)
    return best_move(roots[0])


def new_roots(edges: int) -> tuple[Roots, Edges]:
    """Room for a search: its settings, and so many edges (a power of two)."""
    return new_records(Root, 1), new_records(Edge, edges)
