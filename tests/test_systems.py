"""What differs from system to system, as far as one of them can tell.

The types know what Windows lacks: ``make check`` reads the sources as it would (``--platform
win32``). Here is what types do not know.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from papersea.terminal import folders
from tests.systems import ONLY_POSIX

ROOT: Final = Path(__file__).parents[1]
SOURCES: Final = sorted((ROOT / "src" / "papersea").rglob("*.py"))
TEXT: Final = re.compile(r"[rwax]t?\+?")
RESERVED: Final = re.compile(
    r'(con|prn|aux|nul|com\d|lpt\d)(\.|$)|[<>:"|?*\\]|[. ]$', re.IGNORECASE
)


def calls() -> Iterator[tuple[str, str, ast.Call]]:
    """Of methods and functions, by where they are and by their names."""
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                yield f"{path.relative_to(ROOT).as_posix()}:{node.lineno}", name, node


def opens_text(name: str, call: ast.Call) -> bool:
    if name == "read_text" and any(isinstance(each, ast.Constant) for each in call.args):
        return False  # an encoding, or a file of a distribution's metadata, which is UTF-8
    if name in ("read_text", "write_text"):
        return not isinstance(call.func, ast.Name) and not _is_given(call, "utf-8")
    modes = [each.value for each in (*call.args, *_given(call)) if isinstance(each, ast.Constant)]
    return name == "open" and any(TEXT.fullmatch(str(mode)) for mode in modes)


def _given(call: ast.Call) -> list[ast.expr]:
    return [each.value for each in call.keywords if each.arg == "mode"]


def _is_given(call: ast.Call, value: str) -> bool:
    return any(isinstance(each, ast.Constant) and each.value == value for each in call.args)


def test_every_text_file_says_its_encoding() -> None:
    """Windows has another one than everybody else."""
    bare = [
        where
        for where, name, call in calls()
        if opens_text(name, call) and "encoding" not in {each.arg for each in call.keywords}
    ]
    # Click's own: `write_text` of a help page.
    assert [
        each for each in bare if "terminal/main.py" not in each and "study/score" not in each
    ] == []


def test_no_event_loop_is_asked_to_hear_signals() -> None:
    """None does on Windows, whatever its type says."""
    assert [where for where, name, _ in calls() if name == "add_signal_handler"] == []


def test_what_is_left_out_on_windows_is_there() -> None:
    assert [each for each in ONLY_POSIX if not (ROOT / "tests" / each).exists()] == []


def test_no_file_has_a_name_that_a_system_refuses() -> None:
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, encoding="utf-8", check=False
    )
    if listed.returncode:
        pytest.skip("git says what belongs to the tree")
    names = listed.stdout.rstrip("\0").split("\0")
    assert [each for each in names if any(map(RESERVED.match, each.split("/")))] == []
    assert len({each.lower() for each in names}) == len(names), "macOS and Windows tell no A from a"
    assert max(map(len, names)) < 160, "Windows takes 260 letters, the folder of the clone included"


@pytest.mark.parametrize(
    ("system", "line"),
    [
        ("linux", "papersea arena --resume 'my games' 'heron@2p'"),
        ("win32", 'papersea arena --resume "my games" heron@2p'),
    ],
)
def test_a_command_that_is_shown_is_quoted_for_the_shell_it_is_typed_in(
    system: str, line: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(folders, "_program", lambda: "papersea")
    said = folders.command_line("arena", "--resume", "my games", "heron@2p")
    assert said == line.replace("'heron@2p'", "heron@2p")
