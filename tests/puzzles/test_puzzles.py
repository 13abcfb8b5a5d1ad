"""Every puzzle that papersea comes with is one: legal, honest, mixed, and from easy to hard."""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from datetime import date, timedelta
from functools import cache
from itertools import groupby, pairwise
from pathlib import Path
from statistics import fmean

import msgspec
import pytest

from papersea.analysis.values import Grade
from papersea.analysis.weighing import JUDGE
from papersea.events import HandShown
from papersea.game import Played
from papersea.moves import Stop, parse_move
from papersea.players.belief.worlds import Belief
from papersea.players.budget import Playouts
from papersea.puzzles import Idea, Puzzle, Theme, load_shelf
from papersea.puzzles.answering import answer
from papersea.puzzles.checking import find_best
from papersea.puzzles.ideas import idea_of
from papersea.puzzles.puzzle import Weight, is_same_choice
from papersea.puzzles.rounds import view_of
from papersea.puzzles.shelf import LEVELS, WEEK
from papersea.record import Turn
from papersea.refusals import IllegalMove

SHELF = load_shelf()
A_MONDAY = date(2025, 3, 3)
FEW = SHELF.puzzles[:: len(SHELF.puzzles) // 6]
"""From all over the shelf."""


def days(count: int) -> list[date]:
    return [A_MONDAY + timedelta(day) for day in range(count)]


look = cache(view_of)
"""At puzzles that several tests go through."""


def turns_of(played: tuple[Played, ...]) -> str:
    grouped = groupby(played, key=lambda each: each.seat)
    return " ".join(str(Turn(seat, tuple(moves))) for seat, moves in grouped)


def test_every_puzzle_asks_whoever_has_the_turn_for_one_of_the_legal_moves() -> None:
    for puzzle in SHELF.puzzles:
        view = look(puzzle)
        assert view.seat == view.turn
        assert len(view.seats) == puzzle.players
        assert sorted(each.move for each in puzzle.weights) == sorted(map(str, view.legal))


def test_a_puzzle_shows_no_hidden_card() -> None:
    for puzzle in SHELF.puzzles:
        view = look(puzzle)
        shown = {event.seat for event in view.history if isinstance(event, HandShown)}
        for seat, seen in enumerate(view.seats):
            assert (seen.hand is not None) == (seat == view.seat or seat in shown)


@pytest.mark.parametrize("puzzle", FEW, ids=lambda puzzle: puzzle.id)
def test_a_puzzle_is_the_same_whatever_its_seat_cannot_see(puzzle: Puzzle) -> None:
    view = view_of(puzzle)
    for seed in range(3):
        world = Belief(view).sample(seed)
        other = Puzzle(str(world.start), turns_of(world.played), puzzle.weights, 0)
        assert (other.start, other.turns) != (puzzle.start, puzzle.turns)
        assert view_of(other) == view


def test_one_move_is_clearly_best() -> None:
    least, least_chance = float(SHELF.made["least_lead"]), float(SHELF.made["least_chance"])
    for puzzle in SHELF.puzzles:
        chances = [each.chance for each in puzzle.weights]
        assert chances == sorted(chances, reverse=True)
        assert puzzle.lead > least - 0.001
        assert puzzle.lead > 4 * puzzle.next_best.error
        assert chances[0] > least_chance - 0.001, "where all is lost, a choice is dull"


def test_easy_ones_have_a_gap_of_ten_points() -> None:
    for puzzle in SHELF.puzzles:
        if SHELF.level(puzzle) <= 3:
            assert puzzle.lead > 0.1 - 0.001
    for day in days(WEEK * 8):
        if day.weekday() < 4:
            assert SHELF.daily(day).lead > 0.1 - 0.001, "nor is a Thursday's puzzle a near thing"


def test_the_strongest_has_judged_them_all() -> None:
    assert {puzzle.judge for puzzle in SHELF.puzzles} == {JUDGE}


@pytest.mark.parametrize("puzzle", FEW, ids=lambda puzzle: puzzle.id)
def test_a_search_finds_the_best_move_again(puzzle: Puzzle) -> None:
    found = find_best(view_of(puzzle), Playouts(4000), seed=7)
    assert is_same_choice(found.best, parse_move(puzzle.best))
    assert abs(found.lead - puzzle.lead) < 4 * (found.error + puzzle.next_best.error)


def test_difficulty_rises() -> None:
    for easier, harder in pairwise(SHELF.puzzles):
        assert easier.difficulty <= harder.difficulty
        assert SHELF.level(easier) <= SHELF.level(harder) <= SHELF.level(easier) + 1
    assert {SHELF.level(puzzle) for puzzle in SHELF.puzzles} == set(range(1, LEVELS + 1))


def test_all_steps_of_a_turn_and_all_tables_are_asked_about() -> None:
    themes = Counter(puzzle.theme for puzzle in SHELF.puzzles)
    assert set(themes) == set(Theme)
    assert max(themes.values()) < len(SHELF.puzzles) / 2
    tables = Counter(puzzle.players for puzzle in SHELF.puzzles)
    assert min(tables[players] for players in (2, 3, 4)) > len(SHELF.puzzles) / 8


def test_a_call_is_wanted_and_not_wanted() -> None:
    best = Counter(each.best for each in SHELF.puzzles if each.theme is Theme.CALL)
    assert {"STOP", "LAST", "."} <= set(best)
    for puzzle in SHELF.puzzles:
        assert (puzzle.theme is Theme.CALL) == (Stop() in look(puzzle).legal)


def test_every_idea_has_its_puzzles_and_its_weeks() -> None:
    ideas = Counter(puzzle.idea for puzzle in SHELF.puzzles)
    assert set(ideas) == set(Idea)
    assert min(ideas.values()) >= 8, "one a day, and one more"
    weeks = [SHELF.idea_of_week(day) for day in days(WEEK * len(Idea))]
    assert [*dict.fromkeys(weeks)] == weeks[::WEEK], "from Monday to Sunday the same"
    assert set(weeks) == set(Idea)


@pytest.mark.parametrize("puzzle", FEW, ids=lambda puzzle: puzzle.id)
def test_an_idea_is_what_the_best_move_is_about(puzzle: Puzzle) -> None:
    assert puzzle.idea is idea_of(puzzle)
    assert (puzzle.idea is Idea.CALL) == (puzzle.theme is Theme.CALL)


def test_what_was_on_a_shelf_before_still_opens_with_its_own_judge() -> None:
    gone = [puzzle for puzzle in SHELF.former if not SHELF.has(puzzle)]
    assert gone
    for puzzle in gone[:: max(1, len(gone) // 5)]:
        assert SHELF.find(puzzle.id) is puzzle
        assert 1 <= SHELF.level(puzzle) <= LEVELS
        given = answer(puzzle, parse_move(puzzle.best))
        assert given.is_right
        assert given.judge == puzzle.judge == "orca"
    stayed = [puzzle for puzzle in SHELF.former if SHELF.has(puzzle)]
    for puzzle in stayed:
        found = SHELF.find(puzzle.id)
        assert found is not None
        assert found.judge == JUDGE, "as it is judged today"


def test_no_two_puzzles_are_the_same() -> None:
    assert len({puzzle.id for puzzle in SHELF.puzzles}) == len(SHELF.puzzles)
    looks = [msgspec.structs.replace(each, turns="", difficulty=0) for each in SHELF.puzzles]
    assert len(set(looks)) == len(SHELF.puzzles)
    for puzzle in SHELF.puzzles:
        assert SHELF.find(puzzle.id) is puzzle
    assert SHELF.find("whales") is None


# Answers


@pytest.mark.parametrize("puzzle", FEW, ids=lambda puzzle: puzzle.id)
def test_an_answer_is_judged_and_explained(puzzle: Puzzle) -> None:
    right = answer(puzzle, parse_move(puzzle.best))
    assert right.is_right
    assert right.decision.grade is Grade.BEST
    assert right.decision.loss == 0
    for each in puzzle.weights[1:]:
        given = answer(puzzle, parse_move(each.move))
        decision = given.decision
        assert given.is_right == puzzle.is_right(each.move)
        assert (decision.played, decision.step) == (each.move, view_of(puzzle).step)
        assert given.is_right or decision.grade is Grade.MISTAKE
        assert given.is_right or decision.best == puzzle.best
        assert decision.loss == pytest.approx(0 if given.is_right else right_loss(puzzle, each))
        assert decision.reasons


def right_loss(puzzle: Puzzle, wrong: Weight) -> float:
    return puzzle.weights[0].chance - wrong.chance


def test_nothing_is_explained_by_hindsight() -> None:
    for puzzle in FEW:
        reasons = answer(puzzle, parse_move(puzzle.next_best.move)).decision.reasons
        assert not any(reason.is_hindsight for reason in reasons)


def test_an_illegal_answer_is_refused_by_the_rules() -> None:
    puzzle = next(each for each in SHELF.puzzles if each.theme is Theme.DRAW)
    with pytest.raises(IllegalMove):
        answer(puzzle, parse_move("STOP"))


def test_the_same_duo_in_other_colours_is_as_right() -> None:
    weights = [Weight(move, 0.6, 0, 9) for move in ("Cy+Cd", "Cy+Cl")]
    puzzle = Puzzle("", "", (*weights, Weight("Bd+Bl", 0.5, 0.01, 9), Weight(".", 0.4, 0.01, 9)), 0)
    assert [puzzle.is_right(each.move) for each in puzzle.weights] == [True, True, False, False]
    assert puzzle.next_best.move == "Bd+Bl"
    assert puzzle.lead == pytest.approx(0.1)


# The puzzle of a day


def test_the_puzzle_of_a_day_is_the_same_for_everybody_and_another_one_every_day() -> None:
    puzzles = [SHELF.daily(day) for day in days(WEEK * 8)]
    assert puzzles == [SHELF.daily(day) for day in days(WEEK * 8)]
    assert all(today != tomorrow for today, tomorrow in pairwise(puzzles))


def test_every_puzzle_has_its_day_before_one_comes_again() -> None:
    of_sundays = SHELF.puzzles[6 * len(SHELF.puzzles) // WEEK :]
    first = next(
        week for week in range(1000) if (A_MONDAY.toordinal() // WEEK + week) % len(of_sundays) == 0
    )
    sundays = [A_MONDAY + timedelta(WEEK * (first + week) + 6) for week in range(len(of_sundays))]
    assert {SHELF.daily(day).id for day in sundays} == {puzzle.id for puzzle in of_sundays}


def test_mondays_are_easy_and_sundays_hard() -> None:
    week = [
        fmean(SHELF.daily(day + timedelta(WEEK * number)).difficulty for number in range(6))
        for day in days(WEEK)
    ]
    assert week == sorted(week)


def test_the_example_in_the_docs_runs() -> None:
    doc = (Path(__file__).parents[2] / "docs" / "puzzles.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```python\n(.*?)```", doc, re.DOTALL)
    finished = subprocess.run([sys.executable, "-c", example], capture_output=True, check=False)
    assert finished.returncode == 0, finished.stderr
