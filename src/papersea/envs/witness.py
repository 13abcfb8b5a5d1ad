"""The same game on the typed face, for all that needs views: pictures and opponents."""

from __future__ import annotations

from papersea.envs.table import Table
from papersea.game import Game
from papersea.moves import Move, Seat
from papersea.translate import legal_actions, move_of
from papersea.view import View


class Witness:
    """Follows a table that has just begun from this seed."""

    def __init__(self, table: Table, seed: int) -> None:
        self._table = table
        self._game = Game(table.options, table.players, seed=seed)
        table.tell = self._hear

    def view(self, seat: Seat) -> View:
        return self._game.view(seat)

    def action(self, move: Move) -> int:
        """The number of a legal move."""
        state = self._table.state
        return next(each for each in legal_actions(state) if move_of(state, each) == move)

    def _hear(self, action: int) -> None:
        self._game.play(move_of(self._table.state, action))
