"""How well numbers explain what players did, all cards open."""

from __future__ import annotations

from papersea.players.kernel.reading import explain
from papersea.players.kernel.script import Scripts, Worlds
from papersea.players.kernel.weights import Minds
from papersea.rules.jit import entry
from papersea.rules.records import copy_record
from papersea.rules.state import Games


@entry
def explain_rounds(scripts: Scripts, worlds: Worlds, games: Games, minds: Minds) -> float:
    """The mean over rounds; behind their games is room for one more."""
    room = len(scripts)
    total = 0.0
    for number in range(room):
        copy_record(games, number, room)
        total += explain(scripts[number], worlds[0], games[room], minds)
    return total / room
