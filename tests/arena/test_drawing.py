"""The plot: readable, and the same for the same results."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from papersea.arena import Interval, Plan, Results, Standing, draw
from papersea.rules.options import parse_options
from tests.arena.entrants import quick_plan


def results(plan: Plan, *rates: float) -> Results:
    standings = tuple(
        Standing(
            name, 100, 50, Interval(rate, max(0, rate - 0.03), rate + 0.03), Interval(30, 29, 31)
        )
        for name, rate in zip(plan.names, rates, strict=True)
    )
    return Results(plan, 100, 50, 5.0, standings, ())


def test_the_same_results_give_the_same_files(tmp_path: Path) -> None:
    found = results(quick_plan(entrants=3), 0.7, 0.5, 0.3)
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        draw(found, tmp_path / name)
    for kind in ("svg", "png"):
        one, two = (tmp_path / name / f"results.{kind}" for name in ("one", "two"))
        assert one.read_bytes() == two.read_bytes()
    assert (tmp_path / "one" / "results.png").read_bytes().startswith(b"\x89PNG")
    assert "<dc:date>" not in (tmp_path / "one" / "results.svg").read_text(encoding="utf-8")


@pytest.mark.parametrize("rates", [(1.0, 0.0), (0.5, 0.5), (0.26, 0.24)])
def test_any_rates_can_be_drawn(tmp_path: Path, rates: tuple[float, float]) -> None:
    plan = quick_plan(entrants=2, players=4)
    svg, png = draw(results(plan, *rates), tmp_path)
    assert svg.stat().st_size > 0
    assert png.stat().st_size > 0


def test_both_intervals_are_drawn_where_luck_was_taken_off(tmp_path: Path) -> None:
    plain = results(quick_plan(), 0.6, 0.4)
    beyond = Interval(1.01, 0.98, 1.04)
    standings = tuple(replace(each, adjusted=beyond) for each in plain.standings)
    svg, _ = draw(replace(plain, standings=standings), tmp_path)
    text = svg.read_text(encoding="utf-8")
    assert "<!-- 95 % intervals, thin before luck was taken off · " in text
    assert "<!-- 101.0 % -->" in text


def test_what_was_played_is_written_on_it(tmp_path: Path) -> None:
    changed = Plan(quick_plan().entrants, options=parse_options("es,target=double"))
    svg, _ = draw(results(changed, 0.6, 0.4), tmp_path)
    text = svg.read_text(encoding="utf-8")
    assert "<!-- 95 % intervals · 100 games = 50 deals × 2 seatings · " in text
    assert "2 players, es rules, changed" in text
    assert "<!-- driftwood@1p -->" in text
    assert "<!-- par 50 % -->" in text
