"""Whole rounds in plain text are as they have ever been."""

from __future__ import annotations

import pytest

from papersea.record import parse_record
from tools.playthroughs import GOLDEN, LINE, NEW, page

FILES = sorted(GOLDEN.glob("*.txt"))


def test_there_is_a_page_for_each() -> None:
    assert [path.stem for path in FILES] == sorted(NEW)


@pytest.mark.parametrize("name", NEW)
def test_a_golden_playthrough_holds(name: str) -> None:
    text = (GOLDEN / f"{name}.txt").read_text()
    assert page(parse_record(text.split(LINE)[0])) == text
