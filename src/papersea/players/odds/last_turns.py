"""How often a bet is won: the last turns, played out in many worlds."""

from __future__ import annotations

from typing import Final

from papersea.players.odds.chasing import chase_action
from papersea.players.odds.hidden_hands import Unknown, Unknowns, deal_cards, shuffle_pool
from papersea.players.odds.reach import Chases
from papersea.rules import codes
from papersea.rules.dice import random_word, seed_random
from papersea.rules.flow import call_last_chance
from papersea.rules.jit import entry, jit, rare
from papersea.rules.legal import list_moves
from papersea.rules.play import advance
from papersea.rules.records import copy_record
from papersea.rules.state import Games, State

KNOWN_GAME: Final = 0
"""What lies open, and the caller's cards."""
DEALT_GAME: Final = 1
"""The world that is played out."""


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
        won += is_bet_won(game)
    return won


@jit
def is_bet_won(game: State) -> bool:
    """Whether the last step has told so."""
    for number in range(game.events):
        event = game.event[number]
        if event & 0xFF == codes.ROUND_SCORED:
            return event >> 16 & 0xFF == codes.BET_WON
    return False


@rare
def begin_world(games: Games, unknown: Unknown) -> None:
    """Nobody is dealt all mermaids: that game would be over. Large hands might keep them again
    and again, so they are dealt without a choice then."""
    known, game = games[KNOWN_GAME], games[DEALT_GAME]
    is_dealt = False
    is_chosen = True
    while not is_dealt:
        copy_record(games, KNOWN_GAME, DEALT_GAME)
        shuffle_pool(known, unknown)
        is_dealt = deal_cards(game, known, unknown, is_chosen)
        is_chosen = False
    for number in range(4):
        game.random[number] = random_word(known)
    game.events = 0
    call_last_chance(game)
    list_moves(game)
