"""How often a bet is won: the last turns, played out in many worlds."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Annotated, Final

from papersea.players.kernel.chasing import chase_action
from papersea.players.kernel.reach import Chases
from papersea.players.kernel.script import NO_CARD
from papersea.players.kernel.selfplay import BET_WON, ending_of
from papersea.rules import codes
from papersea.rules.chance import random_below, random_word, seed_random
from papersea.rules.flow import call_last_chance
from papersea.rules.jit import entry, jit, rare, whole
from papersea.rules.legal import list_moves
from papersea.rules.options import MAX_PLAYERS
from papersea.rules.play import advance, put_in_hand, put_on_pile
from papersea.rules.records import Numbers, Record, copy_record, new_records
from papersea.rules.scoring import count_points
from papersea.rules.state import Games, State
from papersea.rules.tables import DECK_SIZE, KINDS, MERMAID, MERMAIDS

KNOWN_GAME: Final = 0
"""What lies open, and the caller's cards."""
DEALT_GAME: Final = 1
"""The world that is played out."""


class Unknown(Record):
    """What each world decides anew."""

    held: Annotated[Numbers, "u1", MAX_PLAYERS]  # hidden cards in each hand
    below: Annotated[Numbers, "u1", codes.PILES]  # cards of a pile, but a top that is known
    top: Annotated[Numbers, "u1", codes.PILES]  # or NO_CARD
    pool: Annotated[Numbers, "u1", DECK_SIZE]  # all cards that are not known
    pool_size: Annotated[int, "i8"]


Unknowns = MutableSequence[Unknown]


def new_unknowns() -> Unknowns:
    return new_records(Unknown, 1)


@entry
def ask_chase(games: Games, index: int, chases: Chases) -> int:
    """What the seat would do whose last turn it is."""
    return chase_action(games[index], chases[0])


@entry
def deal_world(games: Games, unknowns: Unknowns, seed: int) -> None:
    """One world from a seed, with LAST CHANCE just called."""
    seed_random(games[KNOWN_GAME], seed)
    begin_world(games, unknowns[0])


@entry
def count_won(games: Games, unknowns: Unknowns, chases: Chases, seed: int, count: int) -> int:
    """In how many of so many worlds the seat to move wins a bet that it makes now."""
    seed_random(games[KNOWN_GAME], seed)
    won = 0
    for _ in range(count):
        begin_world(games, unknowns[0])
        game = games[DEALT_GAME]
        while game.step < codes.DECISIONS or game.step == codes.STEALING:
            action = codes.NONE
            if game.step < codes.DECISIONS:
                action = chase_action(game, chases[0])
            advance(game, action)
        won += ending_of(game) == BET_WON
    return won


@rare
def begin_world(games: Games, unknown: Unknown) -> None:
    """Nobody is dealt all mermaids: that game would be over."""
    known, game = games[KNOWN_GAME], games[DEALT_GAME]
    is_dealt = False
    while not is_dealt:
        copy_record(games, KNOWN_GAME, DEALT_GAME)
        shuffle_pool(known, unknown)
        is_dealt = deal_hands(game, unknown)
    for number in range(4):
        game.random[number] = random_word(known)
    game.events = 0
    call_last_chance(game)
    list_moves(game)


@jit
def shuffle_pool(dice: State, unknown: Unknown) -> None:
    for place in range(1, unknown.pool_size):
        other = random_below(dice, place + 1)
        card = unknown.pool[place]
        unknown.pool[place] = unknown.pool[other]
        unknown.pool[other] = card


@jit
def deal_hands(game: State, unknown: Unknown) -> bool:
    """Hidden hands, what lies in the piles, and the deck, from the end of the pool on; False if
    somebody has all mermaids."""
    left = whole(unknown.pool_size)
    for seat in range(game.players):
        for _ in range(unknown.held[seat]):
            left -= 1
            put_in_hand(game, seat, whole(unknown.pool[left]))
        count_points(game, seat)
        if game.kinds[seat * KINDS + MERMAID] == MERMAIDS:
            return False
    for pile in range(codes.PILES):
        for _ in range(unknown.below[pile]):
            left -= 1
            put_on_pile(game, whole(unknown.pool[left]), pile)
        if unknown.top[pile] != NO_CARD:
            put_on_pile(game, whole(unknown.top[pile]), pile)
    for place in range(left):
        game.deck[place] = unknown.pool[place]
    game.deck_size = left
    return True
