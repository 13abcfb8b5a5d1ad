"""The pages about new cards are true: their patches apply, and what they add is played."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from papersea.rules.ways import NUMBA, PYTHON
from tests.sizes import soak

ROOT: Final = Path(__file__).parents[1]
TOUCHES: Final = re.compile(r"It\s+touches\s+\*\*(\d+)\s+files\*\*")


def page(name: str) -> str:
    return (ROOT / "docs" / name).read_text(encoding="utf-8")


def patches(text: str) -> list[str]:
    return re.findall(r"^```diff\n(.*?)^```$", text, re.M | re.S)


def touched(text: str) -> int:
    """How many files the patches change."""
    return len(
        {file for each in patches(text) for file in re.findall(r"^\+\+\+ b/(.*)$", each, re.M)}
    )


@pytest.mark.parametrize(
    ("name", "module"),
    [("adding-a-card.md", "turtles"), ("adding-harder-cards.md", "harder_cards")],
)
# Numba takes minutes to compile all that these play, a search of an expert among it.
@pytest.mark.parametrize("way", [PYTHON, pytest.param(NUMBA, marks=soak)])
def test_the_examples_are_played_in_every_room(
    name: str, module: str, way: str, tmp_path: Path
) -> None:
    if way == NUMBA:
        pytest.importorskip("numba")
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__"))
    subprocess.run(
        ["git", "apply", "--whitespace=error", "-"],
        cwd=tmp_path,
        # Whatever repository the directory may lie in, these are plain files.
        env=os.environ | {"GIT_CEILING_DIRECTORIES": str(tmp_path.parent)},
        input="".join(patches(page(name))),
        text=True,
        check=True,
    )
    places = os.pathsep.join([str(tmp_path / "src"), str(ROOT)])
    played = subprocess.run(
        [sys.executable, "-m", f"tests.{module}"],
        cwd=tmp_path,
        # What Numba keeps of these is of no use to anybody.
        env=os.environ
        | {"PAPERSEA_KERNEL": way, "PYTHONPATH": places, "XDG_CACHE_HOME": str(tmp_path / "kept")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert played.returncode == 0, played.stderr
    assert played.stdout.endswith(" everywhere\n")


def test_the_page_says_how_many_files_it_touches() -> None:
    text = page("adding-a-card.md")
    assert TOUCHES.findall(text) == [str(touched(text))]


def test_each_harder_card_says_how_many_files_it_touches() -> None:
    sections = [text for text in page("adding-harder-cards.md").split("\n## ") if patches(text)]
    assert len(sections) == 5
    for section in sections:
        assert TOUCHES.findall(section) == [str(touched(section))]
