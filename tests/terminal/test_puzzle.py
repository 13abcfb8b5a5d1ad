"""Puzzles in the terminal: a table, one answer, and why another would have been better."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest

from papersea.analysis.weighing import JUDGE
from papersea.puzzles import Puzzle, Theme, load_shelf
from papersea.puzzles.progress import Progress
from papersea.terminal.study import puzzle_progress
from tests.sizes import sized
from tests.terminal.running import run

SHELF = load_shelf()
TODAY = datetime.now(UTC).date()


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where progress is kept."""
    monkeypatch.setattr(puzzle_progress, "data_folder", lambda: tmp_path)
    return tmp_path


def answer_to(puzzle: Puzzle, *, is_right: bool = True) -> str:
    """What is typed; a call is confirmed."""
    move = puzzle.best if is_right else puzzle.next_best.move
    return f"{move}\ny\n" if move in ("STOP", "LAST") else f"{move}\n"


def test_the_puzzle_of_the_day_is_answered_once_and_begins_a_streak() -> None:
    puzzle = SHELF.daily(TODAY)
    puzzle_progress.keep(Progress(days={TODAY - timedelta(1): False}))
    result = run("puzzle", stdin=answer_to(puzzle))
    assert result.exit_code == 0, result.output
    assert f"Puzzle of {TODAY}" in result.output
    assert f"ID {puzzle.id}" in result.output
    assert "Right!" in result.output
    assert "2 days in a row" in result.output
    assert puzzle_progress.kept().days[TODAY]
    run("puzzle", stdin=answer_to(puzzle, is_right=False))
    assert puzzle_progress.kept().days[TODAY], "the first answer counts"


def test_a_wrong_answer_is_explained() -> None:
    puzzle = next(each for each in SHELF.puzzles if each.theme is Theme.DRAW)
    result = run("puzzle", puzzle.id, stdin=answer_to(puzzle, is_right=False))
    assert "Right!" not in result.output
    assert "Better: " in result.output
    assert f"{round(100 * puzzle.weights[0].chance)}%" in result.output
    assert result.output.count("%  ") == len(puzzle.weights)
    assert puzzle_progress.kept() == Progress(missed=(puzzle.id,), told=puzzle.id)


def test_another_try_is_practice_and_solves_nothing() -> None:
    puzzle = SHELF.daily(TODAY)
    first = run("puzzle", stdin=answer_to(puzzle, is_right=False))
    assert "Your first answer counts." in " ".join(first.output.split())
    assert "practice" not in first.output
    for arguments in ((), (puzzle.id,), ("--day", str(TODAY))):
        again = run("puzzle", *arguments, stdin=answer_to(puzzle))
        assert "Right!" in again.output
        assert "this is just practice" in " ".join(again.output.split())
        assert puzzle_progress.kept().missed == (puzzle.id,)
        assert puzzle_progress.kept().right == ()


def test_a_missed_puzzle_is_solved_when_it_comes_again_but_not_right_after_its_answer() -> None:
    last, others = SHELF.puzzles[5], (*SHELF.puzzles[:5], *SHELF.puzzles[6:])
    progress = Progress(tuple(each.id for each in others), told=others[0].id)
    missed = progress.after(last, is_right=False)
    assert missed.next_of(SHELF.puzzles) == SHELF.puzzles[6]
    puzzle_progress.keep(missed.after_practice(others[0]))
    result = run("puzzle", "--next", stdin=answer_to(last) + "q\n")
    assert "practice" not in result.output
    assert f"{len(SHELF.puzzles):,} of {len(SHELF.puzzles):,} puzzles solved" in result.output


def test_nothing_tells_the_answer_before_it_was_given() -> None:
    for puzzle in SHELF.puzzles[:: sized(30, 10)]:
        result = run("puzzle", puzzle.id, stdin="log\nq\n")
        assert result.exit_code == 0
        assert "%" not in result.output
        assert puzzle_progress.kept() == Progress()


def test_the_next_ones_come_from_easy_to_hard_and_what_was_missed_again() -> None:
    first, second = SHELF.puzzles[:2]
    typed = answer_to(first, is_right=False) + "\n" + answer_to(second) + "q\n"
    result = run("puzzle", "--next", stdin=typed)
    assert result.exit_code == 0, result.output
    assert f"Puzzle 1 of {len(SHELF.puzzles):,}" in result.output
    assert f"Puzzle 2 of {len(SHELF.puzzles):,}" in result.output
    assert "Puzzle 3" not in result.output
    solved = Progress(tuple(each.id for each in SHELF.puzzles[1:]), (first.id,))
    assert solved.next_of(SHELF.puzzles) == first
    assert solved.after(first, is_right=True).next_of(SHELF.puzzles) == second, "all once more"


def test_what_was_solved_stays_solved() -> None:
    puzzle = SHELF.puzzles[0]
    solved = Progress().after(puzzle, is_right=False).after(puzzle, is_right=True)
    assert solved == Progress(right=(puzzle.id,), told=puzzle.id)
    assert solved.after(puzzle, is_right=False) == solved


def test_days_in_a_row() -> None:
    day = date(2025, 3, 1)
    progress = Progress(days={day - timedelta(back): True for back in (1, 2, 4)})
    assert progress.streak(day) == 2, "today is not over"
    assert progress.after_day(day, is_right=False).streak(day) == 3
    assert progress.streak(day + timedelta(1)) == 0


def test_a_puzzle_that_has_left_the_list_is_posed_and_says_so() -> None:
    puzzle = next(each for each in SHELF.former if not SHELF.has(each))
    result = run("puzzle", puzzle.id, stdin=answer_to(puzzle))
    assert result.exit_code == 0, result.output
    said = " ".join(result.output.split())
    assert "This puzzle has left the list" in said
    assert "Judged by Orca." in said
    assert puzzle_progress.kept().right == (puzzle.id,)


def test_the_judge_is_named_with_the_answer() -> None:
    result = run("puzzle", SHELF.puzzles[0].id, stdin=answer_to(SHELF.puzzles[0]))
    assert f"Judged by {JUDGE.capitalize()}." in result.output
    assert "left the list" not in result.output


def test_progress_that_cannot_be_read_is_begun_anew(folder: Path) -> None:
    (folder / "puzzles.json").write_text("{", "utf-8")
    assert puzzle_progress.kept() == Progress()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("whales",), "There’s no puzzle whales."),
        (("--day", "soon"), "soon isn’t a day"),
        (("--day", "2025-01-01", "--next"), "Choose one: a puzzle, --day or --next."),
    ],
)
def test_what_cannot_be_asked_for_is_refused(arguments: tuple[str, ...], said: str) -> None:
    result = run("puzzle", *arguments)
    assert result.exit_code == 2
    assert said in result.output


def test_whoever_wants_hard_ones_goes_on_with_them() -> None:
    first, second = [each for each in SHELF.puzzles if SHELF.level(each) == 4][:2]
    result = run(
        "puzzle", "--level", "4", stdin=answer_to(first) + "\n" + answer_to(second) + "q\n"
    )
    assert result.exit_code == 0, result.output
    assert puzzle_progress.kept().right == (first.id, second.id)
    assert run("puzzle", "--level", "6").exit_code == 2
    assert run("puzzle", "--level", "2", "--day", str(TODAY)).exit_code == 2
