"""What a client knows of a table: the sum of what it was told."""

from __future__ import annotations

from papersea.events import Event, RoundStarted
from papersea.moves import Seat
from papersea.protocol.messages import Snapshot, Update
from papersea.table.facts import TookBack
from papersea.table.viewing import Happening, TableState
from papersea.view import GameState, View

Delivered = Snapshot | tuple[Happening, ...]
"""A fresh view, or what has happened since the delivery before."""


class Gap(Exception):
    """Something happened of which the client was not told."""


class Known:
    """The table after the last number that was heard; it never goes back to an earlier one."""

    table: TableState

    def __init__(self) -> None:
        self.number: int | None = None
        self.seat: Seat | None = None
        self.game: GameState | None = None
        self.has_history = True
        self._history: list[Event] = []
        self._view: View | None = None

    @property
    def view(self) -> View | None:
        """``None`` without a game, and after a take-back until a fresh view has come."""
        if self._view is None and self.game is not None and self.has_history:
            self._view = View.of(self.game, self.table.settings.options, self._history)
        return self._view

    def hear(self, message: Update | Snapshot) -> Delivered:
        """What is new of it, perhaps nothing; ``Gap`` if something before it is missing."""
        if self.number is not None and message.number < self.number:
            return ()
        delivered: Delivered = message if isinstance(message, Snapshot) else self._news(message)
        if isinstance(delivered, Snapshot):
            self._history, self.has_history = list(delivered.history), True
        else:
            self._remember(delivered)
        self.number, self.seat = message.number, message.seat
        self.table, self.game, self._view = message.table, message.game, None
        return delivered

    def _news(self, update: Update) -> tuple[Happening, ...]:
        if self.number is None or update.since > self.number:
            raise Gap
        if update.since == self.number:
            return update.happenings
        return tuple(each for each in update.happenings if each.number > self.number)

    def _remember(self, news: tuple[Happening, ...]) -> None:
        for happening in news:
            if isinstance(happening.fact, TookBack):
                self.has_history = False
            for event in happening.events:
                if isinstance(event, RoundStarted):
                    self._history, self.has_history = [], True
                self._history.append(event)
