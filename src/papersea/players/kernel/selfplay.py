"""Whole games inside the kernel: every seat searches, or plays by its policy."""

from __future__ import annotations

from typing import Any

from papersea.players.kernel.policy import policy_action
from papersea.players.kernel.recall import recall
from papersea.players.kernel.script import GAMES, SEEN_GAME, Scripts, Worlds
from papersea.players.kernel.search import best_move, forget, think
from papersea.players.kernel.weights import Minds
from papersea.rules import codes
from papersea.rules.chance import seed_random
from papersea.rules.jit import entry, rare, whole
from papersea.rules.play import advance, begin_game
from papersea.rules.records import copy_record
from papersea.rules.state import Games

REAL_GAME = GAMES
"""Where the game itself stands, behind the room for a search."""


@entry
def play_whole_game(
    games: Games,
    scripts: Scripts,
    worlds: Worlds,
    thoughts: Any,
    edges: Any,
    minds: Minds,
    values: Any,
    playouts: Any,
    seed: int,
    log: Any,
) -> int:
    """A game from its seed, each seat with so many playouts a move (0: by policy alone). Writes
    all events to the log, and returns their number."""
    game = games[REAL_GAME]
    begin_game(game, seed)
    seed_random(worlds[0], seed)
    count = 0
    while game.step != codes.OVER:
        action = codes.NONE
        if game.step < codes.DECISIONS:
            action = whole(game.legal[0])
            if game.legal_count > 1:
                spent = whole(playouts[game.turn])
                action = decide_move(games, scripts, worlds, thoughts, edges, minds, values, spent)
        advance(game, action)
        for number in range(game.events):
            log[count] = game.event[number]
            count += 1
        if count + 64 > len(log):
            return count
    return count


@rare
def decide_move(
    games: Games,
    scripts: Scripts,
    worlds: Worlds,
    thoughts: Any,
    edges: Any,
    minds: Minds,
    values: Any,
    playouts: int,
) -> int:
    game = games[REAL_GAME]
    preferred = policy_action(game, minds[game.turn])
    if playouts == 0:
        return preferred
    copy_record(games, REAL_GAME, SEEN_GAME)
    recall(scripts[0], games[SEEN_GAME], game.turn)
    thoughts[0].seat = game.turn
    forget(thoughts[0], edges)
    think(scripts, worlds, games, thoughts, edges, minds, values, playouts, 1000)
    if thoughts[0].playouts == 0:
        return preferred
    return whole(thoughts[0].action[best_move(thoughts[0])])
