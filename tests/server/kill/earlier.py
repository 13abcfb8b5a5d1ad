"""Servers of an earlier version, from the history of this clone."""

from __future__ import annotations

import io
import subprocess
import sys
import tarfile
from dataclasses import asdict
from pathlib import Path

import pytest

from papersea.server.settings import ServerSettings
from tests.server.kill.processes import Serving, started
from tests.terminal.running import command_line

_ROOT = Path(__file__).parents[3]


def sources_of(commit: str, folder: Path) -> Path:
    """What that commit has in ``src``. Without it nothing can be tried: a shallow clone, or files
    without their history."""
    try:
        packed = subprocess.run(
            ["git", "archive", commit, "src"], cwd=_ROOT, capture_output=True, check=True
        ).stdout
    except (OSError, subprocess.CalledProcessError) as error:
        pytest.skip(f"{commit} is not part of this clone: {error}")
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        archive.extractall(folder, filter="data")
    return folder / "src"


def earlier_server(sources: Path, settings: ServerSettings) -> Serving:
    """The command as its host typed it, with the packages of now. Its rules run as plain Python:
    nobody waits for Numba."""
    ways = (f"PYTHONPATH={sources}", "PAPERSEA_INTERPRETED=1", "PAPERSEA_KERNEL=python")
    where = ("--port", str(settings.port), "--database", settings.database)
    assert settings.redis is not None
    known = (sources / "papersea" / "server" / "settings.py").read_text("utf-8")
    limits = [
        f"--limit={name}={number}"
        for name, number in asdict(settings.limits).items()
        if f"\n    {name}: " in known
    ]
    line = command_line(
        "serve", *where, "--redis", settings.redis, "--thinkers", str(settings.thinkers), *limits
    )
    assert line[0] == sys.executable
    return Serving(started(["env", *ways, *line]), settings.port)
