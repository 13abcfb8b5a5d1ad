"""How fast the expert thinks, and whether it answers in time."""

from __future__ import annotations

import itertools
import random
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from statistics import median, quantiles

from benchmarks.kernel import PLAYERS
from benchmarks.measuring import Sample, Subject, Workload
from papersea.game import Game
from papersea.moves import LastChance, Stop
from papersea.players.belief.sampling import sample_worlds
from papersea.players.belief.worlds import TRIES, Belief
from papersea.players.budget import Budget, Milliseconds, Playouts
from papersea.players.catalogue import find_opponent
from papersea.players.search.expert import SearchPlayer
from papersea.players.search.selfplay import play_itself
from papersea.players.styles import Rung
from papersea.rules.options import Options
from papersea.view import View

BUDGET = Playouts(1000)
CLOCK = Milliseconds(200)
SELF_PLAY = Playouts(100)
_VIEWS = 60
_WORLDS_A_VIEW = 1000
_MOVES_BEFORE = 10
"""A round is in its middle when the players hold a few cards."""


def decisions_name(players: int) -> str:
    return f"expert, decisions of {BUDGET.count:,} playouts, {players} players"


def worlds_name(players: int) -> str:
    return f"worlds that agree with a view, {players} players"


def playouts_name(players: int) -> str:
    return f"expert, playouts, {players} players"


def games_name(players: int) -> str:
    return f"expert against itself, games of {SELF_PLAY.count} playouts a move, {players} players"


def middle_views(players: int, count: int) -> Iterator[View]:
    """What movers with a choice see in the middle of rounds, by random play that never calls."""
    for seed in itertools.count(1):
        randomness = random.Random(seed)
        game = Game(players=players, seed=seed)
        for number in range(_MOVES_BEFORE * players):
            if game.is_over:
                break
            moves = game.legal_moves()
            if number >= _MOVES_BEFORE and len(moves) > 1:
                yield game.view(game.turn)
                count -= 1
            if count == 0:
                return
            quiet = [move for move in moves if not isinstance(move, Stop | LastChance)]
            game.play(randomness.choice(quiet))


def seated(seed: int = 1) -> SearchPlayer:
    player = find_opponent(Rung.EXPERT.value).seated(seed)
    assert isinstance(player, SearchPlayer), "an expert searches"
    return player


def worlds(players: int) -> Workload:
    """Complete worlds that agree with each view in turn."""
    beliefs = itertools.cycle([Belief(view) for view in middle_views(players, _VIEWS)])

    def workload(amount: int) -> Sample:
        found, began = 0, time.process_time()
        for belief in itertools.islice(beliefs, amount):
            arrays = (belief.scripts, belief.worlds, belief.games)
            found += sample_worlds(*arrays, amount, _WORLDS_A_VIEW, TRIES)
        return Sample(found, time.process_time() - began)

    return workload


def decisions(players: int) -> Workload:
    """One after another from a fixed list of views."""
    views = itertools.cycle(list(middle_views(players, _VIEWS)))
    player = seated()

    def workload(amount: int) -> Sample:
        began = time.process_time()
        for view in itertools.islice(views, amount):
            player.choose(view, BUDGET)
        return Sample(amount, time.process_time() - began)

    return workload


def playouts(players: int) -> Workload:
    """The same decisions; an early answer spends less than the budget."""
    views = itertools.cycle(list(middle_views(players, _VIEWS)))
    player = seated()

    def workload(amount: int) -> Sample:
        spent, seconds = 0, 0.0
        for view in itertools.islice(views, amount):
            began = time.process_time()
            player.choose(view, BUDGET)
            seconds += time.process_time() - began
            spent += sum(each.playouts for each in player.weighed)
        return Sample(spent, seconds)

    return workload


def self_play(players: int) -> Workload:
    seeds = itertools.count(1)

    def workload(amount: int) -> Sample:
        began = time.process_time()
        for seed in itertools.islice(seeds, amount):
            play_itself(Options(), players, SELF_PLAY.count, seed)
        return Sample(amount, time.process_time() - began)

    return workload


WAYS: dict[str, tuple[Callable[[int], str], Callable[[int], Workload]]] = {
    "worlds that agree with a view": (worlds_name, worlds),
    f"decisions of {BUDGET.count:,} playouts": (decisions_name, decisions),
    "playouts": (playouts_name, playouts),
    f"whole games against itself, {SELF_PLAY.count} playouts a move": (games_name, self_play),
}
"""What is counted, and how."""


def subjects() -> Iterator[Subject]:
    for (name_of, way), players in itertools.product(WAYS.values(), PLAYERS):
        yield Subject(name_of(players), way(players))


@dataclass(frozen=True, slots=True)
class Punctuality:
    """By how many milliseconds answers are later than the budget; below 0, earlier."""

    budget: str
    answers: int
    median: float
    late_99: float  # 99 of 100 answers are not later than this
    latest: float


def punctuality(answers: int, say: Callable[[str], None]) -> Punctuality:
    """Of so many answers by the clock, at tables of every size."""
    late = []
    for players in PLAYERS:
        player = seated()
        views = list(middle_views(players, -(-answers // len(PLAYERS))))
        player.choose(views[0], CLOCK)  # the first one may compile
        for number, view in enumerate(views, 1):
            say(f"answer {number} of {len(views)} by the clock, {players} players")
            late.append(_lateness(player, view, CLOCK))
    return sum_up(late, CLOCK)


def _lateness(player: SearchPlayer, view: View, budget: Milliseconds) -> float:
    began = time.perf_counter()
    player.choose(view, budget)
    return (time.perf_counter() - began) * 1000 - budget.count


def sum_up(late: Sequence[float], budget: Budget) -> Punctuality:
    *_, late_99 = quantiles(late, n=100, method="inclusive")
    return Punctuality(str(budget), len(late), median(late), late_99, max(late))
