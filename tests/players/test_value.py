"""The value of what a move leaves: learned, and from nothing but what the seat knows."""

from __future__ import annotations

from itertools import islice
from statistics import fmean
from typing import Final

import pytest

from papersea.game import CLASSIC, Game
from papersea.moves import Seat
from papersea.players.belief.worlds import Belief, World
from papersea.players.budget import Playouts
from papersea.players.search.match import match_values
from papersea.players.value.luck import worth_now
from papersea.players.value.network import (
    SECOND_LIMIT,
    WIDE,
    Scratch,
    new_scratches,
    rows_of,
)
from papersea.players.value.player import ValuePlayer, learned_net, read_net
from papersea.record import Record, replay
from papersea.record.values import Round, Turn
from papersea.rules.records import record_at
from papersea.rules.state import new_games
from papersea.rules.ways import COMPILED
from papersea.view import View
from tests.players.beliefs import RELUCTANT, SIMPLE, moments
from tests.sizes import sized

WHOLE_ROUND: Final = 100
"""So many own turns end no round early."""

each_table = pytest.mark.parametrize("players", [2, 3, 4])


def views(players: int, count: int) -> list[View]:
    """Of those whose turn it is, and who can choose."""
    found: list[View] = []
    for seed in range(count):
        manner = (SIMPLE, RELUCTANT)[seed % 2]
        asked = moments(Game(CLASSIC, players, seed=seed), manner, seed, 0.05)
        own = (view for view in asked if view.turn == view.seat and len(view.legal) > 1)
        found += islice(own, 3)
    return found[:count]


def worth_in(view: View, world: World, chooser: Seat) -> float:
    """What the seat that is to choose thinks of its best move, if this world is the true one."""
    assert world.start is not None
    start = world.start
    turns = tuple(Turn(each.seat, (each,)) for each in world.played)
    record = Record(start.options, start.players, start.turn, (Round(None, turns),), start=start)
    game = replay(record, seed=0)
    games, scratches = new_games(3), new_scratches(1)
    game.write_into(games, 0)
    scratch = record_at(Scratch, scratches, 0)
    match = match_values(len(view.seats), view.target)
    scratch.cell, scratch.cells = match.cell, match.cells
    worth_now(games, scratches, learned_net(len(view.seats)), match.values, chooser)
    return scratch.best


@each_table
def test_a_value_depends_on_nothing_that_the_seat_cannot_know(players: int) -> None:
    """Whichever of the worlds it may be in is the true one, its best move is worth the same."""
    for view in views(players, sized(8, 300)):
        assert view.seat is not None
        belief = Belief(view)
        worlds = [belief.sample(seed) for seed in range(4)]
        assert len({worth_in(view, world, view.seat) for world in worlds}) == 1


@each_table
def test_a_value_is_a_chance(players: int) -> None:
    for view in views(players, sized(8, 300)):
        player = ValuePlayer(1, turns=0)
        chosen = player.choose(view, Playouts(1))
        assert all(0 < each.chance < 1 for each in player.weighed)
        best = max(player.weighed, key=lambda each: each.chance)
        assert best.move == chosen


@each_table
def test_no_sum_of_a_network_needs_more_than_32_bits(players: int) -> None:
    """Weights of the second layer are small enough for whatever the first one says."""
    net = learned_net(players)
    assert net is not None
    second = [net[row, unit] for row in range(-2 - WIDE + rows_of(players), rows_of(players) - 1)
              for unit in range(WIDE)]  # fmt: skip
    assert max(map(abs, second)) <= SECOND_LIMIT


def test_a_network_for_others_is_none() -> None:
    """For another number of players, or with a new card."""
    net = learned_net(3)
    assert net is not None
    content = bytes(net.memory)
    assert read_net(3, content) is not None
    assert read_net(2, content) is None
    assert read_net(3, content[:-2]) is None


@pytest.mark.skipif(not COMPILED, reason="too slow")
def test_what_a_master_thinks_is_what_comes_of_it() -> None:
    """Its word at once, and what the round brings if everybody goes on by it: on average the same,
    so that neither going on nor closing a round looks better than it is."""
    at_once: list[float] = []
    in_the_end: list[float] = []
    for number, view in enumerate(views(2, sized(24, 400))):
        for turns, found in ((0, at_once), (WHOLE_ROUND, in_the_end)):
            player = ValuePlayer(number, turns=turns)
            player.choose(view, Playouts(200))
            found.append(player.weighed[0].chance)
    assert fmean(at_once) == pytest.approx(fmean(in_the_end), abs=0.02)
