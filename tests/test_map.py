"""Whoever follows the map finds what it names."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
PLACES = (ROOT, ROOT / "src" / "papersea")
WALK = """
from tools import walk
from papersea.server.storage import databases
databases._SECONDS_BETWEEN_LOOKS = 0.0
walk.main(["server"])
"""
"""Where the databases are looked at all the time: what a server does by the clock is no part of a
move, however long that takes."""


@pytest.mark.parametrize("page", sorted(DOCS.glob("*.md")), ids=lambda page: page.stem)
def test_links_lead_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text):
        assert (DOCS / target).exists(), target


def test_every_page_can_be_found_from_the_first_one() -> None:
    index = (DOCS / "README.md").read_text(encoding="utf-8")
    for page in DOCS.glob("*.md"):
        assert page.name == "README.md" or f"({page.name})" in index, page.name


def test_every_file_that_is_named_is_there() -> None:
    text = (DOCS / "architecture.md").read_text(encoding="utf-8")
    named = re.findall(r"`([\w/.]+\.(?:py|ts|toml)|\w+/[\w/]*)`", text)
    assert len(named) > 15
    for path in named:
        assert any((place / path).exists() for place in PLACES), path


def test_every_file_of_the_server_that_a_move_passes_through_is_named() -> None:
    text = (DOCS / "architecture.md").read_text(encoding="utf-8")
    told = text.partition("## A move, from a tap")[2].partition("\n## ")[0]
    named = set(re.findall(r"`([\w/]+\.py)`", told))
    walked = subprocess.run(
        [sys.executable, "-c", WALK],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    ).stdout
    assert named == set(re.findall(r"src/papersea/(\S+)", walked))
    assert len(named) <= 30, "what concerns something else than a move stands in its way"
