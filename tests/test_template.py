"""The template of a bot is installed where there is nothing of it, and found by every command."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.terminal.running import command_line

TEMPLATE = Path(__file__).parents[1] / "examples" / "template"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment that has it: built from a copy, by what is here, without an index."""
    source = tmp_path_factory.mktemp("copied") / "paper-heron"
    shutil.copytree(TEMPLATE, source, ignore=shutil.ignore_patterns("__pycache__"))
    target = tmp_path_factory.mktemp("installed")
    offline = ("--no-index", "--no-deps", "--no-build-isolation", "--disable-pip-version-check")
    command = (sys.executable, "-m", "pip", "install", "-qq", *offline, "--target", target, source)
    subprocess.run(command, check=True)
    return {**os.environ, "PYTHONPATH": str(target), "COLUMNS": "100", "NO_COLOR": "1"}


def said(installed: dict[str, str], *arguments: str) -> str:
    done = subprocess.run(
        command_line(*arguments), env=installed, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_is_listed_and_plays_in_an_arena_by_its_name(installed: dict[str, str]) -> None:
    listed = said(installed, "opponents")
    assert "Installed on this machine" in listed
    assert "paper-heron  Waits for good cards, lays every duo" in listed
    last = json.loads(said(installed, "opponents", "--json"))[-1]
    assert (last["name"], last["place"]) == ("paper-heron", "paper_heron:Heron")
    arena = ("arena", "paper-heron@1p", "driftwood@1p", "--games", "4", "--workers", "2", "--json")
    (first, again) = (json.loads(said(installed, *arena)) for _ in range(2))
    assert first == again
    assert {each["entrant"] for each in first["standings"]} == {"paper-heron@1p", "driftwood@1p"}


def test_its_own_tests_pass(installed: dict[str, str]) -> None:
    tests = TEMPLATE / "tests"
    command = (sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", tests)
    done = subprocess.run(
        command, cwd=tests, env=installed, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout


def test_its_page_names_commands_that_are_there() -> None:
    page = (TEMPLATE / "README.md").read_text("utf-8")
    for command in re.findall(r"^papersea (\w+)", page, re.MULTILINE):
        assert command in ("opponents", "play", "arena", "benchmark", "bot")
