"""The benchmarks run and report. How fast anything is, is never tested."""

from __future__ import annotations

import io
import json
import sys
from dataclasses import replace
from itertools import chain
from pathlib import Path

import numpy as np
import pytest
from rich.console import Console

from benchmarks import (
    batches,
    calls,
    comparing,
    environments,
    expert,
    kernel,
    open_spiel,
    pgx_games,
    pocket,
    python_games,
    sizes,
    starting,
    ways,
)
from benchmarks.chooser import choose_actions
from benchmarks.expert import Punctuality
from benchmarks.goals import environment_goals, goals, ratios, start_goals, way_goals
from benchmarks.house import opened
from benchmarks.machine import this_machine
from benchmarks.measuring import Figure, Figures, Pace, Sample, amount_for, measure, times_as_fast
from benchmarks.report import Report, markdown_table, show, to_json, to_markdown
from benchmarks.sizes import Size
from benchmarks.starting import Start
from benchmarks.tables import comparisons_table, number, ways_table
from papersea.rules.playout import UNIFORM
from papersea.rules.ways import LIBRARY, NUMBA, PYTHON

TINY = Pace(rounds=2, seconds=0.001)
IN_TIME = Punctuality("200ms", 300, median=-20.0, late_99=4.0, latest=7.5)


@pytest.fixture(scope="module")
def figures() -> Figures:
    """Our own subjects, measured far too shortly to mean anything."""
    ours = (kernel, calls, expert)
    modules = (batches.subjects(4), *(module.subjects() for module in ours))
    return measure(chain.from_iterable(modules), TINY, lambda _: None)


@pytest.fixture
def report(figures: Figures) -> Report:
    return Report(
        this_machine(), TINY, figures, (Start("tea", 180.0),), (Size("pot", 0.75),), IN_TIME
    )


def with_theirs(figures: Figures, rate: float) -> Figures:
    """As if all of OpenSpiel's games had been measured at one rate."""
    names = (open_spiel.name_of(way, game) for way in open_spiel.WAYS for game in open_spiel.GAMES)
    return {**figures, **{name: Figure(rate, rate) for name in names}}


def test_every_figure_is_positive(figures: Figures) -> None:
    assert figures
    assert all(0 < figure.median <= figure.best for figure in figures.values())


def test_an_amount_fills_a_turn() -> None:
    assert amount_for(lambda amount: Sample(amount, amount * 0.01), seconds=1.0) == 100
    assert amount_for(lambda amount: Sample(amount, amount * 9.0), seconds=1.0) == 1


def test_subjects_take_turns() -> None:
    said: list[str] = []
    measure(batches.subjects(2), TINY, said.append)
    first, second = (
        [line for line in said if line.startswith(f"round {number}")] for number in (1, 2)
    )
    assert said[-len(first) - len(second) :] == first + second


def test_the_chooser_takes_every_legal_action_and_no_other() -> None:
    masks = np.array([[0, 1, 0, 1, 1], [1, 0, 0, 0, 0]], np.uint8)
    actions, random = np.zeros(2, np.int64), np.ones(1, np.int64)
    chosen: tuple[set[int], set[int]] = (set(), set())
    for _ in range(100):
        choose_actions(masks, actions, random)
        for game, action in enumerate(actions.tolist()):
            chosen[game].add(action)
    assert chosen == ({1, 3, 4}, {0})


def test_a_goal_is_reached_or_not(figures: Figures) -> None:
    ours = {kernel.name_of("classic", UNIFORM, players): 30e6 for players in kernel.PLAYERS}
    known = {**figures, **{name: Figure(rate, rate) for name, rate in ours.items()}}
    assert "times" not in [goal.unit for goal in goals(known, IN_TIME)]
    for theirs, is_reached in ((2e6, True), (5e6, False)):
        first, *_, last = goals(with_theirs(known, theirs), IN_TIME)
        assert (first.figure, first.is_reached) == (30, True)
        assert (last.figure, last.is_reached) == (30e6 / theirs, is_reached)


def test_a_goal_may_be_a_limit(figures: Figures) -> None:
    for late_99, is_reached in ((50.0, True), (50.1, False)):
        late = replace(IN_TIME, late_99=late_99)
        (limit,) = (goal for goal in goals(figures, late) if goal.is_limit)
        assert (limit.figure, limit.is_reached) == (late_99, is_reached)


def test_the_expert_is_asked_in_the_middle_of_rounds_and_has_a_choice() -> None:
    for players in kernel.PLAYERS:
        views = list(expert.middle_views(players, 20))
        assert len(views) == 20
        assert all(len(view.legal) > 1 and view.closer is None for view in views)


def test_the_experts_thinking_is_counted(figures: Figures) -> None:
    assert set(figures) >= {
        name_of(players) for name_of, _ in expert.WAYS.values() for players in kernel.PLAYERS
    }


def test_answers_are_summed_up_by_how_late_they_are() -> None:
    late = expert.sum_up([*range(100), 500], expert.CLOCK)
    assert late == Punctuality("200ms", 101, median=50, late_99=99, latest=500)


def test_ratios_need_both_sides(figures: Figures) -> None:
    assert list(ratios(figures)) == []
    assert {ratio.game for ratio in ratios(with_theirs(figures, 1e6))} == set(open_spiel.GAMES)


def test_without_open_spiel_there_is_nothing_to_measure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(open_spiel, "IS_INSTALLED", False)
    assert list(open_spiel.subjects()) == []


def test_a_ratio_is_the_median_of_the_rounds_own() -> None:
    """A moment in which the machine was slow was slow for both."""
    ours, theirs = Figure.of([10.0, 2.0, 12.0]), Figure.of([5.0, 1.0, 2.0])
    assert times_as_fast(ours, theirs) == 2


def all_environments() -> Figures:
    """As if all had been measured, and ours were twice as fast as everybody else's."""
    theirs = [
        *map(environments.pettingzoo_name, environments.PETTINGZOO),
        *map(environments.rlcard_name, environments.RLCARD),
        *map(python_games.name_of, python_games.THEIRS),
        *map(pgx_games.name_of, pgx_games.GAMES),
        *(open_spiel.name_of(open_spiel.FROM_PYTHON, game) for game in open_spiel.GAMES),
    ]
    ours = [environments.IN_PETTINGZOO, environments.IN_RLCARD, comparing.VECTOR]
    ours += map(python_games.name_of, python_games.OURS)
    slow, fast = Figure.of([3e3, 4e3]), Figure.of([6e3, 8e3])
    return dict.fromkeys(theirs, slow) | dict.fromkeys(ours, fast)


def test_every_environment_stands_beside_one_of_ours() -> None:
    figures = all_environments()
    found = list(comparing.comparisons(figures))
    assert {(each.times, each.vector_times) for each in found} == {(2.0, 2.0)}
    assert {each.theirs for each in found} == {
        name for name, figure in figures.items() if figure.best == 4e3
    }
    table = comparisons_table(found, figures)
    assert {row[1:] for row in table.rows} == {
        ("3.50 k", each.ours, "7.00 k", "2.00×", "2.00×") for each in found
    }


def test_what_is_not_measured_is_not_compared() -> None:
    assert list(comparing.comparisons({})) == []
    assert list(environment_goals({})) == []


@pytest.mark.parametrize(("rate", "is_reached"), [(8e6, True), (7.9e6, False)])
def test_environments_have_goals(rate: float, *, is_reached: bool) -> None:
    vector = environments.name_of(environments.STEP_ONLY, 3)
    first, second = environment_goals({**all_environments(), vector: Figure.of([rate])})
    assert (first.figure, first.is_reached) == (rate / 1e6, is_reached)
    assert (second.figure, second.is_reached) == (2, True)


def test_our_environments_are_measured() -> None:
    figures = measure(environments.ours(games=4), TINY, lambda _: None)
    assert environments.IN_PETTINGZOO in figures
    assert comparing.VECTOR in figures


NOT_NUMBA = (LIBRARY, PYTHON, ways.WEB)
"""Numba may have to compile for a minute first."""


def test_the_ways_to_run_the_kernel_do_the_same() -> None:
    """As far as they are here; how many playouts a search needs depends on every one of them."""
    counted = {}
    for way in NOT_NUMBA:
        if way not in ways.missing():
            with ways.asked(way) as process:
                deeds = (ways.SEARCH, ways.WORLDS, ways.STEP)
                counted[way] = [process.do(deed, 9).count for deed in deeds]
    assert counted[PYTHON][1] == 9 * 100
    assert all(each == counted[PYTHON] for each in counted.values())


def test_every_way_that_is_here_is_measured_in_all_that_it_does() -> None:
    with ways.subjects(games=4, chosen=NOT_NUMBA) as found:
        figures = measure(found, TINY, lambda _: None)
    there = [way for way in NOT_NUMBA if way not in ways.missing()]
    assert set(figures) == {
        ways.name_of(deed, way)
        for way in there
        for deed in (ways.IN_THE_WEB if way == ways.WEB else ways.DEEDS)
    }
    assert all(figure.best > 0 for figure in figures.values())


def by_ways(rates: dict[str, float]) -> Figures:
    """As if these ways had been measured, all deeds alike."""
    return {
        ways.name_of(deed, way): Figure.of([rate, rate])
        for way, rate in rates.items()
        for deed in ways.DEEDS
    }


def test_ways_stand_beside_numba_and_what_is_missing_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ways, "LIBRARIES", tmp_path)
    table = ways_table(by_ways({LIBRARY: 3e6, NUMBA: 2e6, PYTHON: 1e3}))
    assert {row[1:] for row in table.rows} == {
        ("3.00 M (1.50×)", "2.00 M", "1.00 k (0.0005×)", "–")
    }
    assert "WebAssembly in Node (" in table.note


def test_ways_have_goals() -> None:
    found = list(way_goals(by_ways({LIBRARY: 1e6, NUMBA: 1e6, ways.WEB: 0.5e6})))
    assert [goal.figure for goal in found] == [1, 1, 0.5, 0.5, 1]
    assert [goal.is_reached for goal in found] == [True, True, False, False, False]
    assert list(way_goals({})) == []


def test_a_start_may_have_a_goal() -> None:
    starts = (Start("tea", 180.0), Start("coffee", 61.0, limit=60.0))
    (goal,) = start_goals(starts)
    assert (goal.name, goal.is_limit, goal.is_reached) == ("coffee", True, False)


def test_a_fresh_house_shows_its_page_and_its_bot_moves() -> None:
    with opened() as house:
        assert house.seconds_to_page > 0
        assert starting.seconds_to_bot(house) > 0


@pytest.mark.skipif(sys.platform == "win32", reason="has no such terminals")
def test_a_game_in_a_terminal_comes_to_its_prompt() -> None:
    assert starting.seconds_to_prompt() > 0


@pytest.mark.skipif(sys.platform != "linux", reason="does not tell")
def test_a_servers_memory_has_a_peak() -> None:
    server, together = sizes.served_sizes(tables=1, seconds=0.1)
    assert 1 < server.megabytes <= together.megabytes


def test_an_install_with_the_server_is_larger_than_the_core() -> None:
    core, server = sizes.installed_sizes()
    assert 1 < core.megabytes < server.megabytes


@pytest.mark.parametrize("is_installed", [False, True])
def test_the_report_is_shown_and_written(
    report: Report, monkeypatch: pytest.MonkeyPatch, *, is_installed: bool
) -> None:
    monkeypatch.setattr(open_spiel, "IS_INSTALLED", is_installed)
    shown, page = io.StringIO(), to_markdown(report)
    show(report.machine, report.pace, report.tables(), Console(file=shown, width=110))
    assert "| tea | 180.00 s |" in page
    assert "| pot | 0.8 MB |" in page
    assert all(
        table.title in text for table in report.tables() for text in (shown.getvalue(), page)
    )
    assert report.machine.commit in shown.getvalue()
    assert ("## Beside OpenSpiel" in page) == is_installed


def test_the_json_has_everything(report: Report) -> None:
    found = json.loads(to_json(report))
    own = {"machine", "pace", "figures", "starts", "sizes", "punctuality"}
    assert set(found) == own | {"ratios", "environments", "goals"}
    assert set(found["figures"]) == set(report.figures)
    assert {"name", "unit", "wanted", "figure", "is_limit", "is_reached"} == set(found["goals"][0])


@pytest.mark.parametrize(
    ("value", "text"),
    [(24_300_000, "24.3 M"), (1_340, "1.34 k"), (636, "636"), (0.754, "0.75"), (None, "–")],
)
def test_numbers_are_short(value: float | None, text: str) -> None:
    assert number(value) == text


def test_the_page_on_the_pocket_gets_other_tables_and_keeps_its_words() -> None:
    page = f"before\n{pocket.BEGIN}\nold\n{pocket.END}\nafter\n"
    seen = pocket.Visit(0.3, 2.8, 2.5, 4.0, 3.1, 57.0, 5.7, 200.0)
    ways = [each for each in pocket.WAYS if each.goal]
    table = pocket.visits_table((each, seen) for each in ways)
    assert [row[3] for row in table.rows] == ["≤ 3 s: reached", "≤ 8 s: reached"]
    late = pocket.visits_table((each, replace(seen, ready=8.1)) for each in ways)
    assert {row[3].partition(": ")[2] for row in late.rows} == {"missed"}
    calm = pocket.visits_table([(ways[0], replace(seen, longest_task=0.0))])
    assert ("57 ms" in table.rows[0], "below 50 ms" in calm.rows[0]) == (True, True)
    written = pocket.written(page, markdown_table(table))
    assert written.startswith("before\n")
    assert written.endswith("\nafter\n")
    assert "old" not in written
    assert pocket.written(written, markdown_table(table)) == written
