"""What the pages about research say is so."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tools import research_layout

DOCS = Path(__file__).parents[2] / "docs"
RESEARCH = (DOCS / "research.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", RESEARCH, re.DOTALL)


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_an_example_runs(number: int) -> None:
    finished = subprocess.run(
        [sys.executable, "-W", "error", "-c", EXAMPLES[number]],
        capture_output=True,
        text=True,
        check=False,
    )
    assert finished.returncode == 0, finished.stderr
    assert finished.stdout


def test_there_are_examples() -> None:
    assert len(EXAMPLES) >= 4


def test_links_lead_somewhere() -> None:
    for target in re.findall(r"\]\(([^)#]+)", RESEARCH):
        assert (DOCS / target).exists(), target


def test_the_layout_is_up_to_date() -> None:
    assert research_layout.FILE.read_text(encoding="utf-8") == research_layout.page()
