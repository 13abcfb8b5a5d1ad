"""What the pages about research say is so."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from tests.terminal.running import run_each
from tools import research_layout

DOCS = Path(__file__).parents[2] / "docs"
RESEARCH = (DOCS / "research.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", RESEARCH, re.DOTALL)


@pytest.fixture(scope="module")
def finished_examples() -> list[subprocess.CompletedProcess[str]]:
    return run_each(EXAMPLES, "-W", "error")


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_an_example_runs(
    number: int, finished_examples: list[subprocess.CompletedProcess[str]]
) -> None:
    finished = finished_examples[number]
    assert finished.returncode == 0, finished.stderr
    assert finished.stdout


def test_there_are_examples() -> None:
    assert len(EXAMPLES) >= 4


def test_links_lead_somewhere() -> None:
    for target in re.findall(r"\]\(([^)#]+)", RESEARCH):
        assert (DOCS / target).exists(), target


def test_the_layout_is_up_to_date() -> None:
    assert research_layout.FILE.read_text(encoding="utf-8") == research_layout.page()
