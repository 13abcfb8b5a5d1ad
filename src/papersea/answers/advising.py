"""What a strong player would do with what a seat sees, and why; for one question at a time."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from msgspec import Struct

from papersea.analysis.explaining import odds_are_known
from papersea.analysis.judging import compare, judge
from papersea.analysis.questions import Question, answer, questions, reasons_of
from papersea.analysis.values import Comparison, Decision
from papersea.analysis.weighing import DEFAULT_BUDGET, JUDGE, budget_for, weigh
from papersea.moves import LastChance, Move
from papersea.players.belief.likely import LikelyHand, likely_hands
from papersea.players.budget import Budget
from papersea.players.odds.bets import BetOdds, bet_odds
from papersea.players.odds.situation import Situation
from papersea.record import Record
from papersea.refusals import refuse
from papersea.table.refused import ErrorCode, Refused, forbidden
from papersea.view import View

_SEED: Final = 0
"""Always the same: whoever has seen the same hears the same."""


class Advice(Struct, frozen=True):
    """For whoever has the turn: every move weighed, and why the best is better than the next; none
    where there is no choice. ``odds`` where a LAST CHANCE can be called, by rules that they know.
    ``hands``: what the others are likely to hold. ``judge``: the opponent whose advice it is."""

    decision: Comparison | None
    odds: BetOdds | None
    hands: tuple[LikelyHand, ...]
    judge: str = "orca"


def advise(view: View) -> Advice:
    """The same view gives the same advice, whatever cards lie where the seat does not see them."""
    can_bet = LastChance() in view.legal and not view.is_last_chance_void
    is_known = can_bet and odds_are_known(view)
    return Advice(
        decision=_best_choice(view) if len(view.legal) > 1 else None,
        odds=bet_odds(Situation.of(view), seed=_SEED) if is_known else None,
        hands=likely_hands(view, seed=_SEED),
        judge=JUDGE,
    )


def _best_choice(view: View) -> Comparison:
    """How the best move compares with the next best."""
    weighed = weigh(view, DEFAULT_BUDGET, _SEED)
    judged = judge(view, weighed[0].move, weighed)
    return compare(judged, reasons_of(judged))


def judge_choice(record: Record, number: int, move: Move) -> Decision:
    """How another move compares with the best one, just as an analysis of its seat has it;
    ``Refused`` if nothing was chosen there, or the rules forbid it."""
    question, budget = other_choice(record, number, move)
    return answer(question, budget, _SEED).decision()


def other_choice(record: Record, number: int, move: Move) -> tuple[Question, Budget]:
    """A question of a record with another answer, and how closely an analysis of its seat looks at
    each."""
    asked = questions(record)
    question = next((each for each in asked if each.number == number), None)
    if question is None:
        raise Refused(ErrorCode.BAD_MESSAGE, problem="number: nothing was chosen there")
    if move not in question.view.legal:
        raise forbidden(refuse(question.view, move, question.seat))
    own = [each for each in asked if each.seat == question.seat]
    return replace(question, played=move), budget_for(len(own))
