"""Learning what moves are worth: the right steps, and runs that can be stopped at any time."""

from __future__ import annotations

from pathlib import Path

import msgspec
import numpy as np
import pytest

from papersea.players.policy.places import TABLE
from papersea.rules.records import record_at
from papersea.rules.ways import COMPILED
from papersea.training.config import PracticeConfig
from papersea.training.practice import Lesson, new_lessons, step_by_leads, step_by_liking
from papersea.training.practising import Practice, trial

TINY = PracticeConfig(2, turns=4, moments=40, watched=2, tried_every=4, trial=2)


def lesson_of(worths: list[float], totals: list[float]) -> Lesson:
    lesson = record_at(Lesson, new_lessons(), 0)
    lesson.moves, lesson.liking = len(worths), 3.0
    for move, (worth, total) in enumerate(zip(worths, totals, strict=True)):
        lesson.worth[move], lesson.total[move] = worth, total
    return lesson


WORTHS, TOTALS = [0.2, 0.9, 0.4], [0.3, 0.1, -0.2]


def test_leads_are_learned_until_they_are_what_moves_brought() -> None:
    lesson = lesson_of(WORTHS, TOTALS)
    step_by_leads(lesson)
    reached = [total + lesson.step[move] for move, total in enumerate(TOTALS)]
    assert np.subtract(reached, np.mean(reached)) == pytest.approx(np.subtract(WORTHS, 0.5))


def test_liking_moves_along_the_slope_of_what_is_won() -> None:
    lesson = lesson_of(WORTHS, TOTALS)
    step_by_liking(lesson)

    def won(totals: list[float]) -> float:
        shares = np.exp(3.0 * np.array(totals))
        return float(shares @ WORTHS / shares.sum())

    for move in range(3):
        above, below = list(TOTALS), list(TOTALS)
        above[move] += 1e-5
        below[move] -= 1e-5
        slope = (won(above) - won(below)) / 2e-5
        assert 3.0 * lesson.step[move] == pytest.approx(slope, rel=1e-6)


def test_a_run_that_was_stopped_goes_on_as_if_nothing_had_happened(tmp_path: Path) -> None:
    whole = list(Practice(TINY, tmp_path / "whole").learn())
    for number, told in enumerate(Practice(TINY, tmp_path / "parts").learn()):
        assert told == whole[number]
        if number == 2:
            break
    assert list(Practice(TINY, tmp_path / "parts").learn()) == whole[3:]
    for name in ("table-2.bin", "log.jsonl"):
        assert (tmp_path / "whole" / name).read_bytes() == (tmp_path / "parts" / name).read_bytes()


def test_a_folder_of_another_run_is_left_alone(tmp_path: Path) -> None:
    next(Practice(TINY, tmp_path).learn())
    before = (tmp_path / "checkpoint.npz").read_bytes()
    with pytest.raises(ValueError, match="holds another run"):
        Practice(msgspec.structs.replace(TINY, seed=2), tmp_path)
    assert (tmp_path / "checkpoint.npz").read_bytes() == before


@pytest.mark.skipif(not COMPILED, reason="too few moments to learn from")
def test_practice_makes_better(tmp_path: Path) -> None:
    """What is learned in two turns wins more than a table that holds nothing."""
    config = msgspec.structs.replace(TINY, turns=2, moments=10_000, trial=100)
    told = list(Practice(config, tmp_path).learn())[-1]
    assert told["wins"] - 3 * told["error"] > trial(2, [0] * TABLE, 100)[0]
