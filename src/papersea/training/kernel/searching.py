"""Games in which every seat searches, and what it found written down: the moves' leads are far
surer than how a game happened to end, so a network learns more from them."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from papersea.encoding.actions import NAMES, name_of
from papersea.encoding.places import MOST_ON
from papersea.players.kernel.network import Room, fill_room
from papersea.players.kernel.script import Scripts, Worlds
from papersea.players.kernel.search import Thought, Thoughts, Values, error_of
from papersea.players.kernel.selfplay import REAL_GAME, decide_move
from papersea.players.kernel.tree import Edges
from papersea.players.kernel.weights import Minds
from papersea.rules import codes
from papersea.rules.chance import random_below
from papersea.rules.jit import entry, jit, whole
from papersea.rules.play import advance, begin_match
from papersea.rules.state import Games, State

Array = Any

_FINE = 1 << 30


class Findings(NamedTuple):
    """Searched decisions side by side."""

    places: Array  # [row, number]
    on: Array
    first: Array  # the name of the move that leads are measured from
    lead: Array  # [row, name]: over the first, in winning chances
    error: Array  # [row, name]: of the lead; 0 for what was not searched
    chance: Array  # to win the match, with the best move


def new_findings(count: int) -> Findings:
    return Findings(
        places=np.zeros((count, MOST_ON), np.uint16),
        on=np.zeros(count, np.int64),
        first=np.zeros(count, np.int64),
        lead=np.zeros((count, NAMES), np.float32),
        error=np.zeros((count, NAMES), np.float32),
        chance=np.zeros(count, np.float32),
    )


@entry
def find(
    games: Games,
    scripts: Scripts,
    worlds: Worlds,
    thoughts: Thoughts,
    edges: Edges,
    minds: Minds,
    values: Values,
    room: Room,
    playouts: int,
    slips: float,
    findings: Findings,
) -> None:
    """Fill all rows, match after match, with so many playouts for a move. Every now and then a
    move is played at random, so that a network also learns what to do afterwards."""
    game = games[REAL_GAME]
    thought = thoughts[0]
    row = 0
    while row < findings.on.shape[0]:
        if game.step == codes.OVER:
            begin_match(game)
        action = codes.NONE
        if game.step < codes.DECISIONS:
            thought.moves = 0
            action = decide_move(games, scripts, worlds, thoughts, edges, minds, values, playouts)
            if game.legal_count > 1 and thought.moves > 1:
                write_finding(game, thought, minds, room, findings, row)
                row += 1
            if random_below(game, _FINE) < slips * _FINE:
                action = whole(game.legal[random_below(game, game.legal_count)])
        advance(game, action)


@jit
def write_finding(
    game: State, thought: Thought, minds: Minds, room: Room, findings: Findings, row: int
) -> None:
    on = fill_room(game, minds[game.turn], room)
    for number in range(on):
        findings.places[row, number] = room.places[number]
    findings.on[row] = on
    for name in range(NAMES):
        findings.lead[row, name] = 0.0
        findings.error[row, name] = 0.0
    best = 0.0
    findings.first[row] = name_of(game, whole(thought.action[0]))
    for number in range(1, thought.moves):
        name = name_of(game, whole(thought.action[number]))
        lead = thought.lead[number] / thought.visits[number]
        findings.lead[row, name] = lead
        findings.error[row, name] = error_of(thought, number)
        if thought.out[number] == 0:
            best = max(best, lead)
    findings.chance[row] = min(thought.total[0] / thought.visits[0] + best, 1.0)
