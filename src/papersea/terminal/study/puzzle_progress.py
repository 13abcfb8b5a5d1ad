"""The puzzles that were solved at this machine, kept in the user's data directory."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

from papersea.puzzles.progress import Progress
from papersea.terminal.folders import data_folder, file_told


def _file() -> Path:
    return data_folder() / "puzzles.json"


def kept() -> Progress:
    """What cannot be read is begun anew."""
    try:
        return msgspec.json.decode(_file().read_bytes(), type=Progress)
    except (OSError, msgspec.DecodeError):
        return Progress()


def keep(progress: Progress) -> None:
    file = _file()
    beside = file.with_suffix(f".{os.getpid()}")
    with file_told(file):
        beside.write_bytes(msgspec.json.encode(progress))
        beside.replace(file)
