"""How a game went, as far as it can be seen without cards: what ended when."""

from __future__ import annotations

from dataclasses import dataclass

from papersea.events import GameEnded, RoundScored, RoundVoid
from papersea.game import Game
from papersea.moves import Seat
from papersea.record import Moment, Record, moments


@dataclass(frozen=True, slots=True)
class Passed:
    """A move: in which round it was made, whether that ended, and the scores then."""

    round: int
    has_ended: bool
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Course:
    """All moves of a record, and where it began."""

    target: int
    round: int
    scores: tuple[int, ...]
    moves: tuple[Passed, ...]

    @property
    def is_finished(self) -> bool:
        return bool(self.moves) and bool(self.moves[-1].winners)

    @property
    def last_scores(self) -> tuple[int, ...]:
        return self.moves[-1].scores if self.moves else self.scores


def course_of(record: Record) -> Course:
    """``BrokenRecord`` if it breaks the rules."""
    begun: tuple[int, int, tuple[int, ...]] | None = None
    passed: list[Passed] = []
    for moment in moments(record, seed=0):
        game = moment.game
        if begun is None:
            begun = game.target, game.round, game.scores
        else:
            passed.append(_passed(moment, passed[-1] if passed else None, begun[1]))
    assert begun is not None, "every game has a first moment"
    return Course(*begun, tuple(passed))


def _passed(moment: Moment, before: Passed | None, first_round: int) -> Passed:
    round_ = first_round if before is None else before.round + before.has_ended
    ends = (RoundScored, RoundVoid, GameEnded)
    game: Game = moment.game
    return Passed(
        round=round_,
        has_ended=any(isinstance(event, ends) for event in moment.events),
        scores=game.scores,
        winners=game.winners,
    )
