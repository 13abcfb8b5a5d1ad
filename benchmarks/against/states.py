"""An older state of the repository, to start servers from."""

from __future__ import annotations

import io
import subprocess
import tarfile
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from benchmarks.load.house import State, serving

_ROOT: Final = Path(__file__).resolve().parents[2]
_PORT: Final = 18_450


@contextmanager
def older(commit: str) -> Iterator[State]:
    """As git has it. Its name is the commit's."""
    command = ("git", "archive", commit, "src")
    packed = subprocess.run(command, cwd=_ROOT, capture_output=True, check=True).stdout
    with tempfile.TemporaryDirectory() as folder:
        with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
            archive.extractall(folder, filter="data")
        yield State(commit, Path(folder) / "src")


def warm_up(state: State) -> None:
    """A first start may compile the rules, which is no part of what is measured."""
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(f"sqlite:///{folder}/first.db", None, (_PORT,), (), state),
    ):
        pass
