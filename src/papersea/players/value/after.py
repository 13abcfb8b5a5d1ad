"""The situations that moves lead to, and the best of them: before chance, or anybody else, has
decided anything."""

from __future__ import annotations

from typing import Any, Final

from papersea.players.search.match_table import match_value
from papersea.players.search.tree import is_considered
from papersea.players.value.network import Scratch, chance_by, sum_up
from papersea.players.value.slots import (
    CALLED_LAST_CHANCE,
    CALLED_STOP,
    DRAWING_TWO,
    FISHING,
    OTHERS_TURN,
    OWN_DRAW,
    OWN_DUOS,
    PICKING,
    ROBBING,
    SEARCHING,
    SHOWING,
    SLOT_COUNT,
    STEALING,
    fill_slots,
)
from papersea.rules import codes
from papersea.rules.flow import deck_ends_round, next_seat
from papersea.rules.in_force import effect_of, rules_for
from papersea.rules.jit import jit, rare, whole
from papersea.rules.memory import everybody_saw_leave
from papersea.rules.options import MAX_PLAYERS
from papersea.rules.play import advance, lay_down, leave_hand
from papersea.rules.records import copy_record
from papersea.rules.state import Games, State
from papersea.rules.tables import FISHES, GROUP_FIRST, GROUP_SECOND

UNKNOWN: Final = -1.0


@jit
def phase_of(game: State, seat: int) -> int:
    """What comes next where nothing waits for chance."""
    if game.turn != seat:
        return OTHERS_TURN
    if game.step == codes.DUO_STEP:
        return OWN_DUOS
    if game.step == codes.DRAWING:
        return OWN_DRAW
    if game.step == codes.SEARCHING:
        return SEARCHING
    if game.step == codes.PICKING:
        return PICKING
    return ROBBING


@jit
def pending(game: State, action: int) -> int:
    """What a move leaves to chance or to hidden cards; -1 if it is known what comes of it."""
    if action == codes.DRAW:
        return DRAWING_TWO
    if action == codes.STOP:
        return CALLED_STOP
    if action == codes.LAST_CHANCE:
        return CALLED_LAST_CHANCE
    if codes.ROB <= action < codes.ROB + MAX_PLAYERS - 1:
        return STEALING + action - codes.ROB
    if action == codes.END:
        is_last = next_seat(game, game.turn) == game.closer
        if is_last and not deck_ends_round(game, codes.END_OF_TURN, game.closer):
            return SHOWING
    if codes.LAY <= action < codes.SEARCH:
        effect = effect_of(action - codes.LAY, rules_for(game, game.turn))
        if effect == FISHES and game.deck_size > 0:
            return FISHING
    return -1


@rare
def enter_after(
    games: Games, index: int, after: int, action: int, scratch: Scratch, values: Any
) -> float:
    """Fill the slots with the situation after a move. Returns what it is worth where the round is
    over by then, or ``UNKNOWN``. ``after``: a game to spoil; ``values``: the match table."""
    game = games[index]
    seat = whole(game.turn)
    phase = pending(game, action)
    if phase == DRAWING_TWO or phase >= STEALING:
        fill_slots(game, seat, phase, scratch.seen, scratch.slots)
        return UNKNOWN
    copy_record(games, index, after)
    following = games[after]
    if phase == FISHING:
        group = action - codes.LAY
        for card in (GROUP_FIRST[group], GROUP_SECOND[group]):
            leave_hand(following, seat, card)
            everybody_saw_leave(following, seat, card)
        lay_down(following, seat, group)
    else:
        advance(following, action)
        if following.step == codes.OVER or following.step == codes.DEALING:
            return match_value(following, seat, scratch.cell, scratch.cells, values)
        phase = phase_of(following, seat)
    fill_slots(following, seat, phase, scratch.seen, scratch.slots)
    return UNKNOWN


@rare
def worth_after(
    games: Games, index: int, after: int, action: int, scratch: Scratch, net: Any, values: Any
) -> float:
    """What a move is worth to whoever makes it."""
    worth = enter_after(games, index, after, action, scratch, values)
    if worth != UNKNOWN:
        return worth
    sum_up(scratch, SLOT_COUNT[games[index].players], net)
    return chance_by(scratch, net)


@rare
def best_by_value(
    games: Games, index: int, after: int, scratch: Scratch, net: Any, values: Any
) -> int:
    """The move that leaves the most, and in ``scratch.best`` how much that is."""
    game = games[index]
    scratch.has_sums = 0
    scratch.best = -1.0
    chosen = whole(game.legal[0])
    for number in range(game.legal_count):
        if is_considered(game, number):
            action = whole(game.legal[number])
            worth = worth_after(games, index, after, action, scratch, net, values)
            if worth > scratch.best:
                scratch.best = worth
                chosen = action
    return chosen
