"""What a puzzle is about: not what is chosen between, but what makes the best move the best."""

from __future__ import annotations

from typing import Final

from papersea.analysis.judging import cards_of
from papersea.analysis.values import Why
from papersea.cards import Effect, Kind, effect_of
from papersea.moves import LayDuo, Move, parse_move
from papersea.puzzles.answering import answer
from papersea.puzzles.puzzle import Idea, Puzzle, Theme
from papersea.puzzles.rounds import view_of
from papersea.view import View

_DENYING: Final = {
    Why.HELPS_NEXT,
    Why.HELPS_OTHER,
    Why.OPEN_TO_NEXT,
    Why.UNCOVERS,
    Why.COVERS,
}
_FROM_PILES: Final = (Theme.DRAW, Theme.SEARCH, Theme.PICK)


def idea_of(puzzle: Puzzle) -> Idea:
    """The first that fits: a call, a theft, a mermaid, what others must not get, a pile."""
    best, second = parse_move(puzzle.best), parse_move(puzzle.next_best.move)
    if puzzle.theme is Theme.CALL:
        return Idea.CALL
    if puzzle.theme is Theme.STEAL or Effect.STEAL in (_effect(best), _effect(second)):
        return Idea.STEAL
    view = view_of(puzzle)
    if any(_has_mermaid(view, move) for move in (best, second)):
        return Idea.MERMAIDS
    if any(each.why in _DENYING for each in answer(puzzle, second).decision.reasons):
        return Idea.DENY
    if puzzle.theme in _FROM_PILES or Effect.SEARCH in (_effect(best), _effect(second)):
        return Idea.PILE
    return Idea.CARDS


def _effect(move: Move) -> Effect | None:
    return effect_of(move.first.kind, move.second.kind) if isinstance(move, LayDuo) else None


def _has_mermaid(view: View, move: Move) -> bool:
    return any(card.kind is Kind.MERMAID for card in cards_of(view, move))
