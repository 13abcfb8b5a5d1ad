"""Games of networks against each other, every decision of the learner written down.

A round is an episode. What it was worth to a seat is the chance to win the match from the
scores that it led to; how much better a decision did than its network had expected is worked
out as soon as the round has ended.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np

from papersea.encoding.actions import NAMES, name_of
from papersea.encoding.places import MOST_ON
from papersea.players.kernel.match import match_value
from papersea.players.kernel.network import (
    Networks,
    Room,
    chance_seen,
    like_moves,
    look,
)
from papersea.players.kernel.weights import Minds
from papersea.rules import codes
from papersea.rules.chance import random_below
from papersea.rules.jit import entry, jit, rare, unchecked, whole
from papersea.rules.play import advance, begin_match
from papersea.rules.state import Games, State

Array = Any

LEARNER = 0
"""The network whose decisions are written down; the others are what it was before."""
_FINE = 1 << 30
_LONG_ROUND = 200
"""Decisions for which there must be room; what is beyond the last row is not learned from."""


class Rows(NamedTuple):
    """Decisions side by side."""

    places: Array  # [row, number]
    on: Array
    legal: Array  # [row, name]: 1 if such a move is there
    name: Array  # of the move that was chosen
    log_chance: Array  # with which it was chosen
    expected: Array  # the chance to win that the network saw
    gained: Array  # how much better it went than expected
    seat: Array


def new_rows(count: int) -> Rows:
    return Rows(
        places=np.zeros((count, MOST_ON), np.uint16),
        on=np.zeros(count, np.int64),
        legal=np.zeros((count, NAMES), np.uint8),
        name=np.zeros(count, np.int64),
        log_chance=np.zeros(count, np.float32),
        expected=np.zeros(count, np.float32),
        gained=np.zeros(count, np.float32),
        seat=np.zeros(count, np.int64),
    )


class Setting(NamedTuple):
    """How games are played."""

    cell: int
    cells: int
    trust: float  # in what a network expected later, over how the round went
    past: float  # the share of matches in which some seat is an earlier network


@entry
def roll_out(
    games: Games,
    lineups: Array,
    networks: Networks,
    room: Room,
    minds: Minds,
    values: Array,
    setting: Setting,
    rows: Rows,
    tally: Array,
) -> int:
    """Play rounds, a few in each game, until the rows are nearly full; returns how many are. The
    tally counts rounds, matches, decisions, and wins of the learner against earlier networks
    beside the matches in which it met them."""
    filled = 0
    slot = 0
    while filled + _LONG_ROUND < rows.name.shape[0]:
        game = games[slot]
        if game.step == codes.OVER or game.round_number == 0:
            begin_match(game)
            draw_lineup(game, lineups[slot], networks.first.shape[0], setting)
        filled = play_round(
            game, lineups[slot], networks, room, minds, values, setting, rows, filled, tally
        )
        slot = (slot + 1) % len(games)
    return filled


@jit
def draw_lineup(game: State, lineup: Array, networks: int, setting: Setting) -> None:
    """Everybody is the learner; or all but one seat are earlier networks."""
    for seat in range(game.players):
        lineup[seat] = LEARNER
    if networks > 1 and random_below(game, _FINE) < setting.past * _FINE:
        learner = random_below(game, game.players)
        for seat in range(game.players):
            if seat != learner:
                lineup[seat] = 1 + random_below(game, networks - 1)


@rare
def play_round(
    game: State,
    lineup: Array,
    networks: Networks,
    room: Room,
    minds: Minds,
    values: Array,
    setting: Setting,
    rows: Rows,
    filled: int,
    tally: Array,
) -> int:
    """One round, from the deal to its scores."""
    start = filled
    advance(game, codes.NONE)
    while game.step < codes.DECISIONS or game.step == codes.STEALING:
        action = codes.NONE
        if game.step < codes.DECISIONS:
            action = whole(game.legal[0])
            if game.legal_count > 1:
                which = whole(lineup[game.turn])
                on = look(game, minds[game.turn], networks, which, room)
                count = like_moves(game, networks, which, room)
                chosen = draw_move(game, room, count)
                action = whole(room.action[chosen])
                tally[2] += 1
                if which == LEARNER and count > 1 and filled < rows.name.shape[0]:
                    expected = chance_seen(networks, LEARNER, room)
                    write_row(game, rows, filled, room, on, count, chosen, expected)
                    filled += 1
        advance(game, action)
    for seat in range(game.players):
        value = match_value(game, seat, setting.cell, setting.cells, values)
        settle_seat(rows, start, filled, seat, value, setting.trust)
        if game.step == codes.OVER and is_among_others(game, lineup, seat):
            tally[3] += value
            tally[4] += 1
    tally[0] += 1
    tally[1] += game.step == codes.OVER
    return filled


@jit
def is_among_others(game: State, lineup: Array, seat: int) -> bool:
    others = 0
    for other in range(game.players):
        others += lineup[other] != LEARNER
    return lineup[seat] == LEARNER and others > 0


@jit
def draw_move(game: State, room: Room, count: int) -> int:
    """A move, by how much it is liked; leaves the logarithms of the moves' chances."""
    most = room.liking[0]
    for number in range(1, count):
        most = max(most, room.liking[number])
    total = 0.0
    for number in range(count):
        total += math.exp(room.liking[number] - most)
    log_total = math.log(total) + most
    left = random_below(game, _FINE) / _FINE
    chosen = count - 1
    for number in range(count):
        room.liking[number] -= log_total
        if left >= 0.0:
            left -= math.exp(room.liking[number])
            if left < 0.0:
                chosen = number
    return chosen


@jit
def write_row(
    game: State, rows: Rows, row: int, room: Room, on: int, count: int, chosen: int, expected: float
) -> None:
    for number in range(on):
        rows.places[row, number] = room.places[number]
    rows.on[row] = on
    for name in range(NAMES):
        rows.legal[row, name] = 0
    for number in range(count):
        rows.legal[row, name_of(game, whole(room.action[number]))] = 1
    rows.name[row] = name_of(game, whole(room.action[chosen]))
    rows.log_chance[row] = room.liking[chosen]
    rows.expected[row] = expected
    rows.seat[row] = game.turn


@unchecked
def settle_seat(rows: Rows, start: int, end: int, seat: int, value: float, trust: float) -> None:
    """Generalized advantage estimation, backwards from what the round was worth."""
    later = value
    gained = 0.0
    for row in range(end - 1, start - 1, -1):
        if rows.seat[row] == seat:
            expected = rows.expected[row]
            gained = later - expected + trust * gained
            rows.gained[row] = gained
            later = expected


@entry
def spread(places: Array, on: Array, chosen: Array, inputs: Array) -> None:
    """The places of chosen rows as dense inputs, one row each."""
    for number in range(chosen.shape[0]):
        row = chosen[number]
        for unit in range(inputs.shape[1]):
            inputs[number, unit] = 0.0
        for place in range(on[row]):
            inputs[number, places[row, place]] += 1.0
