"""Reading the others: worlds in which they chose well are likelier, and nothing else changes."""

from __future__ import annotations

import math
import operator
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from papersea.game import CLASSIC, Game
from papersea.knowledge.script import RETOLD_GAME, SAMPLED_WORLD, Determinisation, Script
from papersea.moves import Seat
from papersea.players.belief.likelihood import begin_believing, go_on_believing
from papersea.players.belief.worlds import TRIES, Belief, believed_worlds, plain_worlds
from papersea.players.budget import Playouts
from papersea.players.policy.judgement import Judgement, policies_of, tuned
from papersea.players.policy.learned import master_judgement
from papersea.players.policy.weights import READ_GO_ON, READ_KEEP, READING
from papersea.players.search.expert import SearchPlayer
from papersea.position import parse_position
from papersea.rules.records import record_at
from papersea.rules.state import State, game_at
from papersea.rules.tables import DIFFERENT
from papersea.rules.ways import COMPILED
from papersea.translate import hand_of
from papersea.view import View
from tests.players.beliefs import MANNERS, SIMPLE, moments
from tests.sizes import sized

WORLDS = sized(2000, 4000) if COMPILED else 200


def reads(place: int, number: float) -> Judgement:
    """Judgement that reads by one number."""
    reading = [0.0] * READING
    reading[place] = number
    return replace(tuned(), reading=tuple(reading))


def copies(cards: Any, seat: int) -> list[int]:
    return [int(each) for each in cards[seat * DIFFERENT : (seat + 1) * DIFFERENT]]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("manner", MANNERS)
def test_a_round_told_again_ends_with_the_hands_of_its_world(players: int, manner: str) -> None:
    judgement = master_judgement(players)
    policies = policies_of(judgement, judgement, 0)
    for view in moments(Game(CLASSIC, players, seed=3), manner, 3, sized(0.05, 0.2)):
        belief = Belief(view, reads=True)
        arrays = (belief.scripts, belief.worlds, belief.games, policies)
        assert begin_believing(*arrays, 1, TRIES)
        assert go_on_believing(*arrays, TRIES)
        told = game_at(belief.games, RETOLD_GAME)
        sampled = record_at(Determinisation, belief.worlds, SAMPLED_WORLD)
        for seat, seen in enumerate(view.seats):
            assert told.hand_size[seat] == seen.hand_size
            assert told.laid_count[seat] == len(seen.laid)
            if seat != view.seat:
                assert copies(told.hand, seat) == copies(sampled.known, seat)


def late_view(players: int = 2) -> View:
    """What a seat sees in a round that has gone on for long, every other hand hidden."""
    for seed in range(100):
        for view in moments(Game(CLASSIC, players, seed=seed), SIMPLE, seed, 0.5):
            others = [each for seat, each in enumerate(view.seats) if seat != view.seat]
            if view.closer is None and all(each.hand_size >= 5 for each in others):
                return view
    raise AssertionError("there is such a round")


def points(world: State, view: View) -> list[int]:
    return [int(world.points[seat]) for seat in range(len(view.seats)) if seat != view.seat]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whoever_always_closes_is_not_believed_to_have_gone_on_with_seven(players: int) -> None:
    """T8: with 7 points the round could have been closed."""
    view = late_view(players)
    at_once = reads(READ_GO_ON, -30.0)
    believed = [points(world, view) for world in believed_worlds(view, at_once, WORLDS, 1)]
    assert max(map(max, believed)) < 7
    anybody = [points(world, view) for world in plain_worlds(view, WORLDS, 1)]
    assert max(map(max, anybody)) >= 7, "else nothing was shown"


def test_worlds_come_up_as_often_as_they_explain_what_was_seen() -> None:
    """The chain against plain worlds, each weighed by its likelihood."""
    view, judgement = late_view(), reads(READ_KEEP, 1.0)
    read = [sum(points(world, view)) for world in believed_worlds(view, judgement, WORLDS, 2)]
    belief = Belief(view, reads=True)
    arrays = (belief.scripts, belief.worlds, belief.games, policies_of(judgement, judgement, 0))
    assert begin_believing(*arrays, 3, TRIES)
    weights, seen = [], []
    sampled = record_at(Determinisation, belief.worlds, SAMPLED_WORLD)
    told = game_at(belief.games, RETOLD_GAME)
    for _ in range(5 * WORLDS):
        assert go_on_believing(*arrays, TRIES)
        weights.append(math.exp(sampled.likelihood))
        seen.append(sum(points(told, view)))
    weighed = sum(map(operator.mul, weights, seen)) / sum(weights)
    assert sum(read) / len(read) == pytest.approx(weighed, abs=0.15)
    assert sum(seen) / len(seen) != pytest.approx(weighed, abs=0.3), "else nothing was shown"


def test_the_same_seed_believes_in_the_same_worlds() -> None:
    view, judgement = late_view(3), master_judgement(3)

    def hands(seed: int) -> list[object]:
        worlds = believed_worlds(view, judgement, 20, seed)
        return [[hand_of(world, Seat(seat)) for seat in range(3)] for world in worlds]

    assert hands(1) == hands(1)
    assert hands(1) != hands(2)


def test_a_round_that_was_set_up_is_not_read() -> None:
    """Nobody saw how it came about."""
    position = parse_position("classic 12-7 3 A:draw - CyFd/?4 -/Bd+Bl Cy/OgFk ?47")
    belief = Belief(Game.set_up(position, seed=1).view(Seat(0)), reads=True)
    assert record_at(Script, belief.scripts, 0).deeds == 0


@pytest.mark.skipif(not COMPILED, reason="too slow")
def test_the_truth_is_likelier_by_reading() -> None:
    """Of games of experts, which nothing was learned from: how likely others' true points are."""
    plain, read = 0.0, 0.0
    for seed in range(sized(2, 6)):
        game = Game(CLASSIC, 2, seed=seed)
        players = [SearchPlayer(seed + seat, tuned()) for seat in range(2)]
        while not game.is_over:
            view = game.view(game.turn)
            truth = [game.score(Seat(1 - game.turn)).points]
            if len(view.legal) > 1 and view.seats[1 - game.turn].hand is None:
                plain += log_share(plain_worlds(view, 100, 1), view, truth)
                read += log_share(believed_worlds(view, master_judgement(2), 100, 1), view, truth)
            move = view.legal[0]
            if len(view.legal) > 1:
                move = players[game.turn].choose(view, Playouts(60))
            game.play(move)
    assert read > plain


def log_share(worlds: Iterator[State], view: View, truth: list[int]) -> float:
    believed = [points(world, view) for world in worlds]
    return math.log((believed.count(truth) + 0.5) / (len(believed) + 1))
