"""The help: friendly, and quick because nothing heavy is loaded for it."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.terminal.running import run, run_program

COMMANDS = ["play", "opponents", "score", "scorepad", "rules", "replay", "verify", "puzzle"]
HEAVY = ["numba", "numpy", "rich", "fluent", "papersea.rules", "papersea.cards"]


def modules_loaded_by(*arguments: str) -> set[str]:
    program = (
        "import sys\nfrom papersea.terminal.main import main\n"
        f"sys.argv = ['papersea', *{list(arguments)!r}]\n"
        "try:\n    main()\nexcept SystemExit as exit:\n    assert not exit.code\n"
        "print('LOADED', *sys.modules)"
    )
    output = subprocess.check_output([sys.executable, "-c", program], text=True)
    return set(output.rpartition("LOADED ")[2].split())


@pytest.mark.parametrize("option", ["--help", "-h", "--version"])
def test_help_and_version_load_nothing_heavy(option: str) -> None:
    assert modules_loaded_by(option).isdisjoint(HEAVY)


@pytest.mark.parametrize("command", COMMANDS)
def test_the_help_of_a_command_loads_no_kernel(command: str) -> None:
    assert modules_loaded_by(command, "--help").isdisjoint(["numba", "numpy"])


def test_the_help_names_every_command_and_shows_examples() -> None:
    result = run("--help")
    assert result.exit_code == 0
    assert all(f"\n  {command} " in result.output for command in COMMANDS)
    assert "Examples:" in result.output
    assert max(map(len, result.output.splitlines())) <= 80


def test_the_version_names_python_too() -> None:
    result = run_program("--version")
    assert result.stdout.startswith("papersea ")
    assert "Python 3" in result.stdout


@pytest.mark.parametrize(
    ("typed", "hint"), [("paly", "Did you mean play?"), ("xyz", "There are play, opponents")]
)
def test_an_unknown_command_is_refused_with_a_hint(typed: str, hint: str) -> None:
    result = run(typed)
    assert result.exit_code == 2
    assert hint in result.output
