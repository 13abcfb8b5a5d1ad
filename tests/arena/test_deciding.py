"""Stopping as soon as it is decided who is stronger: seldom wrongly, and early."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path
from statistics import fmean

import pytest

from papersea.arena import Outcome, Plan, deciding, run
from papersea.arena.deciding import Umpire
from papersea.arena.intervals import LEAST_LOOK, Sample, anytime_interval, mean_interval
from papersea.moves import Seat
from tests.arena.entrants import quick_plan
from tests.sizes import sized

RUNS = sized(200, 2000)
DEALS = sized(300, 2000)


def decided_after(means: Iterable[float], par: float) -> int | None:
    """How many deals it takes; ``None`` if they are too few."""
    heard: list[float] = []
    for mean in means:
        heard.append(mean)
        if len(heard) >= LEAST_LOOK:
            interval = anytime_interval(heard)
            if not interval.low <= par <= interval.high:
                return len(heard)
    return None


def duel(dice: random.Random, rate: float) -> float:
    """A deal of two games without a look at luck."""
    return fmean(dice.random() < rate for _ in range(2))


def adjusted(dice: random.Random, rate: float) -> float:
    """A deal from which luck was taken off."""
    return dice.gauss(rate, 0.22)


def among_three(dice: random.Random, rate: float) -> float:
    """One alone among three others, in all four seats."""
    return fmean(dice.random() < rate / 2 for _ in range(4))


def runs(
    deal: Callable[[random.Random, float], float], rate: float, par: float
) -> list[int | None]:
    dice = random.Random(1)
    return [decided_after((deal(dice, rate) for _ in range(DEALS)), par) for _ in range(RUNS)]


@pytest.mark.parametrize(("deal", "par"), [(duel, 0.5), (adjusted, 0.5), (among_three, 0.25)])
def test_equals_are_seldom_told_apart(
    deal: Callable[[random.Random, float], float], par: float
) -> None:
    """However often one looks: an interval for a time that was fixed before would be left by a
    third of these arenas."""
    wrong = sum(after is not None for after in runs(deal, 0.5, par))
    assert wrong / RUNS <= 0.06


@pytest.mark.parametrize(("rate", "deals"), [(0.6, 120), (0.7, 40)])
def test_a_difference_is_found_early(rate: float, deals: int) -> None:
    found = [DEALS if after is None else after for after in runs(adjusted, rate, 0.5)]
    assert fmean(found) < deals


def test_it_is_wider_than_an_interval_for_one_time_and_narrows_with_deals() -> None:
    dice = random.Random(1)
    means = [adjusted(dice, 0.5) for _ in range(3200)]
    widths = []
    for count in (50, 200, 800, 3200):
        always, once = anytime_interval(means[:count]), mean_interval(Sample([means[:count]]))
        assert always.mean == once.mean
        assert 1.3 < (always.high - always.low) / (once.high - once.low) < 2
        widths.append(always.high - always.low)
    assert sorted(widths, reverse=True) == widths


def outcomes(plan: Plan, deals: Iterable[int], winner: int = 0) -> list[Outcome]:
    """One entrant wins all games, the luckier the more so."""
    return [
        Outcome(deal, seating, (41, 9), (Seat(seating.index(winner)),), 5, luck=(0.0, 0.0))
        for deal in deals
        for seating in plan.seatings_of(deal)
    ]


def test_the_order_in_which_deals_are_finished_changes_nothing() -> None:
    plan = quick_plan(games=2 * 2 * LEAST_LOOK)
    games = outcomes(plan, range(plan.deals))
    umpire, other = Umpire(plan), Umpire(plan)
    umpire.hear(games)
    for game in reversed(games):
        assert not other.is_decided
        other.hear([game])
    assert umpire.is_decided
    assert other.decision == umpire.decision
    assert len(umpire.counted(games)) == 2 * LEAST_LOOK


def test_a_game_whose_luck_is_untold_waits() -> None:
    plan = quick_plan(games=2 * LEAST_LOOK)
    games = outcomes(plan, range(plan.deals))
    umpire = Umpire(plan)
    umpire.hear(replace(game, luck=None) for game in games)
    assert umpire.decision is None
    umpire.hear(games)
    assert umpire.is_decided
    plain = Umpire(plan, takes_luck_off=False)
    plain.hear(replace(game, luck=None) for game in games)
    assert plain.is_decided


def test_luck_is_what_it_is_decided_without() -> None:
    """Who wins everything by luck alone is not stronger."""
    plan = quick_plan(games=2 * LEAST_LOOK)
    lucky = [
        replace(game, luck=(0.5, -0.5) if game.seating == (0, 1) else (-0.5, 0.5))
        for game in outcomes(plan, range(plan.deals))
    ]
    umpire = Umpire(plan)
    umpire.hear(lucky)
    assert umpire.decision is not None
    assert umpire.decision.interval.mean == 0.5
    assert not umpire.is_decided


def test_an_arena_stops_when_it_is_decided_and_knows_it_when_resumed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first entrant passes for one who loses, and a few deals for enough."""
    monkeypatch.setattr(deciding, "LEAST_LOOK", 3)
    monkeypatch.setattr(Outcome, "share", lambda outcome, seat: float(outcome.seating[seat]))
    plan = quick_plan(games=12)
    decided = run(plan, directory=tmp_path, workers=1, takes_luck_off=False, until_decided=True)
    assert decided.decision is not None
    assert (decided.decision.is_decided, decided.decision.deals, decided.games) == (True, 3, 6)
    assert decided.as_fields()["decision"] == {
        "entrant": "driftwood@1p",
        "deals": 3,
        "interval": {"mean": 0, "low": 0, "high": 0},
        "is_decided": True,
    }
    games = (tmp_path / "games.jsonl").read_bytes()
    again = run(plan, directory=tmp_path, workers=1, takes_luck_off=False, until_decided=True)
    assert again == decided
    assert (tmp_path / "games.jsonl").read_bytes() == games
    whole = run(plan, directory=tmp_path, workers=1, takes_luck_off=False)
    assert (whole.games, whole.decision) == (12, None)
    assert run(plan, directory=tmp_path, takes_luck_off=False, until_decided=True) == decided
