"""From what a search thinks of the moves to what a choice was worth."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import floor, hypot, sqrt
from typing import Final

from papersea.analysis.values import Alternative, Comparison, Grade, Reason
from papersea.cards import Card
from papersea.moves import Keep, LayDuo, Move, Pick, TakeTop
from papersea.players.search.expert import Weighed
from papersea.view import View

_CLEAR: Final = 2.0
"""Standard errors by which a move must lead the played one to be called better."""
_SLIP: Final = 0.02
_MISTAKE: Final = 0.05


@dataclass(frozen=True, slots=True)
class Judged:
    """A choice: the move played, the best one, and the next best after that. In doubt the move
    that was played is the best."""

    view: View
    weighed: tuple[Weighed, ...]
    played: Weighed
    best: Weighed
    second: Weighed

    @property
    def worse(self) -> Weighed:
        """What the best move is compared with."""
        return self.second if self.played == self.best else self.played

    @property
    def loss(self) -> float:
        return self.best.chance - self.played.chance


def judge(view: View, chosen: Move, weighed: Sequence[Weighed]) -> Judged:
    """``weighed`` has every legal move."""
    played = next(each for each in weighed if each.move == chosen)
    best = _best(played, weighed)
    second = max((each for each in weighed if each != best), key=lambda each: each.lead)
    return Judged(view, tuple(weighed), played, best, second)


def _best(played: Weighed, weighed: Sequence[Weighed]) -> Weighed:
    """Of many moves one always seems better by chance: that is not held against the player."""
    better = [each for each in weighed if is_clearly_better(each, played)]
    return max(better, key=lambda each: each.lead, default=played)


def is_clearly_better(one: Weighed, other: Weighed) -> bool:
    behind = one.chance - other.chance
    return behind > 0 and behind > _CLEAR * error_between(one, other)


def error_between(one: Weighed, other: Weighed) -> float:
    """Of the difference between two moves of one search."""
    return 0.0 if one.move == other.move else hypot(one.error, other.error)


def compare(judged: Judged, reasons: tuple[Reason, ...]) -> Comparison:
    """The choice in its form for the wire."""
    view, best, played = judged.view, judged.best, judged.played
    assert view.seat is not None, "a choice is a seat's"
    rest = (each for each in judged.weighed if each != best)
    ordered = (best, *sorted(rest, key=lambda each: -each.chance))
    return Comparison(
        round=view.round,
        seat=view.seat,
        step=view.step,
        chance=best.chance,
        error=_chance_error(best),
        played=str(played.move),
        best=str(best.move),
        loss=judged.loss,
        loss_error=error_between(best, played),
        grade=_grade(judged),
        alternatives=tuple(_alternative(view, each, best) for each in ordered),
        reasons=reasons,
    )


def _grade(judged: Judged) -> Grade:
    if judged.played == judged.best:
        return Grade.BEST
    if judged.loss < _SLIP:
        return Grade.FINE
    return Grade.SLIP if judged.loss < _MISTAKE else Grade.MISTAKE


def _chance_error(weighed: Weighed) -> float:
    """At most: a playout ends with a chance, which varies less than winning and losing do."""
    return sqrt(weighed.chance * (1 - weighed.chance) / weighed.playouts)


def _alternative(view: View, weighed: Weighed, best: Weighed) -> Alternative:
    return Alternative(
        move=str(weighed.move),
        cards=tuple(map(str, cards_of(view, weighed.move))),
        chance=weighed.chance,
        error=error_between(weighed, best),
        playouts=weighed.playouts,
    )


def cards_of(view: View, move: Move) -> tuple[Card, ...]:
    """The cards that a move is about, as the seat sees them."""
    match move:
        case TakeTop(pile):
            top = view.pile(pile).top
            assert top is not None, "there is nothing to take"
            return (top,)
        case Keep(card):
            assert view.drawn is not None, "nothing was drawn"
            first, second = view.drawn
            return (card, second if card == first else first)
        case LayDuo(first, second):
            return (first, second)
        case Pick(position):
            assert view.searched is not None, "no pile is looked through"
            return (view.pile(view.searched).remembered[-position],)
        case _:
            return ()


def percent_of(chance: float) -> int:
    """In whole percent, halves upwards; only what is certain is called so. The client rounds in the
    same way (``numbers.ts``): the same chance is the same number in every reason, table and
    program."""
    if chance <= 0 or chance >= 1:
        return 100 * (chance >= 1)
    return min(99, max(1, floor(100 * chance + 0.5)))
