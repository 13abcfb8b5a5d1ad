"""The way of a seat through a game: its chances, and whose doing they were.

A chance moves in two ways. A choice that is not the best costs its loss; everything else is what
came to the seat. Nothing is left over: the sums are exact.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from papersea.analysis.values import Decision, Grade, Luck, Point, Summary
from papersea.analysis.weighing import chance_between_rounds, error_between_rounds
from papersea.events import GameEnded, RoundScored, RoundVoid
from papersea.game import Game
from papersea.moves import Seat
from papersea.record import Moment, Record, moments


@dataclass(frozen=True, slots=True)
class Way:
    """What became of a seat's chance, at every point and in every round."""

    points: tuple[Point, ...]
    rounds: tuple[Luck, ...]


@dataclass(slots=True)
class _Walk:
    """A seat on its way: its chance now, and what made it since the round began."""

    seat: Seat
    round: int
    chance: float
    points: list[Point]
    rounds: list[Luck] = field(default_factory=list)
    start: float = field(init=False)
    luck: float = 0.0
    losses: float = 0.0

    def __post_init__(self) -> None:
        self.start = self.chance

    def come_to(self, chance: float, error: float, moves: int) -> None:
        """The chance is looked at again: whatever it has become, it came to the seat."""
        self.luck += chance - self.chance
        self.chance = chance
        self.points.append(Point(moves, self.round, self.seat, chance, error))

    def lose(self, loss: float) -> None:
        self.losses += loss
        self.chance -= loss

    def close_round(self) -> None:
        moved = (self.luck, self.losses)
        self.rounds.append(Luck(self.seat, self.round, self.start, self.chance, *moved))
        self.luck = self.losses = 0.0
        self.start = self.chance
        self.round += 1


def way_of(seat: Seat, course: Course, decisions: Mapping[int, Decision]) -> Way:
    """From the first move of a course to its last, over the seat's decisions by their numbers."""
    chance = chance_between_rounds(course.scores, seat, course.target, course.starter)
    error = error_between_rounds(course.scores, course.target, course.starter)
    walk = _Walk(seat, course.round, chance, [Point(0, course.round, seat, chance, error)])
    for number, passed in enumerate(course.moves, 1):
        if (made := decisions.get(number)) is not None and made.seat == seat:
            walk.come_to(made.chance, made.error, number - 1)
            walk.lose(made.loss)
        if passed.has_ended:
            walk.come_to(*_chance_after(passed, seat, course.target), number)
            walk.close_round()
    if course.moves and not course.moves[-1].has_ended:
        walk.close_round()
    return Way(tuple(walk.points), tuple(walk.rounds))


def _chance_after(passed: Passed, seat: Seat, target: int) -> tuple[float, float]:
    """What the seat has won, or can still win in the next rounds, and how sure that is."""
    if passed.winners:
        return (seat in passed.winners) / len(passed.winners), 0.0
    chance = chance_between_rounds(passed.scores, seat, target, passed.starter)
    return chance, error_between_rounds(passed.scores, target, passed.starter)


def summary_of(seat: Seat, way: Way, decisions: Sequence[Decision]) -> Summary:
    """A seat's whole game, from its decisions and its way."""
    return Summary(
        seat=seat,
        start=way.points[0].chance,
        end=way.rounds[-1].end if way.rounds else way.points[0].chance,
        luck=sum(each.luck for each in way.rounds),
        losses=sum(each.losses for each in way.rounds),
        decisions=len(decisions),
        best=sum(each.grade is Grade.BEST for each in decisions),
        slips=sum(each.grade is Grade.SLIP for each in decisions),
        mistakes=sum(each.grade is Grade.MISTAKE for each in decisions),
        accuracy=_accuracy(decisions),
    )


def _accuracy(decisions: Sequence[Decision]) -> float | None:
    """How much of what blind choices would have cost was not lost."""
    blind = sum(each.chance - _blind_chance(each) for each in decisions)
    lost = sum(each.loss for each in decisions)
    return max(0.0, 1 - lost / blind) if blind > 0 else None


def _blind_chance(decision: Decision) -> float:
    chances = [each.chance for each in decision.alternatives]
    return sum(chances) / len(chances)


@dataclass(frozen=True, slots=True)
class Passed:
    """A move: in which round it was made, whether that ended, the scores then, and who started the
    round that is on then."""

    round: int
    has_ended: bool
    scores: tuple[int, ...]
    starter: Seat
    winners: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Course:
    """All moves of a record, and where it began. A match begins before chance has chosen who
    starts: that, too, is luck."""

    target: int
    round: int
    scores: tuple[int, ...]
    starter: Seat | None
    moves: tuple[Passed, ...]

    @property
    def is_finished(self) -> bool:
        return bool(self.moves) and bool(self.moves[-1].winners)

    @property
    def last_scores(self) -> tuple[int, ...]:
        return self.moves[-1].scores if self.moves else self.scores


def course_of(record: Record) -> Course:
    """``BrokenRecord`` if it breaks the rules."""
    begun: tuple[int, int, tuple[int, ...], Seat | None] | None = None
    passed: list[Passed] = []
    for moment in moments(record, seed=0):
        game = moment.game
        if begun is None:
            starter = None if game.start is None else game.rounds[0].starter
            begun = game.target, game.round, game.scores, starter
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
        starter=game.rounds[-1].starter,
        winners=game.winners,
    )
