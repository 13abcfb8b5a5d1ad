"""Thoughts that never end, in whichever process they are thought."""

from __future__ import annotations

import os
import time
from pathlib import Path

from papersea.answers.thinking import MoveQuestion, think
from papersea.moves import Move

_AN_HOUR = 3600.0


def hang(question: MoveQuestion, seed: int) -> Move:
    """Never answers."""
    time.sleep(_AN_HOUR)
    raise TimeoutError


class Hanging:
    """Bots think as ever, but hang while they are told to: by a file, for they are processes."""

    def __init__(self, folder: Path) -> None:
        self._told = folder / "hang"
        self._hangs = folder / "hangs"

    def begin(self) -> None:
        self._told.touch()

    def end(self) -> None:
        """For those who are asked from now on."""
        self._told.unlink()

    @property
    def process(self) -> int | None:
        """The one that hangs, if one does."""
        return int(self._hangs.read_text()) if self._hangs.exists() else None

    def __call__(self, question: MoveQuestion, seed: int) -> Move:
        if self._told.exists():
            half = self._hangs.with_suffix(".half")
            half.write_text(str(os.getpid()))
            half.rename(self._hangs)
            hang(question, seed)
        return think(question, seed)


def wait_for(file: Path) -> int:
    """Until it is there; which process has waited."""
    file.with_suffix(".awaited").touch()
    while not file.exists():
        time.sleep(0.01)
    return os.getpid()
