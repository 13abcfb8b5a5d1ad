"""Imports go along the arrows only."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path


def test_every_module_imports_only_from_the_layers_below_it() -> None:
    program = Path(sys.executable).with_name("lint-imports")
    finished = subprocess.run(
        [program, "--no-logo", "--no-cache"], capture_output=True, text=True, check=False
    )
    assert finished.returncode == 0, finished.stdout
