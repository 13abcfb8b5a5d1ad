"""Walking through a scene: the learner's moves, and the replies of the others."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from papersea.game import Game, Played
from papersea.lessons.lesson import Scene
from papersea.moves import Move, Seat, parse_move
from papersea.position import parse_position
from papersea.record import Moment

LEARNER: Final = Seat(0)
_SEED: Final = 1


class Unwanted(Exception):
    """A legal move that is not what the scene is about. It has not been made."""


class Walk:
    """One way through a scene. The same moves give the same cards."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.game = Game.set_up(parse_position(scene.position), seed=_SEED)
        self._round = self.game.round
        self._made = 0
        self._replies = iter(scene.replies)

    @property
    def wanted(self) -> tuple[str, ...] | None:
        """What is asked of the learner now; nothing named: anything. ``None`` at the end."""
        return self.scene.wanted(self._made)

    @property
    def tasks_done(self) -> int:
        return self.scene.tasks_done(self._made)

    def begin(self) -> Moment:
        """The scene before the first move."""
        return Moment(self.game, None, tuple(self.game.history))

    def play(self, move: Move) -> Iterator[Moment]:
        """Make the learner's move, then the others' replies, and tell of each as it is made.

        Raises ``IllegalMove`` or ``Unwanted``, and nothing has happened.
        """
        if move in self.game.legal_moves() and not self._is_wanted(move):
            raise Unwanted
        yield self._make(LEARNER, move)
        self._made += 1
        while self._others_move() and (reply := next(self._replies, None)) is not None:
            yield self._make(self.game.turn, parse_move(reply))

    def _others_move(self) -> bool:
        """A scene ends with its round."""
        game = self.game
        return not game.is_over and game.round == self._round and game.turn != LEARNER

    def _is_wanted(self, move: Move) -> bool:
        wanted = self.wanted
        return wanted is not None and (not wanted or str(move) in wanted)

    def _make(self, seat: Seat, move: Move) -> Moment:
        events = self.game.play(move, seat)
        return Moment(self.game, Played(seat, move), events)
