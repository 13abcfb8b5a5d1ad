"""Random play inside the kernel, one game at a time."""

from __future__ import annotations

import itertools
import time
from collections.abc import Iterator

from benchmarks.measuring import Sample, Subject, Workload
from papersea.rules.options import MAX_PLAYERS, MIN_PLAYERS, Options
from papersea.rules.playout import MANNERS, RELUCTANT, UNIFORM, play_random
from papersea.rules.settings import write_options
from papersea.rules.state import game_at, new_games

PLAYERS = range(MIN_PLAYERS, MAX_PLAYERS + 1)
EDITIONS = ("classic", "es")
MEASURED_MANNERS = (UNIFORM, RELUCTANT)


def name_of(edition: str, manner: int, players: int) -> str:
    return f"kernel, {edition}, {MANNERS[manner]}, {players} players"


def random_play(edition: str, manner: int, players: int) -> Workload:
    """Counts decisions of players; dealing and thefts take time but do not count."""
    games = new_games(1)
    write_options(game_at(games, 0), Options.of(edition), players)
    seeds = itertools.count(1, 1_000_000)

    def workload(amount: int) -> Sample:
        began = time.process_time()
        play_random(games, 0, next(seeds), amount, manner)
        return Sample(amount, time.process_time() - began)

    return workload


def subjects() -> Iterator[Subject]:
    for edition, manner, players in itertools.product(EDITIONS, MEASURED_MANNERS, PLAYERS):
        name = name_of(edition, manner, players)
        yield Subject(name, random_play(edition, manner, players))
