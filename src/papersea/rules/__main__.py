"""Compile the whole kernel now, so that nothing waits later: ``python -m papersea.rules``."""

from __future__ import annotations

import sys
import time

import numpy as np

from papersea.rules import batch, codes, entries, playout
from papersea.rules.jit import COMPILED
from papersea.rules.options import MAX_PLAYERS
from papersea.rules.state import game_at, new_games, new_numbers
from papersea.rules.tables import COLOURS, KINDS, MERMAIDS


def warm_up_table() -> None:
    """What a single game needs."""
    games = new_games(1)
    game = game_at(games, 0)
    game.players, game.target = 2, 40
    entries.start(games, 0, 1)
    entries.step(games, 0, codes.NONE)
    entries.place(games, 0, codes.LIST_MOVES, 0, 0)
    entries.ask(games, 0, codes.CAN_BE_ROBBED, 0)
    lines = new_numbers(KINDS + MERMAIDS + 1)
    entries.explain_points(new_numbers(KINDS), new_numbers(COLOURS), lines)
    entries.foretell(codes.STOPPED, True, 7, 2)
    entries.settle(games, 0, codes.BY_DECK, 0)
    game.step = codes.DEALING
    entries.decide(games, 0, 0)


def warm_up_arrays() -> None:
    """What many games at once need."""
    games = new_games(1)
    game_at(games, 0).players = MAX_PLAYERS
    seeds = np.ones(1, dtype=np.int64)
    arrays = batch.new_arrays(1, MAX_PLAYERS)
    batch.begin_games(games, seeds, *arrays[:5])
    batch.step_games(games, 0 * seeds, 1, 0, *arrays)
    batch.look(games, 0, 0, arrays.observations[0])
    playout.play_random(games, 0, 1, 1, playout.UNIFORM)


if __name__ == "__main__":
    began = time.perf_counter()
    warm_up_table()
    warm_up_arrays()
    how = "compiled" if COMPILED else "interpreted"
    sys.stdout.write(f"rules kernel {how}, ready in {time.perf_counter() - began:.1f} s\n")
