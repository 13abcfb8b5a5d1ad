"""The library and Numba do the same: every call of a sample is done by both and compared."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from papersea.rules.ways import WAY

ROOT = Path(__file__).parents[2]
SAMPLE = Path(__file__).with_name("sample.py")


def test_every_entry_does_the_same_by_the_library_and_by_numba() -> None:
    if WAY.library is None:
        pytest.skip("no library is used")
    pytest.importorskip("numba")
    done = subprocess.run(
        [sys.executable, "-m", "tests.kernel.twice", "-p", "no:cacheprovider", str(SAMPLE)],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": os.pathsep.join([str(ROOT / "src"), *sys.path])},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    counts = re.findall(r"^ *([\d,]+) (papersea\.\S+)$", done.stdout, re.M)
    assert {name for _, name in counts} == set(WAY.library.entries)
    assert not [name for count, name in counts if count == "0"], "not compared"
