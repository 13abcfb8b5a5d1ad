"""Worlds that agree with all that a seat has seen, sampled inside the kernel."""

from __future__ import annotations

import itertools
import time
from collections.abc import Iterator

from benchmarks.kernel import PLAYERS
from benchmarks.measuring import Sample, Subject, Workload
from papersea.game import Game
from papersea.moves import Seat
from papersea.players.belief import TRIES, Belief
from papersea.players.budget import Playouts
from papersea.players.kernel.belief import sample_worlds
from papersea.players.simple import SimplePlayer
from papersea.view import View

_GAMES = 3
_EVERY = 7
_WORLDS = 50


def name_of(players: int) -> str:
    return f"worlds, {players} players"


def views(players: int) -> Iterator[View]:
    """What the seats in turn see at all kinds of moments in games of simple players."""
    for seed in range(_GAMES):
        game, mover = Game(players=players, seed=seed), SimplePlayer(seed)
        for number in itertools.count():
            if game.is_over:
                break
            if number % _EVERY == 0:
                yield game.view(Seat(number // _EVERY % players))
            game.play(mover.choose(game.view(game.turn), Playouts(1)))


def sampling(players: int) -> Workload:
    """Equally many from every view; what a view tells is laid out before."""
    beliefs = [Belief(view) for view in views(players)]
    seeds = itertools.count()

    def workload(amount: int) -> Sample:
        found = 0
        began = time.perf_counter()
        for _, each in itertools.product(range(amount), beliefs):
            found += sample_worlds(
                each.scripts, each.worlds, each.games, next(seeds), _WORLDS, TRIES
            )
        return Sample(found, time.perf_counter() - began)

    return workload


def subjects() -> Iterator[Subject]:
    for players in PLAYERS:
        yield Subject(name_of(players), sampling(players))
