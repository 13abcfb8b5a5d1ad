"""Opponents that look one turn ahead."""

from __future__ import annotations

import random
from typing import Final

from papersea.moves import Move
from papersea.players.belief import TRIES, Belief
from papersea.players.budget import Budget
from papersea.players.judgement import Judgement, minds_of, tuned
from papersea.players.kernel.lookahead import look_ahead
from papersea.rules.state import game_at
from papersea.translate import move_of
from papersea.view import View

_WORLDS: Final = 100
"""Imagined before a move: enough to know what the deck and the others may hold."""


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
        minds = minds_of(self._judgement, tuned(), view.seat)
        action = look_ahead(belief.scripts, belief.worlds, belief.games, minds, _WORLDS, TRIES)
        return move_of(game_at(belief.games, 0), action)
