"""What came of an answer: whether it was right, and why the best move is better."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from papersea.analysis.questions import Answer, Question
from papersea.analysis.values import Decision
from papersea.moves import Move
from papersea.puzzles.puzzle import Puzzle
from papersea.puzzles.rounds import view_of
from papersea.record.notation import parse_turns
from papersea.refusals import refuse
from papersea.view import View


class PuzzleAnswer(Struct, frozen=True):
    """An answer as an analysis judges it, by what the seat knew. The same duo in other colours is
    as right as the one that the search looked at. ``judge``: the opponent whose judgement it is."""

    is_right: bool
    decision: Decision
    judge: str = "orca"


@lru_cache(maxsize=4096)
def answer(puzzle: Puzzle, move: Move) -> PuzzleAnswer:
    """``IllegalMove`` if the rules forbid it. Explaining a bet takes some tenths of a second, but
    for each puzzle and move only once."""
    view = view_of(puzzle)
    if move not in view.legal:
        raise refuse(view, move, view.seat)
    judged = Answer.of(_question(puzzle, view, move), puzzle.weighed)
    return PuzzleAnswer(puzzle.is_right(str(move)), judged.decision(), puzzle.judge)


def _question(puzzle: Puzzle, view: View, move: Move) -> Question:
    turns = parse_turns(puzzle.turns)
    made = sum(len(turn.played) for turn in turns)
    is_new = not turns or turns[-1].seat != view.seat
    return Question(made + 1, len(turns) + is_new, view, move)
