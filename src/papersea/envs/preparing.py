"""The first use compiles for a minute or two: whoever waits is told, once, on stderr."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from threading import Timer
from typing import Any, Final

import numpy as np

from papersea.rules import codes
from papersea.rules.batch import look
from papersea.rules.entries import decide, start, step
from papersea.rules.observe import observation_size
from papersea.rules.options import MIN_PLAYERS, Options
from papersea.rules.settings import write_options
from papersea.rules.state import game_at, new_games

SECONDS_TO_WONDER: Final = 2.0


@contextmanager
def preparing(what: str) -> Iterator[None]:
    """Around what compiles where it never ran before: say so if it takes long."""
    notice = Timer(SECONDS_TO_WONDER, _say, [what])
    notice.daemon = True
    notice.start()
    try:
        yield
    finally:
        notice.cancel()


def _say(what: str) -> None:
    sys.stderr.write(f"papersea: compiling {what}, a minute or two, for the first use only\n")
    sys.stderr.flush()


@cache
def prepare_table() -> None:
    """What a single game needs."""
    with preparing("the rules"):
        games = new_games(1)
        write_options(game_at(games, 0), Options(), MIN_PLAYERS)
        start(games, 0, 0)
        step(games, 0, codes.NONE)
        observation: Any = np.zeros(observation_size(MIN_PLAYERS), np.uint8)
        look(games, 0, 0, observation)


@cache
def prepare_chance() -> None:
    """What a game needs whose chance is decided from outside."""
    prepare_table()
    with preparing("chance nodes"):
        games = new_games(1)
        write_options(game_at(games, 0), Options(), MIN_PLAYERS)
        start(games, 0, 0)
        decide(games, 0, 0)
