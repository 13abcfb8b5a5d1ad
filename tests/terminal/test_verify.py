"""Checking proofs."""

from __future__ import annotations

from pathlib import Path

import pytest

from papersea.fair import Proof
from papersea.game import Game
from papersea.players.budget import Playouts
from papersea.players.ladder.simple import RandomPlayer
from papersea.record import Record, RecordWriter
from tests.record.games import FAIR, SHORT
from tests.terminal.running import run

COMMITMENT = "d1c92f01d62c65ef380e0f5a51a42296055075a0c99e5e2894c330af8a3ee2ff"


def record(number: int, names: tuple[str, ...] = ()) -> Record:
    proof = Proof(bytes(range(32)), f"CODE/{number}", ("blue", ""))
    game, player = Game(chance=proof.chance()), RandomPlayer(number)
    while not game.is_over:
        game.play(player.choose(game.view(game.turn), Playouts(1)))
    return Record.of(game, names, proof)


def verify(path: Path, *arguments: str) -> tuple[int, str]:
    """The exit code, and what was said, in one line."""
    result = run("verify", str(path), *arguments)
    return result.exit_code, " ".join(result.output.split())


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "games.jsonl"
    with RecordWriter(path) as writer:
        writer.write(record(1, ("Coral", "Pebble")))
        writer.write(record(2))
    return path


@pytest.fixture
def text(tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(FAIR, encoding="utf-8")
    return path


def test_every_game_of_a_file_is_verified(file: Path) -> None:
    code, said = verify(file)
    assert code == 0
    assert said.count("match the proof.") == 2
    assert "Salts: Coral “blue”, Pebble none." in said
    assert f"Commitment: {COMMITMENT}" in said
    assert "compare it with what you noted" in said


def test_a_noted_commitment_is_found_among_the_games(file: Path) -> None:
    code, said = verify(file, "--commitment", COMMITMENT.upper())
    assert code == 0
    assert said.count(f"{COMMITMENT} (as you noted it)") == 1
    assert "compare it" not in said


def test_a_commitment_of_no_game_is_refused(file: Path) -> None:
    other = 64 * "0"
    code, said = verify(file, "--commitment", COMMITMENT, "--commitment", other)
    assert code == 1
    assert "Not proved: no game in" in said
    assert other in said


def test_what_is_no_commitment_is_a_wrong_option(file: Path) -> None:
    code, said = verify(file, "--commitment", "blue")
    assert code == 2
    assert "“blue” isn’t a commitment: it has 64 hexadecimal digits" in said


def test_an_unfinished_text_is_verified_too(text: Path) -> None:
    code, said = verify(text)
    assert code == 0
    assert "The first player, 1 deck and 1 stolen card match the proof." in said


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("@B=Cd", "@B=Hl", "isn’t fair: Line 9: Round 1, move 19 by A: @B=Hl: by the proof"),
        (
            "CyByHy",
            "CyHyBy",
            "Line 3: Round 1: Card 57 of the deck is the yellow shell, and by",
        ),
        ('"blue"', '"red"', "isn’t fair: Line"),
        (
            "@B=Cd",
            "@B=Gr",
            "replayed: Line 9: Round 1, move 19 by A: @B=Gr: The grey shoal",
        ),
    ],
)
def test_what_differs_is_named(text: Path, old: str, new: str, problem: str) -> None:
    text.write_text(FAIR.replace(old, new), encoding="utf-8")
    code, said = verify(text)
    assert code == 1
    assert problem in said


def test_a_game_without_a_proof_says_so_and_hides_no_other(text: Path) -> None:
    text.write_text(f"{SHORT}\n{FAIR}", encoding="utf-8")
    code, said = verify(text)
    assert code == 1
    expected = "1 This game can’t be proved fair: Line 1: It has no proof of its cards. 2 The first"
    assert said.startswith(expected)


def test_a_cut_game_is_verified_as_far_as_it_goes(file: Path) -> None:
    whole = file.read_bytes()
    file.write_bytes(whole[: whole.rindex(b" ")])
    code, said = verify(file)
    assert code == 0
    assert "The end of the record is missing." in said


def test_a_file_without_games_proves_nothing(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    RecordWriter(path).close()
    code, said = verify(path)
    assert code == 1
    assert "games.jsonl has no games, so nothing is proved." in said


def test_a_file_that_is_no_record_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Pebble,\n", encoding="utf-8")
    assert verify(path)[0] == 1
    assert verify(tmp_path / "none")[0] == 2


def test_names_cannot_steer_the_terminal(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    with RecordWriter(path) as writer:
        writer.write(record(1, ("\x1b[2J", "\ue000")))
    _, said = verify(path)
    assert "\x1b" not in said
    assert "�[2J “blue”" in said
