"""The distance to the limit: players against one that sees hands, or all cards, and searches as the
master does."""

from __future__ import annotations

import math
import random
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import Any, Final

import numpy as np

from papersea.arena.deals import Deal, derived_seed
from papersea.game import CLASSIC, Game
from papersea.moves import Move
from papersea.players.belief.worlds import Belief
from papersea.players.budget import Budget
from papersea.players.catalogue import Entrant
from papersea.players.policy.judgement import policies_of
from papersea.players.policy.learned import master_judgement
from papersea.players.search.expert import PLAIN_MANNER, Manner, Weighed, race, set_up_root
from papersea.players.search.match import match_values
from papersea.players.search.root import Root, begin_search, new_roots
from papersea.players.value.network import WIDE, Scratch, new_scratches, rows_of
from papersea.players.value.player import TURNS
from papersea.rules.records import new_array, record_at
from papersea.setting_up import lay_known
from papersea.training.cheating import cheat

_EDGES: Final = 1 << 18


class Cheater:
    """Searches as the master does, where everybody has what they truly have; the deck is hidden
    from it, unless it sees that too."""

    def __init__(
        self, seed: int, *, sees_deck: bool, net: Any = None, manner: Manner = PLAIN_MANNER
    ) -> None:
        """``net``: to play by value."""
        self._random = random.Random(seed)
        self._net = net
        self._manner = manner
        self.weighed: tuple[Weighed, ...] = ()
        self._sees_deck = sees_deck
        self._roots, self._edges = new_roots(_EDGES)
        self._scratches = new_scratches(1)

    def choose(self, game: Game, budget: Budget) -> Move:
        """Unlike a player, it is shown the game itself."""
        began = time.perf_counter()
        belief = Belief(game.view(game.turn))
        lay_known(belief.games, game.position())
        match = match_values(game.players, game.target)
        root = record_at(Root, self._roots, 0)
        set_up_root(root, match, self._manner)
        root.seat = game.turn
        begin_search(belief.worlds, self._roots, self._edges, self._random.getrandbits(62))
        judgement = master_judgement(game.players)
        policies = policies_of(judgement, judgement, game.turn)
        scratch = record_at(Scratch, self._scratches, 0)
        scratch.cell, scratch.cells = match.cell, match.cells
        by_value = (self._scratches, self._net or _no_net(game.players), TURNS if self._net else 0)
        arrays = (belief.worlds, belief.games, self._roots, self._edges, policies, match.values)
        go_on = partial(cheat, *arrays, *by_value, int(self._sees_deck))
        chosen, self.weighed = race(belief, root, budget, began, go_on)
        return self.weighed[chosen].move

    @property
    def expected(self) -> tuple[float, ...]:
        """What was expected of the leads that ``weighed`` tells."""
        root = record_at(Root, self._roots, 0)
        return tuple(float(root.expected[number]) for number in range(root.moves))


def _no_net(players: int) -> Any:
    return new_array("i2", rows_of(players), WIDE)


def measure(
    entrant: Entrant, players: int, deals: int, seed: int, workers: int, *, sees_deck: bool
) -> tuple[float, float]:
    """How often the cheater wins among players of one kind, every deal from every seat, and the
    half-width of a 95 % interval over deals."""
    play = partial(_play_deal, entrant, players, seed, sees_deck)
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        wins: Sequence[float] = list(pool.map(play, range(deals)))
    return float(np.mean(wins)), 1.96 * float(np.std(wins)) / math.sqrt(deals)


def _play_deal(entrant: Entrant, players: int, seed: int, sees_deck: bool, deal: int) -> float:
    wins = (_play(entrant, players, seed, sees_deck, deal, seat) for seat in range(players))
    return sum(wins) / players


def _play(
    entrant: Entrant, players: int, seed: int, sees_deck: bool, deal: int, seat: int
) -> float:
    """The cheater's part of the win."""
    game = Game(CLASSIC, players, chance=Deal(seed, deal), seed=0)
    seeds = [derived_seed(seed, deal, seat, each) for each in range(players)]
    cheater = Cheater(seeds[seat], sees_deck=sees_deck)
    honest = [entrant.opponent.seated(each) for each in seeds]
    while not game.is_over:
        if game.turn == seat:
            game.play(cheater.choose(game, entrant.budget))
        else:
            game.play(honest[game.turn].choose(game.view(game.turn), entrant.budget))
    return (seat in game.winners) / len(game.winners)
