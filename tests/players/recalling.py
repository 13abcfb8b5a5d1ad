"""Worlds that are sampled from the kernel's own memory of a game, and games that it plays with
them. Run as a program it prints such games, so that a second process can play them interpreted.
"""

from __future__ import annotations

import json
import sys
from functools import partial
from typing import Any
from unittest.mock import patch

import numpy as np

from papersea.game import Game
from papersea.knowledge.recall import recall
from papersea.knowledge.script import GAMES, SEEN_GAME, WORLD_GAME, new_scripts, new_worlds
from papersea.moves import Seat
from papersea.players.belief.sampling import sample_worlds
from papersea.players.search import selfplay
from papersea.players.search.match import work_out
from papersea.rules import codes
from papersea.rules.jit import COMPILED, entry
from papersea.rules.options import Options
from papersea.rules.state import Games, State, game_at, new_games
from papersea.translate import deck_of, hand_of, laid_by, legal_actions, move_of, pile_of


@entry
def recall_game(scripts: Any, games: Games, index: int, seat: int) -> None:
    """What a search does first, by itself."""
    recall(scripts[0], games[index], seat)


def recalled(game: Game, seat: Seat, seed: int) -> dict[str, Any]:
    """Everything that a search of this seat meets in a world; nothing if none was found."""
    room: Any = new_games(GAMES)
    room[SEEN_GAME] = game._games[0]
    scripts: Any = new_scripts(1)
    recall_game(scripts, room, SEEN_GAME, seat)
    if not sample_worlds(scripts, new_worlds(1), room, seed, 1, 1000):
        return {}
    return _told(game_at(room, WORLD_GAME), game)


def _told(world: State, game: Game) -> dict[str, Any]:
    seats = range(game.players)
    is_keeping = world.step == codes.KEEPING
    return {
        "middle": (world.step, world.turn, world.closer, world.shown, world.deck_size),
        "scores": [int(world.score[seat]) for seat in seats],
        "points": [int(world.points[seat]) for seat in seats],
        "hands": [hand_of(world, seat) for seat in seats],
        "laid": [laid_by(world, seat) for seat in seats],
        "piles": [pile_of(world, pile) for pile in range(codes.PILES)],
        "deck": deck_of(world),
        "drawn": [int(card) for card in world.drawn] if is_keeping else [],
        "legal": [move_of(world, action) for action in legal_actions(world)],
    }


def told_games(players: int) -> list[list[int]]:
    """The rounds of a short match of the expert against itself, as plain numbers. The usual
    match table is finer where it can be compiled: here it is the same coarse one."""
    with patch.object(selfplay, "match_values", partial(work_out, most_cells=5, rounds=30)):
        rows = selfplay.play_itself(Options(), players, playouts=6, seed=3, games=1)
    return [[int(number) for number in _numbers(row)] for row in rows]


def _numbers(row: Any) -> Any:
    names = ("game", "starter", "closer", "ending", "turns", "deck", "winners", "points", "gain")
    fields = [row[name] if COMPILED else getattr(row, name) for name in names]
    return np.concatenate([np.atleast_1d(np.asarray(field)) for field in fields])


if __name__ == "__main__":
    assert not COMPILED, "the other process plays the compiled games"
    sys.stdout.write(json.dumps([told_games(int(number)) for number in sys.argv[1:]]))
