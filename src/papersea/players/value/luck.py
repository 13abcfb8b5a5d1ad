"""How lucky somebody was: what came of a turn of chance, beside what could have come of it.

Whatever the network thinks, its mean over all that chance could do is taken off what it thinks of
that which chance did: on average nothing is left, so that results from which luck is taken off are
right, and only lie closer together.
"""

from __future__ import annotations

from typing import Any

from papersea.players.search.match_table import match_value
from papersea.players.value.after import UNKNOWN, best_by_value, pending
from papersea.players.value.network import Scratch, Scratches, check_net
from papersea.players.value.slots import CALLED_STOP, DRAWING_TWO, FISHING, STEALING
from papersea.rules import codes
from papersea.rules.dice import seed_random, shuffle_left
from papersea.rules.jit import entry, jit, rare, whole
from papersea.rules.legal import check_move, check_seat
from papersea.rules.play import advance
from papersea.rules.records import ShortRows, Singles, copy_record
from papersea.rules.state import Games, State


@rare
def worth_to(
    games: Games, index: int, after: int, seat: int, scratch: Scratch, net: Any, values: Any
) -> float:
    """A seat's chance where somebody is to choose, or the match is over; the game is spoiled.

    Whoever is to choose is asked; the others have equal parts of what that leaves. Once a last
    chance was called, those who are to choose play on by value until chance decides again: where
    the round ends by that, what it brings is known and not guessed. Before a call it would be worse
    than a guess, as players differ in when they call. What the seat itself has chosen by then is
    asked first among more than two.
    """
    game = games[index]
    worth = UNKNOWN
    while game.step < codes.DECISIONS:
        chosen = best_by_value(games, index, after, scratch, net, values)
        is_own = game.turn == seat
        if is_own:
            worth = scratch.best
        if game.closer == codes.NOBODY or is_left_to_chance(game, chosen):
            if is_own or (game.players > 2 and worth != UNKNOWN):
                return worth
            return (1.0 - scratch.best) / (game.players - 1)
        advance(game, chosen)
    return match_value(game, seat, scratch.cell, scratch.cells, values)


@jit
def is_left_to_chance(game: State, action: int) -> bool:
    phase = pending(game, action)
    return DRAWING_TWO <= phase <= FISHING or STEALING <= phase < CALLED_STOP


@entry
def worth_now(
    games: Games, scratches: Scratches, net: ShortRows, values: Singles, seat: int
) -> None:
    """``best`` is then a seat's chance in the first game. Two more games are spoiled."""
    check_net(whole(games[0].players), net)
    check_seat(games[0], seat)
    if games[0].step > codes.OVER:
        raise ValueError("it is chance that decides now")
    scratch = scratches[0]
    copy_record(games, 0, 1)
    scratch.best = worth_to(games, 1, 2, seat, scratch, net, values)


@entry
def expect(
    games: Games,
    scratches: Scratches,
    net: ShortRows,
    values: Singles,
    seat: int,
    action: int,
    seed: int,
    tries: int,
) -> None:
    """``best`` is then a seat's chance after a move in the first game, whatever chance makes of it:
    the mean over so many times. Two more games are spoiled."""
    check_net(whole(games[0].players), net)
    check_seat(games[0], seat)
    check_move(games[0], action)
    if tries < 1:
        raise ValueError("chance is tried at least once")
    total = 0.0
    for number in range(tries):
        copy_record(games, 0, 1)
        game = games[1]
        seed_random(game, seed + number)
        shuffle_left(game)
        advance(game, action)
        while game.step > codes.OVER:
            advance(game, codes.NONE)
        total += worth_to(games, 1, 2, seat, scratches[0], net, values)
    scratches[0].best = total / tries
