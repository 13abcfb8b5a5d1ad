"""Playing from Python, one call a move: the kernel itself, and its typed face."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator

from benchmarks.kernel import PLAYERS
from benchmarks.measuring import Sample, Subject, Workload
from papersea.game import Game
from papersea.rules import codes
from papersea.rules.entries import start, step
from papersea.rules.options import Options
from papersea.rules.settings import write_options
from papersea.rules.state import Games, State, game_at, new_games

GAME_PLAY = "Game.legal_moves and Game.play, 2 players"
GAME_VIEW = "Game.view, 2 players"
REPLAYED = 1
"""The seed of the game that is played again and again."""


def step_name(players: int) -> str:
    return f"kernel step with the legal list, {players} players"


def _settle(games: Games, game: State) -> None:
    """Let chance decide until a player has to; a game that is over starts anew."""
    while game.step >= codes.DECISIONS:
        if game.step == codes.OVER:
            start(games, 0, random.getrandbits(60))
        step(games, 0, codes.NONE)


def _started(players: int) -> Games:
    games = new_games(1)
    write_options(game_at(games, 0), Options(), players)
    start(games, 0, 1)
    return games


def kernel_steps(players: int) -> Workload:
    """A random one of the legal moves, chance between moves included."""
    games = _started(players)
    game = game_at(games, 0)

    def workload(amount: int) -> Sample:
        began = time.process_time()
        for _ in range(amount):
            _settle(games, game)
            step(games, 0, game.legal[int(random.random() * game.legal_count)])
        return Sample(amount, time.process_time() - began)

    return workload


def played_steps(players: int, seed: int) -> list[int]:
    """All that is passed to the kernel in a game of so many players from this seed, one number a
    step."""
    games = _started(players)
    game = game_at(games, 0)
    dice = random.Random(seed)
    start(games, 0, seed)
    actions = []
    while game.step != codes.OVER:
        is_choice = game.step < codes.DECISIONS
        actions.append(game.legal[dice.randrange(game.legal_count)] if is_choice else codes.NONE)
        step(games, 0, actions[-1])
    return actions


def steps_alone(players: int) -> Workload:
    """A game whose moves are known: nothing is chosen or looked up between two steps."""
    games, actions = _started(players), played_steps(players, REPLAYED)

    def workload(amount: int) -> Sample:
        began = time.process_time()
        for _ in range(amount):
            start(games, 0, REPLAYED)
            for action in actions:
                step(games, 0, action)
        return Sample(amount * len(actions), time.process_time() - began)

    return workload


def play_typed(amount: int) -> Sample:
    game = Game(seed=1)
    began = time.process_time()
    for number in range(amount):
        if game.is_over:
            game = Game(seed=number)
        game.play(random.choice(game.legal_moves()))
    return Sample(amount, time.process_time() - began)


def view_typed(amount: int) -> Sample:
    """The view of the player to move before every move; playing is not timed."""
    game = Game(seed=1)
    seconds = 0.0
    for number in range(amount):
        if game.is_over:
            game = Game(seed=number)
        began = time.process_time()
        view = game.view(game.turn)
        seconds += time.process_time() - began
        game.play(random.choice(view.legal))
    return Sample(amount, seconds)


def subjects() -> Iterator[Subject]:
    for players in PLAYERS:
        yield Subject(step_name(players), kernel_steps(players))
    yield Subject(GAME_PLAY, play_typed)
    yield Subject(GAME_VIEW, view_typed)
