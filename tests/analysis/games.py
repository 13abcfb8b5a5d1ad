"""Games for the tests of the analysis, and ways to look at parts of it."""

from __future__ import annotations

import random

from papersea.analysis import Decision, Question, Reason, answer, assemble
from papersea.game import Game
from papersea.players.budget import Playouts
from papersea.record import Record
from papersea.rules.options import Options
from tests.players.beliefs import MOST_MOVES, choose

FEW = Playouts(60)
"""Enough for promises that hold whatever the engine thinks."""


def played(
    players: int, seed: int, manner: str, options: str = "classic", moves: int = MOST_MOVES
) -> Game:
    """A game that was played to its end, or so far."""
    game = Game(Options.of(options), players, seed=seed)
    randomness = random.Random(seed)
    for _ in range(moves):
        if game.is_over:
            break
        game.play(choose(game, manner, randomness))
    return game


def decided(record: Record, question: Question) -> Decision:
    """One decision of a record, as its analysis tells it."""
    analysis = assemble(record, [answer(question, FEW)], budget=FEW)
    (decision,) = analysis.decisions
    return decision


def known_reasons(decision: Decision) -> tuple[Reason, ...]:
    return tuple(each for each in decision.reasons if not each.is_hindsight)
