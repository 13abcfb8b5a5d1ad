"""docs/adding-a-card.md is true: its patches apply, and what they add is played everywhere."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[1]
PAGE: Final = (ROOT / "docs" / "adding-a-card.md").read_text(encoding="utf-8")
PATCHES: Final = re.findall(r"^```diff\n(.*?)^```$", PAGE, re.M | re.S)
PLAYED: Final = [
    "in_the_kernel",
    "refused",
    "at_a_table",
    "in_the_terminal",
    "elsewhere",
    "by_bots",
]


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A copy of the sources, with the patches of the page."""
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__"))
    subprocess.run(
        ["git", "apply", "--whitespace=error", "-"],
        cwd=tmp_path,
        # Whatever repository the directory may lie in, these are plain files.
        env=os.environ | {"GIT_CEILING_DIRECTORIES": str(tmp_path.parent)},
        input="".join(PATCHES),
        text=True,
        check=True,
    )
    return tmp_path


def test_the_example_is_played_in_every_room(house: Path) -> None:
    places = os.pathsep.join([str(house / "src"), str(ROOT)])
    played = subprocess.run(
        [sys.executable, "-m", "tests.turtles"],
        cwd=house,
        env=os.environ | {"PAPERSEA_KERNEL": "python", "PYTHONPATH": places},
        capture_output=True,
        text=True,
        check=False,
    )
    assert played.returncode == 0, played.stderr
    assert played.stdout.endswith("turtles everywhere\n")


def test_the_page_says_how_many_files_it_touches() -> None:
    touched = {file for patch in PATCHES for file in re.findall(r"^\+\+\+ b/(.*)$", patch, re.M)}
    assert f"It touches **{len(touched)} files**" in PAGE
