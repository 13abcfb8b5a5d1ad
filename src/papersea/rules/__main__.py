"""Compile the whole kernel now, so that nothing waits later: ``python -m papersea.rules``."""

from __future__ import annotations

import sys
import time

import numpy as np

from papersea.rules import batch, codes, entries, playout
from papersea.rules.jit import COMPILED
from papersea.rules.observe import observation_size
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
    seats, winners = new_numbers(1), new_numbers(1)
    observations = new_numbers(1, observation_size(MAX_PLAYERS))
    masks = new_numbers(1, codes.ACTIONS)
    allowed = batch.new_allowed(1)
    batch.start_games(games, seeds, observations, masks, allowed, seats)
    batch.step_games(games, 0 * seeds, observations, masks, allowed, seats, winners)
    playout.play_random(games, 0, 1, 1, playout.UNIFORM)


if __name__ == "__main__":
    began = time.perf_counter()
    warm_up_table()
    warm_up_arrays()
    how = "compiled" if COMPILED else "interpreted"
    sys.stdout.write(f"rules kernel {how}, ready in {time.perf_counter() - began:.1f} s\n")
