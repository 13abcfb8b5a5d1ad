"""One game between a person and their opponents, from the first deal to the winner."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from papersea.events import Event, RoundStarted, seen_by
from papersea.game import Game
from papersea.moves import Seat
from papersea.players import Player
from papersea.players.budget import Budget
from papersea.players.catalogue import DEFAULT_BUDGET
from papersea.terminal.play.person import Left, Typist
from papersea.terminal.play.telling import Telling, thinking
from papersea.terminal.screen.screen import Screen

__all__ = ["Left", "Session"]


class Session:
    """Asks the person, lets the others play, and tells what the person has a right to know."""

    def __init__(
        self,
        game: Game,
        person: Seat,
        opponents: Mapping[Seat, Player],
        screen: Screen,
        *,
        budget: Budget = DEFAULT_BUDGET,
    ) -> None:
        self.game = game
        self._seat = person
        self._opponents = opponents
        self._screen = screen
        self._budget = budget
        self._person = Typist(screen)
        self._telling = Telling(screen, self._person, game.options, game.target)

    def run(self) -> None:
        """Play to the end; ``Left`` if the person leaves before."""
        self._tell(self._this_round())
        while not self.game.is_over:
            seat = self.game.turn
            if seat == self._seat:
                move = self._person.choose(self.game.view(seat))
                self._tell(self.game.play(move, seat))
            else:
                self._tell(self._others_move(seat))

    def _this_round(self) -> Sequence[Event]:
        """A game that goes on may have had others before."""
        history = self.game.history
        starts = [at for at, event in enumerate(history) if isinstance(event, RoundStarted)]
        return history[starts[-1] :] if starts else history

    def _others_move(self, seat: Seat) -> Sequence[Event]:
        with thinking(self._screen, seat):
            move = self._opponents[seat].choose(self.game.view(seat), self._budget)
        return self.game.play(move, seat)

    def _tell(self, events: Sequence[Event]) -> None:
        self._telling.tell([seen_by(event, self._seat) for event in events])
        if self._screen.has_board:
            self._screen.shows(self.game.view(self._seat))
