"""The expert against itself: it has every seat, and knows in each only what that seat has seen."""

from __future__ import annotations

from typing import Final

from papersea.game import Game
from papersea.moves import Move
from papersea.players.budget import Playouts
from papersea.players.policy.judgement import Judgement, tuned
from papersea.players.search.expert import Manner, SearchPlayer
from papersea.rules.options import Options

_MANNER: Final = Manner(doubt=1.0)
"""More than usual: over few playouts a lead is seldom real."""
_OTHER_CHANCE: Final = 1 << 40
"""Searches must not draw what the game itself draws."""


class Everybody:
    """All players of a game, who judge alike; the same seed and games give the same moves."""

    def __init__(self, seed: int, judgement: Judgement, playouts: int) -> None:
        self._player = SearchPlayer(seed, judgement, others=judgement, manner=_MANNER)
        self._budget = Playouts(playouts)

    def choose(self, game: Game) -> Move:
        """For whoever has the turn; nobody thinks about the only move there is."""
        legal = game.legal_moves()
        if len(legal) == 1:
            return legal[0]
        return self._player.choose(game.view(game.turn), self._budget)


def play_itself(options: Options, players: int, playouts: int, seed: int) -> Game:
    """A game of the expert, to its end, with so many playouts for a move. The same seed gives the
    same game."""
    game = Game(options, players, seed=seed)
    everybody = Everybody(_OTHER_CHANCE + seed, tuned(), playouts)
    while not game.is_over:
        game.play(everybody.choose(game))
    return game
