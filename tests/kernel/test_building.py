"""Libraries are built the same again, wherever they are built."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from papersea.rules.ways import LIBRARIES, WAY, library_name, platform_name
from tests.sizes import soak

ROOT = Path(__file__).parents[2]


@soak  # it compiles everything
def test_another_folder_builds_the_same_library(tmp_path: Path) -> None:
    if WAY.library is None:
        pytest.skip("no library is used")
    pytest.importorskip("numba")
    leave = shutil.ignore_patterns("__pycache__", "libraries", "static")
    for name in ("src", "tools"):
        shutil.copytree(ROOT / name, tmp_path / "elsewhere" / name, ignore=leave)
    subprocess.run(
        [sys.executable, "-m", "tools.kernel", "--into", tmp_path / "built"],
        cwd=tmp_path / "elsewhere",
        env={name: value for name, value in os.environ.items() if name != "PYTHONPATH"},
        check=True,
    )
    name = library_name(platform_name())
    assert (tmp_path / "built" / name).read_bytes() == (LIBRARIES / name).read_bytes()
