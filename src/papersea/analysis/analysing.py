"""A whole analysis: questions, answers, and what they come to."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Final

from papersea.analysis.hindsight import hindsights
from papersea.analysis.luck import course_of, summary_of, way_of
from papersea.analysis.questions import Answer, answer, questions
from papersea.analysis.values import Analysis, Decision, Grade
from papersea.analysis.weighing import JUDGE, budget_for
from papersea.moves import Seat
from papersea.players.budget import Budget
from papersea.record import Record

_TURNING_POINTS: Final = 3


@dataclass(frozen=True, slots=True)
class Progress:
    """So many of all questions are answered."""

    done: int
    total: int


def _ignore(_: Progress) -> None:
    pass


def analyse(
    record: Record,
    seats: Collection[Seat] | None = None,
    *,
    budget: Budget | None = None,
    seed: int = 0,
    heard: Callable[[Progress], None] = _ignore,
) -> Analysis:
    """Weigh every decision of all seats, or of some; ``heard`` is told of each.

    The budget is for each decision; without one, a game takes less than half a minute, however
    long it is. A record that breaks the rules raises ``BrokenRecord``. With a budget in playouts,
    or without one, the same record and seed give the same analysis.
    """
    asked = questions(record, seats)
    budget = budget or budget_for(len(asked))
    heard(Progress(0, len(asked)))
    answers = []
    for done, question in enumerate(asked, 1):
        answers.append(answer(question, budget, seed))
        heard(Progress(done, len(asked)))
    return assemble(record, answers, seats=seats, budget=budget)


def assemble(
    record: Record,
    answers: Sequence[Answer],
    *,
    seats: Collection[Seat] | None = None,
    budget: Budget,
) -> Analysis:
    """The analysis of a record whose questions are answered, in their order: nothing is left to
    think about, and it takes no longer than to play the record back."""
    course = course_of(record)
    later = hindsights(record, answers)
    decisions = tuple(each.decision(*then) for each, then in zip(answers, later, strict=True))
    chosen = tuple(Seat(seat) for seat in range(record.players) if seats is None or seat in seats)
    by_number = {each.number: each for each in decisions}
    ways = [way_of(seat, course, by_number) for seat in chosen]
    return Analysis(
        players=record.players,
        names=record.names,
        options=str(record.options),
        moves=record.moves,
        is_finished=course.is_finished,
        scores=course.last_scores,
        winners=course.moves[-1].winners if course.moves else (),
        seats=chosen,
        budget=str(budget),
        turning_points=_turning_points(decisions),
        summaries=tuple(
            summary_of(seat, way, [each for each in decisions if each.seat == seat])
            for seat, way in zip(chosen, ways, strict=True)
        ),
        luck=tuple(each for way in ways for each in way.rounds),
        points=tuple(each for way in ways for each in way.points),
        decisions=decisions,
        judge=JUDGE,
    )


def _turning_points(decisions: Sequence[Decision]) -> tuple[int, ...]:
    counted = [each for each in decisions if each.grade in (Grade.SLIP, Grade.MISTAKE)]
    dearest = sorted(counted, key=lambda each: -each.loss)
    return tuple(each.number for each in dearest[:_TURNING_POINTS])
