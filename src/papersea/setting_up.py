"""Lay out a whole position in a kernel state."""

from __future__ import annotations

import random
from typing import Final

from papersea.cards import Card, Effect, index_of
from papersea.moves import Step
from papersea.position import MaybeCards, Position
from papersea.possible import ImpossiblePosition, effects_of, shown_seats, why_impossible
from papersea.problems import Wrong
from papersea.rules import codes
from papersea.rules.entries import ask, place
from papersea.rules.state import Games, game_at
from papersea.rules.tables import GROUPS
from papersea.translate import PILES, STEPS

_MOST_DEALS: Final = 1000

_STUCK: Final = {
    Step.DRAW: Wrong.NOTHING_TO_DRAW,
    Step.SEARCH: Wrong.NOTHING_TO_SEARCH,
    Step.PICK: Wrong.NOTHING_TO_PICK,
    Step.STEAL: Wrong.NOBODY_TO_ROB,
}


def lay_out(games: Games, position: Position, seed: int) -> Position:
    """The first game becomes the position, its unknown cards dealt so that a game can be there.

    Returns the position with all its cards, or raises ``ImpossiblePosition``.
    """
    randomness = random.Random(seed)
    for _ in range(_MOST_DEALS):
        whole = position.completed(randomness)
        problem = why_impossible(whole) or _why_stuck(games, whole)
        if problem is None:
            return whole
        if whole == position:
            raise problem
    raise ImpossiblePosition(Wrong.UNKNOWN_CARDS_STUCK, problem=problem)


def _why_stuck(games: Games, position: Position) -> ImpossiblePosition | None:
    """Ask the rules whether a game would have ended before, or could not go on."""
    lay_known(games, position)
    if position.step is Step.OVER:
        return None
    if ask(games, 0, codes.ENDED_AT_ONCE, 0):
        return ImpossiblePosition(Wrong.ROUND_ENDED_AT_ONCE)
    has_boats = Effect.TURN_AGAIN in effects_of(position, position.turn)
    is_new_turn = position.step is Step.DRAW and not has_boats
    if is_new_turn and ask(games, 0, codes.ENDED_WITH_TURN, 0):
        return ImpossiblePosition(Wrong.ROUND_ENDED_BEFORE)
    if game_at(games, 0).legal_count:
        return None
    return ImpossiblePosition(_STUCK.get(position.step, Wrong.DUO_WITHOUT_EFFECT))


def lay_known(games: Games, position: Position) -> None:
    """The first game becomes what is known of a position; other cards lie nowhere."""
    place(games, 0, codes.CLEAR, 0, 0)
    for seat in range(position.players):
        for card in _known(position.hands[seat]):
            place(games, 0, codes.IN_HAND, seat, index_of(card))
        for group in position.tables[seat]:
            place(games, 0, codes.ON_TABLE, seat, GROUPS.index(tuple(map(index_of, group))))
    for pile, cards in enumerate(position.piles):
        for card in _known(cards):
            place(games, 0, codes.ON_PILE, pile, index_of(card))
    _write_middle(games, position)
    place(games, 0, codes.LIST_MOVES, 0, 0)


def _write_middle(games: Games, position: Position) -> None:
    game = game_at(games, 0)
    for seat, score in enumerate(position.scores):
        game.score[seat] = score
    game.deck_size = len(position.deck)
    for depth, card in enumerate(reversed(position.deck)):
        if card is not None:
            game.deck[depth] = index_of(card)
    for number, card in enumerate(_known(position.drawn or ())):
        game.drawn[number] = index_of(card)
    game.round_number, game.turn = position.round, position.turn
    game.step = STEPS.index(position.step)
    game.closer = codes.NOBODY if position.closer is None else position.closer
    game.shown = sum(1 << seat for seat in shown_seats(position))
    game.winners = sum(1 << seat for seat in set(position.winners))
    if position.searched is not None:
        game.searched = PILES.index(position.searched)


def _known(cards: MaybeCards) -> tuple[Card, ...]:
    return tuple(card for card in cards if card is not None)
