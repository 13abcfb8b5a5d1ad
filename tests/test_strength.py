"""The page of strength says what was measured."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tools.strength import clean_commit


def git(root: Path, *words: str) -> str:
    asked = ["git", "-c", "user.name=papersea", "-c", "user.email=papersea@localhost", *words]
    return subprocess.run(asked, cwd=root, capture_output=True, text=True, check=True).stdout


def test_nothing_is_measured_while_files_differ_from_their_commit(tmp_path: Path) -> None:
    git(tmp_path, "init", "--quiet")
    held = tmp_path / "policy.json"
    held.write_text("1")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "--quiet", "--message", "A policy")
    assert git(tmp_path, "rev-parse", "HEAD").startswith(clean_commit(tmp_path))
    held.write_text("2")
    with pytest.raises(SystemExit, match="commit them first"):
        clean_commit(tmp_path)
