"""Ratings of a pool."""

from __future__ import annotations

import random

import pytest

from papersea.arena import Outcome, Plan, summarise
from papersea.arena.ratings import ratings
from papersea.moves import Seat
from tests.arena.entrants import quick_plan


def decided(plan: Plan, seed: int = 1) -> list[Outcome]:
    """Games that the lower number wins four times out of five."""
    dice, games = random.Random(seed), []
    for deal in range(plan.deals):
        for seating in plan.seatings_of(deal):
            best = seating.index(min(seating) if dice.random() < 0.8 else max(seating))
            scores = tuple(41 if seat == best else 20 for seat in range(plan.players))
            games.append(Outcome(deal, seating, scores, (Seat(best),), 5))
    return games


def test_ratings_follow_strength() -> None:
    plan = quick_plan(entrants=4, games=600)
    found = ratings(plan, decided(plan))
    assert [each.mu for each in found] == sorted((each.mu for each in found), reverse=True)
    assert all(0 < each.sigma < 3 for each in found)


def test_the_order_of_the_games_hardly_matters() -> None:
    plan = quick_plan(entrants=4, games=600)
    games = decided(plan)
    forwards, backwards = ratings(plan, games), ratings(plan, games[::-1])
    for one, other in zip(forwards, backwards, strict=True):
        assert one.mu == pytest.approx(other.mu, abs=one.sigma / 2)


def test_who_always_shares_is_rated_level() -> None:
    plan = quick_plan(entrants=3, games=60)
    seats = (Seat(0), Seat(1))
    games = [
        Outcome(deal, seating, (41, 41), seats, 5)
        for deal in range(plan.deals)
        for seating in plan.seatings_of(deal)
    ]
    assert [each.mu for each in ratings(plan, games)] == pytest.approx([25] * 3, abs=0.5)


def test_only_a_pool_is_rated() -> None:
    pool, pair = quick_plan(entrants=3, games=60), quick_plan(games=60)
    assert all(each.rating for each in summarise(pool, decided(pool)).standings)
    assert not any(each.rating for each in summarise(pair, decided(pair)).standings)
