"""Why one move is better than another: from the seat's view, and from nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final

from papersea.analysis.judging import is_clearly_better, percent_of
from papersea.analysis.reasons import (
    LOW_DECK,
    deck_is_low,
    draw_rather,
    keep_rather,
    pick_rather,
    reasons_to_lay,
    reasons_to_wait,
    rob_rather,
    search_rather,
)
from papersea.analysis.sight import Sight
from papersea.analysis.values import Reason, Why
from papersea.cards import Kind
from papersea.moves import (
    DrawTwo,
    Keep,
    LastChance,
    LayDuo,
    Move,
    Pick,
    Search,
    Steal,
    Stop,
    TakeTop,
    laid_kinds,
)
from papersea.players.odds.bets import WORLDS, bet_odds
from papersea.players.odds.situation import Situation
from papersea.players.search.expert import Weighed
from papersea.rules.options import PRESETS, Edition
from papersea.view import View

_MOST: Final = 3
_NEAR_TARGET: Final = 10
_FULL_HAND: Final = 5
"""With so many cards somebody may well have enough points to close."""
_WORLDS: Final = WORLDS // 2


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
        is_same = laid_kinds(worse) == laid_kinds(better)
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


def is_call(move: Move) -> bool:
    return isinstance(move, Stop | LastChance)


def call_rather(sight: Sight, better: Move, worse: Move) -> Iterator[Reason]:
    """Whenever one of two moves closes the round."""
    if isinstance(worse, LastChance) and sight.view.is_last_chance_void:
        yield Reason(Why.BET_IS_VOID)
    yield from _reaches_target(sight, better)
    yield from _is_sure(sight, better, worse)
    yield from _bet_holds(sight.view, better, worse)
    yield from _for_calling(sight) if is_call(better) else _for_going_on(sight)


def chances(better: Move, worse: Move, weighed: Sequence[Weighed]) -> Iterator[Reason]:
    """The chance to win the match with each call and without, the best first. To play on is the
    one of the two moves that does, and the best such move where both are calls."""
    best: dict[Why, float] = {}
    for each in weighed:
        why = _said(each.move)
        best[why] = max(best.get(why, 0.0), each.chance)
    compared = {each.move: each.chance for each in weighed if each.move in (better, worse)}
    best |= {_said(move): chance for move, chance in compared.items()}
    for why, chance in sorted(best.items(), key=lambda each: -each[1]):
        yield Reason(why, percent=percent_of(chance))


def _said(move: Move) -> Why:
    match move:
        case Stop():
            return Why.CHANCE_STOP
        case LastChance():
            return Why.CHANCE_LAST
        case _:
            return Why.CHANCE_GO_ON


def _bet_holds(view: View, *moves: Move) -> Iterator[Reason]:
    """How likely a bet is won."""
    is_asked = any(isinstance(move, LastChance) for move in moves)
    if is_asked and odds_are_known(view):
        odds = bet_odds(Situation.of(view), worlds=_WORLDS)
        yield Reason(Why.BET_HOLDS, percent=odds.percent, points=odds.won, count=odds.lost)


def odds_are_known(view: View) -> bool:
    """Whether bets are decided by rules as the odds know them."""
    classic, options = PRESETS[Edition.CLASSIC], view.options
    return (
        options.deck_out is classic.deck_out
        and options.deck_out_after_call is classic.deck_out_after_call
        and options.last_chance_steals is classic.last_chance_steals
    )


def _reaches_target(sight: Sight, call: Move) -> Iterator[Reason]:
    view = sight.view
    total = view.own.score + sight.points
    if isinstance(call, Stop) and total >= view.target:
        yield Reason(Why.CALL_REACHES_TARGET, points=total, count=view.target)


def _is_sure(sight: Sight, *moves: Move) -> Iterator[Reason]:
    """What a bet puts at stake."""
    if all(map(is_call, moves)):
        yield Reason(Why.STOP_IS_SURE, points=sight.points)


def _for_calling(sight: Sight) -> Iterator[Reason]:
    seat, missing = min(sight.target_missing.items(), key=lambda each: each[1])
    if missing <= _NEAR_TARGET:
        yield Reason(Why.OTHER_NEAR_TARGET, seat=seat, points=missing)
    yield from deck_is_low(sight)
    seat = max(sight.others, key=lambda each: sight.other(each).hand_size)
    held = sight.other(seat).hand_size
    if held >= _FULL_HAND:
        yield Reason(Why.OTHER_MAY_CLOSE, seat=seat, count=held)


def _for_going_on(sight: Sight) -> Iterator[Reason]:
    if sight.lacks_one_mermaid:
        yield Reason(Why.MERMAID_MISSING, count=sight.count(Kind.MERMAID))
    if sight.view.deck_size > LOW_DECK:
        yield Reason(Why.HAND_CAN_GROW, points=sight.points, count=sight.view.deck_size)
