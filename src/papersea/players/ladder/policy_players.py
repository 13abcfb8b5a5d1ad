"""Opponents that play by a policy: by feeling, with the slips of people, or one turn ahead."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Final

from papersea.knowledge.script import WORLD_GAME
from papersea.moves import Move
from papersea.players.belief.worlds import TRIES, Belief
from papersea.players.budget import Budget
from papersea.players.ladder.lookahead import look_ahead
from papersea.players.policy.actions import ask_policy
from papersea.players.policy.judgement import Judgement, policies_of, tuned
from papersea.rules.codes import PILES
from papersea.rules.records import write_numbers
from papersea.rules.state import State, game_at
from papersea.rules.tables import DIFFERENT, MAX_PILE
from papersea.translate import move_of
from papersea.view import View

_WORLDS: Final = 100
"""Imagined before a move: enough to know what the deck and the others may hold."""


@dataclass(frozen=True, slots=True)
class Habits:
    """How often someone does whatever comes to mind, and how often all that lies in the piles
    below their tops is forgotten."""

    slips: float = 0.0
    forgets: float = 0.0


class PolicyPlayer:
    """The move that feels best; the same seed and views give the same moves."""

    def __init__(self, seed: int, judgement: Judgement, habits: Habits) -> None:
        self._random = random.Random(seed)
        self._judgement = judgement
        self._habits = habits

    def choose(self, view: View, budget: Budget) -> Move:
        if self._random.random() < self._habits.slips:
            return self._random.choice(view.legal)
        belief = Belief(view)
        belief.imagine(self._random.getrandbits(62))
        if self._random.random() < self._habits.forgets:
            _forget_piles(game_at(belief.games, WORLD_GAME))
        assert view.seat is not None, "only a seat chooses"
        policies = policies_of(self._judgement, self._judgement, view.seat)
        action = ask_policy(belief.games, WORLD_GAME, policies)
        return move_of(game_at(belief.games, WORLD_GAME), action)


def _forget_piles(game: State) -> None:
    for pile in range(PILES):
        start = pile * DIFFERENT
        write_numbers(game.lying, [0] * DIFFERENT, start)
        if game.pile_size[pile]:
            top = game.pile[pile * MAX_PILE + game.pile_size[pile] - 1]
            game.lying[start + top] = 1


class LookAheadPlayer:
    """Weighs what a draw will bring and what the others hold over sampled worlds; the same seed
    and views give the same moves."""

    def __init__(self, seed: int, judgement: Judgement) -> None:
        self._random = random.Random(seed)
        self._judgement = judgement

    def choose(self, view: View, budget: Budget) -> Move:
        belief = Belief(view)
        belief.imagine(self._random.getrandbits(62))
        assert view.seat is not None, "only a seat chooses"
        policies = policies_of(self._judgement, tuned(), view.seat)
        action = look_ahead(belief.scripts, belief.worlds, belief.games, policies, _WORLDS, TRIES)
        return move_of(game_at(belief.games, 0), action)
