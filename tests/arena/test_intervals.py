"""Intervals over deals, against cases that can be looked up."""

from __future__ import annotations

import random
from math import sqrt

import pytest

from papersea.arena.intervals import Sample, mean_interval, rate_interval, t_quantile


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [(1, 12.706), (4, 2.776), (10, 2.228), (11, 2.201), (15, 2.131), (30, 2.042), (120, 1.980)],
)
def test_students_quantile_is_that_of_the_tables(freedom: int, quantile: float) -> None:
    assert t_quantile(freedom) == pytest.approx(quantile, abs=6e-4)


def test_the_interval_of_a_mean_is_students() -> None:
    sample = Sample([[1.0, 2.0, 3.0, 4.0, 5.0]])
    interval = mean_interval(sample)
    assert sample.error == pytest.approx(sqrt(2.5 / 5))
    assert (interval.mean, interval.low, interval.high) == pytest.approx(
        (3, 1.0368, 4.9632), abs=1e-3
    )


def test_that_one_lineup_is_harder_than_another_is_not_luck() -> None:
    apart = Sample([[0.0, 1.0, 0.0, 1.0], [10.0, 11.0, 10.0, 11.0]])
    assert apart.mean == pytest.approx(5.5)
    assert apart.error == pytest.approx(sqrt((1 / 3) * (1 / 4 + 1 / 4)) / 2)
    together = Sample([[*apart.lineups[0], *apart.lineups[1]]])
    assert apart.error < together.error


def test_every_lineup_counts_the_same() -> None:
    assert Sample([[0.0] * 8, [1.0] * 2]).mean == 0.5


def test_the_interval_of_a_rate_is_wilsons_for_so_many_games() -> None:
    """Of 1000 independent games 600 won: Wilson's interval is 0.569 to 0.630."""
    sample = Sample([[1.0] * 600 + [0.0] * 400])
    interval = rate_interval(sample)
    assert (interval.low, interval.high) == pytest.approx((0.5693, 0.6299), abs=5e-4)


def test_a_rate_stays_within_0_and_1_and_is_never_certain() -> None:
    interval = rate_interval(Sample([[1.0] * 50]))
    assert interval.mean == interval.high == 1
    assert interval.low == pytest.approx(50 / (50 + 2.0096**2), abs=1e-3)
    alike = rate_interval(Sample([[0.5] * 50]))
    assert alike.low < 0.4
    assert alike.high > 0.6


def test_luck_that_cancels_makes_intervals_narrow() -> None:
    """One win each in most deals: far surer than as many independent games would be."""
    deals = [0.5] * 90 + [1.0] * 6 + [0.0] * 4
    duplicate = rate_interval(Sample([deals]))
    independent = rate_interval(Sample([[1.0] * 102 + [0.0] * 98]))
    assert duplicate.high - duplicate.low < (independent.high - independent.low) / 2


def test_nineteen_of_twenty_intervals_hold_the_truth() -> None:
    dice = random.Random(1)
    hits = 0
    for _ in range(400):
        deals = [(dice.random() < 0.7) / 2 + (dice.random() < 0.5) / 2 for _ in range(40)]
        interval = rate_interval(Sample([deals]))
        hits += interval.low <= 0.6 <= interval.high
    assert 0.92 < hits / 400 < 0.98
