"""How lucky somebody was: what came of a turn of chance, beside what could have come of it.

Whatever the network thinks, its mean over all that chance could do is taken off what it thinks of
that which chance did: on average nothing is left, so that results from which luck is taken off are
right, and only lie closer together.
"""

from __future__ import annotations

from typing import Any

from papersea.players.search.match_table import match_value
from papersea.players.value.after import best_by_value
from papersea.players.value.network import Scratch, Scratches, check_net
from papersea.rules import codes
from papersea.rules.dice import seed_random, shuffle_left
from papersea.rules.jit import entry, rare, whole
from papersea.rules.legal import check_move, check_seat
from papersea.rules.play import advance
from papersea.rules.records import ShortRows, Singles, copy_record
from papersea.rules.state import Games


@rare
def worth_to(
    games: Games, index: int, after: int, seat: int, scratch: Scratch, net: Any, values: Any
) -> float:
    """A seat's chance where somebody is to choose, or the match is over. Whoever is to choose is
    asked; the others have equal parts of what that leaves."""
    game = games[index]
    if game.step == codes.OVER:
        return match_value(game, seat, scratch.cell, scratch.cells, values)
    best_by_value(games, index, after, scratch, net, values)
    if game.turn == seat:
        return scratch.best
    return (1.0 - scratch.best) / (game.players - 1)


@entry
def worth_now(
    games: Games, scratches: Scratches, net: ShortRows, values: Singles, seat: int
) -> None:
    """``best`` is then a seat's chance in the first game; the second is spoiled."""
    check_net(whole(games[0].players), net)
    check_seat(games[0], seat)
    if games[0].step > codes.OVER:
        raise ValueError("it is chance that decides now")
    scratch = scratches[0]
    scratch.best = worth_to(games, 0, 1, seat, scratch, net, values)


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
