"""Search by value: moves race through sampled worlds, a few turns deep; then the network judges."""

from __future__ import annotations

from typing import Any, Final

from papersea.knowledge.script import (
    PLAYED_GAME,
    RETOLD_GAME,
    SEEN_GAME,
    WORLD_GAME,
    Scripts,
    Worlds,
)
from papersea.players.belief.sampling import enter_world, sample_world
from papersea.players.search.match_table import match_value
from papersea.players.search.root import Root, Roots, best_move, drop_slow, enter_move, note_value
from papersea.players.search.tree import is_considered
from papersea.players.value.after import best_by_value, worth_after
from papersea.players.value.network import Scratch, Scratches, check_net
from papersea.rules import codes
from papersea.rules.dice import random_word
from papersea.rules.jit import entry, rare, whole
from papersea.rules.play import advance
from papersea.rules.records import ShortRows, Singles, copy_record
from papersea.rules.state import Games, State

_WARM_UP: Final = 16
"""Worlds before a move can leave the race."""
_AFTER: Final = RETOLD_GAME
"""Nothing is retold here: a game to spoil."""


@entry
def search_by_value(
    scripts: Scripts,
    worlds: Worlds,
    games: Games,
    roots: Roots,
    scratches: Scratches,
    net: ShortRows,
    values: Singles,
    turns: int,
    playouts: int,
    tries: int,
) -> int:
    """Go on thinking; returns the number of the move in the race that is best so far. A playout is
    cut after so many own turns, or right after the move with 0, and counts as much as the network
    says."""
    check_net(whole(games[SEEN_GAME].players), net)
    script, world, root, scratch = scripts[0], worlds[0], roots[0], scratches[0]
    end = root.playouts + playouts
    while root.playouts < end and root.racing != 1:
        if not sample_world(script, world, tries):
            return 0
        copy_record(games, SEEN_GAME, WORLD_GAME)
        enter_world(script, world, games[WORLD_GAME])
        for number in range(4):
            games[WORLD_GAME].random[number] = random_word(world)
        race_world(games, root, scratch, net, values, turns)
    return best_move(root)


@rare
def race_world(
    games: Games, root: Root, scratch: Scratch, net: Any, values: Any, turns: int
) -> None:
    """Every move that is still in the race, in one world."""
    if root.moves == 0:
        if games[WORLD_GAME].step >= codes.DECISIONS or games[WORLD_GAME].turn != root.seat:
            raise ValueError("somebody else is to choose")
        preferred = best_by_value(games, WORLD_GAME, _AFTER, scratch, net, values)
        enter_all(games[WORLD_GAME], root, preferred)
    first = 0.0
    for number in range(root.moves):
        if root.out[number] == 0:
            action = whole(root.action[number])
            if turns == 0:
                value = worth_after(games, WORLD_GAME, _AFTER, action, scratch, net, values)
            else:
                copy_record(games, WORLD_GAME, PLAYED_GAME)
                value = play_on(games, action, root, scratch, net, values, turns)
            if number == 0:
                first = value
            note_value(root, number, value, first)
            root.playouts += 1
    if root.visits[0] >= _WARM_UP:
        drop_slow(root)


@rare
def enter_all(game: State, root: Root, preferred: int) -> None:
    """All moves start, the first thought first."""
    enter_move(root, preferred)
    for number in range(game.legal_count):
        if game.legal[number] != preferred and is_considered(game, number):
            enter_move(root, whole(game.legal[number]))


@rare
def play_on(
    games: Games, action: int, root: Root, scratch: Scratch, net: Any, values: Any, turns: int
) -> float:
    """Everybody plays by value after a move, until the seat has ended so many turns or the round
    is over. Returns what that is worth to the seat."""
    game = games[PLAYED_GAME]
    seat = whole(root.seat)
    advance(game, action)
    while game.step < codes.DECISIONS or game.step == codes.STEALING:
        action = codes.NONE
        if game.step < codes.DECISIONS:
            action = whole(game.legal[0])
            ends = game.turn == seat and game.closer == codes.NOBODY
            if game.legal_count > 1 or (ends and action == codes.END):
                action = best_by_value(games, PLAYED_GAME, _AFTER, scratch, net, values)
                if ends and action == codes.END:
                    turns -= 1
                    if turns == 0:
                        return scratch.best
        advance(game, action)
    return match_value(game, seat, root.cell, root.cells, values)
