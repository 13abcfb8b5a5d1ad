"""Why one move is better than another: from the seat's view, and from nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final

from papersea.analysis.calling import call_rather, chances, is_call
from papersea.analysis.judging import is_clearly_better
from papersea.analysis.laying import reasons_to_lay, reasons_to_wait, rob_rather, search_rather
from papersea.analysis.numbers import percent_of
from papersea.analysis.sight import Sight
from papersea.analysis.taking import draw_rather, keep_rather, pick_rather
from papersea.analysis.values import Reason, Why
from papersea.moves import DrawTwo, Keep, LayDuo, Move, Pick, Search, Steal, TakeTop
from papersea.players.search.expert import Weighed
from papersea.view import View

_MOST: Final = 3


def explain(
    view: View, better: Move, worse: Move, weighed: Sequence[Weighed]
) -> tuple[Reason, ...]:
    """A few reasons, the most important first, and never none. ``weighed`` has all legal moves.

    The same view and weighing give the same reasons, whatever the seat cannot see.
    """
    sight = Sight(view)
    if is_call(better) or is_call(worse):
        told = [*call_rather(sight, better, worse), *_of_duos(sight, better, worse)]
        return (*told[:_MOST], *chances(better, worse, weighed))
    found = [*islice(dict.fromkeys(_rather(sight, better, worse)), _MOST)]
    return tuple(found) or (_in_numbers(better, worse, weighed),)


def _rather(sight: Sight, better: Move, worse: Move) -> Iterator[Reason]:
    match better, worse:
        case ((DrawTwo() | TakeTop()), (DrawTwo() | TakeTop())):
            yield from draw_rather(sight, better, worse)
        case Keep(), Keep():
            yield from keep_rather(sight, better, worse)
        case Pick(), Pick():
            yield from pick_rather(sight, better, worse)
        case Search(), Search():
            yield from search_rather(sight, better, worse)
        case Steal(), Steal():
            yield from rob_rather(sight, better, worse)
        case _:
            yield from _of_duos(sight, better, worse)


def _of_duos(sight: Sight, better: Move, worse: Move) -> Iterator[Reason]:
    """What a duo does, or why it may wait. Those that differ in colour only do the same."""
    if isinstance(better, LayDuo):
        is_same = isinstance(worse, LayDuo) and worse.first.kind is better.first.kind
        yield from () if is_same else reasons_to_lay(sight, better)
    elif isinstance(worse, LayDuo) and not is_call(better):
        yield from reasons_to_wait(sight, worse)


def _in_numbers(better: Move, worse: Move, weighed: Sequence[Weighed]) -> Reason:
    """Where no rule of thumb speaks for a move, what came of trying it does."""
    by_move = {each.move: each for each in weighed}
    one, other = by_move[better], by_move[worse]
    if not is_clearly_better(one, other):
        return Reason(Why.NEARLY_EQUAL, percent=percent_of(one.chance))
    percent, against = percent_of(one.chance), percent_of(other.chance)
    return Reason(Why.WINS_MORE_OFTEN, percent=percent, against=against)
