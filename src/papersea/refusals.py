"""Why a move is not legal: a closed set of reasons, each with the clause behind it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from enum import Enum
from functools import partial

from papersea.cards import Card, format_cards
from papersea.moves import (
    AnyMove,
    DrawTwo,
    EndTurn,
    Keep,
    LastChance,
    LayDuo,
    Move,
    Pick,
    Search,
    Seat,
    Steal,
    Step,
    Stop,
    TakeTop,
    format_seat,
)
from papersea.score import points_to_close, score_seen
from papersea.view import View


class Reason(Enum):
    """The clause that a move breaks, and why, with facts in braces."""

    GAME_OVER = ("G3", "the game is over")
    OTHER_TURN = ("T1", "it is {turn}'s turn")
    DRAW_FIRST = ("T2", "first draw two or take the top of a pile")
    KEEP_FIRST = ("T3", "first keep one of the two cards drawn")
    DRAWN_ALREADY = ("T7", "the draw is done: lay out a duo, close the round or end the turn")
    SEARCH_FIRST = ("K3", "first choose the pile to look through")
    PICK_FIRST = ("K3", "first take a card from the pile")
    STEAL_FIRST = ("K6", "first choose whom to rob")
    DECK_EMPTY = ("Q2", "the deck is empty: take the top card of a pile")
    PILE_EMPTY = ("T5", "the {pile} pile is empty")
    NOTHING_TO_SEARCH = ("Q17", "the {pile} pile is empty: look through the other one")
    NOT_DRAWN = ("T3", "the cards drawn are {drawn}")
    EMPTY_PILE_FIRST = ("T4", "one pile is empty, so the other card must go there")
    NOT_A_DUO = ("K2", "{cards} is not a duo")
    NOT_IN_HAND = ("T7", "{missing} is not in the hand")
    TOO_FEW_POINTS = ("T8", "closing needs {needed} points, and the cards are worth {points}")
    LAST_TURN = ("R3", "nobody closes in a last turn")
    NO_SUCH_POSITION = ("K3", "the pile has {size} cards")
    NOT_AN_OPPONENT = ("K6", "{victim} is not an opponent")
    NOTHING_TO_STEAL = ("Q17", "{victim} has no card to steal")
    HAND_IS_SHOWN = ("R4", "{victim} has shown their cards, which cannot be stolen")
    NOT_OFFERED = ("T2", "it is none of the moves of this moment")

    @property
    def clause(self) -> str:
        return self.value[0]


class IllegalMove(ValueError):
    """A move that the rules forbid. The game is as it was."""

    def __init__(self, move: Move, reason: Reason, **facts: str | int) -> None:
        text = reason.value[1].format(**facts)
        super().__init__(f"{move} is not legal: {text} ({reason.clause})")
        self.move = move
        self.reason = reason
        self.facts = facts

    def __reduce__(self) -> tuple[Callable[[], IllegalMove], tuple[()]]:
        """It comes whole from another process, too."""
        return partial(IllegalMove, self.move, self.reason, **self.facts), ()


# Of steps and moves that are not named here and below, the answer is ``NOT_OFFERED``.
_AT_STEP = {
    Step.DRAW: Reason.DRAW_FIRST,
    Step.KEEP: Reason.KEEP_FIRST,
    Step.DUO: Reason.DRAWN_ALREADY,
    Step.SEARCH: Reason.SEARCH_FIRST,
    Step.PICK: Reason.PICK_FIRST,
    Step.STEAL: Reason.STEAL_FIRST,
}


def refuse(view: View, move: Move, seat: Seat | None = None) -> IllegalMove:
    """Why a seat may not play the move, from the view of the player whose turn it is."""
    if not isinstance(move, AnyMove):
        raise TypeError(f"{move!r} is not a move: parse_move reads one from a text")
    if view.step is Step.OVER:
        return IllegalMove(move, Reason.GAME_OVER)
    if seat not in (None, view.turn):
        return IllegalMove(move, Reason.OTHER_TURN, turn=format_seat(view.turn))
    if move.step is not view.step:
        return IllegalMove(move, _AT_STEP.get(view.step, Reason.NOT_OFFERED))
    return _refuse_now(view, move)


def _refuse_now(view: View, move: Move) -> IllegalMove:
    match move:
        case DrawTwo():
            return IllegalMove(move, Reason.DECK_EMPTY)
        case TakeTop(pile):
            return IllegalMove(move, Reason.PILE_EMPTY, pile=pile.name.lower())
        case Search(pile):
            return IllegalMove(move, Reason.NOTHING_TO_SEARCH, pile=pile.name.lower())
        case Keep(card):
            return _refuse_keep(view, move, card)
        case LayDuo():
            return _refuse_duo(view, move)
        case Pick():
            assert view.searched is not None, "in this step a pile is looked through"
            size = view.pile(view.searched).size
            return IllegalMove(move, Reason.NO_SUCH_POSITION, size=size)
        case Steal(victim):
            return _refuse_steal(view, move, victim)
        case Stop() | LastChance():
            if view.closer is not None:
                return IllegalMove(move, Reason.LAST_TURN)
            needed, points = points_to_close(view.own.rules), score_seen(view.own).points
            if points >= needed:
                return IllegalMove(move, Reason.NOT_OFFERED)
            return IllegalMove(move, Reason.TOO_FEW_POINTS, needed=needed, points=points)
        case EndTurn():
            raise AssertionError("a turn can always be ended in the duo step")
        case _:
            return IllegalMove(move, Reason.NOT_OFFERED)


def _refuse_keep(view: View, move: Keep, card: Card) -> IllegalMove:
    drawn = view.drawn or ()
    if card not in drawn:
        return IllegalMove(move, Reason.NOT_DRAWN, drawn=format_cards(drawn))
    return IllegalMove(move, Reason.EMPTY_PILE_FIRST)


def _refuse_duo(view: View, move: LayDuo) -> IllegalMove:
    pair = Counter((move.first, move.second))
    if missing := pair - Counter(view.own.hand):
        named = format_cards(tuple(missing.elements()))
        return IllegalMove(move, Reason.NOT_IN_HAND, missing=named)
    return IllegalMove(move, Reason.NOT_A_DUO, cards=str(move))


def _refuse_steal(view: View, move: Steal, victim: Seat) -> IllegalMove:
    name = format_seat(victim)
    if victim == view.seat or victim >= len(view.seats):
        return IllegalMove(move, Reason.NOT_AN_OPPONENT, victim=name)
    if view.seats[victim].hand is not None and view.seats[victim].hand_size:
        return IllegalMove(move, Reason.HAND_IS_SHOWN, victim=name)
    return IllegalMove(move, Reason.NOTHING_TO_STEAL, victim=name)
