"""Which limits a test reaches: it says so, and fails unless it has."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from papersea.server.metrics import METRICS
from papersea.server.settings import COUNTED_AS

_TESTS: Final = Path(__file__).parents[1]

reaches: Final = pytest.mark.reaches
"""``@reaches("odds_a_minute")``: somebody in this test meets these limits, and is counted."""


def turned_away() -> dict[str, int]:
    """How often each limit was met in this process, by the names under which that is counted."""
    return {
        name: int(METRICS.turned_away.labels(name)._value.get())
        for name in dict.fromkeys(COUNTED_AS.values())
    }


@pytest.fixture(autouse=True)
def limits_are_reached(request: pytest.FixtureRequest) -> Iterator[None]:
    wanted = {name for mark in request.node.iter_markers("reaches") for name in mark.args}
    before = turned_away()
    yield
    met = {name for name, count in turned_away().items() if count > before[name]}
    assert {name for name in wanted if COUNTED_AS[name] not in met} == set()


def reached_by_tests() -> set[str]:
    """The limits that tests say they reach, whichever of them run."""
    calls = [
        node
        for folder in ("server", "hostile")
        for file in (_TESTS / folder).rglob("test_*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "reaches"
    ]
    return {ast.literal_eval(name) for call in calls for name in call.args}
