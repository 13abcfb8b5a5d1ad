"""Watching records."""

from __future__ import annotations

from pathlib import Path

import pytest

from papersea.game import Game
from papersea.players.budget import Playouts
from papersea.players.ladder.simple import RandomPlayer
from papersea.record import Record, RecordWriter
from tests.terminal.running import run


def record(seed: int, names: tuple[str, ...] = ()) -> Record:
    game = Game(seed=seed)
    player = RandomPlayer(seed)
    while not game.is_over:
        game.play(player.choose(game.view(game.turn), Playouts(1)))
    return Record.of(game, names)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "games.jsonl"
    with RecordWriter(path) as writer:
        writer.write(record(1, ("Coral", "Pebble")))
        writer.write(record(2))
    return path


def test_every_game_is_summed_up(file: Path) -> None:
    result = run("replay", str(file))
    assert result.exit_code == 0
    first, second = result.output.splitlines()
    assert first.startswith("   1  ")
    assert "Coral" in first
    assert "Won by" in second


def test_names_cannot_steer_the_terminal(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    with RecordWriter(path) as writer:
        writer.write(record(1, ("\x1b[2J", "\ue000")))
    output = run("replay", "--moves", str(path)).output
    assert "\x1b" not in output
    assert "�[2J" in output


@pytest.mark.parametrize("command", ["replay", "verify", "analyse"])
def test_a_name_of_any_length_is_shown_short(tmp_path: Path, command: str) -> None:
    path = tmp_path / "games.jsonl"
    with RecordWriter(path) as writer:
        writer.write(record(1, ("x" * 5_000, "Pebble")))
    result = run(command, *(["--budget", "20p"] if command == "analyse" else []), str(path))
    assert result.exit_code == (command == "verify")  # it has no proof
    assert "x" * 41 not in result.output


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_refusal_of_any_length_is_told(tmp_path: Path, command: str) -> None:
    path = tmp_path / "game.txt"
    path.write_text(str(record(1)).replace(": ", ": " + "x" * 5_000, 1), encoding="utf-8")
    result = run(command, str(path), columns=20_000)
    assert result.exit_code == 1
    assert "x" * 5_000 in result.output.replace("\n", "")


def test_moves_are_told_with_all_cards(file: Path) -> None:
    output = run("replay", "--moves", str(file)).output
    assert "Round 1: " in output
    assert "keeps a card" not in output


def test_a_broken_record_is_named_with_line_and_move(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    text = str(record(1)).replace("A: ", "A: STOP ", 1).replace("B: ", "B: STOP ", 1)
    path.write_text(text, encoding="utf-8")
    result = run("replay", str(path), columns=200)
    assert result.exit_code == 1
    assert "Line 3: Round 1, move 1 by" in result.output
    assert "STOP isn’t possible." in result.output


def test_a_file_that_is_no_record_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Pebble,\n", encoding="utf-8")
    result = run("replay", str(path))
    assert result.exit_code == 1
    assert "Line 1" in result.output


@pytest.mark.parametrize("is_begun", [True, False])
def test_a_file_without_games_says_so(tmp_path: Path, *, is_begun: bool) -> None:
    path = tmp_path / "games.jsonl"
    path.touch()
    if is_begun:
        RecordWriter(path).close()
    result = run("replay", str(path), columns=200)
    assert result.exit_code == 0
    assert "games.jsonl has no games." in result.output


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    assert run("replay", str(tmp_path / "none")).exit_code == 2
