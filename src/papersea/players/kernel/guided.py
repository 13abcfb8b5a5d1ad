"""Search with a learned player: the moves are raced through sampled worlds, but no playout goes
to the round's end. After a few turns the network says how the seat stands, which varies far
less than how a round happens to end.
"""

from __future__ import annotations

from papersea.players.kernel.match import match_value
from papersea.players.kernel.network import (
    Networks,
    Room,
    chance_seen,
    judged_action,
    look,
    network_action,
)
from papersea.players.kernel.sampling import enter_world, sample_world
from papersea.players.kernel.script import (
    PLAYED_GAME,
    SEEN_GAME,
    WORLD_GAME,
    Scripts,
    Worlds,
)
from papersea.players.kernel.search import (
    Thought,
    Thoughts,
    Values,
    best_move,
    drop_slow,
    enter_moves,
    note_value,
)
from papersea.players.kernel.weights import Minds
from papersea.rules import codes
from papersea.rules.chance import random_word, seed_random
from papersea.rules.jit import entry, rare, whole
from papersea.rules.play import advance
from papersea.rules.records import copy_record
from papersea.rules.state import Games, State

_WARM_UP = 12
"""Worlds before a move can leave the race."""


@rare
def imagine(scripts: Scripts, worlds: Worlds, games: Games, tries: int) -> bool:
    """A world, with its own chance to come; False if none was found."""
    if not sample_world(scripts[0], worlds[0], tries):
        return False
    copy_record(games, SEEN_GAME, WORLD_GAME)
    enter_world(scripts[0], worlds[0], games[WORLD_GAME])
    for number in range(4):
        games[WORLD_GAME].random[number] = random_word(worlds[0])
    return True


@rare
def play_on(
    game: State,
    action: int,
    thought: Thought,
    turns: int,
    networks: Networks,
    room: Room,
    minds: Minds,
    values: Values,
) -> float:
    """One way for the round to go on after a move; what it is worth to the seat, by the match if
    the round ends, by the network's word once the seat has begun so many more turns."""
    seat = whole(thought.seat)
    advance(game, action)
    while game.step < codes.DECISIONS or game.step == codes.STEALING:
        action = codes.NONE
        if game.step < codes.DECISIONS:
            if game.turn == seat and game.step == codes.DRAWING:
                turns -= 1
                if turns == 0:
                    look(game, minds[seat], networks, 0, room)
                    return chance_seen(networks, 0, room)
            action = judged_action(game, minds[game.turn], networks, room)
        advance(game, action)
    return match_value(game, seat, thought.cell, thought.cells, values)


@rare
def run_world(
    games: Games,
    thought: Thought,
    turns: int,
    networks: Networks,
    room: Room,
    minds: Minds,
    values: Values,
) -> None:
    """Play on after every move of the race in one world."""
    first = 0.0
    for number in range(thought.moves):
        if thought.out[number] == 0:
            copy_record(games, WORLD_GAME, PLAYED_GAME)
            game, action = games[PLAYED_GAME], whole(thought.action[number])
            value = play_on(game, action, thought, turns, networks, room, minds, values)
            if number == 0:
                first = value
            note_value(thought, number, value, first)


@entry
def begin_mastery(worlds: Worlds, thoughts: Thoughts, seed: int) -> None:
    """Forget everything, and start chance from a seed."""
    seed_random(worlds[0], seed)
    thought = thoughts[0]
    thought.playouts = 0
    thought.moves = 0
    thought.racing = 0


@entry
def master(
    scripts: Scripts,
    worlds: Worlds,
    games: Games,
    thoughts: Thoughts,
    networks: Networks,
    room: Room,
    minds: Minds,
    values: Values,
    turns: int,
    playouts: int,
    tries: int,
) -> int:
    """Go on thinking; returns the number of the move in the race that is best so far."""
    thought = thoughts[0]
    end = thought.playouts + playouts
    while thought.playouts < end and thought.racing != 1:
        if not imagine(scripts, worlds, games, tries):
            break
        if thought.moves == 0:
            enter_moves(games[WORLD_GAME], thought, minds)
        run_world(games, thought, turns, networks, room, minds, values)
        if thought.visits[0] >= _WARM_UP:
            drop_slow(thought)
    return best_move(thought)


@entry
def feel(
    scripts: Scripts,
    worlds: Worlds,
    games: Games,
    networks: Networks,
    room: Room,
    minds: Minds,
    tries: int,
) -> int:
    """The move that the network likes most, without search: in one world, for worlds differ to
    the seat itself only in what crabs may have taken. -1 if there is none."""
    if not imagine(scripts, worlds, games, tries):
        return -1
    game = games[WORLD_GAME]
    return network_action(game, minds[game.turn], networks, 0, room)
