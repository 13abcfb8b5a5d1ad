"""All ways do the same: every call of a sample is done by the library, and again by Numba, as plain
Python and in WebAssembly, and what comes of it is compared byte by byte."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from papersea.rules.playout import MANNERS
from papersea.rules.ways import LIBRARIES, WAY, library_name
from tests.sizes import SOAK, sized, soak

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).parent
WEB = ROOT / "build" / "kernel-web"
KEPT = sized(2, 1000)
"""Calls of each entry and outcome in each test of the sample that WebAssembly does again."""
AT_LEAST = sized(
    {},
    {
        "papersea.rules.playout.play_random": 1000 * len(MANNERS) * 3,
        "papersea.players.search.root.search": 1000,
        "papersea.players.belief.sampling.sample_worlds": 1000,
        "papersea.players.belief.likelihood.begin_believing": 1000,
        "papersea.players.odds.last_turns.count_won": 1000,
        "papersea.players.ladder.lookahead.look_ahead": 1000,
        "papersea.rules.batch.step_games": 1000,
    },
)
"""So many calls are compared in a soak: seeds for each manner of 2 to 4 players, and the rest."""


QUICK = ("papersea.rules.entries", "papersea.rules.playout")
"""What Numba compiles in seconds, not in minutes: the rules, and random play by them."""


def run(command: Sequence[str | Path], **environment: str) -> str:
    done = subprocess.run(
        command,
        cwd=ROOT,
        env=os.environ
        | {"PYTHONPATH": os.pathsep.join([str(ROOT / "src"), *sys.path])}
        | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def counted(told: str) -> dict[str, int]:
    """How many calls of which entry."""
    lines = re.findall(r"^ *([\d,]+) (papersea\..+)$", told, re.M)
    return {name: int(count.replace(",", "")) for count, name in lines}


@pytest.fixture(scope="module")
def calls(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, int]]:
    """The sample, done by the library and by Numba: what was written down, and how many calls of
    each entry were compared."""
    if WAY.library is None:
        pytest.skip("no library is used")
    pytest.importorskip("numba")
    kept = tmp_path_factory.mktemp("calls") / "calls.jsonl"
    program = [sys.executable, "-m", "tests.kernel.twice", "--keep", str(kept)]
    program += sized(["--often", "40", *(f"--only={module}" for module in QUICK)], [])
    told = run([*program, "--most", str(KEPT), "-p", "no:cacheprovider", HERE / "sample.py"])
    return kept, counted(told)


def test_entries_do_the_same_by_the_library_and_by_numba(
    calls: tuple[Path, dict[str, int]],
) -> None:
    """All of them in a soak; in ``make test`` those that Numba compiles in seconds."""
    counts = calls[1]
    assert WAY.library is not None
    assert set(counts) == set(WAY.library.entries)
    asked = [name for name in counts if SOAK or name.startswith(QUICK)]
    assert asked
    assert not [name for name in asked if counts[name] == 0], "not compared"
    check_enough(counts)


def check_enough(counts: dict[str, int]) -> None:
    few = {name: counts[name] for name, least in AT_LEAST.items() if counts[name] < least}
    assert not few


def test_every_entry_does_the_same_as_plain_python(calls: tuple[Path, dict[str, int]]) -> None:
    program = [sys.executable, "-m", "tests.kernel.plainly", str(calls[0]), str(sized(1, 3))]
    counts = counted(run(program, PAPERSEA_KERNEL="python"))
    assert WAY.library is not None
    assert {each.partition(" ")[0] for each in counts} == set(WAY.library.entries)


# The same code twice: what players in browsers run is here anyway, and the other takes compiling.
@pytest.mark.parametrize("name", ["pyodide", pytest.param("web", marks=soak)])
def test_every_entry_does_the_same_in_webassembly(
    calls: tuple[Path, dict[str, int]], name: str
) -> None:
    """And what is an error elsewhere is one there, never a trap."""
    node = shutil.which("node", path=Path(sys.executable).parent) or shutil.which("node")
    if node is None:
        pytest.skip("Node is not installed")
    into = WEB if name == "web" else LIBRARIES
    run([sys.executable, "-m", "tools.kernel", name, "--into", into])  # if it is not there yet
    counts = counted(run([node, HERE / "again.mjs", into / library_name(name), calls[0]]))
    assert WAY.library is not None
    assert {each.partition(" ")[0] for each in counts} == set(WAY.library.entries)
    check_enough(counts)
    entries = "papersea.rules.entries"
    assert counts[f"{entries}.step IndexError"]
    assert counts[f"{entries}.decide ValueError"]
