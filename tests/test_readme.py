"""What the README and the pages for players and programmers say is so."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from papersea.cards import COLOUR_LETTERS, KIND_LETTERS
from papersea.game import Game
from papersea.position import parse_position
from tests.terminal.running import run, run_each

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
PAGES = "\n".join(
    (README, *((ROOT / "docs" / name).read_text("utf-8") for name in ("playing.md", "python.md")))
)
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGES, re.DOTALL)
COMMANDS = sorted(
    {*re.findall(r"^papersea (?:score|rules|opponents)\b.*?(?=  )", PAGES, re.MULTILINE)}
)


@pytest.fixture(scope="module")
def finished_examples() -> list[subprocess.CompletedProcess[str]]:
    return run_each(EXAMPLES)


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_an_example_runs(
    number: int, finished_examples: list[subprocess.CompletedProcess[str]]
) -> None:
    finished = finished_examples[number]
    assert finished.returncode == 0, finished.stderr
    for promised in re.findall(r"print\(.*#\s(\[.*\])", EXAMPLES[number]):
        assert promised in finished.stdout


def test_there_are_examples_and_commands() -> None:
    assert len(EXAMPLES) == 8
    assert len(COMMANDS) == 5


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_runs(command: str) -> None:
    finished = run(*command.split()[1:])
    assert finished.exit_code == 0, finished.stderr
    assert finished.stdout


def test_the_program_that_is_installed_runs_a_command() -> None:
    program = Path(sys.executable).with_name("papersea")
    finished = subprocess.run(
        [program, *COMMANDS[0].split()[1:]], capture_output=True, text=True, check=False
    )
    assert finished.returncode == 0, finished.stderr
    assert finished.stdout


def test_the_position_on_a_line_can_be_set_up() -> None:
    (line,) = re.findall(r"^classic \d.*$", PAGES, re.MULTILINE)
    assert Game.set_up(parse_position(line), seed=1).legal_moves()


def test_the_letters_are_right() -> None:
    for letters in (KIND_LETTERS, COLOUR_LETTERS):
        for thing, letter in letters.items():
            name = str(thing.value).replace("_", " ")
            assert re.search(rf"`{letter}` \| {name}\b", PAGES), name


def test_links_lead_somewhere() -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", README):
        assert (ROOT / target).exists(), target


def test_the_readme_is_short() -> None:
    assert len(README.splitlines()) <= 120


@pytest.mark.parametrize("target", ["play", "test"])
def test_the_two_commands_are_there(target: str) -> None:
    assert f"```\nmake {target}\n```" in README
    assert re.search(rf"^{target}:", (ROOT / "Makefile").read_text(), re.MULTILINE)
