"""Choices that make a puzzle: those of a game that is played strongly, and those that were puzzles
before."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import islice
from math import ceil
from typing import Final

from msgspec import Struct

from papersea.analysis.judging import error_between
from papersea.analysis.weighing import JUDGE
from papersea.game import Game
from papersea.moves import Move
from papersea.players.budget import Playouts
from papersea.players.catalogue import find_opponent
from papersea.players.search.expert import Weighed
from papersea.players.styles import Rung
from papersea.puzzles.checking import Found, find_best, holds
from papersea.puzzles.puzzle import Puzzle, Theme, Weight, is_same_choice, theme_of
from papersea.puzzles.rounds import round_of, view_of
from papersea.puzzles.shelf import load_shelf
from papersea.view import View
from tools.puzzles.plan import Plan

_SEEDS: Final = 1 << 62
_AT_A_TIME: Final = 10
"""Former puzzles, which take about as long as a game."""
_TRIES: Final = 8
"""Of each weaker player, who may find a move by luck."""
_GLANCE: Final = Playouts(24)
_WEAKER: Final = (Rung.BEGINNER, Rung.CASUAL, Rung.SOLID)
_DOUBT: Final = 0.7
"""A first look that finds so much of the least lead and chance is worth a second."""
_EASE: Final = 0.5
_MOST_EASE: Final = 0.15
"""A large lead makes a puzzle easier, up to so much."""
_DIGITS: Final = 4


class Mined(Struct, frozen=True):
    """What was found in a game."""

    game: int
    puzzles: tuple[Puzzle, ...]


def mine(plan: Plan, number: int) -> Mined:
    """At most one puzzle of a theme in each round, the one that most miss. The same plan and number
    find the same. Before the first game, as games -1, -2 and so on, those are looked at anew that
    were on a shelf before, some at a time."""
    found = _puzzles(plan, number) if number >= 0 else _found_again(plan, -1 - number)
    return Mined(number, tuple(found))


def former_games() -> range:
    """The numbers of those that were on a shelf before."""
    return range(-ceil(len(load_shelf().former) / _AT_A_TIME), 0)


def _found_again(plan: Plan, place: int) -> Iterator[Puzzle]:
    for former in load_shelf().former[place * _AT_A_TIME : (place + 1) * _AT_A_TIME]:
        chance = random.Random(f"again {plan.seed} {former.id}")
        view = view_of(former)
        look = find_best(view, plan.look_budget, chance.randrange(_SEEDS))
        candidate = _candidate(plan, view, partial(_where, former), look, chance)
        yield from _checked(plan, [candidate] if candidate else [], chance)


def _where(puzzle: Puzzle) -> tuple[str, str]:
    return puzzle.start, puzzle.turns


def _puzzles(plan: Plan, number: int) -> Iterator[Puzzle]:
    chance = plan.chance(number)
    candidates: dict[tuple[int, Theme], list[_Candidate]] = {}
    for candidate in _candidates(plan, number, chance):
        key = (candidate.view.round, theme_of(candidate.view.legal))
        candidates.setdefault(key, []).append(candidate)
    for those in candidates.values():
        those.sort(key=lambda each: each.share)
        yield from islice(_checked(plan, those, chance), 1)


@dataclass(frozen=True, slots=True)
class _Candidate:
    """A choice that may be a puzzle; this share of weaker players' tries finds the best move."""

    view: View
    start: str
    turns: str
    best: Move
    share: float


def _candidates(plan: Plan, number: int, chance: random.Random) -> Iterator[_Candidate]:
    """Play a game."""
    game = Game(players=plan.players(number), seed=chance.randrange(_SEEDS))
    while not game.is_over:
        view = game.view(game.turn)
        if len(view.legal) == 1:
            game.play(view.legal[0])
            continue
        look = find_best(view, plan.look_budget, chance.randrange(_SEEDS))
        if candidate := _candidate(plan, view, partial(round_of, game), look, chance):
            yield candidate
        game.play(look.best)


def _candidate(
    plan: Plan,
    view: View,
    where: Callable[[], tuple[str, str]],
    look: Found,
    chance: random.Random,
) -> _Candidate | None:
    """By a first look, and by whether weaker players miss it."""
    if look.lead < _DOUBT * plan.least_lead or look.chance < _DOUBT * plan.least_chance:
        return None
    share = _found_by_weaker(view, look.best, chance)
    return _Candidate(view, *where(), look.best, share) if share <= plan.most_found else None


def _checked(
    plan: Plan, candidates: Iterable[_Candidate], chance: random.Random
) -> Iterator[Puzzle]:
    """Those that hold, as puzzles."""
    for each in candidates:
        seed = chance.randrange(_SEEDS)
        found = holds(each.view, each.best, plan.check_budget, seed, least_lead=plan.least_lead)
        if found and found.chance >= plan.least_chance:
            yield _puzzle(each, found)


def _puzzle(candidate: _Candidate, found: Found) -> Puzzle:
    weights = tuple(_weight(each, found.weighed[0]) for each in found.weighed)
    difficulty = round(_difficulty(candidate.share, found.lead), _DIGITS)
    puzzle = Puzzle(candidate.start, candidate.turns, weights, difficulty, JUDGE)
    assert view_of(puzzle) == candidate.view, "a puzzle shows what the seat knew"
    return puzzle


def _found_by_weaker(view: View, best: Move, chance: random.Random) -> float:
    """The share of those who find the move: by guessing, by feeling, by looking one turn ahead, and
    by a glance of a search."""
    shares = [sum(is_same_choice(move, best) for move in view.legal) / len(view.legal)]
    for rung in _WEAKER:
        opponent = find_opponent(rung.value)
        players = [opponent.seated(chance.randrange(_SEEDS)) for _ in range(_TRIES)]
        shares.append(_share([each.choose(view, _GLANCE) for each in players], best))
    looks = [find_best(view, _GLANCE, chance.randrange(_SEEDS)) for _ in range(_TRIES)]
    shares.append(_share([look.best for look in looks], best))
    return sum(shares) / len(shares)


def _share(moves: list[Move], best: Move) -> float:
    return sum(is_same_choice(move, best) for move in moves) / len(moves)


def _difficulty(share: float, lead: float) -> float:
    return max(0.0, 1 - share - min(_MOST_EASE, _EASE * lead))


def _weight(weighed: Weighed, best: Weighed) -> Weight:
    return Weight(
        move=str(weighed.move),
        chance=round(float(weighed.chance), _DIGITS),
        error=round(float(error_between(weighed, best)), _DIGITS),
        playouts=weighed.playouts,
    )
