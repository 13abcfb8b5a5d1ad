"""Positions from games, what the analysis says of them, and how often they are then won."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from statistics import fmean
from typing import Final

from papersea.analysis import Question, analyse, questions, weigh
from papersea.analysis.judging import error_between
from papersea.game import Game
from papersea.moves import Move
from papersea.players import Player
from papersea.players.belief.worlds import Belief
from papersea.players.budget import Budget
from papersea.players.catalogue import Entrant
from papersea.record import Record, replay
from tools.analysis_calibration.tables import match_table
from tools.analysis_calibration.worlds import in_another_world

_FROM_A_GAME: Final = 4


@dataclass(frozen=True, slots=True)
class Plan:
    """So many games played out after each of two moves of a position, by such players. What the
    scores at the end of a round are worth says a match table from so many ``rounds``; with none,
    the analysis' own. ``made`` says where and from which commit."""

    players: int
    playouts: int
    by: Entrant
    budget: Budget
    rounds: int
    made: str


@dataclass(frozen=True, slots=True)
class Row:
    """A position: what the analysis says of its best move and of another one, and what came of
    them in the same worlds with the same chance to come: the share of the matches that was won, and
    the chance that the scores gave when the round had ended."""

    players: int
    seed: int
    step: str
    chance: float
    loss: float
    loss_error: float
    won: float
    lost: float
    won_by_round: float
    lost_by_round: float
    made: str


@dataclass(frozen=True, slots=True)
class Whole:
    """A whole game, and how long its analysis takes."""

    players: int
    seed: int
    decisions: int
    seconds: float
    made: str


def measure_whole(plan: Plan, seed: int) -> Whole:
    """The analysis of one game, all seats."""
    record, began = _play(plan, seed), time.process_time()
    analysis = analyse(record, budget=plan.budget)
    seconds = time.process_time() - began
    return Whole(plan.players, seed, len(analysis.decisions), seconds, plan.made)


def measure(plan: Plan, seed: int) -> list[Row]:
    """Some positions of one game."""
    record = _play(plan, seed)
    dice = random.Random(seed)
    asked = dice.sample(questions(record), _FROM_A_GAME)
    return [_measure(plan, record, question, seed, dice) for question in asked]


def _play(plan: Plan, seed: int) -> Record:
    """A game between those who will play it out."""
    game = Game(players=plan.players, seed=seed)
    for _ in _finish(game, [plan.by] * plan.players, seed):
        pass
    return Record.of(game)


def _finish(game: Game, entrants: list[Entrant], seed: int) -> Iterator[int]:
    """Play to the end of the match, and tell the round after every move."""
    seated: list[Player] = [
        entrant.opponent.seated(seed + number) for number, entrant in enumerate(entrants)
    ]
    while not game.is_over:
        view = game.view(game.turn)
        budget = entrants[game.turn].budget
        game.play(view.legal[0] if len(view.legal) == 1 else seated[game.turn].choose(view, budget))
        yield game.round


def _measure(plan: Plan, record: Record, asked: Question, seed: int, dice: random.Random) -> Row:
    weighed = weigh(asked.view, plan.budget, seed)
    best, other = weighed[0], dice.choice(weighed[1:])
    pairs = list(_play_out(plan, record, asked, (best.move, other.move), seed))
    return Row(
        players=plan.players,
        seed=seed,
        step=asked.view.step.value,
        chance=best.chance,
        loss=best.chance - other.chance,
        loss_error=error_between(best, other),
        won=fmean(one.share for one, _ in pairs),
        lost=fmean(one.share - two.share for one, two in pairs),
        won_by_round=fmean(one.by_round for one, _ in pairs),
        lost_by_round=fmean(one.by_round - two.by_round for one, two in pairs),
        made=plan.made,
    )


@dataclass(frozen=True, slots=True)
class _Outcome:
    """What a seat had of a match, and its chance when the first round had ended."""

    share: float
    by_round: float


def _play_out(
    plan: Plan, record: Record, asked: Question, moves: tuple[Move, Move], seed: int
) -> Iterator[tuple[_Outcome, _Outcome]]:
    """What comes of two moves, world by world."""
    belief, dice = Belief(asked.view), random.Random(f"{seed} {asked.number}")
    for _ in range(plan.playouts):
        number = dice.getrandbits(40)
        here = in_another_world(record, belief.sample(number), asked)
        one, two = (
            _outcome(plan, replay(here, seed=number), asked, move, number) for move in moves
        )
        yield one, two


def _outcome(plan: Plan, game: Game, asked: Question, move: Move, seed: int) -> _Outcome:
    game.play(move, asked.seat)
    by_round = None
    for round_ in chain([game.round], _finish(game, [plan.by] * plan.players, seed)):
        if by_round is None and round_ > asked.view.round and not game.is_over:
            match = match_table(plan.players, game.target, plan.rounds)
            by_round = match.chance(game.scores, asked.seat, game.rounds[-1].starter)
    share = (asked.seat in game.winners) / len(game.winners)
    return _Outcome(share, share if by_round is None else by_round)
