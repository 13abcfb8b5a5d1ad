"""The house as it was packed for browsers, without one: Pyodide runs in Node as well."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any, Final

import pytest

from papersea.site.client import POCKET, STATIC
from tests.patience import PATIENT
from tools.pocket.packing import MANIFEST, node

INSIDE: Final = Path(__file__).with_name("inside.ts")


def manifest(client: Path = STATIC) -> dict[str, Any]:
    path = client / POCKET / MANIFEST
    if not path.is_file():
        pytest.fail("the house is not packed: make pocket")
    told: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return told


def folder(client: Path = STATIC) -> Path:
    """Of the version that was packed last."""
    return client / POCKET / str(manifest(client)["version"])


def run_inside(script: Path, *arguments: str, client: Path = STATIC) -> str:
    """What a Python script prints that runs in the packed house: its coroutine ``main``."""
    done = subprocess.run(
        [node(), str(INSIDE), str(folder(client)), str(script), *arguments],
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=PATIENT * 10,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-4000:]
    return done.stdout
