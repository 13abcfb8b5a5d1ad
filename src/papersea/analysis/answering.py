"""One question answered: what the choice was worth, and why, by what the seat knew."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from msgspec import structs

from papersea.analysis.explaining import explain
from papersea.analysis.judging import Judged, compare, judge
from papersea.analysis.questions import Question
from papersea.analysis.values import Decision, Reason
from papersea.analysis.weighing import DEFAULT_BUDGET, weigh
from papersea.players.budget import Budget
from papersea.players.search.expert import Weighed


@dataclass(frozen=True, slots=True)
class Answer:
    """A choice as it was judged, and why the best move is better than the one it is compared
    with."""

    question: Question
    judged: Judged
    reasons: tuple[Reason, ...]

    @classmethod
    def of(cls, question: Question, weighed: Sequence[Weighed]) -> Answer:
        """From what a search thinks of every legal move."""
        judged = judge(question.view, question.played, weighed)
        return cls(question, judged, reasons_of(judged))

    def decision(self, *later: Reason) -> Decision:
        """In its form for the wire, with reasons that are known only in hindsight."""
        compared = structs.asdict(compare(self.judged, (*self.reasons, *later)))
        return Decision(number=self.question.number, turn=self.question.turn, **compared)


def reasons_of(judged: Judged) -> tuple[Reason, ...]:
    """Why the best move is better than the one it is compared with."""
    return explain(judged.view, judged.best.move, judged.worse.move, judged.weighed)


def answer(question: Question, budget: Budget = DEFAULT_BUDGET, seed: int = 0) -> Answer:
    """All that is to be thought about one question. The same question, playouts and seed give the
    same answer."""
    return Answer.of(question, weigh(question.view, budget, seed))
