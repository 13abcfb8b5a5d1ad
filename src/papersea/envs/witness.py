"""The same game on the typed face, for all that needs views: pictures and opponents."""

from __future__ import annotations

from typing import Any

from papersea.envs.table import Table
from papersea.game import Game
from papersea.moves import Move, Seat
from papersea.translate import legal_actions, move_of
from papersea.view import View


class Witness:
    """Follows a table that has just begun from this seed."""

    def __init__(self, table: Table, seed: int) -> None:
        self._table, self._seed = table, seed
        self._game = Game(table.options, table.players, seed=seed)
        table.tell = self._hear

    def __getstate__(self) -> dict[str, Any]:
        """The game as its moves, which are played again in a copy."""
        game = self._game
        moves = [played.move for log in game.rounds for played in log.played]
        return self.__dict__ | {"_game": (game.options, game.players, moves)}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        options, players, moves = kept["_game"]
        self._game = Game(options, players, seed=self._seed)
        for move in moves:
            self._game.play(move)

    def view(self, seat: Seat) -> View:
        return self._game.view(seat)

    def action(self, move: Move) -> int:
        """The number of a legal move."""
        state = self._table.state
        return next(each for each in legal_actions(state) if move_of(state, each) == move)

    def _hear(self, action: int) -> None:
        self._game.play(move_of(self._table.state, action))
