"""The measurement of the analysis: it sees what is wrong, and only that."""

from __future__ import annotations

from dataclasses import replace
from math import isnan, sqrt
from pathlib import Path
from statistics import stdev

import numpy as np
import pytest

from papersea.analysis.weighing import error_between_rounds
from papersea.moves import Seat
from papersea.players.budget import Playouts
from papersea.players.catalogue import parse_entrant
from tools.analysis_calibration.measuring import Plan, Row, Whole, measure
from tools.analysis_calibration.page import CHANCE, LOSS, Measured, page
from tools.analysis_calibration.plot import draw
from tools.analysis_calibration.tables import TableError, match_table, measure_table

RIGHT = [
    Row(2, seed, "draw", chance, loss, 0.01, chance, loss, chance, loss, "here")
    for seed in range(5)
    for chance in (0.05, 0.06, 0.3, 0.32, 0.7, 0.72, 0.95, 0.99)
    for loss in (0.005, 0.02, 0.1)
]


def test_what_agrees_has_no_gap() -> None:
    assert CHANCE.gaps(RIGHT) == LOSS.gaps(RIGHT) == "+0.0 ± 0.0 | +0.0 ± 0.0"
    assert sum(each.positions for each in CHANCE.bins(RIGHT)) == len(RIGHT)


def test_a_game_counts_once_however_many_positions_are_taken_from_it() -> None:
    """Positions of one game are alike: their number does not make a mean surer."""
    once = [replace(RIGHT[0], seed=seed, won=won) for seed, won in enumerate((0.1, 0.4, 0.6, 0.2))]
    often = [row for row in once for _ in range(9)]
    mean = Measured.of(once, lambda row: row.won)
    again = Measured.of(often, lambda row: row.won)
    assert (mean.mean, mean.half) == pytest.approx((again.mean, again.half))
    error = stdev(row.won for row in once) / sqrt(len(once))
    assert mean.half == pytest.approx(3.1824 * error), "Student's t, with three degrees of freedom"
    assert isnan(Measured.of(often[:9], lambda row: row.won).half)


def test_the_table_between_rounds_is_as_sure_as_the_analysis_says() -> None:
    """But for the error of the table that it is held against, from rounds of its own."""
    own, other = (np.array(match_table(2, 40, rounds).values.tolist()) for rounds in (0, 200))
    error = measure_table(2, "here").error
    assert error == error_between_rounds([7, 7], 40, Seat(0)) < 0.005
    assert 0 < sqrt(np.mean((own - other) ** 2)) < error + 0.008
    assert error_between_rounds([7, 7], 40, None) == 0


def test_a_chance_that_is_told_too_high_is_seen() -> None:
    rows = [replace(row, won=row.won - 0.04) for row in RIGHT]
    assert CHANCE.gaps(rows) == "+4.0 ± 0.0 | +0.0 ± 0.0"
    for each in CHANCE.bins(rows):
        assert each.said - each.by_match.mean == pytest.approx(0.04)


def test_positions_are_played_out_and_shown(tmp_path: Path) -> None:
    plan = Plan(2, 1, parse_entrant("heron"), Playouts(20), 200, "here")
    rows = measure(plan, seed=1)
    assert rows
    for row in rows:
        assert {row.won, abs(row.lost)} <= {0, 0.5, 1}
        assert 0 <= row.won_by_round <= 1
        assert row.loss >= 0
    wholes = [Whole(2, 1, 200, 12.0, "here"), Whole(2, 2, 100, 18.0, "here")]
    text = page(RIGHT, wholes, [TableError(2, 1, 5_000, 0.0012, "here")], "Told.")
    assert "took 15 s on average and\n18 s at most" in text
    assert "| 2 | 1 | 2 × 5,000 | 0.12 |" in text
    draw(RIGHT, tmp_path / "plot.svg")
    assert (tmp_path / "plot.svg").stat().st_size > 1000
