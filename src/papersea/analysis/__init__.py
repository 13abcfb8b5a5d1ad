"""What a game was worth, move by move, and why: judged by what each seat knew."""

from papersea.analysis.analysing import Progress, analyse, assemble
from papersea.analysis.explaining import explain
from papersea.analysis.questions import Answer, Question, answer, questions
from papersea.analysis.values import (
    Alternative,
    Analysis,
    Comparison,
    Decision,
    Grade,
    Luck,
    Point,
    Reason,
    Summary,
    Why,
)
from papersea.analysis.weighing import DEFAULT_BUDGET, weigh

__all__ = [
    "DEFAULT_BUDGET",
    "Alternative",
    "Analysis",
    "Answer",
    "Comparison",
    "Decision",
    "Grade",
    "Luck",
    "Point",
    "Progress",
    "Question",
    "Reason",
    "Summary",
    "Why",
    "analyse",
    "answer",
    "assemble",
    "explain",
    "questions",
    "weigh",
]
