"""What a shell offers for a word that is begun."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from click.shell_completion import ShellComplete

from papersea.players.catalogue import OPPONENTS
from papersea.record import RecordWriter, read_records
from papersea.terminal.main import cli
from tests.terminal.running import modules_loaded_by, run
from tests.terminal.test_replay import record


def offered(*words: str) -> list[str]:
    """For the last of the words, as click works it out for every shell."""
    *before, last = words
    complete = ShellComplete(cli, {}, "papersea", "_PAPERSEA_COMPLETE")
    return [item.value for item in complete.get_completions(before, last)]


def told(*words: str) -> dict[str, str | None]:
    *before, last = words
    complete = ShellComplete(cli, {}, "papersea", "_PAPERSEA_COMPLETE")
    return {item.value: item.help for item in complete.get_completions(before, last)}


@pytest.fixture
def games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a finished game and one that was left."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    with RecordWriter(tmp_path / "finished.jsonl") as writer:
        writer.write(record(1))
    run("play", "--seed", "1", "--record", "left.jsonl", stdin="quit\ny\n")
    (tmp_path / "notes.txt").write_text("Dear Pebble,\n", encoding="utf-8")
    (tmp_path / "broken.jsonl").write_text("{", encoding="utf-8")
    (last,) = read_records(tmp_path / "left.jsonl")
    assert last.result is None
    return tmp_path


def test_commands_are_offered_with_their_lines() -> None:
    found = told("s")
    assert list(found) == ["score", "scorepad", "study", "serve", "site"]
    assert found["scorepad"] == "Keep the score of a game with paper cards, round by round."


def test_options_are_offered_with_their_help() -> None:
    found = told("play", "--re")
    assert list(found) == ["--record", "--resume"]
    assert found["--resume"] == "Go on with the last game of this file, and add how it ends."


def test_opponents_are_offered_and_the_rungs() -> None:
    everybody = offered("play", "--against", "")
    assert {each.name for each in OPPONENTS} <= {*everybody}
    assert offered("play", "--against", "sol") == ["solid"]
    assert offered("play", "--against", "KR") == ["kraken"]
    assert "kraken" in offered("join", "8000", "--with", "k")
    assert offered("arena", "kraken", "ot") == ["otter"]
    assert "solid" not in offered("benchmark", "")


def test_bots_of_packages_are_offered_without_being_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    from papersea.players import outside

    found = outside.OutsideOpponent("paper-heron", target="nowhere:Heron")
    monkeypatch.setattr(outside, "installed", lambda: [found])
    assert offered("play", "--against", "pap") == ["paper-heron"]
    assert offered("bot", "pap") == ["paper-heron"]


@pytest.mark.parametrize(
    ("words", "names"),
    [
        (("play", "--language", "s"), ["sk"]),
        (("play", "--rules", "c"), ["classic", "cs"]),
        (("play", "--rules", "classic,target=d"), ["classic,target=double"]),
        (("play", "--theme", "l"), ["light"]),
        (("rules", "R1"), ["R1", "R10", "R11", "R12"]),
        (("rules", "car"), ["cards"]),
        (("completion", ""), ["bash", "zsh", "fish"]),
    ],
)
def test_closed_sets_are_offered(words: tuple[str, ...], names: list[str]) -> None:
    found = offered(*words)
    assert found == [each for each in names if each in found]
    assert found


def test_files_of_games_are_offered_and_to_resume_those_that_can_go_on(games: Path) -> None:
    assert offered("replay", "") == ["broken.jsonl", "finished.jsonl", "left.jsonl"]
    assert offered("analyse", "f") == ["finished.jsonl"]
    assert offered("play", "--resume", "") == ["left.jsonl"]
    folder = f"../{games.name}/"
    assert offered("verify", f"{folder}fin") == [f"{folder}finished.jsonl"]
    assert told("study", "nothing") == {"nothing": None}  # the shell looks for files itself


def test_servers_where_somebody_has_played_are_offered(games: Path) -> None:
    assert offered("join", "") == []
    kept = games / "data" / "papersea"
    kept.mkdir(parents=True, exist_ok=True)
    (kept / "identities.json").write_text('{"https://sea.example.org": {}}', encoding="utf-8")
    if sys.platform.startswith("linux"):  # elsewhere, data has another place
        assert offered("join", "https") == ["https://sea.example.org"]


def test_offering_a_command_loads_nothing_heavy() -> None:
    assert not {"textual", "papersea.game", "fluent.runtime"} & modules_loaded_by(
        "completion", "bash"
    )


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_every_shell_is_told_what_to_do(shell: str) -> None:
    result = run("completion", shell)
    assert result.exit_code == 0
    assert "_PAPERSEA_COMPLETE" in result.output
    assert f"{shell}_complete" in result.output


@pytest.mark.skipif(shutil.which("bash") is None, reason="needs bash")
def test_a_real_bash_completes(tmp_path: Path) -> None:
    program = tmp_path / "papersea"
    program.write_text(
        f"#!{sys.executable}\nfrom papersea.terminal.main import main\nmain()\n", encoding="utf-8"
    )
    program.chmod(0o755)
    script = """
        eval "$(papersea completion bash)"
        complete -p papersea
        COMP_WORDS=(papersea play --against kra) COMP_CWORD=3
        _papersea_completion papersea
        printf '%s\n' "${COMPREPLY[@]}"
    """
    finished = subprocess.run(
        ["bash", "--norc", "-c", script],
        env={**os.environ, "PATH": f"{tmp_path}{os.pathsep}{os.environ['PATH']}"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert finished.stderr == ""
    assert finished.stdout.splitlines() == [
        "complete -o nosort -F _papersea_completion papersea",
        "kraken",
    ]
