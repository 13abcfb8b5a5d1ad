"""The expert against itself, and policies against each other: games by the rules, the same from
the same seed, and no seat sees too much."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from papersea.events import GameEnded, RoundScored
from papersea.game import CLASSIC, Game
from papersea.players.belief.worlds import Belief
from papersea.players.policy.judgement import PLAIN, policies_of, tuned
from papersea.players.policy.matches import play_policies
from papersea.players.search.selfplay import Everybody, play_itself
from papersea.rules.options import Options
from papersea.rules.ways import COMPILED
from tests.clauses import clause
from tests.players import self_played
from tests.players.self_played import another_game, told_games
from tests.properties.games import options, play_on, players, seeds
from tests.sizes import examples, sized

pytestmark = pytest.mark.skipif(not COMPILED, reason="plain Python takes minutes for a game")

PLAYERS = (2, 3, 4)
each_table = pytest.mark.parametrize("number", PLAYERS)
GAMES = 6
PLAYOUTS = sized(20, 60)


@cache
def played(number: int) -> list[Game]:
    return [play_itself(CLASSIC, number, playouts=PLAYOUTS, seed=seed) for seed in range(GAMES)]


def scored(game: Game) -> list[RoundScored]:
    return [event for event in game.history if isinstance(event, RoundScored)]


def check_gains(event: RoundScored) -> None:
    """R2, R6, R7: what a call brings to everybody."""
    points, closer = event.points, event.closer
    if event.bet_won is None:
        expected = list(points)
        assert points[closer] >= 7
    elif event.bet_won:
        expected = list(event.bonuses)
        expected[closer] += points[closer]
        assert points[closer] == max(points)
    else:
        expected = list(points)
        expected[closer] = event.bonuses[closer]
        assert points[closer] < max(points)
    assert list(event.gains) == expected


@clause("R2", "R6", "R7", "T8")
@each_table
def test_rounds_are_scored_by_the_rules(number: int) -> None:
    rounds = [event for game in played(number) for event in scored(game)]
    for event in rounds:
        check_gains(event)
    assert {event.bet_won for event in rounds} == {None, True, False}


@clause("G2", "G3")
@each_table
def test_every_game_ends_with_its_last_round_and_has_a_winner(number: int) -> None:
    for game in played(number):
        *before, last = game.history
        assert isinstance(last, GameEnded)
        assert not any(isinstance(event, GameEnded) for event in before)
        assert game.winners
        if not last.by_mermaids:
            totals = [sum(gains) for gains in zip(*(e.gains for e in scored(game)), strict=True)]
            assert max(totals) >= CLASSIC.points_to_win(number)
            assert all(totals[seat] == max(totals) for seat in game.winners)


def test_the_same_seed_plays_the_same_game_and_another_seed_another() -> None:
    first, second, *_ = played(2)
    assert play_itself(CLASSIC, 2, playouts=PLAYOUTS, seed=0).history == first.history
    assert first.history != second.history


@each_table
def test_every_game_by_policy_has_a_winner_and_the_better_policy_wins_more(number: int) -> None:
    games = 300
    policies = policies_of(tuned(), PLAIN, 0)
    won = play_policies(CLASSIC, number, policies, 1, games)
    assert sum(won) == pytest.approx(games)
    assert won[0] > 1.2 * games / number
    parts = [play_policies(CLASSIC, number, policies, seed, games // 2) for seed in (1, 151)]
    assert [sum(seat) for seat in zip(*parts, strict=True)] == pytest.approx(won)


def test_compiled_and_interpreted_games_are_the_same() -> None:
    finished = subprocess.run(
        [sys.executable, str(Path(self_played.__file__)), *map(str, PLAYERS)],
        env=os.environ | {"PAPERSEA_KERNEL": "python", "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(finished.stdout) == [told_games(number) for number in PLAYERS]


@examples(40)
@given(options, players, seeds, seeds, st.integers(0, 100))
def test_a_seat_plays_the_same_whatever_it_cannot_see(
    rules: Options, number: int, seed: int, randomness: int, steps: int
) -> None:
    """The true game, and another one that has shown the seat the same, lead to the same move."""
    game = Game(rules, number, seed=seed)
    list(play_on(game, steps, randomness))
    if game.is_over or game.round > 1:
        return
    other = another_game(Belief(game.view(game.turn)).sample(seed))
    assert other.view(other.turn) == game.view(game.turn)
    moves = [Everybody(seed, tuned(), playouts=30).choose(each) for each in (game, other)]
    assert moves[0] == moves[1]
    assert moves[0] in game.legal_moves()
