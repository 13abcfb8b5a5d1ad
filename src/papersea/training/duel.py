"""A trained network in the arena, beside an opponent of the catalogue."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from papersea.arena.plan import Plan
from papersea.arena.results import Results
from papersea.arena.running import run
from papersea.players.budget import Budget
from papersea.players.catalogue import Entrant, Opponent, parse_entrant
from papersea.players.guided import GuidedPlayer, IntuitivePlayer
from papersea.players.interface import Player
from papersea.players.networks import read_networks
from papersea.players.styles import Rung, Style


@dataclass(frozen=True, slots=True)
class Trained(Opponent):
    """A network from a file: without search, or with it."""

    path: Path
    searches: bool

    def seated(self, seed: int) -> Player:
        networks = read_networks(self.path)
        player = GuidedPlayer if self.searches else IntuitivePlayer
        return player(seed, networks)


def duel(
    path: Path,
    against: str,
    *,
    budget: Budget,
    searches: bool,
    players: int,
    games: int,
    seed: int,
    workers: int,
) -> Results:
    """Games of a network against an opponent such as ``orca@20ms``."""
    trained = Trained(path.stem, Rung.EXPERT, Style(), path.resolve(), searches)
    plan = Plan((Entrant(trained, budget), parse_entrant(against)), players, games, seed)
    return run(plan, workers=workers)
