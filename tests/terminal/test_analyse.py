"""Where a recorded game was won and lost."""

from __future__ import annotations

import json
from dataclasses import replace
from io import BytesIO, TextIOWrapper
from pathlib import Path

import msgspec
import pytest
from rich.console import Console

from papersea.analysis import Analysis, analyse
from papersea.players.budget import Playouts
from papersea.record import Record, RecordWriter, Replayed
from papersea.terminal.screen.screen import Screen
from papersea.terminal.screen.words import Words
from papersea.terminal.study.chances import show_chances
from papersea.terminal.study.one_game import find_game
from papersea.texts import Texts
from tests.analysis.games import played
from tests.players.beliefs import SIMPLE
from tests.terminal.running import run

FEW = ("--budget", "40p")


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two games, the second one given up."""
    path = tmp_path_factory.mktemp("records") / "games.jsonl"
    with RecordWriter(path) as writer:
        writer.write(replace(Record.of(played(2, 1, SIMPLE)), names=("Coral", "Pebble")))
        writer.write(Record.of(played(3, 2, SIMPLE, moves=40)))
    return path


def test_turning_points_come_first_and_every_decision_last(file: Path) -> None:
    output = run("analyse", str(file), "--game", "1", *FEW).output
    places = [
        output.index(title)
        for title in ("Turning points", "The chance to win", "Luck and skill", "Every choice")
    ]
    assert places == sorted(places)
    turning_points = output[: places[1]]
    assert "Better: " in turning_points
    assert "Coral" in output
    assert "100%" in output


def test_a_game_that_was_given_up_says_so(file: Path) -> None:
    output = run("analyse", str(file), "--seat", "A", *FEW).output
    assert "The game wasn’t finished" in output
    assert "missing" not in output


def test_a_record_that_was_cut_off_says_so(file: Path, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_bytes(file.read_bytes()[:-20])
    output = run("analyse", str(path), "--seat", "A", *FEW).output
    assert "The end of the record is missing." in output
    assert "not played" not in output


@pytest.mark.parametrize(("encoding", "sign"), [("utf-8", "⠒"), ("ascii", "*")])
def test_the_curve_is_drawn_with_signs_that_the_terminal_has(encoding: str, sign: str) -> None:
    analysis = analyse(Record.of(played(2, 3, SIMPLE, moves=30)), budget=Playouts(5))
    bytes_ = BytesIO()
    console = Console(file=TextIOWrapper(bytes_, encoding), width=60, force_terminal=False)
    show_chances(Screen(console, Words(Texts.load(), ("Coral", "Pebble"))), analysis)
    console.file.flush()
    lines = bytes_.getvalue().decode(encoding).splitlines()
    assert sum(sign in line for line in lines) >= 2
    assert max(map(len, lines)) <= 60


def test_json_is_the_whole_analysis(file: Path) -> None:
    result = run("analyse", str(file), "--game", "1", "--seat", "Pebble", "--json", *FEW)
    assert result.exit_code == 0
    assert "decisions" in json.loads(result.stdout)
    analysis = msgspec.json.decode(result.stdout, type=Analysis)
    assert analysis.seats == (1,)
    assert {each.seat for each in analysis.decisions} == {1}
    assert analysis.names == ("Coral", "Pebble")
    assert analysis.budget == "40p"


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["--seat", "D"], "Nobody here is called D"),
        (["--game", "3"], "has only 2 games"),
        (["--budget", "soon"], "“soon” isn’t a budget"),
    ],
)
def test_what_is_not_there_is_refused_in_plain_words(
    file: Path, arguments: list[str], problem: str
) -> None:
    result = run("analyse", str(file), *arguments)
    assert result.exit_code == 2
    assert problem in " ".join(result.output.split())


def test_other_games_of_the_file_are_not_even_read(file: Path, tmp_path: Path) -> None:
    header, first, second = file.read_bytes().splitlines(keepends=True)
    path = tmp_path / "games.jsonl"
    broken = first.replace(b"A: ", b"A: STOP ", 1)
    path.write_bytes(b"\n" + header + broken + b"no JSON\n\n" + second + broken)
    found, number = find_game(str(path), 3)
    assert isinstance(found, Replayed)
    assert (found.line, found.players, number) == (6, 3, 3)
    result = run("analyse", str(path))
    assert result.exit_code == 1
    assert "Line 7: Round 1, move 3 by A: STOP isn’t possible." in " ".join(result.output.split())


def test_of_games_as_text_one_is_chosen_too(tmp_path: Path) -> None:
    path = tmp_path / "games.txt"
    games = [Record.of(played(players, 1, SIMPLE, moves=8)) for players in (2, 3)]
    path.write_text("\n".join(map(str, games)), encoding="utf-8")
    for number, players in ((1, 2), (2, 3)):
        found, _ = find_game(str(path), number)
        assert isinstance(found, Replayed)
        assert found.players == players


def test_a_file_without_games_says_so(file: Path, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    for written in (b"", file.read_bytes().splitlines(keepends=True)[0]):
        path.write_bytes(written)
        assert "has no games" in " ".join(run("analyse", str(path)).output.split())


def test_a_record_that_breaks_the_rules_is_named_with_its_move(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    text = str(Record.of(played(2, 1, SIMPLE, moves=20))).replace("A: ", "A: STOP ", 1)
    path.write_text(text, encoding="utf-8")
    result = run("analyse", str(path))
    assert result.exit_code == 1
    assert "by A: STOP isn’t possible." in " ".join(result.output.split())
