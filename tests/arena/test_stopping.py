"""Stopping an arena in the middle, by Ctrl-C or by force, and going on with it."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from tests.patience import PATIENT
from tests.terminal.running import command_line, run

if sys.platform == "win32":
    pytest.skip("needs POSIX signals", allow_module_level=True)

ARENA = ("arena", "driftwood@1p", "foam@1p", "--seed", "1")


def hear_ctrl_c() -> None:
    """Also where whoever started the tests does not: in the background of a shell."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@contextmanager
def playing(folder: Path) -> Iterator[subprocess.Popen[str]]:
    """An arena that would take hours, in a process group of its own, with some deals played."""
    process = subprocess.Popen(
        command_line(*ARENA, "--games", "100000", "--out", str(folder), "--workers", "2"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        process_group=0,
        preexec_fn=hear_ctrl_c,  # noqa: PLW1509, no threads here
    )
    try:
        until = time.monotonic() + PATIENT
        while games_in(folder) < 8 and time.monotonic() < until:
            time.sleep(0.02)
        yield process
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


def games_in(folder: Path) -> int:
    games = folder / "games.jsonl"
    return games.read_bytes().count(b"\n") - 1 if games.exists() else 0


def is_everybody_gone(process: subprocess.Popen[str]) -> bool:
    """Workers share the output of their parent: it ends when the last of them does."""
    try:
        process.communicate(timeout=PATIENT)
    except subprocess.TimeoutExpired:
        return False
    return True


def test_after_kill_9_no_worker_lives_on_and_the_arena_goes_on(tmp_path: Path) -> None:
    folder = tmp_path / "arena"
    with playing(folder) as process:
        process.kill()
        assert is_everybody_gone(process)
    kept = (folder / "games.jsonl").read_bytes()
    (folder / "games.jsonl").write_bytes(kept[:-100])  # as if cut in the middle of a line
    plan = folder / "arena.json"
    plan.write_text(plan.read_text().replace('"games": 100000', '"games": 4'), encoding="utf-8")

    games = str(games_in(folder) + 5)
    resumed = run("arena", "--resume", str(folder), "--games", games, "--json", "--workers", "1")
    assert resumed.exit_code == 0, resumed.output
    fresh = run(*ARENA, "--games", games, "--json", "--workers", "1")
    assert resumed.stdout == fresh.stdout
    assert (folder / "games.jsonl.1.cut").exists()


def test_ctrl_c_keeps_what_was_played_and_says_how_to_go_on(tmp_path: Path) -> None:
    folder = tmp_path / "arena"
    with playing(folder) as process:
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to everybody
        output, errors = process.communicate(timeout=PATIENT)
    assert process.returncode == 130
    assert errors == ""
    assert re.search(r"Stopped after \d+ of 100,000 games\.", output)
    assert "Results" in output
    assert f"arena --resume {folder}" in output
    assert games_in(folder) % 2 == 0
