"""Entrants for arenas in tests: quick ones, and ones that misbehave."""

from __future__ import annotations

from typing import Final

from papersea.arena import Plan
from papersea.moves import Move
from papersea.players import Player
from papersea.players.budget import Budget, Playouts
from papersea.players.catalogue import Entrant, Opponent, parse_entrant
from papersea.players.styles import Rung, Style
from papersea.view import View

QUICK: Final = ("driftwood@1p", "foam@1p", "driftwood@2p", "foam@2p")


def quick_plan(entrants: int = 2, players: int = 2, games: int = 4, seed: int = 1) -> Plan:
    """Among players without a plan, which are the quickest."""
    return Plan(tuple(map(parse_entrant, QUICK[:entrants])), players, games, seed)


class Raising:
    def choose(self, view: View, budget: Budget) -> Move:
        raise RuntimeError("out of paper")


class Broken(Opponent):
    """Raises at every choice."""

    def seated(self, seed: int) -> Player:
        return Raising()


BROKEN: Final = Entrant(Broken("broken", Rung.RANDOM, Style()), Playouts(1))
