"""Compiled and interpreted, the rules are the same."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from papersea.rules.options import Edition, parse_options
from papersea.rules.playout import MANNERS
from papersea.rules.ways import COMPILED
from tests.clauses import clause
from tests.kernel import tracing
from tests.kernel.tracing import CASES, checksums
from tests.sizes import sized

pytestmark = pytest.mark.skipif(not COMPILED, reason="needs both ways to compare them")

# Mixed options beside the presets, so that rare rulings meet each other.
RULES = (
    *(edition.value for edition in Edition),
    "classic,deck_out=at_once,target=double",
    "es,deck_out=end_of_turn",
)


# Three editions play like others of these: what they add are other deals.
COMPARED = sized(tuple(each for each in RULES if each not in ("sk", "cs", "ru")), RULES)


@cache
def interpreted() -> dict[str, dict[str, list[int]]]:
    """The same games played by plain Python, in a process of its own."""
    words = [f"{rules}:{manner}" for rules in COMPARED for manner in range(len(MANNERS))]
    finished = subprocess.run(
        [sys.executable, str(Path(tracing.__file__)), *words],
        env=os.environ | {"PAPERSEA_KERNEL": "python", "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=True,
    )
    traced: dict[str, dict[str, list[int]]] = json.loads(finished.stdout)
    return traced


@pytest.mark.parametrize("rules", COMPARED)
def test_hundreds_of_random_games_agree_move_by_move(rules: str) -> None:
    for manner in range(len(MANNERS)):
        played = checksums(parse_options(rules), manner)
        assert played == interpreted()[f"{rules} {manner}"]["sums"]


@clause("R9", "Q1", "Q2", "Q3", "Q4", "Q5", "Q6", "Q13", "Q15", "Q16", "Q17", "Q18", "Q19")
def test_those_games_show_every_rare_situation() -> None:
    seen: Counter[str] = Counter()
    for traced in interpreted().values():
        seen.update(dict(zip(CASES, traced["seen"], strict=True)))
    assert not [case for case in CASES if seen[case] < 5]
