"""The help: friendly, and quick because nothing heavy is loaded for it."""

from __future__ import annotations

import pytest

from tests.terminal.running import modules_loaded_by, run

COMMANDS = ["play", "opponents", "score", "scorepad", "rules", "replay", "verify", "puzzle"]
HEAVY = ["numba", "numpy", "rich", "fluent", "papersea.rules", "papersea.cards"]


@pytest.mark.parametrize("option", ["--help", "-h"])
def test_the_help_loads_nothing_heavy(option: str) -> None:
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


@pytest.mark.parametrize(
    ("typed", "hint"), [("paly", "Did you mean play?"), ("xyz", "There are play, opponents")]
)
def test_an_unknown_command_is_refused_with_a_hint(typed: str, hint: str) -> None:
    result = run(typed)
    assert result.exit_code == 2
    assert hint in result.output
