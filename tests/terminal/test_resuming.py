"""Going on with a game that was left."""

from __future__ import annotations

import re
import shutil
from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest

from papersea.record import RecordWriter, read_records
from papersea.texts import Texts
from tests.terminal.running import run
from tests.terminal.test_playing import answers
from tests.terminal.test_replay import record


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game of three that was left after some moves."""
    path = tmp_path_factory.mktemp("records") / "my games.jsonl"
    typed = "L\n.\nD\n1\n.\nquit\ny\n"
    arguments = ("--seed", "1", "--players", "3", "--rules", "es", "--record", str(path))
    left = run("play", *arguments, stdin=typed)
    assert left.exit_code == 0
    assert f"papersea play --resume '{path}'" in left.output
    return path


def test_a_game_that_was_left_is_played_to_its_end(file: Path, tmp_path: Path) -> None:
    file = Path(shutil.copy(file, tmp_path))
    stdin = "\n".join(islice(answers(3), 6000))
    result = run("play", "--resume", str(file), stdin=stdin)
    assert result.exit_code == 0
    assert result.stderr == ""
    assert re.search(r"wins? the (whole )?game|share the win", result.stdout)
    left, finished = read_records(file)
    assert left.result is None
    assert finished.result is not None
    assert (finished.options, finished.players) == (left.options, left.players)
    assert finished.names == left.names
    assert finished.rounds[0].deck == left.rounds[0].deck
    played = [str(turn) for turn in left.rounds[0].turns]
    assert [str(turn) for turn in finished.rounds[0].turns][: len(played) - 1] == played[:-1]
    again = run("play", "--resume", str(file))
    assert again.exit_code == 2
    assert "is finished" in again.output


@pytest.mark.parametrize(
    "beside", ["--players 2", "--rules es", "--seed 1", "--record x", "--against gull"]
)
def test_the_record_says_how_the_game_is_played(file: Path, beside: str) -> None:
    flag, value = beside.split()
    result = run("play", "--resume", str(file), flag, value)
    assert result.exit_code == 2
    assert f"you can’t use {flag} with it" in " ".join(result.output.split())


def test_a_file_without_games_has_none_to_go_on_with(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    RecordWriter(path).close()
    result = run("play", "--resume", str(path))
    assert result.exit_code == 2
    assert "has no game to go on with" in result.output


@pytest.mark.parametrize("option", ["--resume", "--record"])
def test_a_file_of_another_kind_is_refused_before_the_welcome(tmp_path: Path, option: str) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("Dear Pebble,\n", encoding="utf-8")
    result = run("play", option, str(path))
    assert result.exit_code == 2
    assert "notes.txt isn’t a papersea record file." in result.output
    assert "Welcome" not in result.output


@pytest.mark.parametrize("option", ["--resume", "--record"])
def test_a_file_of_another_version_is_named_as_such(tmp_path: Path, option: str) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text('{"papersea-records": 99}\n', encoding="utf-8")
    result = run("play", option, str(path))
    assert result.exit_code == 2
    assert "version 99" in result.output


def test_a_broken_record_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    with RecordWriter(path) as writer:
        writer.write(record(1))
    text = path.read_text(encoding="utf-8").replace("A: ", "A: STOP ").replace("B: ", "B: STOP ")
    path.write_text(text, encoding="utf-8")
    result = run("play", "--resume", str(path))
    assert result.exit_code == 1
    assert "can’t be replayed: Line 2: Round 1, move 1" in result.output


def test_a_folder_that_is_missing_is_named() -> None:
    result = run("play", "--record", "/nowhere/at/all.jsonl")
    assert "there’s no such folder" in result.output
    assert "Errno" not in result.output
    assert "Welcome" not in result.output


def left(path: Path, *arguments: str) -> str:
    """Leave a game of three, and say what was printed."""
    typed = ("play", "--seed", "10", "--record", str(path), *arguments)
    return run(*typed, stdin="quit\ny\n").output


def resumed(path: Path, *arguments: str) -> str:
    """What is said when the game goes on."""
    result = run("play", "--resume", str(path), *arguments, stdin="quit\ny\n")
    assert result.exit_code == 0
    return " ".join(result.output.split())


def test_the_same_opponents_go_on(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    left(path, "--against", "nipper", "--against", "nipper", "--name", "Coral")
    output = resumed(path)
    nipper = Texts.load().text("opponent-nipper")
    assert f"against 2 opponents: Nipper, Nipper 2 {nipper}" in output
    assert "The record doesn’t" not in output
    before, after = read_records(path)
    assert before.names == after.names == ("Coral", "Nipper", "Nipper 2")


def test_how_long_they_think_is_said_again(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    assert f"papersea play --resume {path} --thinking 1s\n" in left(path, "--thinking", "1s")
    assert f"papersea play --resume {path} --thinking 50p" in resumed(path, "--thinking", "50p")


def renamed(path: Path, names: tuple[str, ...]) -> None:
    (record,) = read_records(path)
    path.unlink()
    with RecordWriter(path) as writer:
        writer.write(replace(record, names=names))


def test_a_stranger_is_replaced_and_that_is_said(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    left(path, "--players", "3")
    renamed(path, ("Guest", "Pebble\x1b", "Gull"))
    output = resumed(path)
    assert "The record doesn’t say how Pebble� plays, so Otter takes over." in output
    assert output.count("The record doesn’t") == 1
    *_, after = read_records(path)
    assert after.names == ("Guest", "Otter", "Gull")


@pytest.mark.parametrize(
    ("players", "said"),
    [
        ("2", "doesn’t name your opponent, so Gull takes over."),
        ("3", "doesn’t name your opponents, so Gull and Otter take over."),
    ],
)
def test_a_record_without_names_gets_the_usual_company(
    tmp_path: Path, players: str, said: str
) -> None:
    path = tmp_path / "games.jsonl"
    left(path, "--players", players)
    renamed(path, ())
    assert said in resumed(path)
