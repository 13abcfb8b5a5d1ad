"""Whom a person plays against: chosen by name or rung, and how long they may think."""

from __future__ import annotations

import shlex
from pathlib import Path

import pytest

from papersea.moves import Move
from papersea.players.budget import Budget, Milliseconds
from papersea.players.catalogue import Opponent
from papersea.players.ladder.simple import RandomPlayer
from papersea.record import read_records
from papersea.texts import Texts
from papersea.view import View
from tests.terminal.running import run

LEAVE = "quit\ny\n"


def words(text: str) -> str:
    return " ".join(text.split())


def names_at_the_table(output: str) -> list[str]:
    lines = [line[2:] for line in output.splitlines() if line[2:4] in ("B ", "C ", "D ")]
    return [" ".join(line[2:].split(" 0 ")[0].split()) for line in lines]


@pytest.mark.parametrize(
    ("arguments", "names"),
    [
        ("", ["Gull"]),
        ("--players 4", ["Gull", "Otter", "Skua"]),
        ("--against heron", ["Heron"]),
        ("--against Glimmer --against nipper", ["Glimmer", "Nipper"]),
        ("--against sprat --against sprat", ["Sprat", "Sprat 2"]),
        ("--against solid --players 3", ["Heron", "Pelican"]),
    ],
)
def test_those_who_are_asked_for_sit_at_the_table(arguments: str, names: list[str]) -> None:
    result = run("play", "--seed", "10", *arguments.split(), stdin=LEAVE)
    assert result.exit_code == 0
    assert names_at_the_table(result.output) == names


def test_the_welcome_says_who_they_are() -> None:
    output = words(run("play", "--against", "sprat", "--players", "3", stdin=LEAVE).output)
    english = Texts.load()
    assert "You’re playing to 35 points, against 2 opponents:" in output
    assert f"Sprat {english.text('opponent-sprat')}" in output
    assert f"Glimmer {english.text('opponent-glimmer')}" in output


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ("--against gul", "There’s no opponent “gul”. Did you mean gull?"),
        ("--against gull@1s", "There’s no opponent “gull@1s”. Did you mean gull?"),
        ("--players 2 --against gull --against orca", "You named 2 opponents, but there is 1 seat"),
        ("--against gull " * 4, "You named 4 opponents, but there are 3 seats for them."),
        ("--thinking long", "“long” isn’t a budget: write it like 200ms, 5s or 2000p"),
        ("--thinking 0s", "A move takes from 1 ms to 600 s"),
    ],
)
def test_what_cannot_be_had_is_refused_before_the_welcome(arguments: str, problem: str) -> None:
    result = run("play", *arguments.split())
    assert result.exit_code == 2
    assert problem in words(result.output)
    assert "Welcome" not in result.output


@pytest.mark.parametrize(
    ("arguments", "again"),
    [
        ("--players 3", "--players 3 --rules classic --seed 10"),
        (
            "--against sprat --against skua --thinking 1s",
            "--players 3 --rules classic --seed 10 --against sprat --against skua --thinking 1s",
        ),
    ],
)
def test_the_same_table_can_be_had_again(arguments: str, again: str) -> None:
    output = run("play", "--seed", "10", *arguments.split(), stdin=LEAVE).output
    (line,) = [line for line in output.splitlines() if line.startswith("  papersea play")]
    assert line == f"  papersea play {again}"
    repeated = run(*shlex.split(line)[1:], stdin=LEAVE)
    assert repeated.output == output


class Watched:
    """Plays at random, and notes its budgets."""

    def __init__(self, budgets: set[Budget]) -> None:
        self._budgets = budgets
        self._player = RandomPlayer(1)

    def choose(self, view: View, budget: Budget) -> Move:
        self._budgets.add(budget)
        return self._player.choose(view, budget)


def test_opponents_get_the_time_that_was_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    budgets: set[Budget] = set()
    monkeypatch.setattr(Opponent, "seated", lambda _, __: Watched(budgets))
    run("play", "--seed", "1", "--thinking", "1s", stdin=LEAVE)
    assert budgets == {Milliseconds(1000)}


def test_records_name_the_opponents(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    arguments = ("--against", "foam", "--against", "foam", "--name", "Coral")
    run("play", "--seed", "10", *arguments, "--record", str(file), stdin=LEAVE)
    (record,) = read_records(file)
    assert record.names == ("Coral", "Foam", "Foam 2")
