"""Lay out a whole position in a kernel state."""

from __future__ import annotations

from papersea.cards import Card, index_of
from papersea.position import MaybeCards, Position
from papersea.possible import shown_seats
from papersea.rules import codes
from papersea.rules.entries import place
from papersea.rules.state import Games, game_at
from papersea.rules.tables import DUOS
from papersea.translate import PILES, STEPS


def set_up(games: Games, position: Position) -> None:
    """The first game becomes the position, whose cards must all be known."""
    place(games, 0, codes.CLEAR, 0, 0)
    for seat in range(position.players):
        for card in _known(position.hands[seat]):
            place(games, 0, codes.IN_HAND, seat, index_of(card))
        for first, second in position.tables[seat]:
            duo = DUOS.index((index_of(first), index_of(second)))
            place(games, 0, codes.ON_TABLE, seat, duo)
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
    for depth, card in enumerate(reversed(_known(position.deck))):
        game.deck[depth] = index_of(card)
    for number, card in enumerate(_known(position.drawn or ())):
        game.drawn[number] = index_of(card)
    game.drawn_size = len(position.drawn or ())
    game.round_number, game.turn = position.round, position.turn
    game.step = STEPS.index(position.step)
    game.closer = codes.NOBODY if position.closer is None else position.closer
    game.shown = sum(1 << seat for seat in shown_seats(position))
    game.winners = sum(1 << seat for seat in set(position.winners))
    if position.searched is not None:
        game.searched = PILES.index(position.searched)


def _known(cards: MaybeCards) -> tuple[Card, ...]:
    assert None not in cards, "a position is completed before it is set up"
    return tuple(card for card in cards if card is not None)
