"""The master plays by what it has learned, the former one calls by what it had learned; levels take
their part of the time."""

from __future__ import annotations

import math
from dataclasses import replace
from itertools import product

import pytest

from papersea.game import CLASSIC, Game
from papersea.moves import Move
from papersea.players.budget import Budget, Milliseconds, Playouts
from papersea.players.catalogue import OPPONENTS, find_opponent, parse_entrant
from papersea.players.ladder.seating import GLANCE, MasterPlayer
from papersea.players.policy.judgement import Judgement, policies_of, tuned
from papersea.players.policy.learned import AS_BY_RULE, Learning, learned, master_judgement
from papersea.players.policy.matches import play_policies
from papersea.players.policy.weights import CALL_INPUTS, READING
from papersea.players.search.expert import SearchPlayer
from papersea.players.styles import Level
from papersea.problems import NotationError
from papersea.rules.ways import COMPILED
from papersea.view import View

EVERY_ENTRY = list(product(Learning, (2, 3, 4)))


@pytest.mark.parametrize(("learning", "players"), EVERY_ENTRY)
def test_everything_was_learned_for_every_number_of_players(
    learning: Learning, players: int
) -> None:
    numbers = learned(learning, players)
    assert len(numbers) == (READING if learning is Learning.READING else 3 * CALL_INPUTS)
    assert all(map(math.isfinite, numbers))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_else_is_the_experts(players: int) -> None:
    assert replace(master_judgement(players), calls=(), reading=(), table=()) == tuned()


def won_by(judgement: Judgement, players: int) -> list[list[float]]:
    """Who wins each of some games in which everybody calls so."""
    games = 200 if COMPILED else 2
    policies = policies_of(judgement, judgement, 0)
    return [play_policies(CLASSIC, players, policies, seed, 1) for seed in range(games)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_learner_begins_with_the_calls_by_rule(players: int) -> None:
    by_rule = won_by(tuned(), players)
    assert won_by(replace(tuned(), calls=AS_BY_RULE), players) == by_rule


@pytest.mark.skipif(not COMPILED, reason="too few games to call differently")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_learned_calls_are_other_calls(players: int) -> None:
    called = replace(master_judgement(players), table=())
    assert won_by(called, players) != won_by(tuned(), players)


@pytest.fixture
def given(monkeypatch: pytest.MonkeyPatch) -> list[Budget]:
    """What players who think were given for it."""
    budgets: list[Budget] = []
    choose = SearchPlayer.choose

    def choosing(player: SearchPlayer, view: View, budget: Budget) -> Move:
        budgets.append(budget)
        return choose(player, view, Playouts(8))

    monkeypatch.setattr(SearchPlayer, "choose", choosing)
    return budgets


@pytest.mark.parametrize("is_former", [False, True])
@pytest.mark.parametrize(
    ("level", "budget", "taken"),
    [
        (Level.DEEP, Milliseconds(200), [Milliseconds(200)]),
        (Level.FAST, Milliseconds(200), [Milliseconds(20)]),
        (Level.FAST, Milliseconds(1), [Milliseconds(1)]),
        (Level.FAST, Playouts(1000), [Playouts(100)]),
    ],
)
def test_a_level_takes_its_part_of_the_time(
    level: Level, budget: Budget, taken: list[Budget], given: list[Budget], *, is_former: bool
) -> None:
    game = Game(seed=1)
    player = MasterPlayer(1, level, is_former=is_former)
    assert player.choose(game.view(game.turn), budget) in game.legal_moves()
    assert given == taken


@pytest.mark.parametrize("budget", [Milliseconds(200), Playouts(1)])
@pytest.mark.parametrize("is_former", [False, True])
def test_the_instant_level_takes_a_few_milliseconds_whatever_it_is_given(
    budget: Budget, given: list[Budget], *, is_former: bool
) -> None:
    game = Game(seed=1)
    player = MasterPlayer(1, Level.INSTANT, is_former=is_former)
    assert player.choose(game.view(game.turn), budget) in game.legal_moves()
    assert given == [GLANCE]


def test_the_former_master_can_be_measured_against_and_is_offered_to_nobody() -> None:
    assert parse_entrant("kraken-before@100p").opponent.is_former
    assert not any(opponent.is_former for opponent in OPPONENTS)
    with pytest.raises(NotationError, match="there is no opponent"):
        find_opponent("kraken-before")
    assert master_judgement(2, is_former=True).calls != master_judgement(2).calls
