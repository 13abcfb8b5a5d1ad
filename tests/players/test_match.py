"""The chance to win a match from any score: what the search plays for."""

from __future__ import annotations

import random
from collections.abc import Sequence
from importlib.resources import files
from itertools import pairwise, product
from math import sqrt

import pytest

from papersea.moves import Seat
from papersea.players.search.kept_tables import format_table, read_table
from papersea.players.search.match import Rounds, imagine, match_values, solve
from papersea.rules import codes
from papersea.rules.options import Options, Target
from papersea.rules.ways import COMPILED
from tests.sizes import sized

pytestmark = pytest.mark.skipif(not COMPILED, reason="plain Python draws too few rounds")

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
            assert here == [there[-1], *there[:-1]]


@each_table
def test_to_start_is_worth_the_more_the_sooner_the_match_may_end(players: int) -> None:
    target = target_for(players)
    early, late = (
        [chance([score] * players, target, each) for each in range(players)]
        for score in (0, target - 10)
    )
    for chances in (early, late):
        assert chances[0] > 1 / players > min(chances)
    assert late[0] > early[0] + 0.02


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
        assert all(lower <= higher + 1e-6 for lower, higher in pairwise(chances)), others
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
    assert chance([target - 1, *[0] * (players - 1)], target) > 0.95
    assert chance([0, *[target - 1] * (players - 1)], target) < 0.05


def by_rounds(rounds: Rounds, scores: Sequence[int], target: int, dice: random.Random) -> float:
    """The first seat's part of a match that the first seat starts, round after round."""
    brought, times = list(rounds), list(rounds.values())
    players, starter, totals = len(scores), 0, list(scores)
    while True:
        (row,) = dice.choices(brought, times)
        *gains, winner, following = row
        if winner != codes.NOBODY:
            return float((starter + winner) % players == 0)
        gained = [gains[(seat - starter) % players] for seat in range(players)]
        totals = [total + gain for total, gain in zip(totals, gained, strict=True)]
        starter = (starter + following) % players
        if max(totals) >= target:
            ranks = list(zip(totals, gained, strict=True))
            return (ranks[0] == max(ranks)) / ranks.count(max(ranks))


@each_table
def test_rounds_add_up_to_the_chance_that_they_were_solved_to(players: int) -> None:
    rounds, target = imagine(players, 8, 1, 30, seed=3), 8
    solved, dice = solve(rounds, players, target, 1), random.Random(1)
    for scores in ([0] * players, [7, *[0] * (players - 1)], [*range(players)]):
        matches = sized(3000, 100_000)
        won = sum(by_rounds(rounds, scores, target, dice) for _ in range(matches)) / matches
        chance = solved.chance(scores, Seat(0), Seat(0))
        assert abs(won - chance) < 4 * 0.5 / sqrt(matches)


@each_table
def test_a_kept_table_is_read_as_it_was_written(players: int) -> None:
    kept = read_table(players)
    assert kept.error < 0.005
    text = files("papersea.players.search").joinpath(f"match_{players}.json").read_bytes()
    assert format_table(kept) == text


@pytest.mark.parametrize(
    ("players", "target"),
    [(2, Target.DOUBLE), *((players, Target.STANDARD) for players in PLAYERS)],
)
def test_every_score_below_the_target_has_its_place(players: int, target: Target) -> None:
    points = target_for(players, target)
    match = match_values(players, points)
    assert (match.cells - 1) * match.cell < points <= match.cells * match.cell
    assert len(match.values) == players * match.cells**players
