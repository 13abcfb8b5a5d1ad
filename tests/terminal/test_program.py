"""Commands that papersea prints can be copied into the shell it was started from."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from papersea.terminal.folders import command_line


@pytest.fixture
def script(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "bin" / "papersea"
    path.parent.mkdir()
    path.write_text("#!/bin/sh\n", encoding="utf-8")
    path.chmod(0o755)
    monkeypatch.setattr(sys, "argv", [str(path)])
    monkeypatch.setenv("PATH", "")
    return path


@pytest.mark.skipif(sys.platform == "win32", reason="needs a POSIX shell")
def test_the_bare_name_is_used_where_the_shell_finds_it(
    script: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(script.parent))
    assert command_line("play") == "papersea play"


@pytest.mark.skipif(sys.platform == "win32", reason="needs a POSIX shell")
def test_else_the_way_to_it_is_shown(script: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert command_line("play") == f"{script} play"
    monkeypatch.chdir(script.parents[1])
    assert command_line("play") == "bin/papersea play"
    monkeypatch.chdir(script.parent)
    assert command_line("play") == "./papersea play"


def test_arguments_with_spaces_are_quoted() -> None:
    assert command_line("replay", "my games.jsonl") == "papersea replay 'my games.jsonl'"
