"""The chance to win a match from any score: what the search plays for."""

from __future__ import annotations

import random
from collections.abc import Sequence
from importlib.resources import files
from itertools import pairwise, product
from math import sqrt
from statistics import fmean

import pytest

from papersea.game import CLASSIC
from papersea.moves import Seat
from papersea.players.policy.judgement import policies_of, tuned
from papersea.players.policy.matches import play_match
from papersea.players.search.kept_tables import format_table, read_table
from papersea.players.search.match import match_values, work_out
from papersea.rules import codes
from papersea.rules.entries import start, step
from papersea.rules.options import Options, Target
from papersea.rules.settings import write_options
from papersea.rules.state import game_at, new_games
from papersea.rules.ways import COMPILED
from tests.sizes import sized

usual_rounds = pytest.mark.skipif(not COMPILED, reason="plain Python draws too few rounds")
PLAYERS = (2, 3, 4)
each_table = pytest.mark.parametrize("players", PLAYERS)


def target_for(players: int, target: Target = Target.STANDARD) -> int:
    return Options(target=target).points_to_win(players)


def chance(scores: Sequence[int], target: int, starter: int | None = None, seat: int = 0) -> float:
    """The first seat's chance, or another's; without a starter, chance will choose one."""
    first = None if starter is None else Seat(starter)
    return match_values(len(scores), target).chance(scores, Seat(seat), first)


def some_scores(players: int, target: int) -> list[tuple[int, ...]]:
    return list(product((0, target // 3, target - 5), repeat=players))


@each_table
def test_every_chance_lies_between_none_and_certainty(players: int) -> None:
    values = match_values(players, target_for(players)).values
    assert min(values) >= 0
    assert max(values) <= 1


@each_table
def test_the_chances_of_all_seats_are_one_together(players: int) -> None:
    target = target_for(players)
    for scores in some_scores(players, target):
        for starter in (None, *range(players)):
            chances = [chance(scores, target, starter, seat) for seat in range(players)]
            assert sum(chances) == pytest.approx(1, abs=1e-4)


@each_table
def test_where_everybody_moves_on_by_a_seat_the_chances_do_too(players: int) -> None:
    target = target_for(players)
    for scores in some_scores(players, target):
        turned = (*scores[1:], scores[0])
        for starter in range(players):
            here = [chance(scores, target, starter, seat) for seat in range(players)]
            there = [
                chance(turned, target, (starter - 1) % players, seat) for seat in range(players)
            ]
            assert here == pytest.approx([there[-1], *there[:-1]], abs=1e-9)


@pytest.mark.parametrize(("players", "more"), [(2, 0.03), (3, 0.01), (4, 0.001)])
def test_to_start_is_worth_the_more_the_sooner_the_match_may_end(players: int, more: float) -> None:
    """With four players it is worth little to begin with."""
    target = target_for(players)
    early, late = (chance([score] * players, target, 0) for score in (0, target - 10))
    assert 1 / players < early < late - more


@each_table
def test_until_somebody_starts_equal_scores_are_equal_chances(players: int) -> None:
    target = target_for(players)
    for score in (0, target // 2, target - 5):
        expected = pytest.approx(1 / players, abs=1e-4)
        assert chance([score] * players, target) == expected


@each_table
def test_a_higher_score_is_a_better_chance(players: int) -> None:
    target = target_for(players)
    match = match_values(players, target)
    ladder = range(0, target, match.cell)
    for others in product((0, target // 2), repeat=players - 1):
        chances = [chance((own, *others), target) for own in ladder]
        assert all(lower <= higher + 0.005 for lower, higher in pairwise(chances)), others
        assert chances[0] < chances[-1] - 0.2


@each_table
def test_an_opponents_higher_score_is_a_worse_chance(players: int) -> None:
    target = target_for(players)
    for seat in range(1, players):
        chances = []
        for score in (0, target // 2, target - 1):
            scores = [target // 2] * players
            scores[seat] = score
            chances.append(chance(scores, target))
        assert chances == sorted(chances, reverse=True)
        assert chances[0] > chances[-1]


@each_table
def test_one_point_from_the_target_and_far_ahead_the_match_is_nearly_won(players: int) -> None:
    target = target_for(players)
    assert chance([target - 1, *[0] * (players - 1)], target) > 0.94
    assert chance([0, *[target - 1] * (players - 1)], target) < 0.05


@usual_rounds
@each_table
@pytest.mark.parametrize("score", [0, 10, 20])
def test_matches_by_the_policy_come_out_as_the_table_says(players: int, score: int) -> None:
    """Where all have the same, a match to what is left is the same match."""
    target, matches = target_for(players), sized(6000, 100_000)
    room, policies = new_games(1), policies_of(tuned(), tuned(), 0)
    game = game_at(room, 0)
    won = [0.0] * players
    for seed in range(matches):
        write_options(game, CLASSIC, players)
        game.target -= score
        start(room, 0, seed)
        step(room, 0, codes.NONE)
        starter = game.turn
        winners = play_match(room, policies, seed)
        for seat in range(players):
            won[(seat - starter) % players] += (winners >> seat & 1) / winners.bit_count()
    for left, wins in enumerate(won):
        expected = chance([score] * players, target, -left % players)
        error = sqrt(expected * (1 - expected) / matches)
        assert abs(wins / matches - expected) < 3 * error + 0.005, left


@usual_rounds
def test_what_lies_within_a_cell_is_shared_out() -> None:
    """So that wider cells say nearly the same."""
    target, dice = target_for(2), random.Random(2)
    fine, wide = (work_out(2, target, cells, sized(300, 3000)) for cells in (40, 20))
    assert (fine.cell, wide.cell) == (1, 2)
    gaps = []
    for _ in range(300):
        scores = [dice.randrange(target) for _ in range(2)]
        seat, starter = (Seat(dice.randrange(2)) for _ in range(2))
        gaps.append(abs(fine.chance(scores, seat, starter) - wide.chance(scores, seat, starter)))
    assert fmean(gaps) < 0.01


@each_table
def test_a_kept_table_is_read_as_it_was_written(players: int) -> None:
    kept = read_table(players)
    assert kept.error < 0.005
    text = files("papersea.players.search").joinpath(f"match_{players}.json").read_bytes()
    assert format_table(kept) == text


@usual_rounds
@pytest.mark.parametrize(
    ("players", "target"),
    [(2, Target.DOUBLE), *((players, Target.STANDARD) for players in PLAYERS)],
)
def test_every_score_below_the_target_has_its_place(players: int, target: Target) -> None:
    points = target_for(players, target)
    match = match_values(players, points)
    assert (match.cells - 1) * match.cell < points <= match.cells * match.cell
    assert len(match.values) == players * match.cells**players
