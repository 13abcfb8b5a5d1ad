"""How the kernel runs is told: by ``--version`` always, and where people would feel it."""

from __future__ import annotations

from pathlib import Path

import pytest

from papersea.rules.ways import COMPILED, NUMBA, PYTHON, WAY, platform_name
from tests.client.serving import Server
from tests.server.services import wait_until
from tests.terminal.running import modules_loaded_by, run, run_program

SLOW = "papersea runs as plain Python here"
CLOSES = "Ctrl-C stops the server"


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Programs that are started from here compile nothing."""
    monkeypatch.setenv("PAPERSEA_KERNEL", PYTHON)


def test_the_version_names_python_and_how_the_kernel_runs() -> None:
    told = run_program("--version").stdout
    assert told.startswith("papersea ")
    assert "(Python 3." in told
    assert told.endswith(f"; kernel: {WAY})\n")


@pytest.mark.usefixtures("plain")
def test_the_version_says_that_plain_python_is_slow_and_why_it_runs() -> None:
    told = run_program("--version").stdout
    assert "kernel: plain Python, slow: asked for by PAPERSEA_KERNEL)" in told


@pytest.mark.skipif(WAY.library is None, reason="no library is used")
def test_the_version_names_the_platform_of_a_library() -> None:
    told = run("--version").stdout
    assert f"kernel: library {platform_name()}, built with the package)" in told


@pytest.mark.skipif(WAY.name == NUMBA, reason="whether Numba loads is known when it is loaded")
def test_the_version_loads_nothing_heavy() -> None:
    heavy = ["numba", "numpy", "rich", "fluent", "papersea.cards"]
    assert modules_loaded_by("--version").isdisjoint(heavy)


@pytest.mark.usefixtures("plain")
def test_whoever_plays_on_plain_python_is_told_once() -> None:
    assert run_program("play", stdin="quit\n").stdout.count(SLOW) == 1


@pytest.mark.usefixtures("plain")
def test_whoever_serves_on_plain_python_is_told_once(tmp_path: Path) -> None:
    server = Server(tmp_path, "--thinkers", "0")
    server.launch()
    try:
        wait_until(lambda: CLOSES in server.log(), server.log)
    finally:
        server.kill()
    assert server.log().count(SLOW) == 1


@pytest.mark.skipif(not COMPILED, reason="it is slow")
def test_whoever_plays_compiled_rules_is_told_nothing() -> None:
    assert SLOW not in run("play", stdin="quit\n").stdout
